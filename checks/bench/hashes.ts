/** Checks whether this commit plays the same games as another one: for the same seeds, all states must be equal. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { besideCommit } from './against.ts'
import { row, whole, wrong } from './print.ts'
import { type Player, playerIn } from './rounds.ts'

/** Which games to play. The number of a game determines its scenario, players and seed. */
export interface HashOrder {
  readonly first: number
  readonly games: number
}

/** The result of one game. */
export interface HashedGame {
  /** Scenario, number of players and seed, with which the game can be played again. */
  readonly name: string
  /** `won`, `lost`, or why the game did not end. */
  readonly end: string
  readonly faults: number
  readonly decisions: number
  /** The state hash at the end. */
  readonly endState: string
  /** A fingerprint of the state hashes at all inputs. */
  readonly allStates: string
}

type HashPlayer = Player<HashOrder, readonly HashedGame[]>

/** The number of games after which the two are compared: small, so that an early difference is reported soon. */
const PER_ROUND = 60

function playerOf(name: string, folder: string): Promise<HashPlayer> {
  return playerIn(name, fork(fileURLToPath(new URL('./hash-player.ts', import.meta.url)), [folder], { cwd: folder }))
}

/**
 * Plays random games of all scenarios of the core set, with one to four players, in this tree and in another commit, and prints the first
 * difference.
 * @param ref the git name of the other commit
 * @param games the number of games
 */
export function hashes(ref: string, games: number): Promise<void> {
  return besideCommit(ref, playerOf, async ([ours, theirs]) => {
    const ends: { [end: string]: number } = {}
    const apart: (readonly [HashedGame, HashedGame])[] = []
    let [decisions, faults] = [0, 0]
    for (let first = 0; first < games; first += PER_ROUND) {
      const order = { first, games: Math.min(PER_ROUND, games - first) }
      // not at the same time, since other work may be running on the machine
      const [here, there] = [await ours.play(order), await theirs.play(order)]
      for (const [i, one] of here.entries()) {
        const other = there[i] as HashedGame
        ends[one.end] = (ends[one.end] ?? 0) + 1
        decisions += one.decisions
        faults += one.faults
        if (!isSame(one, other)) apart.push([one, other])
        if (apart.length === 1 && apart[0]?.[0] === one) tellFirst(apart[0], theirs.name)
      }
    }
    row(
      'games',
      `${whole(games)}: ${Object.entries(ends)
        .map(([end, count]) => `${whole(count)} ${end}`)
        .join(', ')}`,
    )
    row('decisions, faults', `${whole(decisions)}, ${faults}`)
    row('games that came through the same states', whole(games - apart.length))
    row('games with the same state at the end', whole(games - apart.filter(([one, other]) => one.endState !== other.endState).length))
  })
}

function isSame(one: HashedGame, other: HashedGame): boolean {
  return one.name === other.name && one.endState === other.endState && one.allStates === other.allStates
}

function tellFirst([one, other]: readonly [HashedGame, HashedGame], commit: string): void {
  wrong(`"${one.name}" is the first game that differs`)
  const told = ({ name, end, decisions, endState }: HashedGame): string => `${name}: ${end} after ${decisions} decisions, state ${endState}`
  row('this tree', told(one))
  row(commit, told(other))
}
