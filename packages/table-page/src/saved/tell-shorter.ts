/** Shows a notice that an opened game stops before its last decision. */
import { toast } from '../parts/toast.ts'

/**
 * Shows the notice.
 * @param fitting how many of the game's decisions still fit
 */
export function tellShorter(fitting: number, decisions: number): void {
  toast.warning(`${fitting} of ${decisions} decisions fit. The table is at decision ${fitting}: another question is asked there now.`, {
    description: 'What was decided from there on is kept as a branch: see Branches beside the timeline.',
    duration: 20_000,
  })
}
