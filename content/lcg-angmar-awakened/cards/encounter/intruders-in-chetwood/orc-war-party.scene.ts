import { scene } from '@questwright/testkit'

const wizard = { card: 'lcg-core-set:gandalf', as: 'wizard' } as const
const striker = { card: 'scene:ally', as: 'striker', lasting: [{ stat: 'attack', set: 20, until: 'round' }] } as const
const guide = { card: 'iarion', controller: 'you', is: ['exhausted', 'committed'] } as const

scene(
  'While an Orc War Party is in the staging area, no enemy there takes damage; engaged ones do',
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
  'An Orc War Party that is engaged protects nobody',
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
  'An engaged Orc War Party is attacked and destroyed like any enemy, also while another waits',
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
  'No attachment goes to an Orc War Party',
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
  'The last stage keeps its progress while an Orc War Party is in play, and the players win as soon as it is gone',
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
  'A stage that is not the last is left all the same',
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
  'A side quest is defeated all the same while an Orc War Party is in play',
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
