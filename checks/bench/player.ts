/**
 * A process that plays games with the engine of one tree of the repository, for comparisons of two trees.
 * Usage: `player.ts <folder of the tree>`. It plays the rounds that its parent process orders, one after the other, and measures its own CPU time.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RoundOrder, RoundPlayed } from './rounds.ts'

const root = process.argv[2]
if (root === undefined || process.send === undefined) throw new Error('started by the benchmarks: npm run -s bench -- --against REF')

const load = (file: string): Promise<unknown> => import(pathToFileURL(join(root, 'checks/bench', file)).href)
const { playGame, realmWith } = (await load('realms.ts')) as typeof import('./realms.ts')
const { choicesIn, content, soundGame, twoPlayers } = (await load('setups.ts')) as typeof import('./setups.ts')

const realm = await realmWith('native', content)

async function play({ seed, games }: RoundOrder): Promise<RoundPlayed> {
  let choices = 0
  const hashes: string[] = []
  const before = process.cpuUsage()
  for (let n = 0; n < games; n++) {
    const game = soundGame(await playGame(realm, twoPlayers, `${seed}/${n}`, 'random'), `${seed}/${n}`)
    choices += choicesIn(game)
    hashes.push(game.hash)
  }
  const { user, system } = process.cpuUsage(before)
  return { choices, seconds: (user + system) / 1e6, checksum: hashes.join(' ') }
}

process.on('message', (order: RoundOrder) => void play(order).then((played) => process.send?.(played)))
process.on('disconnect', () => process.exit())
process.send('ready')
