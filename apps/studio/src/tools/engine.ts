/** Prints the engine's modules as JSON: `EngineAnswer`. */
import { engineData, engineModules } from '@questwright/realm'
import type { EngineAnswer } from '../api-types.ts'

process.stdout.write(JSON.stringify(engineData(await engineModules()) satisfies EngineAnswer))
