import type { FaceOff, Rulebook, Zone } from '@questwright/rulebook'
import { describe, expect, it } from 'vitest'
import { numberAfter } from '../src/dial.tsx'
import type { CardView, Json, Option, Question, View } from '../src/door-types.ts'
import { type Column, columnsOf, resultOf } from '../src/face-off/columns.ts'
import { attachedInMiddle, laidOut } from '../src/face-off/laid.ts'
import { isInMiddle, type Standing, standingOf } from '../src/face-off/standing.ts'
import { holdersIn, placesOf, shortName } from '../src/face-off/track.tsx'
import { statusOf } from '../src/view.ts'

const faceOff: FaceOff = {
  sleeps: 'moored',
  sides: { active: 'Crew', others: 'Storm' },
  apart: 'Adrift',
  pairs: { status: 'races', active: 'boat', others: 'winds', now: 'now', questions: ['steer'] },
  result: {
    stat: 'pull',
    ties: 'others',
    bonus: 'spray',
    overwhelms: { stat: 'ballast', otherwise: 2 },
    wins: '{side} wins',
    tied: 'Tie: {side} wins',
  },
}
const row = (stands?: 'by-role'): Zone => ({ about: '', place: 'seat', look: 'row', ...(stands ? { stands } : {}) })
const rulebook = {
  zones: { quay: row('by-role'), squall: row('by-role'), shed: row(), purse: { about: '', place: 'seat', look: 'hand' } },
  table: { faceOff },
} as unknown as Rulebook

interface Lying {
  readonly [zone: string]: readonly (string | { readonly key: string; readonly marks?: readonly string[]; readonly stats?: object })[]
}

/** A view with cards by zone. Each card has the pull of its number: `boat 4` pulls 4. */
function viewOf(lying: Lying, status: { readonly [part: string]: Json } = {}, viewer = 'p1+p2'): View {
  const cards: { [key: string]: CardView } = {}
  const zones: { [id: string]: View['zones'][string] } = {}
  for (const [id, all] of Object.entries(lying)) {
    const [seat, name] = id.split('.') as [string, string]
    for (const one of all) {
      const { key, marks = [], stats = {} } = typeof one === 'string' ? { key: one } : one
      const pull = { now: Number(key.split(' ')[1] ?? 0), printed: 0 }
      cards[key] = { key, zone: id, marks, tokens: {}, stats: { pull, ...stats }, knowledge: 'known' } as unknown as CardView
    }
    const keys = all.map((one) => (typeof one === 'string' ? one : one.key))
    zones[id] = { id, name, seat, cards: keys, count: keys.length } as unknown as View['zones'][string]
  }
  return { viewer, status: { activePlayer: 'p1', seats: [{ seat: 'p1' }, { seat: 'p2' }], ...status }, zones, cards } as unknown as View
}

const keys = (cards: readonly CardView[] | undefined): readonly string[] => (cards ?? []).map(({ key }) => key)
const standingIn = (view: View): Standing => standingOf(view, statusOf(view), rulebook) as Standing
const moored = (key: string) => ({ key, marks: ['moored'] })

const lying: Lying = {
  'p1.quay': ['gull 4', 'tern 6'],
  'p1.squall': [moored('gale 3')],
  'p1.shed': ['net', moored('raft 1')],
  'p2.quay': [moored('skua 2')],
  'p2.squall': ['gust 5', 'calm 0', 'storm 9'],
}

describe('cards that face each other', () => {
  it('stand on the side of their player, and those that take no part lie on the shelf', () => {
    const standing = standingIn(viewOf(lying))
    expect([standing.above, standing.below, standing.active]).toEqual(['p2', 'p1', 'below'])
    expect(keys(standing.middle.below)).toEqual(['gull 4', 'tern 6'])
    expect(keys(standing.middle.above)).toEqual(['gust 5', 'calm 0', 'storm 9'])
    expect(keys(standing.shelves.p1)).toEqual(['gale 3', 'raft 1'])
    expect(keys(standing.shelves.p2)).toEqual(['skua 2'])
    expect(standing.moved.has('net')).toBe(false)
  })

  it('leave seats where they are when the turn passes: only the sides turn', () => {
    const standing = standingIn(viewOf(lying, { activePlayer: 'p2' }))
    expect([standing.above, standing.below, standing.active]).toEqual(['p2', 'p1', 'above'])
  })

  it('have the viewer below', () => {
    expect(standingIn(viewOf(lying, {}, 'p2')).below).toBe('p2')
    expect(standingIn(viewOf(lying, {}, 'p1')).below).toBe('p1')
    expect(standingIn(viewOf(lying, {}, 'nobody')).below).toBe('p1')
  })

  it('need a middle and two seats', () => {
    const view = viewOf(lying)
    expect(standingOf(view, statusOf(view), { ...rulebook, table: {} })).toBeUndefined()
    const three = viewOf(lying, { seats: [{ seat: 'p1' }, { seat: 'p2' }, { seat: 'p3' }] })
    expect(standingOf(three, statusOf(three), rulebook)).toBeUndefined()
  })

  it('are in the middle whichever seat a phone shows', () => {
    const { cards } = viewOf(lying)
    expect(isInMiddle(rulebook, 'quay', cards['gull 4'] as CardView)).toBe(true)
    expect(isInMiddle(rulebook, 'quay', cards['skua 2'] as CardView)).toBe(false)
    expect(isInMiddle(rulebook, 'shed', cards.net as CardView)).toBe(false)
  })
})

const pair = (card: string, other: string): Option => ({ key: `${card}>${other}`, card: { card }, other: { card: other } }) as Option
const steer = (name: string, options: readonly Option[]): Question => ({ name, shape: 'pairs', options }) as unknown as Question

describe('columns', () => {
  const races = [
    { boat: 'tern 6', winds: ['storm 9'], now: 'no' },
    { boat: 'gull 4', winds: ['gust 5', 'calm 0'], now: 'yes' },
  ]

  it('are those of the status, in the order of the active cards, and say which acts now', () => {
    const view = viewOf(lying, { races })
    const { columns, apart } = columnsOf(view, standingIn(view), undefined, undefined)
    expect(columns.map(({ cards, state }) => [keys(cards.below), keys(cards.above), state])).toEqual([
      [['gull 4'], ['gust 5', 'calm 0'], 'acts'],
      [['tern 6'], ['storm 9'], 'waits'],
    ])
    expect(apart).toEqual({ above: [], below: [] })
  })

  it('are made of the chosen pairs before the answer is given, whichever side begins a pair', () => {
    const view = viewOf(lying)
    const options = [pair('gust 5', 'gull 4'), pair('tern 6', 'calm 0')]
    const draft = { keys: options.map(({ key }) => key) }
    const { columns, apart } = columnsOf(view, standingIn(view), steer('steer', options), draft)
    expect(columns.map(({ cards, state }) => [keys(cards.below), keys(cards.above), state])).toEqual([
      [['gull 4'], ['gust 5'], 'planned'],
      [['tern 6'], ['calm 0'], 'planned'],
    ])
    expect(keys(apart.above)).toEqual(['storm 9'])
    expect(columnsOf(view, standingIn(view), steer('another', options), draft).columns).toEqual([])
  })

  it('grow by a planned pair, and the other side may be active', () => {
    const view = viewOf(
      { 'p1.squall': ['gust 5', 'storm 9'], 'p2.quay': ['skua 2'] },
      { activePlayer: 'p2', races: [{ boat: 'skua 2', winds: ['gust 5'], now: 'no' }] },
    )
    const options = [pair('storm 9', 'skua 2')]
    const { columns } = columnsOf(view, standingIn(view), steer('steer', options), { keys: ['storm 9>skua 2'] })
    expect(columns.map(({ cards, state }) => [keys(cards.above), keys(cards.below), state])).toEqual([
      [['skua 2'], ['gust 5', 'storm 9'], 'planned'],
    ])
    expect(columns[0]?.result.sums).toEqual({ above: 2, below: 14 })
  })

  it('become one when a pair has a card of each of them', () => {
    const view = viewOf(lying, {
      races: [
        { boat: 'gull 4', winds: ['gust 5'], now: 'no' },
        { boat: 'tern 6', winds: ['storm 9'], now: 'yes' },
      ],
    })
    const standing = standingIn(view)
    const seen = (draft: readonly string[]) => {
      const options = [pair('gull 4', 'storm 9')]
      const { columns, apart } = columnsOf(view, standing, steer('steer', options), { keys: draft })
      expect(keys(apart.above)).toEqual(['calm 0'])
      return columns.map(({ cards, state, result }) => [keys(cards.below), keys(cards.above), state, result.sums])
    }
    expect(seen([])).toEqual([
      [['gull 4'], ['gust 5'], 'waits', { above: 5, below: 4 }],
      [['tern 6'], ['storm 9'], 'acts', { above: 9, below: 6 }],
    ])
    expect(seen(['gull 4>storm 9'])).toEqual([[['gull 4', 'tern 6'], ['gust 5', 'storm 9'], 'planned', { above: 14, below: 10 }]])
  })

  it('leave out cards that have left the middle', () => {
    const view = viewOf(lying, { races: [{ boat: 'sunk', winds: ['gust 5'], now: 'no' }] })
    const { columns, apart } = columnsOf(view, standingIn(view), undefined, undefined)
    expect(columns).toEqual([])
    expect(keys(apart.above)).toContain('gust 5')
  })
})

describe('the result of a column', () => {
  const card = (pull: number, more: { readonly [stat: string]: number } = {}): CardView =>
    ({ stats: Object.fromEntries(Object.entries({ pull, ...more }).map(([stat, now]) => [stat, { now }])) }) as unknown as CardView
  const result = (below: readonly CardView[], above: readonly CardView[], active: 'above' | 'below' = 'below') =>
    resultOf(faceOff, { above, below } as Column['cards'], active)

  it('goes to the side with the higher sum', () => {
    expect(result([card(4)], [card(2), card(1)])).toEqual({ sums: { below: 4, above: 3 }, winner: 'below', how: 'wins', bonus: 0 })
    expect(result([card(4)], [card(4), card(1)])).toMatchObject({ winner: 'above', how: 'wins' })
  })

  it('goes at equal sums to the side that the rulebook names', () => {
    expect(result([card(4)], [card(4)])).toMatchObject({ winner: 'above', how: 'ties' })
    expect(result([card(4)], [card(4)], 'above')).toMatchObject({ winner: 'below', how: 'ties' })
  })

  it('adds up the bonus of the winning side alone', () => {
    expect(result([card(9, { spray: 1 }), card(0, { spray: 1 })], [card(6, { spray: 3 })])).toMatchObject({ winner: 'below', bonus: 2 })
  })

  it('is overwhelming at twice the losing sum; a losing card with a number of its own can raise this multiple', () => {
    expect(result([card(4)], [card(8)])).toMatchObject({ winner: 'above', how: 'overwhelms' })
    expect(result([card(4)], [card(7)])).toMatchObject({ winner: 'above', how: 'wins' })
    expect(result([card(4, { ballast: 3 })], [card(11)])).toMatchObject({ how: 'wins' })
    expect(result([card(4, { ballast: 3 })], [card(12)])).toMatchObject({ how: 'overwhelms' })
  })

  it('overwhelms a sum of 0 with any sum above 0, and a sum of 0 overwhelms nobody', () => {
    expect(result([card(0)], [card(1)])).toMatchObject({ winner: 'above', how: 'overwhelms' })
    expect(result([card(0)], [card(0)])).toMatchObject({ winner: 'above', how: 'ties' })
  })
})

describe('the tracks of the middle', () => {
  const one = () => 1

  it('are those of the side with more cards, which the other side shares', () => {
    const view = viewOf(lying, { races: [{ boat: 'gull 4', winds: ['gust 5', 'calm 0'], now: 'yes' }] })
    const laid = laidOut(columnsOf(view, standingIn(view), undefined, undefined), one)
    expect(Object.fromEntries([...laid.cards].map(([key, { from, to }]) => [key, [from, to]]))).toEqual({
      'gust 5': [1, 2],
      'calm 0': [2, 3],
      'gull 4': [1, 3],
      'storm 9': [3, 4],
      'tern 6': [3, 4],
    })
    expect(laid.columns.map(({ from, to }) => [from, to])).toEqual([[1, 3]])
    expect(laid.apart).toEqual({ from: 3, to: 4 })
    expect(laid.tracks).toBe(3)
  })

  it('are one a card while no cards face each other', () => {
    const view = viewOf(lying)
    const laid = laidOut(columnsOf(view, standingIn(view), undefined, undefined), one)
    expect(laid.cards.get('gull 4')).toEqual({ side: 'below', from: 1, to: 2 })
    expect(laid.cards.get('storm 9')).toEqual({ side: 'above', from: 3, to: 4 })
    expect([laid.apart, laid.tracks, laid.units]).toEqual([undefined, 3, 3])
  })

  it('are as wide as the wider card, and attachments are counted where they would make the middle too wide', () => {
    const view = viewOf(lying)
    const standing = standingIn(view)
    const wide = ({ key }: CardView) => (key === 'gull 4' || key === 'calm 0' ? 2 : 1)
    expect(laidOut(columnsOf(view, standing, undefined, undefined), wide).units).toBe(5)
    expect(attachedInMiddle(standing.middle, wide)).toBe('strips')
    expect(attachedInMiddle(standing.middle, () => 3.5)).toBe('counted')
  })
})

describe('a dial', () => {
  it('shows the last number to which the lines of a forecast bring it', () => {
    const lines = [
      { kind: 'rose', parts: { by: 2, to: 4 } },
      { kind: 'blew', parts: { to: 9 } },
      { kind: 'fell', parts: { by: 1, to: 3 } },
    ] as unknown as Parameters<typeof numberAfter>[1]
    expect(numberAfter({ follows: { rose: 'to', fell: 'to' } }, lines)).toBe(3)
    expect(numberAfter({ follows: { ebbed: 'to' } }, lines)).toBeUndefined()
    expect(numberAfter({}, lines)).toBeUndefined()
  })
})

describe('a track', () => {
  it('has a place for each number, with its card and the players who are there', () => {
    const cards = ['a', 'c'].map((key) => ({ key }) as CardView)
    const seats = [
      { seat: 'p1', eliminated: false, numbers: { mile: 3 } },
      { seat: 'p2', eliminated: false, numbers: { mile: 1 } },
      { seat: 'p3', eliminated: true, numbers: { mile: 1 } },
    ]
    const places = placesOf({ places: 3, fact: 'mark', at: 'mile' }, cards, { seats }, ({ key }) => (key === 'a' ? 1 : 3))
    expect(places.map(({ number, card, seats: there }) => [number, card?.key, there])).toEqual([
      [1, 'a', ['p2']],
      [2, undefined, []],
      [3, 'c', ['p1']],
    ])
  })

  it('marks the player who holds a card, as the status lists it', () => {
    const look = { places: 3, fact: 'mark', at: 'mile', held: { status: 'moorings', card: 'buoy', seat: 'by', reads: '{seat} holds it' } }
    const status = { moorings: [{ buoy: 'c', by: 'p2' }, { buoy: 'gone', by: 'p1' }, 'nothing'] }
    const holders = holdersIn(look, status)
    const cards = ['a', 'c'].map((key) => ({ key }) as CardView)
    const places = placesOf(
      look,
      cards,
      { seats: [] },
      ({ key }) => (key === 'a' ? 1 : 3),
      ({ key }) => holders.get(key),
    )
    expect(places.map(({ holder }) => holder)).toEqual([undefined, undefined, 'p2'])
    expect(holdersIn({ places: 3, fact: 'mark', at: 'mile' }, status).size).toBe(0)
  })

  it('marks players by the first letters of their names', () => {
    expect(['Player 1', 'Halla', 'Ivrel the Charter', ''].map(shortName)).toEqual(['P1', 'Ha', 'It', ''])
  })
})
