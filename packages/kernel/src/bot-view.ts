import { askNumber } from './ask.ts'
import type { Card } from './card.ts'
import { table } from './current-table.ts'
import type { BotCard, BotQuestion, BotTable } from './engine.ts'
import type { JsonObject } from './json.ts'
import { keyFor, mayKnow, shownName } from './knowledge.ts'
import { judge } from './question.ts'
import type { PendingQuestion } from './question-spec.ts'
import { cardsOf } from './zone.ts'

/** The data that a bot may see: the view of its seat. Called while a question is being answered. */

/** A question as one seat sees it. `originals` maps shown keys to the engine's keys, for hidden cards, which are shown by place. */
export interface SeenQuestion {
  readonly question: BotQuestion
  readonly originals: ReadonlyMap<string, string>
}

/** @param pending a question to this seat */
export function seenQuestion(pending: PendingQuestion, seats: readonly string[]): SeenQuestion {
  const { spec, because } = pending
  const originals = new Map<string, string>()
  const options = pending.options.map((option) => {
    const { card } = option
    const label = option.label ? { label: option.label.code } : {}
    const most = option.most === undefined ? {} : { most: option.most }
    const idle = option.idle ? { idle: 'yes' as const } : {}
    if (!card) return { key: option.key, ...label, ...most, ...idle }
    if (mayKnow(card, seats)) return { key: option.key, card: card.id, code: card.code, ...label, ...most, ...idle }
    // the seat gets only the place of a card that it may not know
    const place = keyFor(card, seats)
    const key = option.key.startsWith(card.id) ? `${place}${option.key.slice(card.id.length)}` : option.key
    originals.set(key, option.key)
    // a card that lies face down as another card shows the code of its disguise
    if (card.disguise) return { key, card: place, code: card.disguise.code, ...label, ...most, ...idle }
    return { key, ...label, ...most, ...idle }
  })
  const question: BotQuestion = {
    name: spec.name,
    shape: spec.shape,
    who: spec.who.id,
    least: spec.least,
    most: spec.most,
    parts: { ...spec.parts, because: because as unknown as JsonObject },
    options,
    judge: (value) => judge(pending, originalValue(value, originals)) === undefined,
  }
  return { question, originals }
}

/** Translates an answer to the engine's keys. */
export function originalValue<T>(value: T, originals: ReadonlyMap<string, string>): T {
  if (originals.size === 0 || typeof value !== 'object' || value === null) return value
  const original = (key: string): string => originals.get(key) ?? key
  if (Array.isArray(value)) return value.map((key) => original(String(key))) as T
  return Object.fromEntries(Object.entries(value).map(([key, amount]) => [original(key), amount])) as T
}

/** The table as one seat may know it. Valid for one question. */
export function seenTable(seat: string): BotTable {
  const t = table()
  const seats = [seat]
  const shown = new Map<Card, BotCard>()
  let status: JsonObject | undefined
  const show = (card: Card): BotCard => {
    const before = shown.get(card)
    if (before) return before
    const made = botCard(card, seats)
    shown.set(card, made)
    return made
  }
  const { systems } = t.ruleset
  return {
    seat,
    ...(systems === undefined ? {} : { notes: systems.map(({ notes }) => notes) }),
    zone: (id) => {
      const zone = t.zones.get(id)
      return zone ? cardsOf(zone).flatMap((card) => (mayKnow(card, seats) || card.disguise ? [keyFor(card, seats)] : [])) : []
    },
    size: (id) => t.zones.get(id)?.size ?? 0,
    card: (id) => {
      const card = t.findCard(id)
      if (card) return mayKnow(card, seats) ? show(card) : undefined
      const lying = cardAt(id)
      return lying?.disguise && keyFor(lying, seats) === id ? show(lying) : undefined
    },
    status: (name) => {
      status ??= t.ruleset.view.status((card) => shownName(card, seats))
      return status[name]
    },
  }
}

/** The card at a place, such as `p1.hand.0`. */
function cardAt(place: string): Card | undefined {
  const dot = place.lastIndexOf('.')
  const zone = table().zones.get(place.slice(0, Math.max(0, dot)))
  return zone ? cardsOf(zone)[Number(place.slice(dot + 1))] : undefined
}

function botCard(card: Card, seats: readonly string[]): BotCard {
  let marks: readonly string[] | undefined
  return {
    id: keyFor(card, seats),
    code: mayKnow(card, seats) ? card.code : (card.disguise?.code ?? ''),
    zone: card.zone.id,
    controller: card.controllerName,
    fact: (name) => card.facts[name],
    stat: (name) => askNumber(card, name),
    token: (name) => card.token(name),
    is: (mark) => {
      marks ??= table().ruleset.view.marks(card)
      return marks.includes(mark)
    },
  }
}
