import { scene } from '@questwright/testkit'

scene(
  'The player whom Bert engages sacks 1',
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
  'Bert returns to the staging area at the end of the combat phase when the engaged player pays no threat',
  { you: { heroes: ['scene:hero'], engaged: [{ card: 'bert', is: ['attacked'] }], threat: 10 }, encounterDeck: 5, at: '6.11' },
  (t) => {
    t.no().sees({ 'bert.zone': 'staging-area', 'you.threat': 11 }).asks('choose-to-commit')
  },
)

scene(
  'Bert stays engaged at the end of the combat phase when the engaged player raises their threat by 1',
  { you: { heroes: ['scene:hero'], engaged: [{ card: 'bert', is: ['attacked'] }], threat: 10 }, encounterDeck: 5, at: '6.11' },
  (t) => {
    t.yes().sees({ 'bert.zone': 'you.engaged', 'you.threat': 12 }).asks('choose-to-commit')
  },
)

scene(
  'Forest Snare cannot be attached to a Troll, and is attached to another enemy',
  {
    you: { heroes: ['lcg-core-set:beravor'], hand: ['lcg-core-set:forest-snare'], engaged: ['bert', 'tom', 'scene:enemy'], resources: 5 },
    at: '2.2',
  },
  (t) => {
    t.play('forest-snare').sees({ 'forest-snare.zone': 'attachments of enemy' }).asks('choose-to-commit')
  },
)
