import { scene } from '@questwright/testkit'

scene(
  'Mendor comes under the control of the next player when the first player token passes',
  { you: { allies: ['mendor'] }, friend: {}, third: {}, at: '7.4' },
  (t) => {
    t.sees({ 'mendor.controller': 'friend', 'mendor.zone': 'friend.play-area' }).isAt('3.2')
  },
)

scene(
  '[LCG-OBJALLY-1] Horn of Gondor adds 1 resource after Mendor, an objective-ally that a player controls, is destroyed',
  {
    you: {
      heroes: [{ card: 'legolas', attachments: ['horn-of-gondor'] }],
      allies: [{ card: 'mendor', damage: 2 }],
      engaged: ['king-spider'],
    },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.choose('mendor').asks('after-response', 'you').offers('horn-of-gondor')
    t.changes(() => t.use('horn-of-gondor'), { 'legolas.resources': +1 })
    t.isAt('6.8a')
  },
)

scene(
  'After a quest card is defeated Mendor readies, and each player draws a card',
  {
    you: {
      heroes: [{ card: 'scene:hero', is: ['exhausted', 'committed'] }, 'beravor'],
      allies: [{ card: 'mendor', is: ['exhausted', 'committed'] }],
      deck: 3,
    },
    friend: { deck: 3 },
    quest: { card: 'to-the-river', progress: 8 },
    questDeck: ['anduin-passage'],
    encounterDeck: 9,
    at: '3.4',
  },
  (t) => {
    t.asks('after-response', 'you').use('mendor').sees({ 'mendor.exhausted': 'no', 'you.hand': 1, 'friend.hand': 1 })
    t.sees({ 'quest.slug': 'anduin-passage' }).asks('action-window', 'you')
  },
)

scene(
  'Mendor is removed from the game when he leaves play',
  { you: { heroes: ['scene:hero'], allies: [{ card: 'mendor', damage: 2 }], engaged: ['king-spider'] }, encounterDeck: 5, at: '6.3' },
  (t) => {
    t.choose('mendor').tells('destroyed', { card: 'mendor' }, 1).sees({ 'mendor.zone': 'removed' }).isAt('6.8a')
  },
)
