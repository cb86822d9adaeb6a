import { scene } from '@questwright/testkit'

const wizard = { card: 'lcg-core-set:gandalf', as: 'wizard' } as const
const striker = { card: 'scene:ally', as: 'striker', lasting: [{ stat: 'attack', set: 20, until: 'round' }] } as const
const guide = { card: 'iarion', controller: 'you', is: ['exhausted', 'committed'] } as const

scene(
  'No enemy in the staging area takes damage while Orc War Party is there',
  {
    you: { heroes: ['lcg-core-set:aragorn'], hand: [wizard], resources: 5, engaged: ['angmar-orc'] },
    staging: ['orc-war-party', 'angmar-marauder'],
    at: 'planning',
  },
  (t) => {
    t.play('wizard').use('wizard').pick('angmar-marauder')
    t.sees({ 'angmar-marauder.damage': 0, 'orc-war-party.damage': 0 }).isAt('3.2')
  },
)

scene(
  'Enemies in the staging area take damage while Orc War Party is engaged',
  {
    you: { heroes: ['lcg-core-set:aragorn'], hand: [wizard], resources: 5, engaged: ['orc-war-party'] },
    staging: ['angmar-captain'],
    at: 'planning',
  },
  (t) => {
    t.play('wizard').use('wizard').pick('angmar-captain').sees({ 'angmar-captain.damage': 4 }).isAt('3.2')
  },
)

scene(
  'An engaged Orc War Party can be destroyed although another Orc War Party is in the staging area',
  {
    you: { allies: [striker], engaged: [{ card: 'orc-war-party', as: 'front' }] },
    staging: [{ card: 'orc-war-party', as: 'rear' }],
    encounterDeck: 3,
    at: '6.7',
  },
  (t) => {
    t.pick('front').choose('striker').sees({ 'front.zone': 'encounter-discard', 'rear.zone': 'staging-area' }).isAt('3.2')
  },
)

scene(
  'Forest Snare cannot be attached to Orc War Party, and is attached to another enemy',
  {
    you: {
      heroes: ['lcg-core-set:denethor'],
      hand: [{ card: 'lcg-core-set:forest-snare', as: 'snare' }],
      resources: 3,
      engaged: ['orc-war-party', 'angmar-orc'],
    },
    at: 'planning',
  },
  (t) => {
    t.play('snare').sees({ 'snare.zone': 'attachments of angmar-orc' }).isAt('3.2')
  },
)

scene(
  'The last stage is not defeated while Orc War Party is in play, and the players win as soon as it is destroyed',
  {
    you: { allies: [striker, guide], engaged: ['orc-war-party'] },
    quest: { card: 'stop-the-war-party', progress: 29 },
    encounterDeck: ['scene:treachery', 'scene:treachery'],
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.progress': 30, 'quest.slug': 'stop-the-war-party' })
    t.until('6.8a').pick('orc-war-party').choose('striker').isWon()
  },
)

scene(
  'A stage that is not the last is defeated although Orc War Party is in play',
  {
    you: { allies: [guide], engaged: ['orc-war-party'] },
    quest: { card: 'stop-the-war-party', progress: 29 },
    questDeck: ['scene:quest'],
    encounterDeck: 3,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.slug': 'quest' }).asks('choose-defender', 'you')
  },
)

scene(
  'A side quest is defeated although Orc War Party is in play',
  {
    you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }], allies: [{ ...guide, card: 'scene:ally' }], engaged: ['orc-war-party'] },
    staging: [{ card: 'orc-rearguard', progress: 2 }],
    encounterDeck: 5,
    at: 'quest',
  },
  (t) => {
    t.choose('orc-rearguard').sees({ 'orc-rearguard.zone': 'victory-display' }).isAt('3.2')
  },
)
