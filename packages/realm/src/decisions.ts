/** Inputs that are decisions of a player, as opposed to what the engine records itself. No Node, no DOM. */
import type { Answer, Input, ManualMove, NewDice } from '@questwright/kernel'

/** Whether it is an answer, a move or new dice: not a word about scripts that failed, or were changed. */
export function isDecision(input: Input): input is Answer | ManualMove | NewDice {
  return input.kind !== 'fault' && input.kind !== 'lift'
}
