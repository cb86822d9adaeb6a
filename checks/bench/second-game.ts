/** Measures the trading card game beside the cooperative game: both play in turns, so that a busy moment of the machine affects both. */
import { fingerprint } from '@questwright/kernel/internal'
import { openRealm, type RealmKind, TableHost } from '@questwright/realm'
import { tableOfTwoDecks } from '../parity/tcg-table.ts'
import { cpuSeconds, median, percentile } from './calibrate.ts'
import { answerAll, VIEWER } from './one-table.ts'
import { print, row } from './print.ts'
import { engineWithLab, playGame, realmWith } from './realms.ts'
import { content, soundGame, twoPlayers } from './setups.ts'

/** The number of rounds, and of games of each game in a round. */
const PLAN: { readonly [kind in RealmKind]: { readonly rounds: number; readonly games: number } } = {
  native: { rounds: 15, games: 15 },
  quickjs: { rounds: 7, games: 2 },
}

const sides = { mirkwood: { setup: twoPlayers, packs: content }, starters: tableOfTwoDecks('starters') }
type Side = keyof typeof sides
const NAMES = Object.keys(sides) as readonly Side[]

/** Prints decisions per CPU second in both realms, and how long a person waits for an answer. */
export async function secondGame(): Promise<void> {
  print('The trading card game beside Passage Through Mirkwood: random bots, two players, the same run')
  for (const kind of ['native', 'quickjs'] as const) await speed(kind)
  await waits()
}

async function speed(kind: RealmKind): Promise<void> {
  const { rounds, games } = PLAN[kind]
  const realms = { mirkwood: await realmWith(kind, sides.mirkwood.packs), starters: await realmWith(kind, sides.starters.packs) }
  const rates: { [side in Side]: number[] } = { mirkwood: [], starters: [] }
  const hashes: { [side in Side]: string[] } = { mirkwood: [], starters: [] }
  const sums: { [side in Side]: { decisions: number; games: number } } = {
    mirkwood: { decisions: 0, games: 0 },
    starters: { decisions: 0, games: 0 },
  }
  for (let round = -1; round < rounds; round++)
    for (const side of NAMES) {
      let decisions = 0
      const seconds = await cpuSeconds(async () => {
        for (let n = 0; n < games; n++) {
          const seed = `${side} ${round}/${n}`
          const game = soundGame(await playGame(realms[side], sides[side].setup, seed, 'random'), seed)
          decisions += game.decisions
          if (round >= 0) hashes[side].push(game.hash)
        }
      })
      // the first round only warms up
      if (round < 0) continue
      rates[side].push(decisions / seconds)
      sums[side].decisions += decisions
      sums[side].games += games
    }
  for (const side of NAMES) {
    realms[side].close()
    row(`${kind}: decisions per CPU second, ${side} (median)`, median(rates[side]).toFixed(0))
    row(`  decisions per game, checksum`, `${(sums[side].decisions / sums[side].games).toFixed(1)}  ${fingerprint(hashes[side].join(' '))}`)
  }
  const ratios = rates.starters.map((rate, round) => rate / (rates.mirkwood[round] as number))
  row(
    `${kind}: ratio (median, lowest, highest; aim ${kind === 'native' ? '0.90' : '0.80'})`,
    `${median(ratios).toFixed(2)}  (${Math.min(...ratios).toFixed(2)} … ${Math.max(...ratios).toFixed(2)})`,
  )
}

async function waits(): Promise<void> {
  const times: { [side in Side]: number[] } = { mirkwood: [], starters: [] }
  for (let n = 0; n < 3; n++)
    for (const side of NAMES) {
      const engine = await engineWithLab(side === 'mirkwood' ? 'lcg' : 'tcg')
      const host = await TableHost.open({
        openRealm: () => openRealm({ kind: 'quickjs', place: 'worker', engine: engine.modules }),
        packs: sides[side].packs,
        engine: { name: side === 'mirkwood' ? 'lcg' : 'tcg', version: '0', hash: engine.hash },
        setup: sides[side].setup as never,
        seed: `waits ${n}`,
        viewers: [VIEWER],
        inputs: [],
      })
      times[side].push(...(await answerAll(host)).map(({ milliseconds }) => milliseconds))
      host.close()
    }
  for (const side of NAMES)
    row(`p50 / p95 of an answer in quickjs, ${side} (ms)`, [50, 95].map((p) => percentile(times[side], p).toFixed(1)).join(' / '))
  row('p95, ratio (aim at most 1.50)', (percentile(times.starters, 95) / percentile(times.mirkwood, 95)).toFixed(2))
}
