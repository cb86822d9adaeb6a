import { dequal } from 'dequal'
import type { CardView, Json, JsonObject, SeatName, View, ViewerName, ViewPatch, ZoneView } from './door-types.ts'

function patched<T>(before: { readonly [key: string]: T }, changes: { readonly [key: string]: T | null }): { readonly [key: string]: T } {
  const keys = Object.keys(changes)
  if (keys.length === 0) return before
  const after: { [key: string]: T } = { ...before }
  for (const key of keys) {
    const change = changes[key]
    if (change === null || change === undefined) delete after[key]
    else after[key] = change
  }
  return after
}

/** The view after a patch is applied. `null` in the patch removes an entry; parts that the patch does not mention keep their object identity. */
export function applyPatch(view: View, patch: ViewPatch): View {
  return {
    viewer: view.viewer,
    status: patch.status ?? view.status,
    zones: patched(view.zones, patch.zones),
    cards: patched(view.cards, patch.cards),
  }
}

/**
 * Gives a complete new view the objects of the view before it wherever the two are equal, so that memoised components do not render again.
 * @returns a view equal to `view`
 */
export function withKeptParts(view: View, before: View): View {
  if (view.viewer !== before.viewer) return view
  return {
    viewer: view.viewer,
    status: dequal(view.status, before.status) ? before.status : view.status,
    zones: keptParts(view.zones, before.zones),
    cards: keptParts(view.cards, before.cards),
  }
}

function keptParts<T>(now: { readonly [key: string]: T }, before: { readonly [key: string]: T }): { readonly [key: string]: T } {
  return Object.fromEntries(Object.entries(now).map(([key, part]) => [key, dequal(part, before[key]) ? (before[key] as T) : part]))
}

/** The cards of a zone, first to last. A key for which the view has no card is left out. */
export function cardsIn(view: View, zone: string): readonly CardView[] {
  const cards: CardView[] = []
  for (const key of view.zones[zone]?.cards ?? []) {
    const card = view.cards[key]
    if (card) cards.push(card)
  }
  return cards
}

/** The zones that are attached to a card. */
export function zonesOn(view: View, card: CardView): readonly ZoneView[] {
  const zones: ZoneView[] = []
  for (const id of card.zones ?? []) {
    const zone = view.zones[id]
    if (zone) zones.push(zone)
  }
  return zones
}

/** The seats whose view a viewer has: `p1+p2` gives both. */
export function seatsOfViewer(viewer: ViewerName): readonly SeatName[] {
  return viewer.split('+')
}

/** Numbers by their names in the status. */
type Numbers = { readonly [name: string]: number }

export interface SeatStatus {
  readonly seat: SeatName
  readonly eliminated: boolean
  /** The seat's counters in the status, and the tokens on the seat's own card. */
  readonly numbers: Numbers
}

/** The part of the game's status that the board reads; missing parts get a default. */
export interface TableStatus {
  readonly round: number
  readonly phase: string
  readonly step: string
  /** What tells the running phase from others of the same name that may follow it; empty in games without such phases. */
  readonly stretch: string
  /** The phases of this game's rounds, including those that systems add; undefined where the status does not list them. */
  readonly phases: readonly string[] | undefined
  readonly firstPlayer: SeatName | undefined
  readonly activePlayer: SeatName | undefined
  readonly seats: readonly SeatStatus[]
  readonly numbers: Numbers
}

function textOr(value: Json | undefined, fallback: string): string {
  return typeof value === 'string' ? value : fallback
}

function numberOf(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function objectOf(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
}

function numbersIn(parts: JsonObject): Numbers {
  return Object.fromEntries(Object.entries(parts).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])))
}

/** Reads the part of the view's status that the board needs; the ruleset wrote the status. */
export function statusOf(view: View): TableStatus {
  const status = view.status
  const listed = Array.isArray(status.seats) ? status.seats.map((entry: Json) => objectOf(entry)) : []
  const names = listed.map((entry) => textOr(entry.seat, '')).filter((name) => name !== '')
  for (const zone of Object.values(view.zones)) if (zone.seat !== undefined && !names.includes(zone.seat)) names.push(zone.seat)
  const seats = names.sort().map((seat) => {
    const entry = listed.find((candidate) => candidate.seat === seat) ?? {}
    return {
      seat,
      eliminated: entry.eliminated === 'yes',
      numbers: { ...numbersIn(entry), ...view.cards[seat]?.tokens },
    }
  })
  return {
    round: numberOf(status.round) ?? 0,
    phase: textOr(status.phase, 'setup'),
    step: textOr(status.step, ''),
    stretch: String(status.stretch ?? ''),
    phases: Array.isArray(status.phases) ? status.phases.map((phase: Json) => textOr(phase, '')) : undefined,
    firstPlayer: typeof status.firstPlayer === 'string' ? status.firstPlayer : undefined,
    activePlayer: typeof status.activePlayer === 'string' ? status.activePlayer : undefined,
    seats,
    numbers: numbersIn(status),
  }
}
