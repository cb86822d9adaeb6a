/** Compares the speed of this commit with another commit: both play the same games in turns. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprint } from '@questwright/kernel/internal'
import { print, root, row, whole } from './print.ts'
import { enginePlayer, inTurns, PLAN, type Player, perSecond, ratios, type Tally } from './rounds.ts'

const git = (parts: readonly string[], folder: string): string => execFileSync('git', parts, { cwd: folder, encoding: 'utf8' }).trim()

/**
 * Plays the games of another commit and of this tree in turns, and prints which one is faster.
 * @param ref the git name of the other commit
 */
export function against(ref: string): Promise<void> {
  return besideCommit(ref, enginePlayer, async (players) => {
    const told = (games: number, tallies: readonly Tally[]): void => {
      if (games === PLAN.warm || games === PLAN.long) tell(games, players, tallies)
    }
    await inTurns(players, PLAN.long, told)
  })
}

/**
 * Starts a player process for this tree and one for another commit, and stops both afterwards.
 * @param ref the git name of the other commit
 * @param playerOf starts a player with that name and with the engine in that folder
 * @param play called with the two players, that of this tree first
 * @throws Error where git does not know the commit, or where it cannot be installed or lacks these benchmarks
 */
export async function besideCommit<P extends { readonly close: () => void }>(
  ref: string,
  playerOf: (name: string, folder: string) => Promise<P>,
  play: (players: readonly [P, P]) => Promise<void>,
): Promise<void> {
  const commit = git(['rev-parse', '--verify', `${ref}^{commit}`], root)
  print(`This tree beside ${git(['log', '-1', '--format=%h %s', commit], root)}`)
  const folder = mkdtempSync(join(tmpdir(), 'questwright-against-'))
  const players: P[] = []
  try {
    build(commit, folder)
    const [ours, theirs] = [await playerOf('this tree', root), await playerOf(commit.slice(0, 7), folder)]
    players.push(ours, theirs)
    await play([ours, theirs])
  } finally {
    for (const player of players) player.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Makes a copy of the commit with its dependencies. Nothing is written into this repository: the copy only reads its git objects. */
function build(commit: string, folder: string): void {
  git(['clone', '--quiet', '--shared', '--no-checkout', root, folder], root)
  git(['checkout', '--quiet', '--detach', commit], folder)
  if (!existsSync(join(folder, 'checks/bench/realms.ts')))
    throw new Error(`the commit ${commit} has no benchmarks that could be run beside these`)
  const { packageManager } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly packageManager: string }
  const parts = ['-y', packageManager, 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts']
  execFileSync('npx', parts, { cwd: folder, stdio: ['ignore', 2, 2] })
}

function tell(games: number, players: readonly Player[], tallies: readonly Tally[]): void {
  const [ours, theirs] = tallies as readonly [Tally, Tally]
  const checksums = tallies.map(({ rounds }) => fingerprint(rounds.map(({ checksum }) => checksum).join(' ')))
  print(`  ${games.toLocaleString('en')} games each, ${PLAN.perRound} in turns`)
  for (const [i, tally] of tallies.entries()) row(`choices per CPU second, ${players[i]?.name ?? ''}`, whole(perSecond(tally)))
  row('choices per CPU second, ratio (median, middle half)', ratios(ours, theirs))
  row('checksums', checksums.join(' '))
  if (checksums[0] !== checksums[1])
    print('  The two played other games: rules or cards differ between them, and the ratio compares games that are not the same.')
}
