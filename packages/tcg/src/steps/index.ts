import type { StepFunction } from '@questwright/kernel'
import { freePlayer, isOut } from '../state.ts'
import type { StepName } from './names.ts'
import { regroupSteps } from './regroup.ts'
import { setupSteps } from './setup-steps.ts'
import { skirmishSteps } from './skirmishes.ts'
import { turnSteps } from './turn.ts'

/** Steps that a turn does not go through when the Free Peoples player has lost in it: it ends at once. */
function unlessLost<S extends string>(steps: { readonly [step in S]: StepFunction }): { readonly [step in S]: StepFunction } {
  const entries = Object.entries<StepFunction>(steps).map(([name, step]): [string, StepFunction] => [
    name,
    (args) => (isOut(freePlayer()) ? 'turn-end' : step(args)),
  ])
  return Object.fromEntries(entries) as { readonly [step in S]: StepFunction }
}

const { turn, ...ofTurn } = turnSteps
const { 'turn-end': turnEnd, ...ofRegroup } = regroupSteps

/** The steps of the game, from the bids to the end of a turn. */
export const steps: { readonly [S in StepName]: StepFunction } = {
  ...setupSteps,
  turn,
  ...unlessLost<Exclude<StepName, keyof typeof setupSteps | 'turn' | 'turn-end'>>({ ...ofTurn, ...skirmishSteps, ...ofRegroup }),
  'turn-end': turnEnd,
}
