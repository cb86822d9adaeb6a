import { scene } from '@questwright/testkit'

scene(
  'Éowyn gains 1 willpower for a discarded card, until the end of the phase',
  { you: { heroes: ['eowyn'], hand: ['scene:card'] }, staging: ['old-forest-road'], at: 'window 3.1' },
  (t) => {
    t.offers('eowyn')
    t.changes(() => t.use('eowyn'), { 'eowyn.willpower': +1, 'you.hand': -1, 'you.discard': +1 })
    t.until('travel').sees({ 'eowyn.willpower': 4 }).isAt('4.2')
  },
)

scene(
  'Each player may use Éowyn once per round, and again in the next round',
  {
    you: { heroes: ['eowyn'], hand: ['scene:card', 'scene:card'] },
    friend: { heroes: ['gloin'], hand: ['scene:card', 'scene:card'] },
    at: 'window 3.1',
  },
  (t) => {
    t.use('eowyn', 'scene:card').asks('action-window', 'friend')
    t.changes(() => t.use('eowyn', 'scene:card#3'), { 'eowyn.willpower': +1, 'friend.hand': -1, 'you.hand': 0 })
    t.sees({ 'eowyn.willpower': 6 }).isAt('3.2')
    t.until('resource', 'next round').sees({ round: 2 }).offers('eowyn')
    t.isAt('window 1.3')
  },
)

scene(
  'A player without a card in hand cannot use Éowyn',
  { you: { heroes: ['eowyn'] }, friend: { heroes: ['gloin'], hand: ['scene:card'] }, at: 'window 3.1' },
  (t) => {
    t.asks('action-window', 'friend').offers('eowyn')
  },
)
