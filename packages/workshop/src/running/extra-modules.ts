/** What a program adds to the engine for itself: it goes into the machine beside kernel and ruleset, and no saved game names it. */
import { createRequire } from 'node:module'
import type { ExtraModule } from '@questwright/realm'

const { resolve } = createRequire(import.meta.url)

const extra = (name: string): ExtraModule => ({ name, entry: resolve(name) })

/** Answers for bots and replays inside a realm. */
export const LAB = extra('@questwright/lab/inside')

/** What scenes need. */
export const TESTKIT = extra('@questwright/testkit')
