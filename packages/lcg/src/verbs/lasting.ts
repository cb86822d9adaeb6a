import { ask, type Json, type JsonObject, requireName, requireStat, startDelayed, startLasting, table, type Way } from '@questwright/kernel'
import { GameCard } from '../cards.ts'
import type { EventKind, EventParts } from '../events.ts'
import { type EveryCard, isAmong } from '../every-card.ts'
import { isPlayerCard, reached } from '../reach.ts'
import { cardsInPlay } from '../round.ts'
import type { NumberStat, Permission, WordStat } from '../stats.ts'
import { by, type Cards, listOfCards, type Maybe } from './shared.ts'
import { isTooEarly, moment, requireUntil, type Until } from './until.ts'

/** Lasting effects, and effects that happen at a later moment. */

/** The slug in a keyword that is granted: a plain slug, or an object with a number. */
function keywordIn(word: Json): string {
  return typeof word === 'string' ? word : String((word as { readonly word?: Json } | null)?.word)
}

/** The cards that a lasting effect changes: these, or every card that fits a description. */
type Falls = Cards | EveryCard

function isEvery(cards: Falls): cards is EveryCard {
  // test for a list first, because lists have a method named `every`
  return typeof cards === 'object' && cards !== null && !Array.isArray(cards) && 'every' in cards
}

/** The cards that an effect changes, fixed now, or their description. RR "Lasting Effects" */
function fallsOn(cards: Falls, from: GameCard): { readonly targets: readonly GameCard[] } | { readonly among: JsonObject } | undefined {
  if (isEvery(cards) && (cards.later === 'also' || !isPlayerCard(from))) return { among: cards.every }
  const now = isEvery(cards) ? cardsInPlay().filter((card) => isAmong(card, cards.every)) : listOfCards(cards)
  const targets = reached(now, from)
  return targets.length === 0 ? undefined : { targets }
}

interface Change {
  readonly stat: string
  readonly way: Way
  readonly value: Json
  readonly params?: JsonObject
}

/** Starts a lasting effect on a stat. The callers have checked that the stat can be changed in that way, and that the moment of its end comes. */
function last(cards: Falls, until: Until, { stat, way, value, params = {} }: Change): void {
  const from = by() as GameCard | null
  if (!from || isTooEarly(until, from)) return
  const on = fallsOn(cards, from)
  if (on) startLasting({ from, slug: stat.replace(' ', '-'), stat, until: moment(until), plain: { ...on, way, value }, params })
}

/**
 * Adds an amount to a stat of cards until the end of a phase, round or attack. The affected cards and the amount are fixed now, unless the cards are
 * given as `everyCard(…)`. RR "Lasting Effects"
 */
export function modify(cards: Falls, stat: NumberStat, amount: number, until: Until): void {
  requireStat(stat, 'add')
  requireUntil(until)
  if (amount !== 0) last(cards, until, { stat, way: 'add', value: amount })
}

/** Sets a stat of cards to a value until a moment, regardless of additions: of several such effects the latest counts. */
export function setValue(cards: Falls, stat: NumberStat, value: number, until: Until): void {
  requireStat(stat, 'set')
  requireUntil(until)
  last(cards, until, { stat, way: 'set', value })
}

/** Multiplies a stat of cards until a moment, or halves it, rounded up, after all additions. */
export function multiply(cards: Falls, stat: NumberStat, times: number | 'half', until: Until): void {
  requireStat(stat, 'times')
  requireUntil(until)
  if (times !== 1) last(cards, until, { stat, way: 'times', value: times })
}

/**
 * Exchanges the values that two cards have for a stat, until a moment. A value that is printed as a dash cannot be exchanged. RR "Switch" @returns
 * whether they were exchanged
 */
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

/** Gives a word, such as a trait, keyword or sphere, until a moment: "gains". */
export function grant(cards: Falls, stat: WordStat, word: Json, until: Until): void {
  requireStat(stat, 'include')
  requireUntil(until)
  if (stat === 'keywords') requireKeyword(word)
  last(cards, until, { stat, way: 'include', value: word })
}

/** Removes a word until a moment, such as a trait or a keyword by its slug: "loses", even if another card gives it. */
export function lose(cards: Falls, stat: WordStat, word: string, until: Until): void {
  requireStat(stat, 'exclude')
  requireUntil(until)
  if (stat === 'keywords') requireKeyword(word)
  last(cards, until, { stat, way: 'exclude', value: word })
}

function requireKeyword(word: Json): void {
  requireName(keywordIn(word), 'keyword', table().library.keywords.keys())
}

/** Treats the printed text box of cards as blank until a moment. With `except: 'traits'` their traits remain. FAQ 1.55 */
export function blank(cards: Falls, until: Until, options: { readonly except?: 'traits' } = {}): void {
  requireUntil(until)
  last(cards, until, { stat: 'blank', way: 'permit', value: options.except ? 'traits-stay' : true })
}

/** Gives cards a permission for something that the rules forbid, until a moment, such as to keep their threat out of the quest. */
export function permit(cards: Falls, permission: Permission, until: Until): void {
  requireStat(permission, 'permit')
  requireUntil(until)
  const able = isEvery(cards) ? cards : listOfCards(cards).filter((card) => !card.hasPermission(permission))
  last(able, until, { stat: permission, way: 'permit', value: true })
}

/** Parts of an event that can be given in advance: cards and players, words, and numbers; with an absent card, nothing is forbidden. */
export type PartsOf<K extends EventKind> = {
  readonly [P in keyof EventParts[K] as EventParts[K][P] extends GameCard | string | number | null | undefined ? P : never]?:
    | EventParts[K][P]
    | null
    | undefined
}

/**
 * Forbids events of this kind for some cards until a moment.
 * @param parts prevents only events with these parts: an enemy that cannot attack one player can still attack others, and a card that
 * cannot be damaged with `from: 'attack'` can still be damaged by effects
 */
export function forbid<K extends EventKind>(cards: Falls, kind: K, until: Until, parts: PartsOf<K> = {}): void {
  const stat = `cannot ${kind}`
  requireStat(stat, 'forbid')
  requireUntil(until)
  const wanted = Object.entries(parts) as readonly (readonly [string, Maybe | string | number])[]
  if (wanted.some(([, it]) => it === undefined || it === null)) return
  const params = Object.fromEntries(wanted.map(([part, it]) => [part, it instanceof GameCard ? it.id : (it as string | number)]))
  last(cards, until, { stat, way: 'forbid', value: true, params })
}

/**
 * Starts a lasting effect that the card declares under that name; the affected cards are determined again each time. For encounter cards.
 */
export function begin(slug: string, until: Until, params: JsonObject = {}): void {
  requireUntil(until)
  const from = by() as GameCard | null
  const declared = from ? table().library.cards.get(from.code)?.named.get(slug) : undefined
  if (from && declared?.kind === 'lasting') startLasting({ from, slug, stat: declared.stat, until: moment(until), params })
  else throw new Error(`this card declares no lasting effect called "${slug}"; add lasting('${slug}', …) to it`)
}

/** Starts an effect that happens at the end of the phase or round; the card declares it under that name. RR "Delayed Effects" */
export function atTheEndOf(when: 'phase' | 'round', slug: string, params: JsonObject = {}): void {
  requireName(when, 'moment at which an effect comes', ['phase', 'round'])
  const from = by() as GameCard | null
  if (from) startDelayed(from, slug, `end of ${when}`, params)
}
