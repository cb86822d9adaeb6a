/**
 * The scenarios of seafaring, sagas and nightmare in each of their modes, with one to four players: random games must end without an error, and the
 * first of each must have the same hashes in the sandbox. `QUESTWRIGHT_GAMES` sets how many are played; one in twenty is played in both realms.
 */
import type { PackBundle } from '@questwright/packs'
import type { Realm } from '@questwright/realm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PlayedGame, playGame, realmWith } from '../bench/realms.ts'
import { deckOf, repositoryPacks } from '../content.ts'

const GAMES = Number(process.env.QUESTWRIGHT_GAMES ?? 50)
const IN_BOTH = Math.ceil(GAMES / 20)

const OF_PLAYERS = ['standard', 'easy', 'basic'] as const
const SCENARIOS = [
  { scenario: 'lcg-seafaring:scenario/voyage-across-belegaer', modes: OF_PLAYERS },
  { scenario: 'lcg-seafaring:scenario/the-fate-of-numenor', modes: OF_PLAYERS },
  { scenario: 'lcg-seafaring:scenario/raid-on-the-grey-havens', modes: OF_PLAYERS },
  { scenario: 'lcg-the-hobbit-saga:scenario/we-must-away-ere-break-of-day', modes: OF_PLAYERS },
  { scenario: 'lcg-the-lord-of-the-rings-saga:scenario/a-shadow-of-the-past', modes: OF_PLAYERS },
  { scenario: 'lcg-nightmare:scenario/passage-through-mirkwood-nightmare', modes: ['nightmare'] },
  { scenario: 'lcg-nightmare:scenario/journey-along-the-anduin-nightmare', modes: ['nightmare'] },
] as const
const DECKS = ['leadership', 'spirit', 'tactics', 'lore'] as const

const { content } = repositoryPacks()
const core = content.find(({ id }) => id === 'lcg-core-set') as PackBundle

const realms: { native?: Realm; quickjs?: Realm } = {}
beforeAll(async () => {
  realms.native = await realmWith('native', content)
  realms.quickjs = await realmWith('quickjs', content)
})
afterAll(() => {
  realms.native?.close()
  realms.quickjs?.close()
})

/** The errors of a game. */
function wrongIn({ stuck, faults, slips }: PlayedGame): readonly string[] {
  return [...(stuck ? [`stuck: ${stuck}`] : []), ...faults.map(({ ability, message }) => `${ability}: ${message}`), ...slips]
}

const hashesOf = ({ hash, stateHash, decisions }: PlayedGame) => ({ hash, stateHash, decisions })

describe.each(SCENARIOS)('$scenario', ({ scenario, modes }) => {
  test.each([1, 2, 3, 4])(`%i of 4 players: ${GAMES} games in turn in ${modes.join(', ')}`, { timeout: 8 * 3_600_000 }, async (players) => {
    const decks = DECKS.slice(0, players).map((deck) => deckOf(core, deck))
    const wrong: object[] = []
    const sum = { won: 0, rounds: 0, decisions: 0 }
    const began = performance.now()
    for (let game = 0; game < GAMES; game++) {
      const setup = { kind: 'scenario', scenario, mode: modes[game % modes.length], decks }
      const seed = `expansions ${players} ${game}`
      const here = await playGame(realms.native as Realm, setup, seed, 'random')
      sum.won += here.outcome?.result === 'won' ? 1 : 0
      sum.rounds += here.rounds
      sum.decisions += here.decisions
      const found = wrongIn(here)
      if (found.length > 0) wrong.push({ seed, mode: setup.mode, found })
      if (game >= IN_BOTH) continue
      const there = await playGame(realms.quickjs as Realm, setup, seed, 'random')
      if (JSON.stringify(hashesOf(there)) !== JSON.stringify(hashesOf(here)))
        wrong.push({ seed, mode: setup.mode, native: hashesOf(here), quickjs: hashesOf(there) })
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.log(
      `${scenario}, ${players}: ${GAMES} games (${IN_BOTH} in both realms) in ${seconds} s, ${JSON.stringify(sum)}, ${wrong.length} wrong`,
    )
    expect(wrong).toEqual([])
    expect(sum.decisions).toBeGreaterThan(GAMES)
  })
})
