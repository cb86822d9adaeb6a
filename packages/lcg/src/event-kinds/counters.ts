import { counterChanged } from '@questwright/authoring'
import type { EventSpecs } from './specs.ts'

/** The event that changes a counter of a system. */
export const counterKinds = { counterChanged: counterChanged as EventSpecs['counterChanged'] } satisfies Partial<EventSpecs>
