import type { StepFunction } from '@questwright/kernel'
import type { StepName } from './names.ts'
import { regroupSteps } from './regroup.ts'
import { setupSteps } from './setup-steps.ts'
import { skirmishSteps } from './skirmishes.ts'
import { turnSteps } from './turn.ts'

/** The steps of the game, from the bids to the end of a turn. */
export const steps: { readonly [S in StepName]: StepFunction } = { ...setupSteps, ...turnSteps, ...skirmishSteps, ...regroupSteps }
