import { scene } from '@questwright/testkit'

const bearer = {
  card: 'frodo-baggins',
  attachments: [
    { card: 'the-one-ring', controller: 'you' },
    { card: 'orc-disguise', controller: 'you' },
  ],
} as const
const foe = (as: string, trait: string) =>
  ({
    card: 'scene:enemy',
    as,
    lasting: [
      { stat: 'engagementCost', by: -79, until: 'game' },
      { stat: 'traits', gain: trait, until: 'game' },
    ],
  }) as const

scene(
  'With Orc Disguise an Orc of engagement cost 20 does not engage at 24 threat, and another enemy does',
  { you: { heroes: [bearer], threat: 24 }, staging: [foe('orc', 'Orc'), foe('troll', 'Troll')], encounterDeck: 5, at: '5.2' },
  (t) => {
    t.decline().asks('choose-defender', 'you').sees({ 'orc.zone': 'staging-area', 'troll.zone': 'you.engaged' })
  },
)

scene(
  'With Orc Disguise an Orc of engagement cost 20 engages at 25 threat',
  { you: { heroes: [bearer], threat: 25 }, staging: [foe('orc', 'Orc')], encounterDeck: 5, at: '5.2' },
  (t) => {
    t.decline().asks('after-response', 'you').sees({ 'orc.zone': 'you.engaged' })
  },
)

scene(
  'Orc Disguise changes no engagement cost in the checks of another player',
  { you: { heroes: [bearer], threat: 0 }, friend: { threat: 20 }, staging: [foe('orc', 'Orc')], encounterDeck: 5, at: '5.2' },
  (t) => {
    t.decline().decline().sees({ 'orc.zone': 'friend.engaged', 'orc.engagementCost': 20 }).asks('choose-defender', 'friend')
  },
)

scene(
  'Orc Disguise is discarded after an Orc engages you, and that Orc does not attack you in this round',
  { you: { heroes: [bearer], threat: 30 }, staging: [foe('orc', 'Orc'), foe('troll', 'Troll')], encounterDeck: 5, at: '5.2' },
  (t) => {
    t.pick('orc').use('orc-disguise').sees({ 'orc-disguise.zone': 'you.discard', 'orc.zone': 'you.engaged' })
    t.asks('choose-defender', 'you').decline().tells('attacks', { card: 'orc' }, 0).tells('attacks', { card: 'troll' }, 1).isAt('6.8a')
  },
)

scene(
  'Orc Disguise cannot be discarded after an enemy that is no Orc engages you',
  { you: { heroes: [bearer], threat: 30 }, staging: [foe('troll', 'Troll')], encounterDeck: 5, at: '5.2' },
  (t) => {
    t.pick('troll').asks('choose-defender', 'you').sees({ 'orc-disguise.zone': 'attachments of frodo-baggins' })
  },
)

scene(
  'Orc Disguise changes no engagement cost while no engagement check is made',
  { you: { heroes: [bearer] }, staging: [foe('orc', 'Orc')], encounterDeck: 5, at: '3.2' },
  (t) => {
    t.asks('choose-to-commit', 'you').sees({ 'orc.engagementCost': 20 })
  },
)

scene(
  'Orc Disguise can be attached to the Ring-bearer only, one copy at most',
  {
    you: {
      heroes: [{ card: 'frodo-baggins', resources: 2, attachments: [{ card: 'the-one-ring', controller: 'you' }] }, 'scene:hero'],
      hand: ['orc-disguise', { card: 'orc-disguise', as: 'second' }],
    },
    at: '2.2',
  },
  (t) => {
    t.play('orc-disguise').sees({ 'orc-disguise.zone': 'attachments of frodo-baggins' })
    t.asks('choose-to-commit', 'you').sees({ 'second.zone': 'you.hand', 'frodo-baggins.resources': 1 })
  },
)
