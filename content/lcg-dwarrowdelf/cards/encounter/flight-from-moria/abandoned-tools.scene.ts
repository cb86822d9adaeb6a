import { scene } from '@questwright/testkit'

const miner = { card: 'scene:hero', as: 'miner' } as const
const tools = { card: 'abandoned-tools', controller: 'you' } as const
const kit = (as: string) => ({ card: 'scene:attachment', as, keywords: ['Restricted'] })

scene(
  'A hero exhausts to claim Abandoned Tools',
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
  'Nobody can claim Abandoned Tools while an encounter card guards it',
  { you: { heroes: [miner] }, staging: [{ card: 'scene:enemy', attachments: ['abandoned-tools'] }], encounterDeck: 3, at: 'window 3.1' },
  (t) => {
    t.sees({ 'abandoned-tools.zone': 'attachments of enemy' }).isAt('3.2')
  },
)

scene(
  'Abandoned Tools returns to the staging area when its hero leaves play, and another hero can claim it',
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
  'Abandoned Tools returns to the staging area when it is discarded as a third Restricted attachment',
  { you: { heroes: [{ ...miner, attachments: [tools, kit('axe')] }], hand: [kit('helmet')] }, at: 'planning' },
  (t) => {
    t.play('helmet')
      .pick('abandoned-tools')
      .sees({ 'abandoned-tools.zone': 'staging-area', 'miner.attachments': 2, encounterDiscard: 0 })
      .isAt('window 2.2')
  },
)
