/** A board in the situation editor: cards in zones, with their tokens and attachments. Converts the setup of a scene to such a draft, and back. */
import type { SceneBoard, ScenePlace } from '@questwright/rulebook'
import {
  type CardDetails,
  type CardWords,
  placeOf,
  type SeatWord,
  type SeatWords,
  type SituationWords,
  seatIn,
  writtenIn,
} from './words.ts'

export interface DraftCard {
  /** Unique in this draft. */
  readonly id: string
  /** `pack:slug` */
  readonly code: string
  /** Tokens on it, by their words in scenes. */
  readonly tokens: { readonly [word: string]: number }
  readonly is: readonly string[]
  /** Attached cards, by the words of scenes. */
  readonly on: { readonly [word: string]: readonly DraftCard[] }
  /** Parts for which the editor has no field, kept unchanged. */
  readonly more: { readonly [word: string]: unknown }
}

/** A zone by its word, or a seat's zone such as `you.hand`. */
export type DraftZone = string

export interface SituationDraft {
  /** The zones of the game, and the kinds of attachments to cards. */
  readonly board: SceneBoard
  readonly seats: number
  /** The cards by zone. The zones of systems, which no page shows, are included as `zones/name` or `you.zones/name`. */
  readonly zones: { readonly [zone: DraftZone]: readonly DraftCard[] }
  /** Piles filled with that number of blank cards. */
  readonly fill: { readonly [zone: DraftZone]: number }
  /** Numbers of the seats, in order, by their words. */
  readonly numbers: readonly { readonly [word: string]: number }[]
  readonly firstPlayer: SeatWord
  readonly round: number
  readonly at: string
  readonly rules: readonly string[]
  /** Parts of the table, and of the seats in order, for which the editor has no field, kept unchanged. */
  readonly more: { readonly [word: string]: unknown }
  readonly moreOfSeats: readonly { readonly [word: string]: unknown }[]
}

/** Whether a pile may be given as a number of blank cards. */
export const canBeFilled = (zone: DraftZone, board: SceneBoard): boolean => placeOf(zone, board)?.filled === 'with-blanks'

/** All zones of a draft, in display order. */
export function zonesOf({
  seats,
  board,
}: Pick<SituationDraft, 'seats' | 'board'>): readonly { readonly zone: DraftZone; readonly name: string; readonly seat?: SeatWord }[] {
  return [
    ...Object.entries(board.table).map(([zone, { name }]) => ({ zone, name })),
    ...board.seats
      .slice(0, seats)
      .flatMap((seat) => board.shown.map((part) => ({ zone: `${seat}.${part}`, name: board.seat[part]?.name ?? part, seat }))),
  ]
}

export function emptyDraft(board: SceneBoard): SituationDraft {
  const empty = Array.from({ length: board.fewest }, () => ({}))
  return {
    board,
    seats: board.fewest,
    zones: {},
    fill: {},
    numbers: empty,
    firstPlayer: board.seats[0] ?? '',
    round: 1,
    at: board.begins.at,
    rules: [],
    more: {},
    moreOfSeats: empty,
  }
}

let last = 0
/** An id that is unique among all drafts of this page. */
const freshId = (): string => `card-${++last}`

export function draftCard(code: string): DraftCard {
  return { id: freshId(), code, tokens: {}, is: [], on: {}, more: {} }
}

// ── from words, and back ────────────────────────────────────

/** @param codeOf returns the card for a name: `pack:slug`, or a bare slug of the home pack */
export function draftOf(words: SituationWords, codeOf: (name: string) => string, board: SceneBoard): SituationDraft {
  const seats = Math.max(board.fewest, board.seats.findLastIndex((seat) => words[seat] !== undefined) + 1)
  const shownSeats = board.seats.slice(0, seats)
  const zones: { [zone: DraftZone]: readonly DraftCard[] } = {}
  const fill: { [zone: DraftZone]: number } = {}
  const lay = (zone: DraftZone, cards: unknown, given: DraftCard['tokens'] = {}) => {
    if (typeof cards === 'number') fill[zone] = cards
    else if (cards !== undefined) {
      const list = (Array.isArray(cards) ? cards : [cards]) as readonly CardWords[]
      zones[zone] = list.map((card) => cardOf(card, codeOf, board, given))
    }
  }
  const ofSystems = board.zonesOfSystems ?? ''
  const layOfSystems = (before: string, piles: unknown) => {
    for (const [name, cards] of Object.entries((piles ?? {}) as object)) lay(`${before}${ofSystems}/${name}`, cards)
  }
  for (const word of Object.keys(board.table)) lay(word, words[word])
  layOfSystems('', words[ofSystems])
  for (const seat of shownSeats) {
    const own = seatIn(words, seat)
    for (const [part, { each = '' }] of Object.entries(board.seat))
      lay(`${seat}.${part}`, own[part], typeof own[each] === 'number' ? { [each]: own[each] } : {})
    layOfSystems(`${seat}.`, own[ofSystems])
  }
  const numbersOf = (own: SeatWords): { readonly [word: string]: number } =>
    Object.fromEntries(
      Object.keys(board.seatNumbers).flatMap((word) => (typeof own[word] === 'number' ? [[word, own[word]] as const] : [])),
    )
  const each = Object.values(board.seat).flatMap((place) => place.each ?? [])
  const knownOfSeats = [...Object.keys(board.seat), ...Object.keys(board.seatNumbers), ...each, ofSystems]
  return {
    board,
    seats,
    zones,
    fill,
    numbers: shownSeats.map((seat) => numbersOf(seatIn(words, seat))),
    firstPlayer: board.seats.find((seat) => seat === words[board.first.word]) ?? board.seats[0] ?? '',
    round: (words[board.counted.word] as number | undefined) ?? 1,
    at: words.at ?? board.begins.at,
    rules: words.rules ?? [],
    more: wordsBeside(words, [...Object.keys(board.table), ...board.seats, ...ownWords, board.first.word, board.counted.word, ofSystems]),
    moreOfSeats: shownSeats.map((seat) => wordsBeside(seatIn(words, seat), knownOfSeats)),
  }
}

/** Parts for which the editor has a field. `game` too: a setup with a game from its beginning is no board. */
const ownWords = ['rules', 'at', 'game']

const wordsBeside = (words: { readonly [word: string]: unknown }, known: readonly string[]): { readonly [word: string]: unknown } =>
  Object.fromEntries(Object.entries(words).filter(([word]) => !known.includes(word)))

function cardOf(words: CardWords, codeOf: (name: string) => string, board: SceneBoard, given: DraftCard['tokens'] = {}): DraftCard {
  const { card, is = [], ...others } = typeof words === 'string' ? ({ card: words } as CardDetails) : words
  const tokens: { [word: string]: number } = { ...given }
  const on: { [word: string]: readonly DraftCard[] } = {}
  const more: { [word: string]: unknown } = {}
  for (const [word, value] of Object.entries(others)) {
    if (Object.hasOwn(board.tokens, word)) tokens[word] = value as number
    else if (Object.hasOwn(board.on, word)) on[word] = (value as readonly CardWords[]).map((one) => cardOf(one, codeOf, board))
    else more[word] = value
  }
  return { id: freshId(), code: codeOf(card), tokens, is, on, more }
}

/**
 * The setup of a scene for a draft.
 * @param nameOf returns how a card is written: its code, or its slug in its own pack
 */
export function wordsOf(draft: SituationDraft, nameOf: (code: string) => string = (code) => code): SituationWords {
  const { board } = draft
  const laid = (zone: DraftZone, place: ScenePlace): unknown => {
    const cards = (draft.zones[zone] ?? []).map((card) => cardWords(card, nameOf, board))
    const blanks = canBeFilled(zone, board) && (draft.fill[zone] ?? 0) > 0 ? draft.fill[zone] : undefined
    return writtenIn(place, cards) ?? blanks
  }
  /** The cards in zones of systems, under the word for them in scenes. */
  const ofSystems = (before: string): { readonly [word: string]: unknown } => {
    const head = `${before}${board.zonesOfSystems}/`
    const names = [...new Set([...Object.keys(draft.zones), ...Object.keys(draft.fill)])].filter((zone) => zone.startsWith(head))
    const piles = names.map((zone) => [
      zone.slice(head.length),
      draft.zones[zone]?.map((card) => cardWords(card, nameOf, board)) ?? draft.fill[zone],
    ])
    return board.zonesOfSystems === undefined || piles.length === 0 ? {} : { [board.zonesOfSystems]: Object.fromEntries(piles) }
  }
  const seatWords = (seat: SeatWord, nth: number): SeatWords => ({
    ...said(Object.entries(board.seat).map(([part, place]) => [part, laid(`${seat}.${part}`, place)])),
    ...said(
      Object.entries(board.seatNumbers).map(([word, { usual = 0 }]) => {
        const number = draft.numbers[nth]?.[word] ?? usual
        return [word, number === usual ? undefined : number]
      }),
    ),
    ...ofSystems(`${seat}.`),
    ...draft.moreOfSeats[nth],
  })
  return {
    ...Object.fromEntries(board.seats.slice(0, draft.seats).map((seat, nth) => [seat, seatWords(seat, nth)])),
    ...said([
      ...Object.entries(board.table).map(([word, place]) => [word, laid(word, place)] as const),
      [board.first.word, draft.firstPlayer === board.seats[0] ? undefined : draft.firstPlayer],
      [board.counted.word, draft.round === 1 ? undefined : draft.round],
      ['rules', draft.rules.length > 0 ? draft.rules : undefined],
      ['at', draft.at === board.begins.at ? undefined : draft.at],
    ]),
    ...ofSystems(''),
    ...draft.more,
  }
}

/** Leaves out parts without a value. */
const said = (words: readonly (readonly [string, unknown])[]): { readonly [word: string]: unknown } =>
  Object.fromEntries(words.filter(([, value]) => value !== undefined))

function cardWords(card: DraftCard, nameOf: (code: string) => string, board: SceneBoard): CardWords {
  const details = {
    ...said(Object.keys(board.tokens).map((word) => [word, card.tokens[word] || undefined])),
    ...said([['is', card.is.length > 0 ? card.is : undefined]]),
    ...card.more,
    ...said(
      Object.keys(board.on).map((word) => {
        const lying = card.on[word] ?? []
        return [word, lying.length > 0 ? lying.map((one) => cardWords(one, nameOf, board)) : undefined]
      }),
    ),
  }
  return Object.keys(details).length === 0 ? nameOf(card.code) : { card: nameOf(card.code), ...details }
}

// ── changes ─────────────────────────────────────────────────

/** The destination of a card: a zone, or another card. */
export type Target = { readonly zone: DraftZone } | { readonly on: string; readonly as: string }

/** All cards attached to a card. */
export const lyingOn = (card: DraftCard): readonly DraftCard[] => Object.values(card.on).flat()

const insideOf = (card: DraftCard): readonly DraftCard[] => [card, ...lyingOn(card).flatMap(insideOf)]

/** Every card of the draft with its zone, including attached ones. */
export function allCards(
  draft: SituationDraft,
): readonly { readonly card: DraftCard; readonly zone: DraftZone; readonly host: 'none' | 'card' }[] {
  return Object.entries(draft.zones).flatMap(([zone, cards]) =>
    cards.flatMap((top) => insideOf(top).map((card) => ({ card, zone, host: card === top ? ('none' as const) : ('card' as const) }))),
  )
}

export function findCard(draft: SituationDraft, id: string): DraftCard | undefined {
  return allCards(draft).find(({ card }) => card.id === id)?.card
}

const mapped = (cards: readonly DraftCard[], change: (card: DraftCard) => DraftCard | undefined): readonly DraftCard[] =>
  cards.flatMap((card) => {
    const next = change(card)
    if (!next) return []
    return [{ ...next, on: Object.fromEntries(Object.entries(next.on).map(([word, lying]) => [word, mapped(lying, change)])) }]
  })

const everywhere = (draft: SituationDraft, change: (card: DraftCard) => DraftCard | undefined): SituationDraft => ({
  ...draft,
  zones: Object.fromEntries(Object.entries(draft.zones).map(([zone, cards]) => [zone, mapped(cards, change)])),
})

/** Changes the state of a card: tokens, marks, attachments. */
export function changeCard(draft: SituationDraft, id: string, change: Partial<Omit<DraftCard, 'id'>>): SituationDraft {
  return everywhere(draft, (card) => (card.id === id ? { ...card, ...change } : card))
}

/** Removes a card with everything attached to it. */
export function removeCard(draft: SituationDraft, id: string): SituationDraft {
  return everywhere(draft, (card) => (card.id === id ? undefined : card))
}

/**
 * Puts a card into a zone or onto a card; in a zone for one card it replaces the card there. @param before the card before which it is inserted;
 * default last
 */
export function putCard(draft: SituationDraft, card: DraftCard, target: Target, before?: string): SituationDraft {
  if ('on' in target)
    return everywhere(draft, (host) =>
      host.id === target.on ? { ...host, on: { ...host.on, [target.as]: [...(host.on[target.as] ?? []), card] } } : host,
    )
  const isAlone = placeOf(target.zone, draft.board)?.room === 'one'
  const there = isAlone ? [] : (draft.zones[target.zone] ?? [])
  const at = before === undefined ? -1 : there.findIndex(({ id }) => id === before)
  const cards = at < 0 ? [...there, card] : [...there.slice(0, at), card, ...there.slice(at)]
  return { ...draft, zones: { ...draft.zones, [target.zone]: cards } }
}

/** Moves a card with everything attached to it. A move onto itself or its own attachment is ignored. */
export function moveCard(draft: SituationDraft, id: string, target: Target, before?: string): SituationDraft {
  const card = findCard(draft, id)
  if (!card || ('on' in target && insideOf(card).some((one) => one.id === target.on)) || before === id) return draft
  return putCard(removeCard(draft, id), card, target, before)
}

/** Changes the number of players; the cards of removed players are dropped. */
export function withSeats(draft: SituationDraft, seats: number): SituationDraft {
  const gone = draft.board.seats.slice(seats)
  const stays = (zone: DraftZone) => !gone.some((seat) => zone.startsWith(`${seat}.`))
  return {
    ...draft,
    seats,
    zones: Object.fromEntries(Object.entries(draft.zones).filter(([zone]) => stays(zone))),
    numbers: Array.from({ length: seats }, (_, nth) => draft.numbers[nth] ?? {}),
    moreOfSeats: Array.from({ length: seats }, (_, nth) => draft.moreOfSeats[nth] ?? {}),
    firstPlayer: gone.includes(draft.firstPlayer) ? (draft.board.seats[0] ?? '') : draft.firstPlayer,
  }
}

/** Cards of the draft that no pack of the workspace has any more. */
export function goneFrom(draft: SituationDraft, isThere: (code: string) => boolean): readonly DraftCard[] {
  return allCards(draft).flatMap(({ card }) => (isThere(card.code) ? [] : [card]))
}

/** The draft without these cards and their attachments. */
export function draftWithout(draft: SituationDraft, cards: readonly DraftCard[]): SituationDraft {
  return cards.reduce((left, { id }) => removeCard(left, id), draft)
}

/** The default zone for a card of a type. */
export function usualZone(type: string, seat: SeatWord, board: SceneBoard): DraftZone {
  const usual = (places: SceneBoard['table']) => Object.keys(places).find((word) => places[word]?.usual?.includes(type))
  return usual(board.table) ?? `${seat}.${usual(board.seat) ?? board.otherwise}`
}
