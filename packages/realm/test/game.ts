import { createRequire } from 'node:module'
import { gameSource } from '../src/engine-modules.ts'

/** The game that these tests play. */
export const LCG = gameSource('@questwright/lcg', createRequire(import.meta.url).resolve)
