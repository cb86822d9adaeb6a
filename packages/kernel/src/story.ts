import { type Card, isCard } from './card.ts'
import { seenBy } from './chance.ts'
import { table } from './current-table.ts'
import type { StoryEntry, ViewerName } from './door.ts'
import { canonical, copyIn, type Json, type JsonObject } from './json.ts'
import { nameIn } from './limits.ts'
import { hiddenAmong, maskedFor } from './mask.ts'
import type { StoryLine } from './story-line.ts'
import { cardsOf } from './zone.ts'

/** Adds a line to the story. Cards become references. @param parts what everyone may know @param secret further parts for some seats */
export function tell(
  kind: string,
  parts: { readonly [name: string]: Json | Card | readonly Card[] | undefined } = {},
  secret?: StoryLine['secret'],
): void {
  const t = table()
  if (t.run.mode !== 'play') return
  if (t.run.latch) throw t.run.latch
  nameIn(kind, 'the kind of a story line')
  const line = plain(parts)
  if (t.instruments.onWrite) t.instruments.onWrite(`story ${kind} ${canonical(line)}`)
  const because = t.doing?.because ?? {}
  const hidden = hiddenAmong(t, parts, line, because.card?.card)
  const told: { -readonly [part in keyof StoryLine]: StoryLine[part] } = { kind, parts: line, because }
  if (secret) told.secret = { seats: [...secret.seats], parts: copyIn(secret.parts) as JsonObject }
  if (hidden.length > 0) told.hidden = hidden
  t.record.story.push(told)
}

/** Parts of a story line or sentence with cards turned into references. */
export function plain(parts: { readonly [name: string]: Json | Card | readonly Card[] | undefined }): JsonObject {
  const out: { [name: string]: Json } = {}
  const names = Object.keys(parts)
  for (let i = 0; i < names.length; i++) {
    const name = names[i] as string
    const value = parts[name]
    if (value === undefined) continue
    out[name] = isCard(value)
      ? reference(value)
      : Array.isArray(value)
        ? copyIn(listIn(value).map((one) => (isCard(one) ? reference(one) : one)))
        : copyIn(value)
  }
  return out
}

/** Copies a list without calling its methods: a script may have replaced them. */
function listIn(given: readonly unknown[]): unknown[] {
  const list: unknown[] = []
  for (let i = 0; i < given.length; i++) list.push(given[i])
  return list
}

function isKnownToAll(card: Card): boolean {
  const known = seenBy(card)
  return table().seats.every((seat) => known.includes(seat.id))
}

/**
 * The reference to a card in the story. If the card lies face down as something else and not everyone may know it: its place and the code
 * of its disguise.
 */
export function reference(card: Card): { card: string; code: string } {
  const { disguise } = card
  if (disguise === undefined || isKnownToAll(card)) return Object.freeze({ card: card.id, code: card.code })
  return Object.freeze({ card: `${card.zone.id}.${cardsOf(card.zone).indexOf(card)}`, code: disguise.code })
}

/**
 * As `reference`, for a card of a public event that may have moved since: if it is in a pile that no seat sees now, the reference has its code,
 * which is public, and the id of the pile, but not the card's id.
 */
export function openly(card: Card): { card: string; code: string } {
  const { zone } = card
  return zone.spec.visibility === 'nobody' && seenBy(card).length < table().seats.length
    ? { card: zone.id, code: card.code }
    : reference(card)
}

/** The story as one viewer may know it. @param from index of the first line to return @param before number of story lines before `lines` */
export function storyFor(lines: readonly StoryLine[], from: number, viewer: ViewerName, before = 0): StoryEntry[] {
  const seats = viewer.split('+')
  return lines.slice(from).map((line, i) => {
    const known = line.secret?.seats.some((seat) => seats.includes(seat)) ? { ...line.parts, ...line.secret.parts } : line.parts
    const parts = { ...known, ...(Object.keys(line.because).length > 0 ? { because: line.because as unknown as JsonObject } : {}) }
    return { n: before + from + i, kind: line.kind, parts: line.hidden ? maskedFor(parts, line.hidden, seats) : parts }
  })
}
