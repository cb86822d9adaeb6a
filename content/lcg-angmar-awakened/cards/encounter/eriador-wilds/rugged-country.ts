import { card, modifier, modify, shadow } from '@questwright/lcg'
import { currentSideQuest } from '@questwright/lcg-side-quests/systems/side-quests'
import { questCardsInPlay } from '../../../lib/quest-cards.ts'

export default card('rugged-country', [
  modifier('threat', { by: 2, while: () => currentSideQuest() !== undefined }),
  shadow(({ attacker }) => modify(attacker, 'attack', questCardsInPlay(), 'attack')),
])
