/** Compares the engine with a well-known one: random battles of the first generation in the simulator from the packages of Pokémon Showdown. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprint } from '@questwright/kernel/internal'
import { print, row, whole, wrong } from './print.ts'
import { enginePlayer, inTurns, PLAN, type Player, peerPlayer, perSecond, ratios, type Tally } from './rounds.ts'

/** The packages of the simulator. Nothing in this repository depends on them: they are installed for this comparison and deleted afterwards. */
const PEER = { '@pkmn/sim': '0.10.11', '@pkmn/randoms': '0.10.6' }

/** The expected checksums of the battles with these versions, for `inTurns` with `PLAN`. */
const CHECKSUMS: { readonly [games: number]: string } = { [PLAN.warm]: '7b247a9e11726f5e', [PLAN.long]: '90aee6dd6805298e' }

/**
 * Measures random games and random battles in turns.
 * @throws Error where the simulator cannot be installed
 */
export async function besidePeers(): Promise<void> {
  print('Throughput beside @pkmn/sim: random players on both sides, each decision of either counted')
  const folder = mkdtempSync(join(tmpdir(), 'questwright-peer-'))
  const players: Player[] = []
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: PEER }))
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier'], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
      // npm passes its settings to child processes in these variables, which would apply the settings of this repository
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
    })
    players.push(await enginePlayer('this engine'), await peerPlayer('@pkmn/sim', folder))
    await inTurns(players, PLAN.long, (games, tallies) => {
      if (games === PLAN.warm || games === PLAN.long) tell(games, players, tallies)
    })
  } finally {
    for (const player of players) player.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function tell(games: number, players: readonly Player[], tallies: readonly Tally[]): void {
  const [ours, theirs] = tallies as readonly [Tally, Tally]
  print(`  ${games.toLocaleString('en')} games each, ${PLAN.perRound} in turns`)
  for (const [i, tally] of tallies.entries()) {
    const name = players[i]?.name ?? ''
    row(`choices per CPU second, ${name}`, `${whole(perSecond(tally))}  (${(tally.choices / games).toFixed(1)} choices a game)`)
    const checksum = fingerprint(tally.rounds.map((round) => round.checksum).join(' '))
    row(`checksum, ${name}`, checksum)
    if (tally === theirs && checksum !== CHECKSUMS[games])
      wrong(`the peer played other battles than these versions of it do (${CHECKSUMS[games]})`)
  }
  row('ratio (median, middle half)', ratios(ours, theirs))
}
