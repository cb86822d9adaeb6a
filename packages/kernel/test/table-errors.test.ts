/** What a table refuses, with its words, and which calls are refused while a question is pending. */
import { describe, expect, it } from 'vitest'
import { atTable, type Card, type CardDefinition, type Ruleset, runInline, type Table, table } from '../src/index.ts'
import { MOST_CARDS } from '../src/limits.ts'
import { find, startCoop, tamper } from './helpers.ts'
import { coop, libraryOf } from './rulesets/coop.ts'

const coopLibrary = libraryOf()
const endless: Ruleset = {
  ...coop,
  steps: { ...coop.steps, endless: () => 'endless', once: () => null, never: () => 'unknown' },
}
const definitionOf = (card: Card): CardDefinition => coopLibrary.cards.get(card.code) as CardDefinition
const begun = () =>
  startCoop({ ruleset: endless, strict: 'off', setup: { yard: { p1: ['ada', 'ada'] }, sky: ['gull'], storm: ['squall', 'gull'] } })

describe('a table refuses', () => {
  const game = begun()
  const other = begun()
  const [gull, stranger] = [find(game, 'sky/0-gull'), find(other, 'sky/0-gull')]
  it.each<readonly [string, string | RegExp, (t: Table) => unknown]>([
    ['an unknown card', 'there is no card with the id nobody', (t) => t.card('nobody')],
    ['an unknown zone', /"?skye"?.*sky/, (t) => t.zone('skye')],
    ['an unknown zone on a card', /tool.*tools/, (t) => t.zoneOn(gull, 'tool')],
    ['a second card with one id', `two cards have the id ${gull.id}`, (t) => t.addCard(gull.id, definitionOf(gull), t.zone('sky'))],
    ['a write to a card of another game', `${stranger.id} is no card of this game`, (t) => t.write(stranger, 'tokens', 'damage', 1)],
    ['a move of a card of another game', `${stranger.id} is no card of this game`, (t) => t.move(stranger, t.zone('sky'))],
    ['a move of the table', 'the table and the players are no cards that can be moved', (t) => t.move(t.board, t.zone('sky'))],
    ['a move of a player', 'the table and the players are no cards that can be moved', (t) => t.move(t.card('p1'), t.zone('sky'))],
    ['a value under a forbidden name', 'nothing can be kept under the name "__proto__"', (t) => t.write(gull, 'memory', '__proto__', 1)],
    ['an order with fewer cards', 'the new order of storm-deck has other cards', (t) => t.arrange(t.zone('storm-deck'), [])],
    ['an order with other cards', 'the new order of sky has other cards', (t) => t.arrange(t.zone('sky'), [t.card('p1')])],
    [
      'an order with one card twice',
      'the new order of storm-deck has other cards',
      (t) => t.arrange(t.zone('storm-deck'), Array(2).fill(t.zone('storm-deck').cards[0])),
    ],
    ['an exchange of places outside of a fork', 'only a fork may exchange cards without the journal', (t) => t.exchange([], [])],
    ['a sequence that does not end', 'the sequence that begins with endless does not come to an end', () => runInline('endless')],
    ['a step that the rules do not have', 'the ruleset has no step called unknown', () => runInline('never')],
  ])('%s', (_, words, deed) => {
    expect(() => tamper(game, deed)).toThrow(words)
  })

  it('a card more than a game may have', () => {
    const full = begun()
    tamper(full, (t) => {
      const cards = t.cards as Card[]
      const { length } = cards
      cards.length = MOST_CARDS
      expect(() => t.addCard('one more', definitionOf(gull), t.zone('sky'))).toThrow(
        `a game has ${MOST_CARDS} cards at most, and one more would be one more`,
      )
      cards.length = MOST_CARDS - 1
      expect(() => t.addCard('the last', definitionOf(gull), t.zone('sky'))).not.toThrow()
      cards.length = length
    })
  })

  it('to be asked for where no table is running', () => {
    expect(() => table()).toThrow('no table is running here: rules and cards can only be called by a table')
  })

  it('nothing that ends, and orders and places that stay', () => {
    const before = game.hash
    tamper(game, (t) => {
      runInline('once')
      t.arrange(t.zone('storm-deck'), [...t.zone('storm-deck').cards])
      t.move(gull, t.zone('sky'))
      t.move(gull, t.zone('sky'), 0)
      t.write(gull, 'tokens', 'damage', undefined)
    })
    expect(game.hash).toBe(before)
    expect([game.table.has(gull), game.table.has(stranger), game.table.has({ n: gull.n }), game.table.has(undefined)]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('while a question is pending, the rules cannot', () => {
  const game = begun()
  const gull = find(game, 'sky/0-gull')
  const deck = (t: Table): Card[] => [...t.zone('storm-deck').cards].reverse()
  it.each<readonly [string, (t: Table) => unknown]>([
    ['write', (t) => t.write(gull, 'tokens', 'damage', 1)],
    ['keep a note', (t) => t.setNote('seen', 1)],
    ['keep a note of the kernel', (t) => t.setOwnNote('seen', 1)],
    ['move a card', (t) => t.move(gull, t.zone('storm-deck'))],
    ['order a pile', (t) => t.arrange(t.zone('storm-deck'), deck(t))],
    ['create a card', (t) => t.addCard('new', definitionOf(gull), t.zone('sky'))],
  ])('%s', (_, deed) => {
    const { hash, table: t } = game
    let thrown: unknown
    atTable(t, () => {
      try {
        deed(t)
      } catch (error) {
        thrown = error
      }
    })
    expect(thrown).toBe(t.run.latch)
    expect(t.run.latch).toBeDefined()
    expect([game.hash, t.state.fullHash()]).toEqual([hash, hash])
  })
})

it('each write is told to those who watch writes', () => {
  const game = begun()
  const gull = find(game, 'sky/0-gull')
  const told: string[] = []
  game.table.instruments.onWrite = (what) => void told.push(what)
  tamper(game, (t) => {
    t.write(gull, 'tokens', 'damage', 2)
    t.setNote('seen', 3)
    t.setOwnNote('known', { a: 1 })
    t.move(gull, t.zone('storm-deck'), 1)
    t.arrange(t.zone('storm-deck'), [...t.zone('storm-deck').cards].reverse())
    t.addCard('new', definitionOf(gull), t.zone('sky'))
  })
  const [first, second] = game.table.zone('storm-deck').cards
  expect(told).toEqual([
    `${gull.id} tokens.damage = 2`,
    'table memory.seen = 3',
    'table memory.known = {"a":1}',
    `${gull.id} to storm-deck 1`,
    `order of storm-deck: ${first?.id} ${second?.id} ${game.table.zone('storm-deck').cards[2]?.id}`,
    'new card new',
  ])
})
