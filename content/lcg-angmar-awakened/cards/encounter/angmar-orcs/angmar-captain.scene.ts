import { scene } from '@questwright/testkit'

const attacked = (...deck: string[]) =>
  ({
    you: {
      heroes: [{ card: 'scene:hero', as: 'mine' }],
      allies: ['scene:ally'],
      deck,
      engaged: [{ card: 'angmar-captain', shadow: ['scene:treachery'] }],
    },
    encounterDeck: 3,
    at: '6.3',
  }) as const

scene(
  'Angmar Captain that destroys an ally discards the top card of the deck, and attacks again if that card is an ally',
  attacked('lcg-core-set:gandalf', 'scene:card'),
  (t) => {
    t.pick('scene:ally').sees({ 'you.deck': 1, 'you.discard': 2 }).asks('choose-defender', 'you').offers('mine').decline()
    t.sees({ 'mine.damage': 5, 'you.deck': 1 }).tells('attacks', { card: 'angmar-captain' }, 2).isAt('6.8a')
  },
)

scene('Angmar Captain does not attack again if the discarded card is no ally', attacked('scene:card', 'lcg-core-set:gandalf'), (t) => {
  t.pick('scene:ally').sees({ 'you.deck': 1, 'you.discard': 2, 'mine.damage': 0 }).tells('attacks', {}, 1).isAt('6.8a')
})

scene('Angmar Captain does not attack again if the deck is empty', attacked(), (t) => {
  t.pick('scene:ally').sees({ 'you.discard': 1 }).tells('attacks', {}, 1).isAt('6.8a')
})

scene('Angmar Captain discards no card of the deck if it destroys no ally', attacked('lcg-core-set:gandalf'), (t) => {
  t.decline().sees({ 'mine.damage': 5, 'you.deck': 1 }).tells('attacks', {}, 1).isAt('6.8a')
})

scene(
  'Angmar Captain discards a card of the attacked player when it destroys the Sentinel ally of another player',
  {
    ...attacked('lcg-core-set:gandalf'),
    you: {
      heroes: [{ card: 'scene:hero', is: ['exhausted'] }],
      deck: ['scene:card'],
      engaged: [{ card: 'angmar-captain', shadow: ['scene:treachery'] }],
    },
    friend: { allies: [{ card: 'scene:ally', keywords: ['Sentinel'] }], deck: ['scene:card'] },
  },
  (t) => {
    t.asks('choose-defender', 'friend').pick('scene:ally').sees({ 'you.discard': 1, 'friend.discard': 1 }).isAt('3.2')
  },
)
