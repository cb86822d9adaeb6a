import { card, modifier, shadow, stagingArea, whenRevealed } from '@questwright/lcg'

import { payBagginsToCancel } from '../../../systems/baggins.ts'
import { sack } from '../../../systems/sacks.ts'

export default card('lots-or-none-at-all', [
  modifier('keywords', {
    gain: 'doomed',
    number: 2,
    where: ['resolving'],
    while: () => stagingArea().filter((card) => card.isEnemy && card.has('Troll')).length === 0,
  }),
  whenRevealed(() => {
    if (stagingArea().filter((card) => card.isEnemy && card.has('Troll')).length > 0) sack(1)
  }),
  shadow(({ attacker }) => {
    if (attacker.has('Troll') && !payBagginsToCancel(1)) sack(1)
  }),
])
