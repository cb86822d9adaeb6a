import { scene } from '@questwright/testkit'

const oath = { card: 'scene:attachment', as: 'oath', keywords: ['Permanent'] } as const

scene(
  '[LCG-PERMANENT-1] When a hero is destroyed, a Permanent attachment is removed from the game and another is discarded',
  {
    you: {
      heroes: [
        { card: 'scene:hero', as: 'bearer', damage: 8, attachments: [oath, { card: 'scene:attachment', as: 'horn' }] },
        'scene:hero',
      ],
      engaged: ['scene:enemy'],
    },
    at: '6.3',
  },
  (t) => {
    t.decline()
      .pick('bearer')
      .asks('order-discarded')
      .decline()
      .sees({ 'bearer.zone': 'you.discard', 'oath.zone': 'removed', 'horn.zone': 'you.discard' })
      .isAt('6.8a')
  },
)

scene(
  'When a player is eliminated, a Permanent attachment of that player is removed from the game',
  {
    you: { threat: 49, heroes: [{ card: 'scene:hero', as: 'bearer', attachments: [oath] }] },
    friend: { allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'] }] },
    staging: ['scene:enemy'],
    encounterDeck: [{ card: 'scene:treachery', keywords: ['Doomed 1'] }, 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'you.eliminated': 'yes', 'bearer.zone': 'you.discard', 'oath.zone': 'removed' }).isAt('5.2')
  },
)

scene(
  'A Permanent attachment cannot be discarded when its hero gets a third Restricted attachment',
  {
    you: {
      heroes: [
        {
          card: 'scene:hero',
          attachments: [
            { ...oath, keywords: ['Permanent', 'Restricted'] },
            { card: 'scene:attachment', as: 'bow', keywords: ['Restricted'] },
          ],
        },
      ],
      hand: [{ card: 'scene:attachment', as: 'sword', keywords: ['Restricted'] }],
    },
    at: 'planning',
  },
  (t) => {
    t.play('sword').asks('choose-to-discard').offers('bow', 'sword').pick('bow').sees({ 'scene:hero.attachments': 2 }).isAt('3.2')
  },
)
