import { card, modify, shadow } from '@questwright/lcg'
import { questCardsInPlay } from '../../../lib/quest-cards.ts'

export default card('rugged-country', [shadow(({ attacker }) => modify(attacker, 'attack', questCardsInPlay(), 'attack'))])
