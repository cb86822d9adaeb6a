import type { SystemGame } from '@questwright/authoring'
import { tcg } from './ruleset.ts'
import { freePlayer } from './state.ts'

/** How the game supports systems of packs: they cannot add phases, setup phrases or endings, and have no functions that run when it begins. */
export const systemGame: SystemGame = { ruleset: tcg, leader: freePlayer, brings: [], notes: () => ({}) }
