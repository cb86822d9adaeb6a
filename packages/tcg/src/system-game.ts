import type { SystemGame } from '@questwright/authoring'
import { tcg } from './ruleset.ts'
import { freePlayer } from './state.ts'

/** How the game supports systems of packs: they can add no phases to it, and are not asked anything when it begins. */
export const systemGame: SystemGame = { ruleset: tcg, leader: freePlayer, brings: [], notes: () => ({}) }
