/** Prints the modules of the engine of a game as JSON: `EngineAnswer`. The id of the game is what the tool is called with. */
import { engineData, engineModules } from '@questwright/realm'
import { gameOf } from '@questwright/workshop/games'
import type { EngineAnswer } from '../api-types.ts'

const [, , game = ''] = process.argv
process.stdout.write(JSON.stringify(engineData(await engineModules(gameOf([{ id: 'the tool', game }]))) satisfies EngineAnswer))
