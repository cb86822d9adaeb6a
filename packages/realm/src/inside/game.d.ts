/**
 * The game that is played in a realm: `import { game } from '@questwright/realm/game'`. Whoever bundles the engine says which one it is
 * (`GameSource`); scripts of packs cannot import it, and outside there is nothing behind it.
 */
import type { GamePackage } from '@questwright/kernel'

export const game: GamePackage

/** The name under which scripts of packs import what the game offers them. */
export const scriptModule: string
