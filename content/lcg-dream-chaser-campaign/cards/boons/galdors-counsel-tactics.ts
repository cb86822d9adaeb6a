import { action, addToVictoryDisplay, card, choose, dealDamage, enemiesInPlay } from '@questwright/lcg'
import { LEVEL } from '../../lib/counsel.ts'

export default card('galdors-counsel-tactics', [
  action(
    {
      targets: () =>
        choose(
          enemiesInPlay().filter(({ unique }) => !unique),
          { as: 'choose-enemy-for-damage' },
        ),
    },
    ({ self, targets: enemy }) => {
      dealDamage(enemy, LEVEL)
      addToVictoryDisplay(self)
    },
  ),
])
