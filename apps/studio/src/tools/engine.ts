/** Prints the modules of the engine of a game as JSON: `EngineAnswer`. Argument: the id of the game. */
import { engineData, engineModules } from '@questwright/realm'
import { gameOf } from '@questwright/workshop/games'
import type { EngineAnswer } from '../api-types.ts'

const [, , game = ''] = process.argv
process.stdout.write(JSON.stringify(engineData(await engineModules(gameOf([{ id: 'the tool', game }]))) satisfies EngineAnswer))
