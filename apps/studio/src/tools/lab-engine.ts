/** Prints the engine's modules with the bots and the testkit as JSON: `EngineAnswer`. Its hash is that of the engine without them, which saved games name. */
import { createRequire } from 'node:module'
import { engineData, engineModules } from '@questwright/realm'
import type { EngineAnswer } from '../api-types.ts'

const { resolve } = createRequire(import.meta.url)
const extra = ['@questwright/lab/inside', '@questwright/testkit'].map((name) => ({ name, entry: resolve(name) }))
const [withBots, { hash }] = [await engineModules(extra), await engineModules()]
process.stdout.write(JSON.stringify({ ...engineData(withBots), hash } satisfies EngineAnswer))
