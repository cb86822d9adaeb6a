import {
  card,
  charactersInPlay,
  choose,
  chooseOne,
  currentAttack,
  dealDamage,
  firstPlayer,
  forced,
  shadow,
  whenRevealed,
} from '@questwright/lcg'
import { forThisAttack, isOfThisAttack } from '../../../lib/this-attack.ts'
import { shiftOffCourse, shipsOf } from '../../../systems/sailing.ts'

export default card('sudden-storms', [
  whenRevealed(() =>
    chooseOne(
      {
        'shift-off-course': shiftOffCourse,
        'hurt-the-exhausted': () =>
          dealDamage(
            charactersInPlay().filter((character) => character.exhausted),
            1,
          ),
      },
      { by: firstPlayer() },
    ),
  ),
  shadow(({ self }) => forThisAttack(self)),
  forced.after(
    'damaged',
    { slug: 'spills-over', where: ['shadow'], when: ({ self, event }) => event.beyond > 0 && isOfThisAttack(self, event) },
    ({ event }) => {
      const player = currentAttack()?.player
      if (player) dealDamage(choose(shipsOf(player), { by: player, as: 'choose-ship' }), event.beyond)
    },
  ),
])
