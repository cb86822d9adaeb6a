/** Counts the work of the engine in games with frozen content. The counts do not depend on time, so tests can compare them. */
import { fingerprint } from '@questwright/kernel/internal'
import type { PackBundle } from '@questwright/packs'
import { deckOf, repositoryPacks } from '../content.ts'
import { tableOfTwoDecks } from '../parity/tcg-table.ts'
import { lookAhead } from './look-ahead.ts'
import { playGame, realmWith } from './realms.ts'

const GAMES = 30
/** The number of games whose hashes are committed. */
const HASHED = 5

/** The number of games in which forecasts are computed, and of answers in each. */
const LOOKED = { games: 4, answers: 60 }

/** The games that are counted, by the names of the files with their committed counts. */
const COUNTED = {
  counts: () => {
    const pack = repositoryPacks().fixtures.find((one) => one.id === 'frozen-road') as PackBundle
    const decks = [deckOf(pack, 'mill'), deckOf(pack, 'brook')]
    return { packs: [pack], setup: { kind: 'scenario', scenario: `${pack.id}:scenario/over-the-causeway`, mode: 'standard', decks } }
  },
  'counts-tcg': () => tableOfTwoDecks('made-up cards'),
}

/** The counts of one of the games. */
type Counted = keyof typeof COUNTED
export const ALL_COUNTED = Object.keys(COUNTED) as readonly Counted[]

export interface Counts {
  readonly perGame: { readonly [counter: string]: number }
  /** The hashes of the first games: they change with every rule or card that these games use. */
  readonly hashes: readonly string[]
  readonly checksum: string
}

/** Plays the games with frozen content. */
export async function countsPerGame(name: Counted): Promise<Counts> {
  const { packs, setup } = COUNTED[name]() as {
    readonly packs: readonly PackBundle[]
    readonly setup: { readonly decks: readonly unknown[] }
  }
  const realm = await realmWith('native', packs)
  const sums: { [counter: string]: number } = {}
  const hashes: string[] = []
  for (let n = 0; n < GAMES; n++) {
    const game = await playGame(realm, setup, `counts ${n}`, 'random')
    if (game.stuck || game.faults.length > 0) throw new Error(`game counts ${n}: ${game.stuck ?? game.faults[0]?.message}`)
    for (const [counter, value] of Object.entries(game.counters)) sums[counter] = (sums[counter] ?? 0) + value
    hashes.push(game.hash)
  }
  realm.close()
  const sandbox = await realmWith('quickjs', packs)
  let ticks = 0
  for (let n = 0; n < LOOKED.games; n++)
    for (const look of await lookAhead(sandbox, setup, `counts ${n}`, LOOKED.answers)) ticks += look.ticks
  sandbox.close()
  return {
    perGame: {
      ...Object.fromEntries(Object.entries(sums).map(([counter, sum]) => [counter, sum / GAMES])),
      // a tick is some ten thousand calls and loop iterations, about a millisecond, so this number stands for how long a page waits for a forecast
      ticksOfLooksAhead: ticks / LOOKED.games,
    },
    hashes: hashes.slice(0, HASHED),
    checksum: fingerprint(hashes.join(' ')),
  }
}
