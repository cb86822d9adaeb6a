/** Prints the engine's modules with the bots and the testkit as JSON: `EngineAnswer`. Its hash is that of the engine without them, which saved games name. */
import { createRequire } from 'node:module'
import { engineModules } from '@questwright/realm'
import type { EngineAnswer } from '../api-types.ts'

const { resolve } = createRequire(import.meta.url)
const extra = ['@questwright/lab/inside', '@questwright/testkit'].map((name) => ({ name, entry: resolve(name) }))
const [{ modules }, { hash }] = [await engineModules(extra), await engineModules()]
process.stdout.write(JSON.stringify({ modules: modules.map(({ name, code }) => ({ name, code })), hash } satisfies EngineAnswer))
