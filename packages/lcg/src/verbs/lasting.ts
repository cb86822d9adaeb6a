import { ask, type Json, type JsonObject, requireName, requireStat, startDelayed, startLasting, table } from '@questwright/kernel'
import type { GameCard } from '../cards.ts'
import type { EventKind } from '../events.ts'
import { isPlayerCard, reached } from '../reach.ts'
import { currentAttackRecord, PHASES, type Phase, phase } from '../round.ts'
import type { NumberStat, Permission, WordStat } from '../stats.ts'
import { by, type Cards, listOfCards, type Maybe } from './shared.ts'

/** Effects that last, and effects that wait for their moment. */

/** To the end of the running phase, round or attack, to the end of a phase that is named, or for good. */
export type Until = 'phase' | 'round' | 'attack' | 'game' | `${Phase} phase`

/**
 * What lasts to the end of a named phase is started by players in that phase only; encounter cards may start it before. What lasts for an attack needs
 * one that is being resolved. RR "Lasting Effects"
 */
function isTooEarly(until: Until, from: GameCard): boolean {
  if (until === 'attack') return currentAttackRecord() === undefined
  return until.endsWith(' phase') && until !== `${phase()} phase` && isPlayerCard(from)
}

const MOMENTS: readonly Until[] = Object.freeze(['phase', 'round', 'attack', 'game', ...PHASES.map((name): Until => `${name} phase`)])

/** What ends at a moment that never comes would last for good. @throws ScriptFault */
function requireUntil(until: Until): void {
  if (!MOMENTS.includes(until)) requireName(until, 'moment at which an effect ends', MOMENTS)
}

/** The slug in what is granted as a keyword: alone, or with its number. */
function keywordIn(word: Json): string {
  return typeof word === 'string' ? word : String((word as { readonly word?: Json } | null)?.word)
}

/** The moment's name in state. */
function moment(until: Until): string {
  if (until === 'attack') return `attack ${currentAttackRecord()?.id ?? 0}`
  return until
}

/**
 * Changes a number of cards until the end of a phase, round or attack. The set of cards and the size are fixed now.
 * RR "Lasting Effects"
 */
export function modify(cards: Cards, stat: NumberStat, amount: number, until: Until): void {
  requireStat(stat, 'add')
  requireUntil(until)
  const targets = reached(listOfCards(cards), by())
  const from = by() as GameCard | null
  if (targets.length === 0 || amount === 0 || !from || isTooEarly(until, from)) return
  startLasting({ from, slug: stat, stat, until: moment(until), plain: { targets, way: 'add', value: amount } })
}

/** Two cards exchange what they have of a stat until then. A value that is missing, printed as a dash, cannot be exchanged. RR "Switch" @returns whether it was done */
export function switchValues(one: Maybe, other: Maybe, stat: NumberStat, until: Until): boolean {
  requireStat(stat, 'add')
  requireUntil(until)
  if (!one || !other) return false
  const [first, second] = [ask(one, stat), ask(other, stat)]
  if (typeof first !== 'number' || typeof second !== 'number' || first === second || reached([one, other], by()).length < 2) return false
  modify(one, stat, second - first, until)
  modify(other, stat, first - second, until)
  return true
}

/** Gives words, such as a trait, keyword or sphere, until then. */
export function grant(cards: Cards, stat: WordStat, word: Json, until: Until): void {
  requireStat(stat, 'include')
  requireUntil(until)
  if (stat === 'keywords') requireName(keywordIn(word), 'keyword', table().library.keywords.keys())
  const targets = reached(listOfCards(cards), by())
  const from = by() as GameCard | null
  if (targets.length > 0 && from && !isTooEarly(until, from))
    startLasting({ from, slug: stat, stat, until: moment(until), plain: { targets, way: 'include', value: word } })
}

/** Allows cards what the rules do not, such as to keep their threat out of the quest, until then. The set of cards is fixed now. */
export function permit(cards: Cards, permission: Permission, until: Until): void {
  requireStat(permission, 'permit')
  requireUntil(until)
  const targets = reached(listOfCards(cards), by()).filter((card) => !card.hasPermission(permission))
  const from = by() as GameCard | null
  if (targets.length > 0 && from && !isTooEarly(until, from))
    startLasting({ from, slug: permission, stat: permission, until: moment(until), plain: { targets, way: 'permit', value: true } })
}

/**
 * Forbids what would happen to a number of cards until then. The set of cards is fixed now.
 * @param parts only events with these parts: an enemy that cannot attack one player can still attack others
 */
export function forbid(cards: Cards, kind: EventKind, until: Until, parts: { readonly [part: string]: Maybe } = {}): void {
  requireStat(`cannot ${kind}`, 'forbid')
  requireUntil(until)
  const targets = reached(listOfCards(cards), by())
  const from = by() as GameCard | null
  if (targets.length === 0 || !from || isTooEarly(until, from) || Object.values(parts).some((card) => !card)) return
  const params = Object.fromEntries(Object.entries(parts).map(([part, card]) => [part, card?.id ?? null]))
  const stat = `cannot ${kind}`
  startLasting({ from, slug: stat.replace(' ', '-'), stat, until: moment(until), plain: { targets, way: 'forbid', value: true }, params })
}

/** Starts a lasting effect that the card declares under that name; its set is looked at anew each time. For encounter cards. */
export function begin(slug: string, until: Until, params: JsonObject = {}): void {
  requireUntil(until)
  const from = by() as GameCard | null
  const declared = from ? table().library.cards.get(from.code)?.named.get(slug) : undefined
  if (from && declared?.kind === 'lasting') startLasting({ from, slug, stat: declared.stat, until: moment(until), params })
  else throw new Error(`this card declares no lasting effect called "${slug}"; add lasting('${slug}', …) to it`)
}

/** Starts an effect that waits for the end of the phase or round; the card declares it under that name. RR "Delayed Effects" */
export function atTheEndOf(when: 'phase' | 'round', slug: string, params: JsonObject = {}): void {
  requireName(when, 'moment at which an effect comes', ['phase', 'round'])
  const from = by() as GameCard | null
  if (from) startDelayed(from, slug, `end of ${when}`, params)
}
