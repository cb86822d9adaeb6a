/** Prints the engine's modules with the bots and the testkit as JSON: `EngineAnswer`. Its hash is that of the engine without them, which saved games name. */
import { engineData, engineModules } from '@questwright/realm'
import { LAB, TESTKIT } from '@questwright/workshop/extra-modules'
import { games } from '@questwright/workshop/games'
import type { EngineAnswer } from '../api-types.ts'

const [withBots, { hash }] = [await engineModules(games.lcg, [LAB, TESTKIT]), await engineModules(games.lcg)]
process.stdout.write(JSON.stringify({ ...engineData(withBots), hash } satisfies EngineAnswer))
