import { scene } from '@questwright/testkit'

const foe = { card: 'scene:enemy', as: 'foe', damage: 1, lasting: [{ stat: 'threat', by: 3, until: 'game' }] } as const
const seat = { threat: 20, hand: ['saruman'], resources: 3 } as const

scene(
  'Saruman raises each threat by 3, and considers an enemy in the staging area to be out of play',
  { you: seat, friend: { threat: 30 }, staging: [foe, 'scene:location', 'boars-guardian'], at: 'planning' },
  (t) => {
    t.sees({ 'staging.threat': 6 }).play('saruman').sees({ 'you.threat': 23, 'friend.threat': 33 })
    // a unique card cannot be chosen
    t.use('saruman').offers('foe', 'scene:location').pick('foe')
    t.sees({ 'foe.zone': 'withdrawn of saruman', 'staging.threat': 2, 'foe.damage': 1 }).tells('left-play', {}, 0).tells('withdrawn', {}, 1)
    t.isAt('3.2')
  },
)

scene(
  'Saruman is discarded at the end of the round, and the enemy considered out of play returns unchanged',
  {
    you: { ...seat, heroes: [{ card: 'scene:hero', resources: 3 }] },
    staging: [{ ...foe, attachments: ['scene:objective'] }],
    quest: { card: 'scene:quest', progress: 0 },
    encounterDeck: 5,
    at: 'planning',
  },
  (t) => {
    t.play('saruman').use('saruman').asks('choose-to-commit').choose('saruman')
    // no threat counts against his 3 willpower
    t.sees({ 'quest.progress': 3, 'saruman.zone': 'you.discard', 'foe.zone': 'staging-area', 'foe.damage': 1, 'staging.threat': 4 })
    t.sees({ 'foe.attachments': 1, round: 2 })
      .tells('entered-play', { card: 'foe' }, 0)
      .tells('back-in-play', {}, 1)
      .asks('choose-to-commit')
  },
)

scene(
  'An enemy that Saruman considers out of play neither engages nor can be engaged',
  {
    you: { ...seat, threat: 30, heroes: [{ card: 'scene:hero', resources: 3 }] },
    staging: [{ card: 'scene:enemy', as: 'foe', lasting: [{ stat: 'engagementCost', set: 5, until: 'game' }] }],
    encounterDeck: 5,
    at: 'planning',
  },
  (t) => {
    t.play('saruman').use('saruman').asks('choose-to-commit').decline()
    t.sees({ 'you.engaged': 0, 'foe.zone': 'staging-area' }).tells('engaged', {}, 0).asks('choose-to-commit')
  },
)

scene(
  'Saruman has no target if each enemy and location in the staging area is unique',
  { you: seat, staging: ['boars-guardian'], at: 'planning' },
  (t) => {
    t.play('saruman').sees({ 'saruman.zone': 'you.play-area', 'staging.threat': 1 }).isAt('3.2')
  },
)

scene(
  'An enemy that Saruman considers out of play loses its shadow card',
  { you: seat, staging: [{ ...foe, shadow: ['scene:treachery'] }, 'scene:location'], encounterDeck: 3, at: 'planning' },
  (t) => {
    t.play('saruman').use('saruman').pick('foe').sees({ 'foe.zone': 'withdrawn of saruman', 'treachery.zone': 'encounter-discard' })
    t.isAt('3.2')
  },
)

scene(
  'An objective guarded by an enemy that Saruman considers out of play is also out of play',
  {
    you: { ...seat, hand: ['saruman'] },
    staging: [{ ...foe, attachments: [{ card: 'scene:objective', as: 'prize', keywords: ['Guarded'] }] }],
    at: 'planning',
  },
  (t) => {
    t.play('saruman')
      .use('saruman')
      .sees({ 'prize.zone': 'attachments of enemy', 'foe.zone': 'withdrawn of saruman', staging: 0 })
      .isAt('3.2')
  },
)
