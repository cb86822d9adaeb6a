/** A board that is being put together: cards in zones, each with what lies on it. Pure: words of a scene become a draft, and a draft words. */
import { type CardDetails, type CardWords, oneOrList, SEAT_WORDS, type SeatWord, type SeatWords, type SituationWords } from './words.ts'

export interface DraftCard {
  /** Its name in this draft. */
  readonly id: string
  /** `pack:slug` */
  readonly code: string
  readonly damage: number
  readonly progress: number
  readonly resources: number
  readonly is: readonly string[]
  readonly attachments: readonly DraftCard[]
  readonly shadow: readonly DraftCard[]
  /** Words that the editor has no field for: they are kept as they are. */
  readonly more: { readonly [word: string]: unknown }
}

/** `staging`, or a seat's zone such as `you.hand`. */
export type DraftZone = string

export interface SituationDraft {
  readonly seats: number
  readonly zones: { readonly [zone: DraftZone]: readonly DraftCard[] }
  /** Piles that hold so many cards that do nothing. */
  readonly fill: { readonly [zone: DraftZone]: number }
  /** By seat, in order. */
  readonly threat: readonly number[]
  readonly firstPlayer: SeatWord
  readonly round: number
  readonly at: string
  readonly rules: readonly string[]
}

/** Zones on the table, as words of a scene; `most` where a card that is laid there sends the other away. */
export const TABLE_ZONES: readonly { readonly zone: DraftZone; readonly name: string; readonly pile?: 'pile'; readonly most?: 1 }[] = [
  { zone: 'staging', name: 'Staging area' },
  { zone: 'activeLocation', name: 'Active location', most: 1 },
  { zone: 'quest', name: 'Quest', most: 1 },
  { zone: 'questDeck', name: 'Quest deck', pile: 'pile' },
  { zone: 'encounterDeck', name: 'Encounter deck', pile: 'pile' },
  { zone: 'encounterDiscard', name: 'Encounter discard', pile: 'pile' },
  { zone: 'victoryDisplay', name: 'Victory display' },
  { zone: 'setAside', name: 'Set aside' },
]

/** Zones of a seat. */
export const SEAT_ZONES: readonly {
  readonly part: Exclude<keyof SeatWords, 'threat' | 'resources'>
  readonly name: string
  readonly pile?: 'pile'
}[] = [
  { part: 'heroes', name: 'Heroes' },
  { part: 'allies', name: 'Allies and others' },
  { part: 'hand', name: 'Hand' },
  { part: 'engaged', name: 'Engaged enemies' },
  { part: 'deck', name: 'Deck', pile: 'pile' },
  { part: 'discard', name: 'Discard pile', pile: 'pile' },
  { part: 'onDeck', name: 'On the deck' },
]

/** Piles that may be a number of cards that do nothing. */
export const canBeFilled = (zone: DraftZone): boolean => zone === 'encounterDeck' || zone.endsWith('.deck')

/** All zones of a draft, in the order in which they are shown. */
export function zonesOf({
  seats,
}: Pick<SituationDraft, 'seats'>): readonly { readonly zone: DraftZone; readonly name: string; readonly seat?: SeatWord }[] {
  return [
    ...TABLE_ZONES,
    ...SEAT_WORDS.slice(0, seats).flatMap((seat) => SEAT_ZONES.map(({ part, name }) => ({ zone: `${seat}.${part}`, name, seat }))),
  ]
}

export function emptyDraft(): SituationDraft {
  return { seats: 1, zones: {}, fill: {}, threat: [0], firstPlayer: 'you', round: 1, at: 'planning', rules: [] }
}

let last = 0
/** A name that no card of any draft of this page has. */
const freshId = (): string => `card-${++last}`

export function draftCard(code: string): DraftCard {
  return { id: freshId(), code, damage: 0, progress: 0, resources: 0, is: [], attachments: [], shadow: [], more: {} }
}

// ── from words, and back ────────────────────────────────────

/** @param codeOf the card that a name means: `pack:slug`, or the bare slug of the home pack */
export function draftOf(words: SituationWords, codeOf: (name: string) => string): SituationDraft {
  const seats = Math.max(1, SEAT_WORDS.findLastIndex((seat) => words[seat] !== undefined) + 1)
  const zones: { [zone: DraftZone]: readonly DraftCard[] } = {}
  const fill: { [zone: DraftZone]: number } = {}
  const lay = (zone: DraftZone, cards: readonly CardWords[] | CardWords | number | undefined, resources?: number) => {
    if (typeof cards === 'number') fill[zone] = cards
    else if (cards !== undefined) {
      const list = Array.isArray(cards) ? (cards as readonly CardWords[]) : [cards as CardWords]
      zones[zone] = list.map((card) => cardOf(card, codeOf, resources))
    }
  }
  for (const { zone } of TABLE_ZONES) lay(zone, words[zone as 'staging'])
  for (const seat of SEAT_WORDS.slice(0, seats)) {
    const own = words[seat] ?? {}
    for (const { part } of SEAT_ZONES) lay(`${seat}.${part}`, own[part], part === 'heroes' ? own.resources : undefined)
  }
  return {
    seats,
    zones,
    fill,
    threat: SEAT_WORDS.slice(0, seats).map((seat) => words[seat]?.threat ?? 0),
    firstPlayer: SEAT_WORDS.find((seat) => seat === words.firstPlayer) ?? 'you',
    round: words.round ?? 1,
    at: words.at ?? 'planning',
    rules: words.rules ?? [],
  }
}

function cardOf(words: CardWords, codeOf: (name: string) => string, seatResources?: number): DraftCard {
  const {
    card,
    damage = 0,
    progress = 0,
    resources = seatResources ?? 0,
    is = [],
    attachments = [],
    shadow = [],
    ...more
  } = typeof words === 'string' ? ({ card: words } as CardDetails) : words
  return {
    id: freshId(),
    code: codeOf(card),
    damage,
    progress,
    resources,
    is,
    attachments: attachments.map((one) => cardOf(one, codeOf)),
    shadow: shadow.map((one) => cardOf(one, codeOf)),
    more,
  }
}

/** @param nameOf how a card is written: its code, or its slug in its own pack */
export function wordsOf(draft: SituationDraft, nameOf: (code: string) => string = (code) => code): SituationWords {
  const cards = (zone: DraftZone): readonly CardWords[] | undefined => {
    const list = draft.zones[zone]
    return list === undefined || list.length === 0 ? undefined : list.map((card) => cardWords(card, nameOf))
  }
  const pile = (zone: DraftZone) => cards(zone) ?? (canBeFilled(zone) && (draft.fill[zone] ?? 0) > 0 ? draft.fill[zone] : undefined)
  const seatWords = (seat: SeatWord, nth: number): SeatWords => ({
    ...some('heroes', cards(`${seat}.heroes`)),
    ...some('allies', cards(`${seat}.allies`)),
    ...some('hand', cards(`${seat}.hand`)),
    ...some('deck', pile(`${seat}.deck`)),
    ...some('discard', cards(`${seat}.discard`)),
    ...some('engaged', cards(`${seat}.engaged`)),
    ...some('onDeck', cards(`${seat}.onDeck`)),
    ...some('threat', draft.threat[nth] || undefined),
  })
  return {
    ...Object.fromEntries(SEAT_WORDS.slice(0, draft.seats).map((seat, nth) => [seat, seatWords(seat, nth)])),
    ...some('staging', cards('staging')),
    ...some('activeLocation', oneOrList(cards('activeLocation'))),
    ...some('quest', cards('quest')?.[0]),
    ...some('questDeck', cards('questDeck')),
    ...some('encounterDeck', pile('encounterDeck')),
    ...some('encounterDiscard', cards('encounterDiscard')),
    ...some('victoryDisplay', cards('victoryDisplay')),
    ...some('setAside', cards('setAside')),
    ...some('firstPlayer', draft.firstPlayer === 'you' ? undefined : draft.firstPlayer),
    ...some('round', draft.round === 1 ? undefined : draft.round),
    ...some('rules', draft.rules.length > 0 ? draft.rules : undefined),
    ...some('at', draft.at === 'planning' ? undefined : draft.at),
  }
}

const some = <Key extends string, T>(key: Key, value: T | undefined): { readonly [key in Key]?: T } =>
  value === undefined ? {} : ({ [key]: value } as { readonly [key in Key]: T })

function cardWords(card: DraftCard, nameOf: (code: string) => string): CardWords {
  const details = {
    ...some('damage', card.damage || undefined),
    ...some('progress', card.progress || undefined),
    ...some('resources', card.resources || undefined),
    ...some('is', card.is.length > 0 ? card.is : undefined),
    ...card.more,
    ...some('attachments', card.attachments.length > 0 ? card.attachments.map((one) => cardWords(one, nameOf)) : undefined),
    ...some('shadow', card.shadow.length > 0 ? card.shadow.map((one) => cardWords(one, nameOf)) : undefined),
  }
  return Object.keys(details).length === 0 ? nameOf(card.code) : { card: nameOf(card.code), ...details }
}

// ── changes ─────────────────────────────────────────────────

/** Where a card can be put: a zone, or on another card. */
export type Target = { readonly zone: DraftZone } | { readonly on: string; readonly as: 'attachments' | 'shadow' }

const insideOf = (card: DraftCard): readonly DraftCard[] => [card, ...[...card.attachments, ...card.shadow].flatMap(insideOf)]

/** Every card of the draft with its zone, those on other cards too. */
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
    return next ? [{ ...next, attachments: mapped(next.attachments, change), shadow: mapped(next.shadow, change) }] : []
  })

const everywhere = (draft: SituationDraft, change: (card: DraftCard) => DraftCard | undefined): SituationDraft => ({
  ...draft,
  zones: Object.fromEntries(Object.entries(draft.zones).map(([zone, cards]) => [zone, mapped(cards, change)])),
})

/** Changes what lies on a card. */
export function changeCard(draft: SituationDraft, id: string, change: Partial<Omit<DraftCard, 'id'>>): SituationDraft {
  return everywhere(draft, (card) => (card.id === id ? { ...card, ...change } : card))
}

/** Takes a card away, with all that lies on it. */
export function removeCard(draft: SituationDraft, id: string): SituationDraft {
  return everywhere(draft, (card) => (card.id === id ? undefined : card))
}

/** Puts a card somewhere; where only one card may lie, the one that lies there goes. @param before the card in whose place it comes; last, if not said */
export function putCard(draft: SituationDraft, card: DraftCard, target: Target, before?: string): SituationDraft {
  if ('on' in target)
    return everywhere(draft, (host) => (host.id === target.on ? { ...host, [target.as]: [...host[target.as], card] } : host))
  const isAlone = TABLE_ZONES.some(({ zone, most }) => zone === target.zone && most === 1)
  const there = isAlone ? [] : (draft.zones[target.zone] ?? [])
  const at = before === undefined ? -1 : there.findIndex(({ id }) => id === before)
  const cards = at < 0 ? [...there, card] : [...there.slice(0, at), card, ...there.slice(at)]
  return { ...draft, zones: { ...draft.zones, [target.zone]: cards } }
}

/** Moves a card with all that lies on it. A card cannot lie on itself: then nothing happens. */
export function moveCard(draft: SituationDraft, id: string, target: Target, before?: string): SituationDraft {
  const card = findCard(draft, id)
  if (!card || ('on' in target && insideOf(card).some((one) => one.id === target.on)) || before === id) return draft
  return putCard(removeCard(draft, id), card, target, before)
}

/** More or fewer players; what lay before those who go is taken away. */
export function withSeats(draft: SituationDraft, seats: number): SituationDraft {
  const gone = SEAT_WORDS.slice(seats)
  const stays = (zone: DraftZone) => !gone.some((seat) => zone.startsWith(`${seat}.`))
  return {
    ...draft,
    seats,
    zones: Object.fromEntries(Object.entries(draft.zones).filter(([zone]) => stays(zone))),
    threat: SEAT_WORDS.slice(0, seats).map((_, nth) => draft.threat[nth] ?? 0),
    firstPlayer: gone.includes(draft.firstPlayer) ? 'you' : draft.firstPlayer,
  }
}

/** Cards that no pack of the workspace has any more. */
export function goneFrom(draft: SituationDraft, isThere: (code: string) => boolean): readonly DraftCard[] {
  return allCards(draft).flatMap(({ card }) => (isThere(card.code) ? [] : [card]))
}

/** Without these cards; what lay on them goes, too. */
export function without(draft: SituationDraft, cards: readonly DraftCard[]): SituationDraft {
  return cards.reduce((left, { id }) => removeCard(left, id), draft)
}

/** Where a card of a type is put by default. */
export function usualZone(type: string, seat: SeatWord): DraftZone {
  switch (type) {
    case 'hero':
      return `${seat}.heroes`
    case 'ally':
      return `${seat}.allies`
    case 'quest':
      return 'quest'
    case 'enemy':
    case 'location':
    case 'objective':
      return 'staging'
    case 'treachery':
      return 'encounterDeck'
    default:
      return `${seat}.hand`
  }
}
