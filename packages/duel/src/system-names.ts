import type { SystemEvents } from '@questwright/authoring/names'
import type { GameEvent } from '@questwright/kernel'

/** Names that systems of packs define: the generated types of a workspace add them to this module. */
export type * from '@questwright/authoring/names'

/** An event of a system, with its parts. */
export type EventOf<K extends keyof SystemEvents> = GameEvent & SystemEvents[K]
