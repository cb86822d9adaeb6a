/**
 * A process that answers tables with the engine of one tree of the repository and reports how long each answer took to `latency-against.ts`.
 * Usage: `latency-player.ts <folder of the tree>`
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnsweredTable, TableOrder } from './latency-against.ts'
import { answerAll, VIEWER } from './one-table.ts'

const root = process.argv[2]
if (root === undefined || process.send === undefined)
  throw new Error('started by the benchmarks: npm run -s bench -- latency --against REF')

const load = (file: string): Promise<unknown> => import(pathToFileURL(join(root, file)).href)
const { engineWithLab } = (await load('checks/bench/realms.ts')) as typeof import('./realms.ts')
const { content, twoPlayers } = (await load('checks/bench/setups.ts')) as typeof import('./setups.ts')
const { openRealm, TableHost } = (await load('packages/realm/src/index.ts')) as typeof import('@questwright/realm')

const engine = await engineWithLab()

async function play({ seed }: TableOrder): Promise<AnsweredTable> {
  const host = await TableHost.open({
    openRealm: () => openRealm({ kind: 'quickjs', place: 'worker', engine: engine.modules }),
    packs: content,
    engine: { name: 'lcg', version: '0', hash: engine.hash },
    setup: twoPlayers as never,
    seed,
    viewers: [VIEWER],
    inputs: [],
  })
  try {
    const given = await answerAll(host)
    return { milliseconds: given.map(({ milliseconds }) => milliseconds), states: given.map(({ reply }) => reply.hash) }
  } finally {
    host.close()
  }
}

process.on('message', (order: TableOrder) => void play(order).then((played) => process.send?.(played)))
process.on('disconnect', () => process.exit())
process.send('ready')
