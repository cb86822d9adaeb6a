import { card, modifier, modify, shadow } from '@questwright/lcg'
import { failedToHideThisRound } from '../../../systems/hide.ts'

export default card('green-hill-country', [
  modifier('hideWillpower', { on: (card) => card.isCharacter, while: ({ self }) => self.isActiveLocation, by: 1 }),
  shadow(({ you, attacker }) => modify(attacker, 'attack', failedToHideThisRound(you) ? 2 : 1, 'attack')),
])
