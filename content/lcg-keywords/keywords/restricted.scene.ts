import { scene } from '@questwright/testkit'

const kit = (as: string) => ({ card: 'scene:attachment', as, keywords: ['Restricted'] })

scene(
  '[LCG-RESTRICTED-2] When a hero gets a third Restricted attachment, one of the three is discarded at once',
  {
    you: {
      heroes: [{ card: 'scene:hero', attachments: [kit('bow'), kit('horn'), { card: 'scene:attachment', as: 'plain' }] }],
      hand: [kit('sword')],
    },
    at: 'planning',
  },
  (t) => {
    t.play('sword').asks('choose-to-discard', 'you').offers('bow', 'horn', 'sword').sees({ step: '2.2' })
    t.changes(() => t.pick('horn'), { 'you.discard': +1, 'scene:hero.attachments': -1 })
    t.sees({ 'horn.zone': 'you.discard', 'sword.zone': 'attachments of hero', 'plain.zone': 'attachments of hero' }).isAt('3.2')
  },
)

scene(
  'The player whose character has three Restricted attachments picks which one is discarded',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine' }], hand: [kit('sword')] },
    friend: { heroes: [{ card: 'scene:hero', as: 'theirs', attachments: [kit('bow'), kit('horn')] }] },
    at: 'planning',
  },
  (t) => {
    t.play('sword', 'theirs').asks('choose-to-discard', 'friend').pick('sword')
    t.sees({ 'sword.zone': 'you.discard', 'theirs.attachments': 2 }).isAt('3.2')
  },
)

scene(
  '[LCG-RESTRICTED-1] A hero keeps two Restricted attachments and any number of other attachments',
  {
    you: {
      heroes: [{ card: 'scene:hero', attachments: [kit('bow'), { card: 'scene:attachment', as: 'plain' }] }],
      hand: [kit('horn'), { card: 'scene:attachment', as: 'other' }],
    },
    at: 'planning',
  },
  (t) => {
    t.play('horn').play('other').sees({ 'scene:hero.attachments': 4, 'you.discard': 0 }).isAt('3.2')
  },
)
