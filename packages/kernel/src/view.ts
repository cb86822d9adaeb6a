import { ask } from './ask.ts'
import { type Card, stateOf } from './card.ts'
import { atTable } from './current-table.ts'
import type { CardView, StatView, View, ViewerName, ViewPatch, ZoneView } from './door.ts'
import type { Json } from './json.ts'
import { keyFor, mayKnow, shownName, zoneKey } from './knowledge.ts'
import type { Table } from './table.ts'
import { isFault } from './unwind.ts'
import { cardsOf } from './zone.ts'

/** The whole table as a viewer may know it. */
export function viewOf(t: Table, viewer: ViewerName): View {
  return atTable(t, () => {
    const seats = viewer.split('+')
    const zones: { [id: string]: ZoneView } = {}
    const cards: { [key: string]: CardView } = {}
    const zonesOn = new Map<Card, string[]>()
    for (const zone of t.zones.values())
      if (zone.host && zone.size > 0) {
        const list = zonesOn.get(zone.host)
        const key = zoneKey(zone, seats)
        if (list) list.push(key)
        else zonesOn.set(zone.host, [key])
      }
    for (const zone of t.zones.values()) {
      if (zone.id === 'kernel' || (zone.host && zone.size === 0)) continue
      const shown = zone.spec.visibility === 'nobody' ? cardsOf(zone).filter((card) => mayKnow(card, seats)) : cardsOf(zone)
      const keys = shown.map((card) => keyFor(card, seats))
      shown.forEach((card, i) => {
        cards[keys[i] as string] = cardView(t, card, keys[i] as string, seats, zonesOn.get(card))
      })
      const id = zoneKey(zone, seats)
      zones[id] = {
        id,
        name: zone.name,
        ...(zone.seatName ? { seat: zone.seatName } : {}),
        ...(zone.host ? { host: keyFor(zone.host, seats) } : {}),
        count: zone.size,
        cards: keys,
      }
    }
    return { viewer, status: t.ruleset.view.status((card) => shownName(card, seats)), zones, cards }
  })
}

function cardView(t: Table, card: Card, key: string, seats: readonly string[], zones: readonly string[] | undefined): CardView {
  const state = stateOf(card)
  const known = mayKnow(card, seats)
  const tokens: { [token: string]: number } = {}
  for (const name of Object.keys(state.tokens).sort()) tokens[name] = state.tokens[name] as number
  const common = {
    key,
    zone: zoneKey(card.zone, seats),
    tokens,
    marks: known || card.disguise ? t.ruleset.view.marks(card) : ['face-down'],
    ...(zones ? { zones } : {}),
  }
  if (!known && !card.disguise) return { ...common, knowledge: 'hidden', stats: {} }
  const stats: { [stat: string]: StatView } = {}
  for (const stat of t.ruleset.view.stats(card))
    stats[stat] = statView(card, stat, (t.ruleset.stats[stat] as { printed: (card: Card) => Json }).printed(card))
  if (!known)
    return {
      ...common,
      knowledge: 'hidden',
      as: card.disguise?.code as string,
      owner: card.ownerName,
      controller: card.controllerName,
      stats,
    }
  return {
    ...common,
    knowledge: 'known',
    code: card.code,
    side: card.sideUp,
    ...(card.disguise ? { as: card.disguise.code } : {}),
    owner: card.ownerName,
    controller: card.controllerName,
    stats,
  }
}

/** A stat for the view. A view must not break the game: if a modifier fails, the printed value is shown. */
function statView(card: Card, stat: string, printed: Json): StatView {
  try {
    return { now: ask(card, stat), printed }
  } catch (thrown) {
    if (isFault(thrown)) return { now: printed, printed }
    throw thrown
  }
}

/** The patch from one view to the other; `null` removes an entry. */
export function patchBetween(before: View | undefined, after: View): ViewPatch {
  const changed = <T>(old: { readonly [key: string]: T } | undefined, now: { readonly [key: string]: T }): { [key: string]: T | null } => {
    const out: { [key: string]: T | null } = {}
    for (const key of Object.keys(now)) if (!old || !same(old[key], now[key])) out[key] = now[key] as T
    if (old) for (const key of Object.keys(old)) if (!(key in now)) out[key] = null
    return out
  }
  return {
    ...(before && same(before.status, after.status) ? {} : { status: after.status }),
    zones: changed(before?.zones, after.zones),
    cards: changed(before?.cards, after.cards),
  }
}

/** Deep equality of plain view data. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => same((a as { [key: string]: unknown })[key], (b as { [key: string]: unknown })[key]))
}
