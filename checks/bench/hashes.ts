/** Whether the games of this commit are those of another one: the same seeds, and the states that they came through. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { besideCommit } from './against.ts'
import { row, whole, wrong } from './print.ts'
import { type Player, playerIn } from './rounds.ts'

/** Games by their numbers: a number says scenario, players and seed. */
export interface HashOrder {
  readonly first: number
  readonly games: number
}

/** What became of one game. */
export interface HashedGame {
  /** The scenario, how many play it, and the seed: enough to play it again. */
  readonly name: string
  /** `won`, `lost`, or why it has no end. */
  readonly end: string
  readonly faults: number
  readonly decisions: number
  /** The state hash at the end. */
  readonly endState: string
  /** A fingerprint of the state hashes at all inputs. */
  readonly allStates: string
}

type HashPlayer = Player<HashOrder, readonly HashedGame[]>

/** Few enough that a difference near the beginning is told soon. */
const PER_ROUND = 60

function playerOf(name: string, folder: string): Promise<HashPlayer> {
  return playerIn(name, fork(fileURLToPath(new URL('./hash-player.ts', import.meta.url)), [folder], { cwd: folder }))
}

/**
 * Plays random games of all scenarios of the core set, with one to four players, in this tree and in another commit, and tells the first that differs.
 * @param ref what git calls the other commit
 * @param games how many, from the first number on
 */
export function hashes(ref: string, games: number): Promise<void> {
  return besideCommit(ref, playerOf, async ([ours, theirs]) => {
    const ends: { [end: string]: number } = {}
    const apart: (readonly [HashedGame, HashedGame])[] = []
    let [decisions, faults] = [0, 0]
    for (let first = 0; first < games; first += PER_ROUND) {
      const order = { first, games: Math.min(PER_ROUND, games - first) }
      // one after the other: the machine may have other work
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
