/**
 * Prints the modules of the engine of a game with the bots and the testkit as JSON: `EngineAnswer`. Its hash is that of the engine without them,
 * which saved games name. Argument: the id of the game.
 */
import { engineData, engineModules } from '@questwright/realm'
import { LAB, TESTKIT } from '@questwright/workshop/extra-modules'
import { gameOf } from '@questwright/workshop/games'
import type { EngineAnswer } from '../api-types.ts'

const [, , id = ''] = process.argv
const game = gameOf([{ id: 'the tool', game: id }])
const [withBots, { hash }] = [await engineModules(game, [LAB, TESTKIT]), await engineModules(game)]
process.stdout.write(JSON.stringify({ ...engineData(withBots), hash } satisfies EngineAnswer))
