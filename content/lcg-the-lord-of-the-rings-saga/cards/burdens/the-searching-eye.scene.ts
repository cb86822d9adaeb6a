import { scene } from '@questwright/testkit'

const board = {
  you: { heroes: ['scene:hero'], deck: ['the-searching-eye'] },
  friend: { heroes: [{ card: 'scene:hero', as: 'squire' }], deck: 3 },
  encounterDeck: ['scene:enemy'],
  at: '1.3',
} as const

scene('[LCG-CAMPAIGN-PLAYERBACK-1] The player who draws The Searching Eye keeps it, and may exhaust each of their heroes', board, (t) => {
  t.asks('choose-one', 'you').offers('hide', 'be-seen').pick('hide')
  t.sees({ 'hero.exhausted': 'yes', 'squire.exhausted': 'no', 'the-searching-eye.zone': 'you.hand', staging: 0 }).isAt('3.2')
})

scene('The player who draws The Searching Eye may reveal a card of the encounter deck', board, (t) => {
  t.pick('be-seen').sees({ 'hero.exhausted': 'no', staging: 1, 'the-searching-eye.zone': 'you.hand' }).isAt('3.2')
})

scene(
  '[LCG-CAMPAIGN-PLAYERBACK-1] The Searching Eye goes to the discard pile of its player when it is discarded from the hand',
  {
    you: { heroes: ['lcg-core-set:eowyn'], hand: ['the-searching-eye'] },
    friend: {},
    at: 'window 3.3',
  },
  (t) => {
    t.use('eowyn').sees({ 'the-searching-eye.zone': 'you.discard', encounterDiscard: 0 }).isAt('3.2')
  },
)
