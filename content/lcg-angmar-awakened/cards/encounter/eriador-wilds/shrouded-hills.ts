import { card, cardsInPlay, modifier } from '@questwright/lcg'

export default card('shrouded-hills', [
  modifier('threat', { by: () => cardsInPlay().filter((other) => other.isQuest).length }),
  modifier('keywords', { gain: 'surge', while: () => cardsInPlay().filter((other) => other.isQuest).length === 1 }),
])
