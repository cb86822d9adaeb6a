import { card, choose, encounterDiscardPile, forced, modify, shadow, shuffleIntoDeck } from '@questwright/lcg'
import { failedToHideThisRound } from '../../../systems/hide.ts'

export default card('the-marish', [
  forced.after('hideTestFailed', () => {
    shuffleIntoDeck(choose(encounterDiscardPile().filter((card) => card.isEnemy && card.has('Nazgûl'))))
  }),
  shadow(({ you, attacker }) => modify(attacker, 'attack', failedToHideThisRound(you) ? 2 : 1, 'attack')),
])
