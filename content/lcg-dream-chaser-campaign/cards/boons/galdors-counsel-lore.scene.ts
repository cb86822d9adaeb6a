import { scene } from '@questwright/testkit'

const board = {
  you: {
    heroes: ['lcg-core-set:aragorn'],
    hand: ['galdors-counsel-lore'],
    resources: 1,
    deck: ['faramir', 'scene:card', 'lcg-core-set:gandalf'],
  },
  encounterDeck: 5,
  at: 'planning',
} as const

scene("Galdor's Counsel (lore) adds the bottom card of the deck to the hand, and goes to the victory display", board, (t) => {
  t.play('galdors-counsel-lore').pick('look-at-bottom').asks('choose-for-hand', 'you').offers('gandalf').choose('gandalf')
  t.sees({ 'gandalf.zone': 'you.hand', 'galdors-counsel-lore.zone': 'victory-display', 'you.deck': 2 }).isAt('3.2')
})

scene("Galdor's Counsel (lore) may put the top card of the deck on the bottom", board, (t) => {
  t.play('galdors-counsel-lore').pick('look-at-top').choose().asks('may-put-on-other-end', 'you').yes().isAt('3.2')
  t.tells('put-on-bottom', {}, 1).sees({ 'faramir.zone': 'you.deck', 'you.deck': 3 })
})
