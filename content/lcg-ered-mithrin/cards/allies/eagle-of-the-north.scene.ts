import { scene } from '@questwright/testkit'

const table = {
  you: { allies: ['scene:ally'] },
  friend: {},
  staging: ['scene:enemy', 'scene:location'],
  encounterDeck: ['eagle-of-the-north', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene(
  'The player to whom the first player gives Eagle of the North when it is revealed may discard an enemy in the staging area',
  table,
  (t) => {
    t.asks('choose-player', 'you').pick('friend').asks('choose-up-to', 'friend').offers('scene:enemy').pick('scene:enemy')
    t.sees({ 'eagle-of-the-north.zone': 'friend.play-area', 'scene:enemy.zone': 'encounter-discard', encounterDeck: 1 }).isAt('4.2')
  },
)

scene('The player to whom Eagle of the North is given may decline to discard an enemy', table, (t) => {
  t.pick('friend').decline().sees({ 'scene:enemy.zone': 'staging-area', 'eagle-of-the-north.controller': 'friend' }).isAt('4.2')
})

const sage = { card: 'scene:hero', as: 'sage', resources: 6, lasting: [{ stat: 'spheres', gain: 'lore', until: 'game' }] } as const
const remedy = { card: 'self-preservation', as: 'remedy' } as const

scene(
  'Eagle of the North can have attachments that are not Restricted, and no Restricted ones',
  {
    you: {
      heroes: [sage],
      allies: ['eagle-of-the-north'],
      hand: [
        { ...remedy, keywords: ['Restricted'] },
        { ...remedy, as: 'plain' },
      ],
    },
    at: 'planning',
  },
  (t) => {
    t.play('remedy').sees({ 'sage.attachments': 1, 'eagle-of-the-north.attachments': 0 })
    t.play('plain')
      .offers('sage', 'eagle-of-the-north')
      .pick('eagle-of-the-north')
      .sees({ 'eagle-of-the-north.attachments': 1 })
      .isAt('3.2')
  },
)
