import { card, modifier, modify, shadow } from '@questwright/lcg'
import { isShipEnemy } from '../../../systems/sailing.ts'

export default card('calm-waters', [
  modifier('furtherCardsAtSea', { on: () => true, by: 2, while: ({ self }) => self.isActiveLocation }),
  shadow(({ attacker }) => modify(attacker, 'attack', isShipEnemy(attacker) ? 3 : 1, 'attack')),
])
