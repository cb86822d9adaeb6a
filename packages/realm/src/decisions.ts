/** Distinguishes inputs that are decisions of a player from inputs that the engine records itself. No Node, no DOM. */
import type { Answer, Input, ManualMove, NewDice } from '@questwright/kernel'

/** Whether an input is an answer, a manual move or new dice, and not a record of scripts that failed or were changed. */
export function isDecision(input: Input): input is Answer | ManualMove | NewDice {
  return input.kind !== 'fault' && input.kind !== 'lift'
}
