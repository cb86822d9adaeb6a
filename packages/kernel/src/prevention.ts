import { fromEffect, isBlank } from './ask.ts'
import { DOING, reads } from './aspects.ts'
import { type Card, isCard } from './card.ts'
import { contextFor, youOf } from './context.ts'
import { table } from './current-table.ts'
import type { Ability, Context, Modifier } from './definition.ts'
import type { Because } from './door.ts'
import type { EventInit, GameEvent } from './event.ts'
import { eventOf, subjectIn } from './event-making.ts'
import { callScript } from './fault.ts'
import { noteFired } from './fired.ts'
import { restrict } from './guards.ts'
import { speakersOf } from './in-play.ts'
import type { Instance } from './instance.ts'
import type { JsonObject } from './json.ts'
import { asRules, watched } from './looks.ts'
import { reference } from './story.ts'
import type { Table } from './table.ts'

/** Events that a "cannot" of a card forbids. */

export const NO_REASON: Because = Object.freeze({})

const CANNOT = 'cannot '
const cannots = new Map<string, string>()

/** The stat name with which modifiers forbid events of a kind. Cached: the same string for each call makes map lookups fast. */
function cannotOf(kind: string): string {
  let stat = cannots.get(kind)
  if (stat === undefined) {
    stat = `${CANNOT}${kind}`
    cannots.set(kind, stat)
  }
  return stat
}

/** Whether any active part has a "cannot" for such events. The registry must be settled. */
function isForbidden({ registry }: Table, stat: string): boolean {
  return registry.modifiers(stat).length > 0 || registry.keywordModifiers(stat).length > 0 || registry.effects(stat).length > 0
}

/** The name of the ability that forbids this event. "Cannot" is absolute. */
export function cannot(t: Table, event: GameEvent): string | undefined {
  const stat = cannotOf(event.kind)
  t.registry.settle()
  if (!isForbidden(t, stat)) return undefined
  for (const instance of t.registry.modifiers(stat)) {
    const { part } = instance
    const source = instance.card as Card
    if (t.registry.isMuted(instance.name) || isBlank(t, source)) continue
    if (event.subject && !t.ruleset.reaches(source, event.subject)) continue
    if (part.on === 'self' && event.subject !== source) continue
    if (part.on === 'host' && event.subject !== source.zone.host) continue
    if (part.on === 'controller' && event.subject?.id !== source.controllerName) continue
    if (forbids(instance, contextFor(source, source, event, youOf(t, source, event), 0), event)) return instance.name
  }
  const { subject } = event
  for (const instance of t.registry.keywordModifiers(stat)) {
    if (t.registry.isMuted(instance.name)) continue
    for (const bearer of speakersOf(t, instance, subject)) {
      if (subject && bearer !== subject && !t.ruleset.reaches(bearer, subject)) continue
      const number = t.ruleset.keywordsOf(bearer)[instance.keyword as string]
      const context = contextFor(bearer, bearer, event, youOf(t, bearer, event), typeof number === 'number' ? number : 0)
      if (forbids(instance, context, event)) return instance.name
    }
  }
  for (const effect of t.registry.effects(stat)) {
    if (event.subject) {
      const found = fromEffect(t, effect.data, event.subject)
      if (found && concerns(effect.data, event)) return found.name
    } else if (effect.data.targets === undefined && effect.data.way !== undefined) {
      const name = `${String(effect.data.code)}#${String(effect.data.slug)}`
      if (!t.registry.isMuted(name)) return name
    }
  }
  return undefined
}

/** Whether a lasting "cannot" applies to this event: its parameters name required parts of the event, cards by their ids. */
function concerns(data: JsonObject, event: GameEvent): boolean {
  if (data.way === undefined) return true
  return Object.entries((data.params as JsonObject | undefined) ?? {}).every(([part, wanted]) => {
    const it = event[part]
    return (isCard(it) ? it.id : it) === wanted
  })
}

/** Whether a "cannot" holds now for this event. */
function forbids({ part, name }: Instance<Modifier>, context: Context, event: GameEvent): boolean {
  const { on, while: condition } = part
  if (typeof on !== 'function' && condition === undefined) return true
  return restrict(table(), () => {
    if (typeof on === 'function' && !callScript(name, () => on(event.subject as Card, context))) return false
    return condition === undefined || callScript(name, () => condition(context))
  })
}

/** Whether any active part has a "cannot" for events of any kind. */
export function isAnythingForbidden(t: Table): boolean {
  t.registry.settle()
  return t.registry.forbidsAnything(CANNOT)
}

/** Whether a "cannot" forbids this event: a legality check that changes nothing. */
export function isPrevented(init: EventInit): boolean {
  const refusal = preventedBy(init)
  if (refusal) noteFired(refusal)
  return refusal !== undefined
}

/** The ability whose "cannot" forbids this event, as `pack:slug#part`. */
export function preventedBy(init: EventInit): string | undefined {
  if (watched !== undefined && watched.by === 'script') return asRules(() => preventedBy(init))
  const t = table()
  t.registry.settle()
  if (!isForbidden(t, cannotOf(init.kind))) {
    // fast path without making an event; the subject is validated all the same
    if (init.subject !== undefined) subjectIn(init.kind, init.subject)
    return undefined
  }
  reads(DOING)
  return cannot(t, eventOf(init, t.doing?.because ?? NO_REASON, t.doing?.card ?? null, undefined, t.happening))
}

/** The cause of an event as the story names it: the card, and its ability. */
export function becauseOf(card: Card, ability: Ability): Because {
  return Object.freeze({ card: reference(card), ability: ability.slug })
}
