/** Modules that a program adds to the engine for its own purposes, beside kernel and ruleset. Saved games do not mention them. */
import { createRequire } from 'node:module'
import type { ExtraModule } from '@questwright/realm'

const { resolve } = createRequire(import.meta.url)

const extra = (name: string): ExtraModule => ({ name, entry: resolve(name) })

/** Calls for bots and replays inside a realm. */
export const LAB = extra('@questwright/lab/inside')

/** The module for scenes. */
export const TESTKIT = extra('@questwright/testkit')
