import { scene } from '@questwright/testkit'

scene(
  'William sacks 2 when the Troll engages',
  {
    you: {
      heroes: [
        { card: 'scene:hero', as: 'one' },
        { card: 'scene:hero', as: 'two', resources: 1 },
      ],
      threat: 38,
    },
    staging: ['william'],
    zones: { 'sack-deck': ['a-worn-sack', 'a-deep-sack', 'a-large-sack'] },
    encounterDeck: 3,
    at: '5.3',
  },
  (t) => {
    t.sees({ 'william.zone': 'you.engaged', 'two.attachments': 1, 'sack-deck': 1 })
    t.tells('sacked', {}, 2).asks('choose-hero-for-damage')
  },
)

scene(
  'At the end of the combat phase William goes back to the staging area',
  { you: { heroes: ['scene:hero'], engaged: [{ card: 'william', is: ['attacked'] }], threat: 10 }, encounterDeck: 5, at: '6.11' },
  (t) => {
    t.no().sees({ 'william.zone': 'staging-area', 'you.threat': 11 }).asks('choose-to-commit')
  },
)

scene(
  'For 1 threat of the engaged player William stays',
  { you: { heroes: ['scene:hero'], engaged: [{ card: 'william', is: ['attacked'] }], threat: 10 }, encounterDeck: 5, at: '6.11' },
  (t) => {
    t.yes().sees({ 'william.zone': 'you.engaged', 'you.threat': 12 }).asks('choose-to-commit')
  },
)

scene(
  'A Troll that is engaged with nobody takes no damage',
  {
    you: { heroes: ['scene:hero'], hand: ['lcg-core-set:gandalf'], engaged: ['bert'], resources: 5 },
    staging: ['william'],
    at: '2.2',
  },
  (t) => {
    t.play('gandalf').use('gandalf', 'william').sees({ 'william.damage': 0 }).asks('choose-to-commit')
  },
)

scene(
  'A Troll that is engaged with a player takes damage',
  { you: { heroes: ['scene:hero'], hand: ['lcg-core-set:gandalf'], engaged: ['bert'], resources: 5 }, staging: ['william'], at: '2.2' },
  (t) => {
    t.play('gandalf').use('gandalf', 'bert').sees({ 'bert.damage': 4 }).asks('choose-to-commit')
  },
)
