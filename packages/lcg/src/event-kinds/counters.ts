import { counterChanged } from '@questwright/authoring'
import type { EventSpecs } from './specs.ts'

/** Counters of systems change. */
export const counterKinds = { counterChanged: counterChanged as EventSpecs['counterChanged'] } satisfies Partial<EventSpecs>
