/** The games that this program plays, for those who open realms. */
import { createRequire } from 'node:module'
import { gameSource } from '@questwright/realm'

const { resolve } = createRequire(import.meta.url)

/** The cooperative game. */
export const LCG = gameSource('@questwright/lcg', resolve)
