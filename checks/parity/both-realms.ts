/** Tests determinism: the same games in V8 and in QuickJS must have the same state hashes at every input. */
import type { PackBundle } from '@questwright/packs'
import { expect } from 'vitest'
import { lookAhead } from '../bench/look-ahead.ts'
import { playGame, realmWith } from '../bench/realms.ts'
import { deckOf, repositoryPacks } from '../content.ts'

const { content, fixtures } = repositoryPacks()
const core = content.find((pack) => pack.id === 'lcg-core-set') as PackBundle
const frozen = fixtures.find((pack) => pack.id === 'frozen-road') as PackBundle

const mirkwood = (...decks: readonly string[]) => ({
  kind: 'scenario',
  scenario: `${core.id}:scenario/passage-through-mirkwood`,
  mode: 'standard',
  decks: decks.map((deck) => deckOf(core, deck)),
})
const easy = { ...mirkwood('spirit'), mode: 'easy' }
const causeway = {
  kind: 'scenario',
  scenario: `${frozen.id}:scenario/over-the-causeway`,
  mode: 'standard',
  decks: [deckOf(frozen, 'mill'), deckOf(frozen, 'brook')],
}

/** A game that is played in both realms. */
export interface ParityTable {
  readonly name: string
  readonly setup: object
  readonly packs: readonly PackBundle[]
  readonly bot: 'random' | 'greedy'
}

/** Scenario, decks and bot. */
export const TABLES = [
  {
    name: 'Passage Through Mirkwood, Leadership and Spirit, random',
    setup: mirkwood('leadership', 'spirit'),
    packs: content,
    bot: 'random',
  },
  { name: 'Passage Through Mirkwood, Leadership alone, random', setup: mirkwood('leadership'), packs: content, bot: 'random' },
  { name: 'Passage Through Mirkwood, Spirit alone in easy mode, random', setup: easy, packs: content, bot: 'random' },
  { name: 'Over the Causeway, two made-up decks, random', setup: causeway, packs: [frozen], bot: 'random' },
  {
    name: 'Passage Through Mirkwood, Leadership and Spirit, greedy',
    setup: mirkwood('leadership', 'spirit'),
    packs: content,
    bot: 'greedy',
  },
] as const

/**
 * Plays each game in both realms.
 * @param seeds a seed for each game; a failure names the seed
 * @throws AssertionError at the first game that differs, does not end or has an error
 */
export async function playsTheSameInBoth({ setup, packs, bot }: ParityTable, seeds: readonly string[]): Promise<void> {
  const [native, quickjs] = [await realmWith('native', packs), await realmWith('quickjs', packs)]
  try {
    for (const seed of seeds) {
      const here = await playGame(native, setup, seed, bot)
      const there = await playGame(quickjs, setup, seed, bot)
      expect({ seed, stuck: here.stuck, faults: here.faults }).toEqual({ seed, stuck: undefined, faults: [] })
      expect({ seed, hash: there.hash, state: there.stateHash, decisions: there.decisions }).toEqual({
        seed,
        hash: here.hash,
        state: here.stateHash,
        decisions: here.decisions,
      })
    }
  } finally {
    native.close()
    quickjs.close()
  }
}

/**
 * Computes forecasts at the first 25 questions of a game in both realms: they must be equal.
 * @throws AssertionError where they differ, or where almost no forecast was found
 */
export async function foretellsTheSameInBoth({ setup, packs }: (typeof TABLES)[number], seed: string): Promise<void> {
  const [native, quickjs] = [await realmWith('native', packs), await realmWith('quickjs', packs)]
  try {
    const looksIn = async (realm: typeof native) =>
      (await lookAhead(realm, setup, seed, 25)).map(({ question, forecast }) => ({ seed, question, forecast }))
    const here = await looksIn(native)
    expect(await looksIn(quickjs)).toEqual(here)
    const told = here.filter(({ forecast }) => (forecast?.chosen?.follows.length ?? 0) > 0)
    expect(told.length, `questions of ${seed} of which something is told`).toBeGreaterThan(4)
  } finally {
    native.close()
    quickjs.close()
  }
}
