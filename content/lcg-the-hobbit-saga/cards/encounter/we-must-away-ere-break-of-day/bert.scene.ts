import { scene } from '@questwright/testkit'

scene(
  'Bert sacks 1 when the Troll engages',
  {
    you: {
      heroes: [
        { card: 'scene:hero', as: 'one' },
        { card: 'scene:hero', as: 'two', resources: 1 },
      ],
      threat: 23,
    },
    staging: ['bert'],
    zones: { 'sack-deck': ['a-worn-sack', 'a-deep-sack', 'a-large-sack'] },
    encounterDeck: 3,
    at: '5.3',
  },
  (t) => {
    t.sees({ 'bert.zone': 'you.engaged', 'two.attachments': 1, 'sack-deck': 2 })
    t.tells('sacked', {}, 1).asks('choose-defender')
  },
)

scene(
  'At the end of the combat phase Bert goes back to the staging area',
  { you: { heroes: ['scene:hero'], engaged: [{ card: 'bert', is: ['attacked'] }], threat: 10 }, encounterDeck: 5, at: '6.11' },
  (t) => {
    t.no().sees({ 'bert.zone': 'staging-area', 'you.threat': 11 }).asks('choose-to-commit')
  },
)

scene(
  'For 1 threat of the engaged player Bert stays',
  { you: { heroes: ['scene:hero'], engaged: [{ card: 'bert', is: ['attacked'] }], threat: 10 }, encounterDeck: 5, at: '6.11' },
  (t) => {
    t.yes().sees({ 'bert.zone': 'you.engaged', 'you.threat': 12 }).asks('choose-to-commit')
  },
)

scene(
  'No attachment is played on a Troll, and on another enemy it is',
  {
    you: { heroes: ['lcg-core-set:beravor'], hand: ['lcg-core-set:forest-snare'], engaged: ['bert', 'tom', 'scene:enemy'], resources: 5 },
    at: '2.2',
  },
  (t) => {
    t.play('forest-snare').sees({ 'forest-snare.zone': 'attachments of enemy' }).asks('choose-to-commit')
  },
)
