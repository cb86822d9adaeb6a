/**
 * The game of a realm: `import { game } from '@questwright/realm/game'`. The engine's bundle decides which game it is (`GameSource`);
 * scripts of packs cannot import it, and outside a realm there is no such module.
 */
import type { GamePackage } from '@questwright/kernel'

export const game: GamePackage

/** The name under which scripts of packs import the verbs and names of the game. */
export const scriptModule: string
