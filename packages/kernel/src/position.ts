import { BOARD, type Card, stateOf } from './card.ts'
import type { Json, JsonObject } from './json.ts'
import { PIECE } from './piece.ts'
import { wrongInPosition } from './position-shape.ts'
import type { Table } from './table.ts'
import { cardsOf, type Zone } from './zone.ts'

/** The state of a table as JSON: keyframes, scenes and shared positions. */
export interface Position {
  readonly format: 'questwright-position'
  readonly version: 1
  readonly cards: readonly {
    readonly id: string
    readonly code: string
    readonly fields?: JsonObject
    readonly tokens?: JsonObject
    readonly memory?: JsonObject
  }[]
  readonly zones: { readonly [id: string]: readonly string[] }
}

/** A position that cannot be set up; the message says why. */
export class BadPosition extends Error {
  override readonly name = 'BadPosition'
}

/** Adds a seat with its zones. The seat is a card of that name. */
export function addSeat(t: Table, name: string): Card {
  for (const [zone, spec] of Object.entries(t.ruleset.zones.seat)) t.addZone(`${name}.${zone}`, zone, spec, name, null)
  const seat = t.addCard(name, PIECE, t.zone('kernel'), t.ruleset.Seat ?? t.ruleset.Card)
  t.write(seat, 'fields', 'seat', 'yes')
  t.state.seats.push(seat)
  return seat
}

/** The state of the table as JSON. */
export function exportPosition(t: Table): Position {
  const bag = (values: { readonly [name: string]: Json | undefined }): JsonObject | undefined =>
    Object.keys(values).length === 0 ? undefined : { ...values }
  return {
    format: 'questwright-position',
    version: 1,
    cards: t.cards.map((card) => {
      const state = stateOf(card)
      const [fields, tokens, memory] = [bag(state.fields), bag(state.tokens), bag(state.memory)]
      return { id: card.id, code: card.code, ...(fields ? { fields } : {}), ...(tokens ? { tokens } : {}), ...(memory ? { memory } : {}) }
    }),
    zones: Object.fromEntries(
      [...t.zones.values()].filter((zone) => zone.size > 0).map((zone) => [zone.id, cardsOf(zone).map((card) => card.id)]),
    ),
  }
}

/**
 * Sets an empty table up from a position.
 * @throws BadPosition when its shape is wrong, or when it names a card or zone that this game does not have
 */
export function importPosition(t: Table, position: Position): void {
  const wrong = wrongInPosition(position)
  if (wrong) throw new BadPosition(wrong.message)
  const limbo = t.zone('kernel')
  for (const entry of position.cards) {
    if (entry.id === BOARD) continue
    if (entry.fields?.seat === 'yes') addSeat(t, entry.id)
    else {
      const definition = entry.code === PIECE.code ? PIECE : t.library.cards.get(entry.code)
      if (!definition)
        throw new BadPosition(`no loaded pack has the card ${entry.code}; load the pack that has it, or remove the card from the position`)
      t.addCard(entry.id, definition, limbo)
    }
  }
  for (const entry of position.cards) {
    const card = t.card(entry.id)
    for (const bag of ['fields', 'tokens', 'memory'] as const)
      for (const [name, value] of Object.entries(entry[bag] ?? {})) t.write(card, bag, name, value)
  }
  takeFromTheTop(
    t,
    limbo,
    Object.entries(position.zones).flatMap(([id, cards]) => (id === limbo.id ? [] : cards)),
  )
  for (const [id, cards] of Object.entries(position.zones)) {
    const slash = id.lastIndexOf('/')
    const zone = t.zones.get(id) ?? (slash > 0 ? t.zoneOn(t.card(id.slice(0, slash)), id.slice(slash + 1)) : undefined)
    if (!zone) throw new BadPosition(`the position has a zone ${id} that this game does not know`)
    if (zone === limbo) continue
    for (const cardId of cards) t.move(t.card(cardId), zone)
  }
}

/** Puts these cards on top of a zone in reverse order, so that each is on top at its turn: removing one from below would move all cards above it. */
function takeFromTheTop(t: Table, zone: Zone, turns: readonly string[]): void {
  const leaving = new Set(turns.map((id) => t.card(id)))
  t.arrange(zone, [...cardsOf(zone).filter((card) => !leaving.has(card)), ...[...leaving].filter((card) => card.zone === zone).reverse()])
}
