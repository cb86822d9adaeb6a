import type { SystemGame } from '@questwright/authoring'
import { duel } from './ruleset.ts'
import { activePlayer } from './table.ts'

/** How the duel supports systems of packs: they can add no phases to it, and have no functions that run when it begins. */
export const systemGame: SystemGame = { ruleset: duel, leader: activePlayer, brings: [], notes: () => ({}) }
