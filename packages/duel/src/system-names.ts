import type { SystemEvents } from '@questwright/authoring/names'
import type { GameEvent } from '@questwright/kernel'

/** Names that systems of packs bring: chapters declare them for this game under its own name. */
export type * from '@questwright/authoring/names'

/** An event of a system, with its parts. */
export type EventOf<K extends keyof SystemEvents> = GameEvent & SystemEvents[K]
