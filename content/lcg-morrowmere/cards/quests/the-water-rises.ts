import { card, drawCards, eachPlayer, modifier, whenRevealed } from '@questwright/lcg'

export default card('the-water-rises', {
  A: [whenRevealed(() => eachPlayer((player) => drawCards(player, 1)))],
  B: [modifier('threat', { on: (card) => card.isLocation && card.has('Flooded'), by: 1 })],
})
