/** The games that are here: what is said of one of them by name outside of its own rooms is said here. */
import { createRequire } from 'node:module'
import { gameSource } from '@questwright/realm'

const { resolve } = createRequire(import.meta.url)

/** The cooperative game. */
export const LCG = gameSource('@questwright/lcg', resolve)
