/**
 * The benchmarks: `npm run -s bench`, or some of them by name: `npm run -s bench -- growth memory`.
 * Ratios are measured in one run; every figure stands beside the checksum of the games that it comes from, so that fast but wrong cannot win.
 * `--counts` writes the counts that the tests gate.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { coldStart } from './cold-start.ts'
import { countsPerGame } from './counts.ts'
import { growth } from './growth.ts'
import { latency } from './latency.ts'
import { memory } from './memory.ts'
import { packs } from './packs.ts'
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
  'cold-start': coldStart,
  growth,
  tables,
  share,
  memory: () => memory(),
  packs,
  counts,
}

const named = process.argv.slice(2).filter((part) => !part.startsWith('--'))
const unknown = named.filter((name) => !Object.hasOwn(benchmarks, name))
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}.\n`)
  process.exitCode = 2
} else for (const [name, run] of Object.entries(benchmarks)) if (named.length === 0 || named.includes(name)) await run()
