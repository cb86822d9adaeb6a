/** Counts the work of the engine in games with frozen content. The counts do not depend on time, so tests can compare them. */
import { fingerprint } from '@questwright/kernel/internal'
import type { PackBundle } from '@questwright/packs'
import { deckOf, repositoryPacks } from '../content.ts'
import { lookAhead } from './look-ahead.ts'
import { playGame, realmWith } from './realms.ts'

const GAMES = 30

/** The number of games in which forecasts are computed, and of answers in each. */
const LOOKED = { games: 4, answers: 60 }

export async function countsPerGame(): Promise<{ readonly perGame: { readonly [counter: string]: number }; readonly checksum: string }> {
  const { fixtures } = repositoryPacks()
  const pack = fixtures.find((one) => one.id === 'frozen-road') as PackBundle
  const realm = await realmWith('native', [pack])
  const setup = {
    kind: 'scenario',
    scenario: `${pack.id}:scenario/over-the-causeway`,
    mode: 'standard',
    decks: [deckOf(pack, 'mill'), deckOf(pack, 'brook')],
  }
  const sums: { [counter: string]: number } = {}
  const hashes: string[] = []
  for (let n = 0; n < GAMES; n++) {
    const game = await playGame(realm, setup, `counts ${n}`, 'random')
    if (game.stuck || game.faults.length > 0) throw new Error(`game counts ${n}: ${game.stuck ?? game.faults[0]?.message}`)
    for (const [counter, value] of Object.entries(game.counters)) sums[counter] = (sums[counter] ?? 0) + value
    hashes.push(game.hash)
  }
  realm.close()
  const sandbox = await realmWith('quickjs', [pack])
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
    checksum: fingerprint(hashes.join(' ')),
  }
}
