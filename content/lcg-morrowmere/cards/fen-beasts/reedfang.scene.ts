import { scene } from '@questwright/testkit'

scene(
  'The player whom Reedfang engages discards a card of their choice from hand',
  {
    you: { hand: ['scene:card', { card: 'scene:card', as: 'other' }], threat: 30 },
    friend: { hand: ['scene:card'] },
    staging: ['reedfang'],
    at: '5.2',
  },
  (t) => {
    t.pick('reedfang').asks('choose-to-discard', 'you').pick('other').sees({ 'you.hand': 1, 'other.zone': 'you.discard', 'friend.hand': 1 })
    t.isAt('6.4.1')
  },
)

scene(
  'The player whom Reedfang engages discards nothing from an empty hand',
  { you: { threat: 30 }, staging: ['reedfang'], at: '5.2' },
  (t) => {
    t.pick('reedfang').sees({ 'you.engaged': 1, 'you.discard': 0 }).isAt('6.4.1')
  },
)

scene(
  'Shadow: Reedfang gives the attacking enemy 1 attack for this attack',
  { you: { heroes: ['scene:hero'], engaged: [{ card: 'mere-hound', shadow: ['reedfang'] }] }, encounterDeck: 3, at: '6.3' },
  (t) => {
    t.choose('scene:hero').sees({ 'scene:hero.damage': 3, 'mere-hound.attack': 2 }).isAt('3.2')
  },
)
