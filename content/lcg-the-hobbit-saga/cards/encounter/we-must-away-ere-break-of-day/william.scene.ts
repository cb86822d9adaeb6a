import { scene } from '@questwright/testkit'

scene(
  'The player whom William engages sacks 2',
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
  'William returns to the staging area at the end of the combat phase when the engaged player pays no threat',
  { you: { heroes: ['scene:hero'], engaged: [{ card: 'william', is: ['attacked'] }], threat: 10 }, encounterDeck: 5, at: '6.11' },
  (t) => {
    t.no().sees({ 'william.zone': 'staging-area', 'you.threat': 11 }).asks('choose-to-commit')
  },
)

scene(
  'William stays engaged at the end of the combat phase when the engaged player raises their threat by 1',
  { you: { heroes: ['scene:hero'], engaged: [{ card: 'william', is: ['attacked'] }], threat: 10 }, encounterDeck: 5, at: '6.11' },
  (t) => {
    t.yes().sees({ 'william.zone': 'you.engaged', 'you.threat': 12 }).asks('choose-to-commit')
  },
)

scene(
  'While William is in play a Troll that is engaged with nobody takes no damage',
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
  'While William is in play a Troll that is engaged with a player takes damage',
  { you: { heroes: ['scene:hero'], hand: ['lcg-core-set:gandalf'], engaged: ['bert'], resources: 5 }, staging: ['william'], at: '2.2' },
  (t) => {
    t.play('gandalf').use('gandalf', 'bert').sees({ 'bert.damage': 4 }).asks('choose-to-commit')
  },
)
