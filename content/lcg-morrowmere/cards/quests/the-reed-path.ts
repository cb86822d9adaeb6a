import { card, modifier } from '@questwright/lcg'

export default card('the-reed-path', {
  B: [modifier('engagementCost', { on: (card) => card.isEnemy && card.inStaging, by: -5 })],
})
