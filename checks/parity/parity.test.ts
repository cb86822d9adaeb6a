/** The proof of determinism: the same games in V8 and in QuickJS, state hashes equal at every input. */
import type { PackBundle } from '@questwright/packs'
import { describe, expect, test } from 'vitest'
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

const TABLES = [
  {
    name: 'Passage Through Mirkwood, Leadership and Spirit, random',
    setup: mirkwood('leadership', 'spirit'),
    packs: content,
    bot: 'random',
    games: 60,
  },
  { name: 'Passage Through Mirkwood, Leadership alone, random', setup: mirkwood('leadership'), packs: content, bot: 'random', games: 50 },
  { name: 'Passage Through Mirkwood, Spirit alone in easy mode, random', setup: easy, packs: content, bot: 'random', games: 40 },
  { name: 'Over the Causeway, two made-up decks, random', setup: causeway, packs: [frozen], bot: 'random', games: 50 },
  {
    name: 'Passage Through Mirkwood, Leadership and Spirit, greedy',
    setup: mirkwood('leadership', 'spirit'),
    packs: content,
    bot: 'greedy',
    games: 10,
  },
] as const

describe.each(TABLES)('$name', ({ setup, packs, bot, games }) => {
  test(`${games} games have equal hashes at every input in native and quickjs, no fault, and an end`, { timeout: 600_000 }, async () => {
    const [native, quickjs] = [await realmWith('native', packs), await realmWith('quickjs', packs)]
    try {
      for (let n = 0; n < games; n++) {
        const here = await playGame(native, setup, `parity ${n}`, bot)
        const there = await playGame(quickjs, setup, `parity ${n}`, bot)
        expect({ seed: n, stuck: here.stuck, faults: here.faults }).toEqual({ seed: n, stuck: undefined, faults: [] })
        expect({ seed: n, hash: there.hash, state: there.stateHash, decisions: there.decisions }).toEqual({
          seed: n,
          hash: here.hash,
          state: here.stateHash,
          decisions: here.decisions,
        })
      }
    } finally {
      native.close()
      quickjs.close()
    }
  })
})
