/** What a player cannot see of the others: bids that are not shown yet, and adventure decks. */
import type { JsonObject } from '@questwright/kernel'
import { Game, viewOf } from '@questwright/kernel/internal'
import { describe, expect, test } from 'vitest'
import { buildLibrary } from '../src/library.ts'
import { tcg } from '../src/ruleset.ts'

const site: JsonObject = { type: 'site', shadowNumber: 0, arrow: 'left', block: 'fellowship' }
const cards: { readonly [slug: string]: JsonObject } = Object.fromEntries(
  ['lane', 'road'].flatMap((name) => Array.from({ length: 9 }, (_, i) => [`${name}-${i + 1}`, { ...site, site: i + 1 }])),
)
const library = buildLibrary([{ id: 'made-up', cards, keywords: {}, scenarios: { standard: {} }, titles: {}, scripts: [] }], (note) => {
  throw new Error(note.message)
})
const sites = (name: string): string[] => Array.from({ length: 9 }, (_, i) => `made-up:${name}-${i + 1}`)
const deck = (name: string, own: readonly string[]): JsonObject =>
  ({ name, bearer: ['scene:bearer'], ring: ['scene:ring'], sites: own, cards: { 'scene:minion': 12 } }) as unknown as JsonObject

/** A game in which the first player has these sites. */
function deal(first: readonly string[]): Game {
  const decks = [deck('one', first), deck('two', sites('road'))]
  return new Game({ ruleset: tcg, library, seed: 's', setup: { kind: 'scenario', scenario: 'made-up:scenario/standard', decks } })
}

function answer(game: Game, value: number | readonly string[]): void {
  const { question } = game
  const refusal = question ? game.advance([{ kind: 'answer', question: question.key, value }]) : { why: { code: 'nothing is asked' } }
  if (refusal) throw new Error(refusal.why.code)
}

/** All that a seat gets of a game, as text. */
const told = (game: Game, seat: string): string => JSON.stringify([game.reply([seat]).viewers[seat], viewOf(game.table, seat)])

describe('what other players cannot see', () => {
  test('[TCG-BID-SECRET-1] a player who bids later receives the same data whatever was bid before', () => {
    const bidding = (bid: number): Game => {
      const game = deal(sites('lane'))
      answer(game, bid)
      return game
    }
    const [low, high] = [bidding(0), bidding(7)]
    expect(low.question?.spec).toMatchObject({ name: 'bid', who: { id: 'p2' } })
    expect(told(low, 'p2')).toBe(told(high, 'p2'))
    // a forecast of the own bid names no other bid, and no place in the order of turns
    const foretold = (game: Game): unknown => game.forecast('p2', { question: game.question?.key ?? '', chosen: 3, options: ['0', '9'] })
    expect(foretold(low)).toEqual(foretold(high))
    expect(foretold(low)).toMatchObject({ chosen: { follows: [], unknown: [{ code: 'unknown.asked', parts: { seat: 'p1' } }] } })
    for (const game of [low, high]) answer(game, 1)
    expect(told(low, 'p2')).not.toBe(told(high, 'p2'))
  })

  test('[TCG-SETUP-ADVDECK-1] only the owner sees an adventure deck, and what others receive does not depend on its order', () => {
    const begun = (first: readonly string[]): Game => {
      const game = deal(first)
      for (const value of [0, 1, ['1']] as const) answer(game, value)
      return game
    }
    const game = begun(sites('lane'))
    // p2 goes first and has placed a site
    expect(game.table.zone('p1.adventure').size).toBe(9)
    expect(game.table.zone('p2.adventure').size).toBe(8)
    expect(told(game, 'p1')).toContain('lane-5')
    const seen = told(game, 'p2')
    expect(seen).not.toContain('lane-5')
    expect(seen).toBe(told(begun([...sites('lane')].reverse()), 'p2'))
  })
})
