/** Prints the engine's modules as JSON: `EngineAnswer`. */
import { engineModules } from '@questwright/realm'
import type { EngineAnswer } from '../api-types.ts'

const { modules, hash } = await engineModules()
process.stdout.write(JSON.stringify({ modules: modules.map(({ name, code }) => ({ name, code })), hash } satisfies EngineAnswer))
