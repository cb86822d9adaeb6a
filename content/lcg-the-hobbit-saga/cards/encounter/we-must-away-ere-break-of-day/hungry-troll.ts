import {
  card,
  charactersInPlay,
  choose,
  dealDamage,
  engage,
  firstPlayer,
  revealAnother,
  shadow,
  stagingArea,
  whenRevealed,
} from '@questwright/lcg'

import { payBagginsToCancel } from '../../../systems/baggins.ts'
import { isSacked } from '../../../systems/sacks.ts'

export default card('hungry-troll', [
  whenRevealed(() => {
    if (stagingArea().filter((card) => card.isEnemy && card.has('Troll')).length === 0) revealAnother()
    else
      engage(
        choose(
          stagingArea().filter((card) => card.isEnemy && card.has('Troll')),
          { by: firstPlayer(), as: 'choose-hungry' },
        ),
        firstPlayer(),
      )
  }),
  shadow(() => {
    if (charactersInPlay().filter(isSacked).length > 0 && !payBagginsToCancel(2)) dealDamage(charactersInPlay().filter(isSacked), 4)
  }),
])
