import { describe, expect, it } from 'vitest'
import { ALL_ASPECTS, beginReading, DOING, endReading, FIELDS, LOOKS, MEMORY, PLACES, TOKENS } from '../src/aspects.ts'
import { faceOf, namesIn, stateOf, zoneOf } from '../src/card.ts'
import { askNumber, atTable, type Card, cardsInPlay, defineCard, fieldOf, type Table, table } from '../src/index.ts'
import { cardsOf, listOf, topDown } from '../src/zone.ts'
import { find, startCoop } from './helpers.ts'
import { modifier } from './rulesets/parts.ts'

/** Each read of state names the aspect that it reads: a cached value is computed again after a write to one of the aspects that it read. */

const begun = () => startCoop({ setup: { yard: { p1: ['ada'] }, sky: ['gull', 'squall'], storm: ['gull'] } })

describe('a read names its aspect', () => {
  it.each<[string, number, (t: Table, card: Card) => unknown]>([
    ['the cards of a zone', PLACES, (t) => t.zone('sky').cards],
    ['the size of a zone', PLACES, (t) => t.zone('sky').size],
    ['the top of a zone', PLACES, (t) => t.zone('sky').top],
    ['the cards of a zone for rulesets', PLACES, (t) => cardsOf(t.zone('sky'))],
    ['the cards of a zone from the top', PLACES, (t) => topDown(t.zone('sky'))],
    ['the list of a zone', PLACES, (t) => listOf(t.zone('sky'))],
    ['the zone of a card', PLACES, (_, card) => card.zone],
    ['the zone of a card for rulesets', PLACES, (_, card) => zoneOf(card)],
    ['a card by its id', PLACES, (t) => t.findCard('p1')],
    ['a zone by its id', PLACES, (t) => t.findZone('sky')],
    ['the zones on a card', PLACES, (t, card) => t.zonesHostedBy(card)],
    ['the cards in play', PLACES, (t) => cardsInPlay(t)],
    ['the side of a card', LOOKS, (_, card) => card.sideUp],
    ['the face of a card', LOOKS, (_, card) => card.face],
    ['the face of a card for rulesets', LOOKS, (_, card) => faceOf(card)],
    ['the owner of a card', LOOKS, (_, card) => card.ownerName],
    ['the controller of a card', LOOKS, (_, card) => card.controllerName],
    ['what a card counts as', LOOKS, (_, card) => card.disguise],
    ['the facts of a card', LOOKS, (_, card) => card.facts],
    ['a token', TOKENS, (_, card) => card.token('oil')],
    ['what was noted on a card', MEMORY, (_, card) => card.memory('seen')],
    ['a note of the table', MEMORY, (t) => t.note('seen')],
    ['the notes of the table', MEMORY, (t) => t.notes()],
    ['a field', FIELDS | LOOKS, (_, card) => fieldOf(card, 'exhausted')],
    ['the names of the fields', FIELDS | LOOKS, (_, card) => namesIn(card, 'fields')],
    ['the names of the tokens', TOKENS, (_, card) => namesIn(card, 'tokens')],
    ['the names of what was noted', MEMORY, (_, card) => namesIn(card, 'memory')],
    ['the state of a card', ALL_ASPECTS, (_, card) => stateOf(card)],
    ['the code of a card, which never changes', 0, (_, card) => card.code],
    ['a seat, which never goes', 0, (t) => t.findSeat('p1')],
  ])('%s', (_, aspects, read) => {
    const game = begun()
    const card = find(game, 'ada')
    atTable(game.table, () => {
      // a value that is cached from an earlier read would not be read again
      game.table.move(find(game, 'squall'), game.table.zone('sky'))
      const outer = beginReading()
      read(game.table, card)
      expect(endReading(outer)).toBe(aspects)
    })
  })

  it('an inner recording is part of the outer one', () => {
    const outermost = beginReading()
    const game = begun()
    const outer = beginReading()
    find(game, 'ada').token('oil')
    const inner = beginReading()
    find(game, 'ada').memory('seen')
    const own = endReading(inner)
    expect([own & TOKENS, own & MEMORY]).toEqual([0, MEMORY])
    expect(endReading(outer) & (TOKENS | MEMORY)).toBe(TOKENS | MEMORY)
    endReading(outermost)
    expect(ALL_ASPECTS & DOING).toBe(0)
  })
})

describe('a cached number is computed again', () => {
  it.each<[string, (self: Card) => number, (t: Table, self: Card) => void]>([
    ['after a token changed', (self) => self.token('oil'), (t, self) => t.write(self, 'tokens', 'oil', 1)],
    ['after a note on a card changed', (self) => Number(self.memory('seen') ?? 0), (t, self) => t.write(self, 'memory', 'seen', 1)],
    ['after a field changed', (self) => Number(fieldOf(self, 'tired') ?? 0), (t, self) => t.write(self, 'fields', 'tired', 1)],
    [
      'after a card has another controller',
      (self) => (self.controllerName === 'p2' ? 1 : 0),
      (t, self) => t.write(self, 'fields', 'controller', 'p2'),
    ],
    ['after a card moved', () => 2 - table().zone('sky').size, (t) => t.move(t.zone('sky').cards[0] as Card, t.zone('away'))],
  ])('%s', (_, read, change) => {
    const seer = defineCard('t:seer', { type: 'keeper', strength: 5, toughness: 3 }, [
      modifier('sight', 'strength', 'set', ({ self }) => read(self)),
    ])
    const game = startCoop({
      cards: [seer],
      setup: { seats: ['p1', 'p2'], yard: { p1: ['seer', 'ada'] }, sky: ['gull', 'squall'], storm: ['gull'] },
    })
    const self = find(game, 'seer')
    const { table: t } = game
    atTable(t, () => {
      t.run.latch = undefined
      expect(askNumber(self, 'strength')).toBe(0)
      const misses = t.instruments.counters.memoMisses
      expect(askNumber(self, 'strength')).toBe(0)
      expect(t.instruments.counters.memoMisses).toBe(misses)
      change(t, self)
      expect(askNumber(self, 'strength')).toBe(1)
    })
  })
})
