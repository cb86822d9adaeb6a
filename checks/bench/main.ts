/**
 * The benchmarks: `npm run -s bench`, or some of them by name: `npm run -s bench -- growth memory`. Ratios are measured in one run; every
 * figure is printed with the checksum of its games, so that a faster but wrong engine is noticed. `--counts` writes the counts that the
 * tests gate. `hashes --against REF` compares the states of games of this tree and of another commit; `--games` sets their number.
 * `latency --against REF` gives the same answers to the same tables in this tree and in another commit, and prints the ratio of how long they
 * took. `--against REF` plays the games of this tree and of another commit in turns; `--beside-peers` those of this tree and the battles of a
 * peer, which is installed outside the repository for it. Both print choices per CPU second, after 200 games and after 1,500.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { against } from './against.ts'
import { coldStart } from './cold-start.ts'
import { ALL_COUNTED, countsPerGame } from './counts.ts'
import { foresight } from './foresight.ts'
import { forks } from './forks.ts'
import { growth } from './growth.ts'
import { hashes } from './hashes.ts'
import { latency } from './latency.ts'
import { latencyAgainst } from './latency-against.ts'
import { longGame } from './long-game.ts'
import { memory } from './memory.ts'
import { packs } from './packs.ts'
import { besidePeers } from './peers.ts'
import { print, row } from './print.ts'
import { realmRatio } from './realm-ratio.ts'
import { scenarios } from './scenarios.ts'
import { secondGame } from './second-game.ts'
import { share } from './share.ts'
import { sharedTables } from './shared-tables.ts'
import { tables } from './tables.ts'
import { throughput } from './throughput.ts'

async function counts(): Promise<void> {
  for (const name of ALL_COUNTED) {
    print(`Counts per game over frozen fixture content (gated at ±5 % by checks/counts.test.ts): ${name}`)
    const { perGame, hashes, checksum } = await countsPerGame(name)
    for (const [counter, value] of Object.entries(perGame)) row(counter, value.toFixed(1))
    row('checksum', checksum)
    if (process.argv.includes('--counts')) {
      writeFileSync(fileURLToPath(new URL(`./${name}.json`, import.meta.url)), `${JSON.stringify({ perGame, hashes }, null, 2)}\n`)
      print(`written to checks/bench/${name}.json`)
    }
  }
}

const benchmarks: { readonly [name: string]: () => Promise<void> } = {
  throughput,
  'realm-ratio': realmRatio,
  latency,
  foresight,
  forks,
  'long-game': longGame,
  'cold-start': coldStart,
  growth,
  tables,
  scenarios,
  share,
  'shared-tables': sharedTables,
  memory: () => memory(),
  packs,
  counts,
  'second-game': secondGame,
}

/** The number of games to compare if the command line does not say it. */
const HASHED_GAMES = 300

/** Comparisons with another commit other than that of choices per second. */
const comparisons = ['hashes', 'latency'] as const

const usage = `npm run -s bench -- [${Object.keys(benchmarks).join('] [')}] [[hashes --games ${HASHED_GAMES} | latency] --against REF] [--beside-peers] [--counts]`

/** Parses the command line; returns what to do, or why it cannot be parsed. */
function asked() {
  const options = {
    against: { type: 'string' },
    'beside-peers': { type: 'boolean' },
    counts: { type: 'boolean' },
    games: { type: 'string', default: String(HASHED_GAMES) },
    help: { type: 'boolean' },
  } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const named = positionals.filter((name) => name !== 'hashes')
    const unknown = named.filter((name) => !Object.hasOwn(benchmarks, name))
    if (unknown.length > 0) return `There is no benchmark ${unknown.join(', ')}.`
    const compares = values.against === undefined ? 'nothing' : (comparisons.find((one) => positionals.includes(one)) ?? 'speed')
    if (positionals.includes('hashes') && values.against === undefined)
      return 'Hashes are compared with those of another commit: --against REF.'
    if (!/^[1-9]\d*$/.test(values.games)) return `"${values.games}" is no number of games.`
    return { ...values, named: named.filter((name) => name !== compares), compares, games: Number(values.games) }
  } catch (error) {
    return (error as Error).message
  }
}

const wish = asked()
if (typeof wish === 'string') {
  process.stderr.write(`${wish}\n${usage}\n`)
  process.exitCode = 2
} else if (wish.help) {
  print(usage)
} else {
  if (wish.against !== undefined) {
    if (wish.compares === 'hashes') await hashes(wish.against, wish.games)
    else if (wish.compares === 'latency') await latencyAgainst(wish.against)
    else await against(wish.against)
  }
  if (wish['beside-peers']) await besidePeers()
  const all = wish.named.length === 0 && wish.against === undefined && !wish['beside-peers'] && !wish.counts
  for (const [name, run] of Object.entries(benchmarks)) {
    if (all || wish.named.includes(name) || (wish.counts && name === 'counts')) await run()
  }
}
