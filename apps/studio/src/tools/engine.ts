/** Prints the engine's modules as JSON: `EngineAnswer`. */
import { engineData, engineModules } from '@questwright/realm'
import { LCG } from '@questwright/workshop/games'
import type { EngineAnswer } from '../api-types.ts'

process.stdout.write(JSON.stringify(engineData(await engineModules(LCG)) satisfies EngineAnswer))
