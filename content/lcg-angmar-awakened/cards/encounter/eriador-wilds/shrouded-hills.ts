import { card, modifier } from '@questwright/lcg'
import { questCardsInPlay } from '../../../lib/quest-cards.ts'

export default card('shrouded-hills', [
  modifier('threat', { by: questCardsInPlay }),
  modifier('keywords', { gain: 'surge', while: () => questCardsInPlay() === 1 }),
])
