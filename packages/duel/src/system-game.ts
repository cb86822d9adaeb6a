import type { SystemGame } from '@questwright/authoring'
import { duel } from './ruleset.ts'
import { activePlayer } from './table.ts'

/** What the duel says of the systems that packs bring to it: it has no phases of its own to which they could add some, and asks them nothing as it begins. */
export const systemGame: SystemGame = { ruleset: duel, leader: activePlayer, brings: [], notes: () => ({}) }
