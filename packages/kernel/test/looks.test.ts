import { describe, expect, it } from 'vitest'
import { faceOf, hasSide, namesIn, zoneOf } from '../src/card.ts'
import { ask, type Card, fieldOf, type Table } from '../src/index.ts'
import { asRules, asScript, type Looks, listed, watchingLooks } from '../src/looks.ts'
import { cardsOf, topDown } from '../src/zone.ts'
import { find, startCoop, tamper } from './helpers.ts'

/** Reads of hidden cards are reported to an observer, so that the result of a look ahead reveals none of them. */

const begun = () => startCoop({ setup: { yard: { p1: ['ada'] }, sky: ['gull'], storm: ['squall', 'gull'] } })

/** The ids of the cards that a read reports, if all cards are secret to the observer. */
function reported(read: (t: Table, hidden: Card, open: Card) => unknown, isSecret: (card: Card) => boolean = () => true): string[] {
  const game = begun()
  const [hidden, open] = [game.table.zone('storm-deck').cards[0], game.table.zone('sky').cards[0]] as [Card, Card]
  const ids: string[] = []
  const looks: Looks = {
    isSecret,
    seen: (card) => {
      ids.push(card === hidden ? 'hidden' : card === open ? 'open' : 'other')
    },
  }
  tamper(game, (t) => watchingLooks(looks, () => read(t, hidden, open)))
  return ids
}

const reads: readonly (readonly [what: string, read: (card: Card) => unknown])[] = [
  ['its zone', (card) => card.zone],
  ['its side', (card) => card.sideUp],
  ['its face', (card) => card.face],
  ['its controller', (card) => card.controllerName],
  ['what it counts as', (card) => card.disguise],
  ['its printed side', (card) => card.printed],
  ['its facts', (card) => card.facts],
  ['a token on it', (card) => card.token('oil')],
  ['a note on it', (card) => card.memory('seen')],
  ['a field', (card) => fieldOf(card, 'exhausted')],
  ['the names of its fields', (card) => namesIn(card, 'fields')],
]

describe('a read of a hidden card is reported, and the same read of a card that all see is not', () => {
  it.each(reads)('%s', (_, read) => {
    expect(reported((_, hidden) => read(hidden))).toEqual(['hidden'])
    expect(reported((_, _hidden, open) => read(open))).toEqual([])
  })

  it('a stat is reported for every card', () => {
    expect(new Set(reported((_, hidden) => ask(hidden, 'strength')))).toEqual(new Set(['hidden']))
    expect(new Set(reported((_, _hidden, open) => ask(open, 'strength')))).toEqual(new Set(['open']))
  })

  it.each<[string, (card: Card) => unknown]>([
    ['its code', (card) => card.code],
    ['its owner', (card) => card.ownerName],
    ['its zone, for rulesets', (card) => zoneOf(card)],
    ['its face, for rulesets', (card) => faceOf(card)],
    ['whether it has a side', (card) => hasSide(card, 'B')],
  ])('%s is never reported', (_, read) => {
    expect(reported((_, hidden) => read(hidden))).toEqual([])
  })

  it('a card that is face down is hidden also where all see the cards', () => {
    expect(
      reported((t, _hidden, open) => {
        t.write(open, 'fields', 'face', 'down')
        return open.sideUp
      }),
    ).toEqual(['open'])
  })

  it('nothing is reported of a card that is no secret to the observer, or without one', () => {
    expect(
      reported(
        (_, hidden) => hidden.zone,
        () => false,
      ),
    ).toEqual([])
    expect(reported((_, hidden) => watchingLooks(undefined, () => hidden.zone))).toEqual([])
  })
})

describe('cards that are taken from a zone', () => {
  it('are reported one by one as the list is read; their number is not', () => {
    expect(reported((t) => t.zone('storm-deck').cards.length)).toEqual([])
    expect(reported((t) => t.zone('storm-deck').size)).toEqual([])
    expect(reported((t) => t.zone('storm-deck').cards[1])).toEqual(['other'])
    expect(reported((t) => t.zone('storm-deck').top)).toEqual(['other'])
    expect(reported((t) => topDown(t.zone('storm-deck'))[1])).toEqual(['hidden'])
    expect(reported((t) => cardsOf(t.zone('storm-deck')))).toEqual(['hidden', 'other'])
  })

  it('are not reported again after an element of the list was replaced', () => {
    expect(
      reported((t, hidden, open) => {
        const list = listed(cardsOf(t.zone('sky')))
        list[0] = hidden
        expect([list[0], Object.keys(list), open.code]).toEqual([hidden, ['0'], 'coop:gull'])
      }),
    ).toEqual(['open'])
  })
})

describe('rules that a script calls', () => {
  it('read single cards without a report, until they call a script; the cards that they take from a zone are reported', () => {
    expect(reported((_, hidden) => asRules(() => hidden.zone))).toEqual([])
    expect(reported((_, hidden) => asRules(() => asRules(() => hidden.zone)))).toEqual([])
    expect(reported((_, hidden) => asRules(() => asScript(() => hidden.zone)))).toEqual(['hidden'])
    expect(reported((_, hidden) => asScript(() => hidden.zone))).toEqual(['hidden'])
    expect(reported((t) => asRules(() => t.zone('storm-deck').top))).toEqual(['other'])
  })

  it('are observed as before once they are done, also if they fail', () => {
    expect(
      reported((_, hidden) => {
        asRules(() => undefined)
        expect(() =>
          asRules(() => {
            throw new Error('broken')
          }),
        ).toThrow('broken')
        return hidden.zone
      }),
    ).toEqual(['hidden'])
    const { table: t } = begun()
    expect(asRules(() => t.zone('sky').size) + asScript(() => t.zone('sky').size)).toBe(2)
  })
})

it('an inner observer gets what is secret to it, and the outer one the rest', () => {
  const { table: t } = begun()
  const [first, second] = t.zone('storm-deck').cards as [Card, Card]
  const seen: string[] = []
  const observer = (name: string, secret: readonly Card[]): Looks => ({
    isSecret: (card) => secret.includes(card),
    seen: (card) => seen.push(`${name} ${card.id}`),
  })
  watchingLooks(observer('outer', [first, second]), () =>
    watchingLooks(observer('inner', [first]), () => [first.zone, second.zone, find({ table: t } as never, 'ada').zone]),
  )
  expect(seen).toEqual([`inner ${first.id}`, `outer ${second.id}`])
})
