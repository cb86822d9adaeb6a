/**
 * The benchmarks: `npm run -s bench`, or some of them by name: `npm run -s bench -- growth memory`.
 * Ratios are measured in one run; every figure stands beside the checksum of the games that it comes from, so that fast but wrong cannot win.
 * `--counts` writes the counts that the tests gate.
 * `--against REF` plays the games of this tree and of another commit in turns; `--beside-peers` those of this tree and the battles of a peer,
 * which is installed outside the repository for it. Both print choices per CPU second, after 200 games and after 1,500.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { against } from './against.ts'
import { coldStart } from './cold-start.ts'
import { countsPerGame } from './counts.ts'
import { growth } from './growth.ts'
import { latency } from './latency.ts'
import { longGame } from './long-game.ts'
import { memory } from './memory.ts'
import { packs } from './packs.ts'
import { besidePeers } from './peers.ts'
import { print, row } from './print.ts'
import { realmRatio } from './realm-ratio.ts'
import { share } from './share.ts'
import { tables } from './tables.ts'
import { throughput } from './throughput.ts'

async function counts(): Promise<void> {
  print('Counts per game over frozen fixture content (gated at ±5 % by checks/counts.test.ts)')
  const { perGame, checksum } = await countsPerGame()
  for (const [counter, value] of Object.entries(perGame)) row(counter, value.toFixed(1))
  row('checksum', checksum)
  if (process.argv.includes('--counts')) {
    writeFileSync(fileURLToPath(new URL('./counts.json', import.meta.url)), `${JSON.stringify(perGame, null, 2)}\n`)
    print('written to checks/bench/counts.json')
  }
}

const benchmarks: { readonly [name: string]: () => Promise<void> } = {
  throughput,
  'realm-ratio': realmRatio,
  latency,
  'long-game': longGame,
  'cold-start': coldStart,
  growth,
  tables,
  share,
  memory: () => memory(),
  packs,
  counts,
}

const parts = process.argv.slice(2)
const at = parts.indexOf('--against')
const ref = at >= 0 ? (parts.splice(at, 2)[1] ?? '') : undefined
const peers = parts.includes('--beside-peers')
const named = parts.filter((part) => !part.startsWith('--'))
const unknown = named.filter((name) => !Object.hasOwn(benchmarks, name))
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}.\n`)
  process.exitCode = 2
} else if (ref === '') {
  process.stderr.write('Say beside which commit: --against main, or --against HEAD~1.\n')
  process.exitCode = 2
} else {
  if (ref !== undefined) await against(ref)
  if (peers) await besidePeers()
  const beside = ref !== undefined || peers
  for (const [name, run] of Object.entries(benchmarks)) if (named.includes(name) || (named.length === 0 && !beside)) await run()
}
