import { card, cardsInPlay, modifier, modify, shadow } from '@questwright/lcg'
import { currentSideQuest } from '@questwright/lcg-side-quests/systems/side-quests'

export default card('rugged-country', [
  modifier('threat', { by: 2, while: () => currentSideQuest() !== undefined }),
  shadow(({ attacker }) => modify(attacker, 'attack', cardsInPlay().filter((other) => other.isQuest).length, 'attack')),
])
