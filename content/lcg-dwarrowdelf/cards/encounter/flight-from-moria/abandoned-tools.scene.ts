import { scene } from '@questwright/testkit'

const miner = { card: 'scene:hero', as: 'miner' } as const
const tools = { card: 'abandoned-tools', controller: 'you' } as const
const kit = (as: string) => ({ card: 'scene:attachment', as, keywords: ['Restricted'] })

scene(
  'A hero exhausts to claim Abandoned Tools, and carries them',
  { you: { heroes: [miner, { card: 'scene:hero', as: 'other' }] }, staging: ['abandoned-tools'], encounterDeck: 3, at: 'window 3.1' },
  (t) => {
    t.use('abandoned-tools').pick('miner').sees({
      'miner.attachments': 1,
      'abandoned-tools.controller': 'you',
      'miner.exhausted': 'yes',
    })
    t.isAt('3.2')
  },
)

scene(
  'Nobody claims them while an encounter card guards them',
  { you: { heroes: [miner] }, staging: [{ card: 'scene:enemy', attachments: ['abandoned-tools'] }], encounterDeck: 3, at: 'window 3.1' },
  (t) => {
    t.sees({ 'abandoned-tools.zone': 'attachments of enemy' }).isAt('3.2')
  },
)

scene(
  'When their hero leaves play, they go back to the staging area, and another hero claims them',
  {
    you: {
      heroes: [
        { ...miner, damage: 8, attachments: [tools] },
        { card: 'scene:hero', as: 'heir' },
      ],
      engaged: ['scene:enemy'],
    },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.decline().pick('miner').sees({ 'abandoned-tools.zone': 'staging-area', 'abandoned-tools.controller': null })
    t.use('abandoned-tools').sees({ 'heir.attachments': 1 }).isAt('3.2')
  },
)

scene(
  'As one Restricted attachment too many they go back to the staging area as well',
  { you: { heroes: [{ ...miner, attachments: [tools, kit('axe')] }], hand: [kit('helmet')] }, at: 'planning' },
  (t) => {
    t.play('helmet')
      .pick('abandoned-tools')
      .sees({ 'abandoned-tools.zone': 'staging-area', 'miner.attachments': 2, encounterDiscard: 0 })
      .isAt('window 2.2')
  },
)
