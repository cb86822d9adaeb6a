/**
 * A process that plays games with the engine of one tree of the repository and reports their state hashes to `hashes.ts`.
 * Usage: `hash-player.ts <folder of the tree>`
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HashedGame, HashOrder } from './hashes.ts'

const root = process.argv[2]
if (root === undefined || process.send === undefined) throw new Error('started by the benchmarks: npm run -s bench -- hashes --against REF')

const load = (file: string): Promise<unknown> => import(pathToFileURL(join(root, 'checks/bench', file)).href)
const { playGame, realmWith } = (await load('realms.ts')) as typeof import('./realms.ts')
const { content, SCENARIOS, setupOf } = (await load('setups.ts')) as typeof import('./setups.ts')

const MOST_PLAYERS = 4
const realm = await realmWith('native', content)

/** Plays game number `n`. Scenario and number of players change with the number in turn, so that a long enough range of games contains all of them. */
async function playOne(n: number): Promise<HashedGame> {
  const scenario = SCENARIOS[n % SCENARIOS.length] as (typeof SCENARIOS)[number]
  const players = 1 + (Math.floor(n / SCENARIOS.length) % MOST_PLAYERS)
  const seed = `hashes ${n}`
  const { outcome, stuck, faults, decisions, stateHash, hash } = await playGame(realm, setupOf(scenario, players), seed, 'random')
  return {
    name: `${scenario}, ${players} ${players === 1 ? 'player' : 'players'}, seed ${seed}`,
    end: outcome?.result ?? `stuck: ${stuck}`,
    faults: faults.length,
    decisions,
    endState: stateHash,
    allStates: hash,
  }
}

async function play({ first, games }: HashOrder): Promise<HashedGame[]> {
  const played: HashedGame[] = []
  for (let n = first; n < first + games; n++) played.push(await playOne(n))
  return played
}

process.on('message', (order: HashOrder) => void play(order).then((played) => process.send?.(played)))
process.on('disconnect', () => process.exit())
process.send('ready')
