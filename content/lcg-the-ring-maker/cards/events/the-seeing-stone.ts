import { action, addToHand, card, search, shuffleDeck } from '@questwright/lcg'

export default card('the-seeing-stone', [
  action(({ you }) => {
    for (const found of search(you, you.deck, (one) => one.hasKeyword('doomed'))) addToHand(found, you)
    shuffleDeck(you)
  }),
])
