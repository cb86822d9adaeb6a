import { type Card, isCard } from './card.ts'
import type { SeatName, Sentence } from './door.ts'
import type { Json, JsonObject } from './json.ts'
import { isOpen, keyFor, mayKnow } from './knowledge.ts'
import type { HiddenCard } from './story-line.ts'
import type { Table } from './table.ts'

/** Masks data that leaves the table: a reference to a card that a player may not know is replaced by the card's place. */

/** Whether everyone may know a card now. In rulesets without `announce`, using a card shows it to everyone. */
function isShown(t: Table, card: Card, used: string | undefined): boolean {
  if (isOpen(card)) return true
  if (t.ruleset.announce !== undefined) return false
  return used === card.id || t.run.running.some((doing) => doing.card === card || doing.because.card?.card === card.id)
}

/** The place of a card as everyone may know it: only the zone for a pile that no seat sees, because the position there is secret as well. */
function placeOf(card: Card): string {
  return card.zone.spec.visibility === 'nobody' ? card.zone.id : keyFor(card, [])
}

/**
 * The cards that not everyone may know, among the cards that the data names and the card whose ability wrote it.
 * @param used id of the card whose ability wrote the story line or asks the question
 */
export function hiddenIn(t: Table, data: Json | undefined, used?: string): readonly HiddenCard[] {
  return hiddenInside(t, data, used, hiddenUser(t, used)) ?? NOTHING
}

/** As `hiddenIn`, for parts that still hold `Card` objects: faster. @param line the same parts as data */
export function hiddenAmong(t: Table, parts: { readonly [name: string]: unknown }, line: JsonObject, used?: string): readonly HiddenCard[] {
  let found = hiddenUser(t, used)
  for (const name in line) {
    const part = parts[name]
    if (typeof part !== 'object') continue
    if (!isCard(part)) found = hiddenInside(t, line[name], used, found)
    // a reference to a card that lies face down as something else contains the card's place already
    else if (part.disguise === undefined) found = withHidden(t, part, used, found)
  }
  return found ?? NOTHING
}

/** The using card, if it stays hidden: possible only in rulesets with `announce`. */
function hiddenUser(t: Table, used: string | undefined): readonly HiddenCard[] | undefined {
  const card = used === undefined || t.ruleset.announce === undefined ? undefined : t.findCard(used)
  return card && withHidden(t, card, used, undefined)
}

const NOTHING: readonly HiddenCard[] = Object.freeze([])

/** As `hiddenIn`, added to a list. Usually data names no hidden card: then no list is made. */
function hiddenInside(
  t: Table,
  data: Json | undefined,
  used: string | undefined,
  before: readonly HiddenCard[] | undefined,
): readonly HiddenCard[] | undefined {
  if (typeof data !== 'object' || data === null) return before
  let found = before
  if (Array.isArray(data)) {
    for (let i = 0; i < data.length; i++) found = hiddenInside(t, data[i] as Json, used, found)
    return found
  }
  const parts = data as JsonObject
  const card = typeof parts.card === 'string' ? t.findCard(parts.card) : undefined
  if (card) found = withHidden(t, card, used, found)
  for (const name in parts) {
    const part = parts[name]
    if (typeof part === 'object') found = hiddenInside(t, part, used, found)
  }
  return found
}

/** The list, with this card added if not everyone may know it. */
function withHidden(
  t: Table,
  card: Card,
  used: string | undefined,
  found: readonly HiddenCard[] | undefined,
): readonly HiddenCard[] | undefined {
  if (isShown(t, card, used) || found?.some((one) => one.card === card.id)) return found
  const seats = t.seats.filter((seat) => mayKnow(card, [seat.id])).map((seat) => seat.id)
  return seats.length === t.seats.length ? found : [...(found ?? []), { card: card.id, place: placeOf(card), seats }]
}

/** Data as these seats may know it. Data without hidden cards is returned as it is. */
export function maskedFor<T extends Json | undefined>(data: T, hidden: readonly HiddenCard[], seats: readonly SeatName[]): T {
  const unknown = hidden.filter((one) => !one.seats.some((seat) => seats.includes(seat)))
  return (unknown.length === 0 ? data : masked(data, unknown)) as T
}

function masked(data: Json | undefined, unknown: readonly HiddenCard[]): Json | undefined {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map((one) => masked(one, unknown) as Json)
  const { card, code, ...rest } = data as JsonObject
  const parts: { [name: string]: Json | undefined } = {}
  const hidden = typeof card === 'string' ? unknown.find((one) => one.card === card) : undefined
  if (card !== undefined) parts.card = hidden ? hidden.place : masked(card, unknown)
  if (code !== undefined && !hidden) parts.code = code
  for (const name of Object.keys(rest)) parts[name] = masked(rest[name], unknown)
  return parts as JsonObject
}

/** Replaces the id of a card, and the name of its ability, when a viewer may know neither the card nor its place. */
export const HIDDEN = 'hidden'

/**
 * Whether these seats may see the name of an ability, modifier or "cannot": they may know a card that prints it. Keywords are no
 * card's secret.
 * @param name `pack:slug#part`
 */
export function mayName(t: Table, name: string, seats: readonly SeatName[]): boolean {
  const code = name.slice(0, name.lastIndexOf('#'))
  return !t.library.cards.has(code) || t.cards.some((card) => card.code === code && mayKnow(card, seats))
}

/** The parts of a sentence or a story line that are names of abilities. */
const NAMES: readonly string[] = ['ability', 'by']

/** A sentence as these seats may know it: hidden cards by their places, without the abilities of such cards. @param used as for `hiddenIn` */
export function maskedSentence(t: Table, sentence: Sentence, seats: readonly SeatName[], used?: string): Sentence {
  const data = sentence as unknown as JsonObject
  const known = maskedFor(data, hiddenIn(t, data, used), seats) as unknown as Sentence
  const parts = withoutNames(t, known.parts, seats)
  return parts === known.parts ? known : { ...known, parts }
}

function withoutNames(t: Table, parts: Sentence['parts'], seats: readonly SeatName[]): Sentence['parts'] {
  const unknown = NAMES.filter((part) => typeof parts[part] === 'string' && !mayName(t, parts[part] as string, seats))
  return unknown.length === 0 ? parts : { ...parts, ...Object.fromEntries(unknown.map((part) => [part, HIDDEN])) }
}

/** The seats that may see the name of an ability; undefined: all. */
export function whoMayName(t: Table, name: string): readonly SeatName[] | undefined {
  const knowing = t.seats.filter(({ id }) => mayName(t, name, [id])).map(({ id }) => id)
  return knowing.length === t.seats.length ? undefined : knowing
}
