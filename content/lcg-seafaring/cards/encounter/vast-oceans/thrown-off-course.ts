import {
  card,
  cardById,
  chooseOne,
  currentQuest,
  delayed,
  firstPlayer,
  ifThisAttackDestroys,
  playersInOrder,
  raiseThreat,
  removeProgress,
  shadow,
  whenRevealed,
} from '@questwright/lcg'
import { shiftOffCourse } from '../../../systems/sailing.ts'

export default card('thrown-off-course', [
  whenRevealed(() =>
    chooseOne(
      {
        'shift-off-course': shiftOffCourse,
        'fall-back': () => {
          removeProgress(currentQuest(), currentQuest()?.progress ?? 0)
          raiseThreat(playersInOrder(), 4)
        },
      },
      { by: firstPlayer() },
    ),
  ),
  shadow(() => ifThisAttackDestroys('drifts')),
  delayed('drifts', (_, params) => {
    if (cardById(params.destroyed)?.printedNumber('willpower') !== undefined) shiftOffCourse()
  }),
])
