/** Prints the engine's modules as JSON: `EngineAnswer`. */
import { engineData, engineModules } from '@questwright/realm'
import { games } from '@questwright/workshop/games'
import type { EngineAnswer } from '../api-types.ts'

process.stdout.write(JSON.stringify(engineData(await engineModules(games.lcg)) satisfies EngineAnswer))
