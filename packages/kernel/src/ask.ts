import { ALL_ASPECTS, beginReading, DOING, endReading, FIELDS, LOOKS, MEMORY, PLACES, reads, TOKENS } from './aspects.ts'
import { type Card, type MemoEntry, rawState } from './card.ts'
import { contextFor, youOf } from './context.ts'
import { table } from './current-table.ts'
import type { Context, Modifier, Way } from './definition.ts'
import { callScript, fail } from './fault.ts'
import { noteContributors } from './fired.ts'
import { restrict } from './guards.ts'
import { speakersOf } from './in-play.ts'
import type { Instance } from './instance.ts'
import { copyIn, type Json, type JsonObject, sameJson } from './json.ts'
import { LARGEST_NUMBER, nameOfSort, WrongValue } from './limits.ts'
import { readsCard, watched } from './looks.ts'
import { unknownName } from './nearest.ts'
import type { StatSpec } from './ruleset.ts'
import type { Table } from './table.ts'
import { isFault, scriptFault } from './unwind.ts'
import { cardsOf } from './zone.ts'

/** One contribution to a stat, and where it comes from. */
export interface Contributor {
  /** The card that prints the modifier, or the source of a lasting effect; null for a keyword of the card itself. */
  readonly card: string | null
  /** The contributing part: `pack:slug#part`. */
  readonly name: string
  readonly way: Modifier['way']
  readonly value: Json
}

export interface Answered {
  readonly printed: Json
  readonly contributors: readonly Contributor[]
  readonly value: Json
}

/** Stack of the stats that are being computed now: a card and a stat each, the outermost first. Rarely more than two deep. */
const askedCards: Card[] = []
const askedStats: string[] = []

function isBeingAsked(card: Card, stat: string): boolean {
  for (let i = 0; i < askedCards.length; i++) if (askedCards[i] === card && askedStats[i] === stat) return true
  return false
}

/** Whether a stat is being computed. Its reads reveal nothing: everyone sees the value, even if it is computed from hidden cards. */
export function isAsking(): boolean {
  return askedCards.length > 0
}

/**
 * Counts how often a stat was asked for while it was being computed: such a cycle is cut. A value that depends on a cut is not cached,
 * because it differs with the stat at which the cycle began.
 */
let cuts = 0

/**
 * What a card's stat is now: printed, then the sum of additions, then doubling and halving, rounded up, clamped.
 * A value that is set overrides all of these; of several the latest counts.
 * Asking never changes a card; the value is cached until something that it was computed from is written.
 * @throws Error for a stat that the ruleset does not define
 */
export function ask(card: Card, stat: string): Json {
  const t = table()
  t.instruments.counters.asks++
  // what is read while a stat is computed reveals nothing, but asking for the stat of a hidden card may reveal where that card is
  if (watched !== undefined && askedCards.length === 0) readsCard(card)
  const state = rawState(card)
  const kept = state.memo?.get(stat)
  t.registry.settle()
  if (kept && stands(t, kept)) {
    reads(kept.aspects)
    if (t.instruments.doubts === 'on') doubt(t, card, stat, kept)
    return kept.value
  }
  t.instruments.counters.memoMisses++
  const before = cuts
  const outer = beginReading()
  let aspects = ALL_ASPECTS
  let value: Json
  try {
    value = compute(t, card, stat, undefined)
  } finally {
    aspects = endReading(outer)
  }
  if (cuts === before && (aspects & DOING) === 0) {
    state.memo ??= new Map()
    state.memo.set(stat, {
      value,
      aspects,
      world: t.state.world,
      registry: t.registry.version,
      looks: t.state.looksAt,
      places: t.state.placed,
      fields: t.state.fieldsAt,
      tokens: t.state.tokensAt,
      memory: t.state.memoryAt,
    })
  }
  return value
}

/** Whether a cached value is still valid: nothing that it was computed from was written. */
function stands(t: Table, kept: MemoEntry): boolean {
  if (kept.world === t.state.world) return true
  const { aspects } = kept
  if (
    kept.registry !== t.registry.version ||
    ((aspects & LOOKS) !== 0 && kept.looks !== t.state.looksAt) ||
    ((aspects & PLACES) !== 0 && kept.places !== t.state.placed) ||
    ((aspects & FIELDS) !== 0 && kept.fields !== t.state.fieldsAt) ||
    ((aspects & TOKENS) !== 0 && kept.tokens !== t.state.tokensAt) ||
    ((aspects & MEMORY) !== 0 && kept.memory !== t.state.memoryAt)
  )
    return false
  kept.world = t.state.world
  return true
}

/** Strict mode computes a cached value again. @throws ScriptFault when the value differs though nothing that it was computed from was written */
function doubt(t: Table, card: Card, stat: string, kept: MemoEntry): void {
  if (askedCards.length > 0) return
  const found: Contributor[] = []
  const now = compute(t, card, stat, found)
  if (sameJson(now, kept.value)) return
  const message = `the ${stat} of ${card.id} was ${JSON.stringify(kept.value)} and is ${JSON.stringify(now)}, and nothing was written in between; a script may not keep values between calls (or it read something that the engine does not track)`
  const again: Contributor[] = []
  compute(t, card, stat, again)
  // blame the modifier whose value changes between two calls, for it keeps state; else the last contributor
  const swaying = again.find((one, i) => !sameJson(one as unknown as Json, found[i] as unknown as Json)) ?? found.at(-1)
  const ability = swaying?.name ?? t.registry.modifiers(stat)[0]?.name
  if (ability === undefined) throw new Error(message)
  // an explanation is computed while a question is pending: do not replace the latch of that question
  if (t.run.latch) throw scriptFault('keeps-state', ability, message)
  fail('keeps-state', message, ability)
}

/** As `ask`, with the printed value and every contributor. */
export function askWhy(card: Card, stat: string): Answered {
  const t = table()
  const contributors: Contributor[] = []
  const value = compute(t, card, stat, contributors)
  return { printed: specOf(t, stat).printed(card), contributors, value }
}

/** A stat as a number; 0 when it is a dash or not a number. */
export function askNumber(card: Card, stat: string): number {
  const value = ask(card, stat)
  return typeof value === 'number' ? value : 0
}

/** Whether a yes-no stat is yes now. */
export function askYes(card: Card, stat: string): boolean {
  return ask(card, stat) === true
}

/** Whether anything changes a stat of any card: cheaper than asking each of them. */
export function isChangedAnywhere(stat: string): boolean {
  const { registry } = table()
  registry.settle()
  return registry.modifiers(stat).length > 0 || registry.keywordModifiers(stat).length > 0 || registry.effects(stat).length > 0
}

function specOf(t: Table, stat: string): StatSpec {
  const spec = Object.hasOwn(t.ruleset.stats, stat) ? t.ruleset.stats[stat] : undefined
  if (!spec) throw new Error(unknownName(stat, 'stat', Object.keys(t.ruleset.stats)))
  return spec
}

function compute(t: Table, card: Card, stat: string, contributors: Contributor[] | undefined): Json {
  const spec = specOf(t, stat)
  const printed = spec.printed(card)
  t.registry.settle()
  const constant = t.registry.modifiers(stat)
  const ofKeywords = t.registry.keywordModifiers(stat)
  const lasting = t.registry.effects(stat)
  if (constant.length === 0 && ofKeywords.length === 0 && lasting.length === 0) return finish(spec, printed, NOTHING)
  // a stat that is asked for while it is being computed has its printed value: this ends the cycle of two cards that read each other
  if (isBeingAsked(card, stat)) {
    cuts++
    return finish(spec, printed, NOTHING)
  }
  askedCards.push(card)
  askedStats.push(stat)
  try {
    const found: Contributor[] = []
    let once: Set<string> | undefined
    for (const instance of constant) {
      const { part } = instance
      const source = instance.card as Card
      // skip early: by far most modifiers affect only their own card or its host
      if (part.on === 'self' && source !== card) continue
      if (part.on === 'host' && source.zone.host !== card) continue
      if (t.registry.isMuted(instance.name) || isBlank(t, source)) continue
      const context = contextOf(t, source)
      const value = partOf(t, instance.name, () => {
        if (!falls(instance, context, card) || !t.ruleset.reaches(source, card)) return undefined
        if (part.stacking === 'once') {
          if (once?.has(instance.name)) return undefined
          once ??= new Set()
          once.add(instance.name)
        }
        return modifierValue(instance, context, card)
      })
      if (value === undefined) continue
      const contribution: Contributor = { card: source.id, name: instance.name, way: part.way, value }
      // order the `set` contributions of cards in one zone by when these cards entered it, because the latest one counts
      const at =
        part.way === 'set'
          ? found.findIndex(({ way, card: other }) => way === 'set' && other !== null && cameLater(t.findCard(other), source))
          : -1
      if (at < 0) found.push(contribution)
      else found.splice(at, 0, contribution)
    }
    for (const instance of ofKeywords) {
      if (t.registry.isMuted(instance.name)) continue
      const { part } = instance
      for (const bearer of speakersOf(t, instance, card)) {
        const number = t.ruleset.keywordsOf(bearer)[instance.keyword as string]
        const context = contextOf(t, bearer, typeof number === 'number' ? number : 0)
        const value = partOf(t, instance.name, () =>
          falls(instance, context, card) && (bearer === card || t.ruleset.reaches(bearer, card))
            ? modifierValue(instance, context, card)
            : undefined,
        )
        if (value === undefined) continue
        found.push({ card: bearer === card ? null : bearer.id, name: instance.name, way: part.way, value })
        if (part.stacking === 'once') break
      }
    }
    for (const effect of lasting) {
      const contribution = partOf(t, `${effect.data.code as string}#${effect.data.slug as string}`, () => fromEffect(t, effect.data, card))
      if (contribution) found.push(contribution)
    }
    if (contributors) contributors.push(...found)
    noteContributors(found)
    return finish(spec, printed, found)
  } finally {
    askedCards.pop()
    askedStats.pop()
  }
}

/**
 * Reads what a part contributes to a stat. While a question is pending (views, explanations), a failing part is left out and its fault is reported;
 * while the rules run, the fault is thrown on and the part is switched off.
 */
function partOf<T>(t: Table, name: string, read: () => T | undefined): T | undefined {
  const { latch } = t.run
  if (latch === undefined) return read()
  try {
    return read()
  } catch (thrown) {
    if (!isFault(thrown) || thrown === t.run.latch || latch !== t.run.latch) throw thrown
    t.instruments.failedLooks.set(thrown.ability ?? name, thrown)
    // counts as a cut, so that this value is not cached: while the rules run, this part would throw instead of being left out
    cuts++
    return undefined
  }
}

const NOTHING: readonly Contributor[] = Object.freeze([])

/** Whether a card came to its zone after another card of the same zone. */
function cameLater(one: Card | undefined, other: Card): boolean {
  if (!one || one.zone !== other.zone) return false
  const list = cardsOf(one.zone)
  return list.indexOf(one) > list.indexOf(other)
}

function contextOf(t: Table, source: Card, number = 0): Context {
  const you = (source.controllerName === null ? undefined : t.findSeat(source.controllerName)) ?? youOf(t, source, undefined)
  return contextFor(source, source, undefined, you, number)
}

/** Whether a modifier applies to this card now. */
function falls(instance: Instance<Modifier>, context: Context, card: Card): boolean {
  const { part } = instance
  switch (part.on) {
    case 'self':
      if (card !== context.self) return false
      break
    case 'host':
      if (context.self.zone.host !== card) return false
      break
    case 'controller':
      if (context.self.controllerName !== card.id) return false
      break
    default: {
      const { on } = part
      if (!restrict(table(), () => callScript(instance.name, () => on(card, context)))) return false
    }
  }
  const condition = part.while
  return condition === undefined || restrict(table(), () => callScript(instance.name, () => condition(context)))
}

function modifierValue(instance: Instance<Modifier>, context: Context, card: Card): Json {
  const { value, stat, way } = instance.part
  const t = table()
  if (typeof value === 'function')
    return restrict(t, () => callScript(instance.name, () => judgeValue(t, stat, way, plainValue(value(context, card)))))
  if (whatIsWrong(t.ruleset.stats[stat], way, value) === undefined) return value
  return callScript(instance.name, () => judgeValue(t, stat, way, value))
}

/** Copies a value that a script returned. @throws WrongValue when it is no plain data */
function plainValue(value: unknown): Json {
  return typeof value === 'number' ? value : copyIn(value)
}

/**
 * Checks a value by which a modifier or effect changes a stat.
 * @returns the value
 * @throws WrongValue when the stat cannot be changed by it in that way
 */
export function judgeValue(t: Table, stat: string, way: Way, value: Json): Json {
  const wrong = whatIsWrong(t.ruleset.stats[stat], way, value)
  if (wrong !== undefined) throw new WrongValue(`${stat}: ${wrong}`)
  return value
}

/** Why a stat cannot be changed by this value in this way, or undefined. Stats that the ruleset does not define pass: nothing reads them. */
function whatIsWrong(spec: StatSpec | undefined, way: Way, value: Json): string | undefined {
  if (!spec) return undefined
  const got = nameOfSort(value)
  switch (spec.shape) {
    case 'number':
      if (way === 'times' && value === 'half') return undefined
      if (way !== 'add' && way !== 'set' && way !== 'times')
        return `a number can be added to, set or multiplied, and not changed by "${way}"`
      if (!Number.isSafeInteger(value)) return `a number is changed by whole numbers, and ${got} was given`
      return Math.abs(value as number) > LARGEST_NUMBER
        ? `a number is changed by ${LARGEST_NUMBER} at most, and ${got} was given`
        : undefined
    case 'words':
      if (way !== 'include' && way !== 'exclude') return `words can be gained or lost, and not changed by "${way}"`
      return typeof value === 'string' ? undefined : `what is gained or lost is a word, and ${got} was given`
    case 'counts': {
      if (way !== 'include' && way !== 'exclude') return `words can be gained or lost, and not changed by "${way}"`
      if (typeof value === 'string') return undefined
      const { word, number } = (typeof value === 'object' && value !== null ? value : {}) as JsonObject
      return way === 'include' && typeof word === 'string' && Number.isSafeInteger(number)
        ? undefined
        : `what is gained or lost is a word, or { word, number }, and ${got} was given`
    }
    case 'yes-no':
      return way === 'permit' || way === 'forbid' ? undefined : `a yes-no stat can be allowed or forbidden, and not changed by "${way}"`
  }
}

/** What a lasting effect contributes to a stat of a card, if anything: from its plain data, or from its declaration by name on its card. */
export function fromEffect(t: Table, data: JsonObject, card: Card): Contributor | undefined {
  const source = t.findCard(data.card as string)
  const name = `${data.code as string}#${data.slug as string}`
  if (t.registry.isMuted(name)) return undefined
  const targets = data.targets as readonly string[] | undefined
  if (targets && !targets.includes(card.id)) return undefined
  if (data.among !== undefined && !t.ruleset.isAmong?.(card, data.among as JsonObject)) return undefined
  if (data.by !== 'nobody' && source && !t.ruleset.reaches(source, card)) return undefined
  if (data.way !== undefined)
    return { card: data.card as string, name, way: data.way as Modifier['way'], value: (data.value as Json | undefined) ?? null }
  const declared = t.library.cards.get(data.code as string)?.named.get(data.slug as string)
  if (declared?.kind !== 'lasting' || !source) return undefined
  const params = (data.params as JsonObject | undefined) ?? {}
  const { value, way, stat } = declared
  return restrict(t, () =>
    callScript(name, () => {
      if (!declared.on(card, params, source)) return undefined
      return {
        card: source.id,
        name,
        way,
        value: judgeValue(t, stat, way, typeof value === 'function' ? plainValue(value(params, card)) : value),
      }
    }),
  )
}

/** The value of a stat: the printed value, changed by all contributors. */
export function finish(spec: StatSpec, printed: Json, found: readonly Contributor[]): Json {
  switch (spec.shape) {
    case 'number':
      return finishNumber(spec, printed, found)
    case 'yes-no': {
      let answer = printed === true
      for (const { way } of found) if (way === 'permit') answer = true
      for (const { way } of found) if (way === 'forbid') answer = false
      return answer
    }
    case 'words': {
      if (found.length === 0) return printed
      const words = new Set(printed as readonly string[])
      for (const { way, value } of found) if (way === 'include') words.add(value as string)
      for (const { way, value } of found) if (way === 'exclude') words.delete(value as string)
      return Object.freeze([...words])
    }
    case 'counts': {
      if (found.length === 0) return printed
      const counts: { [word: string]: number } = Object.assign(Object.create(null), printed)
      for (const { way, value } of found) {
        const [word, number] =
          typeof value === 'string' ? [value, 1] : [(value as JsonObject).word as string, (value as JsonObject).number as number]
        if (way === 'include') counts[word] = (counts[word] ?? 0) + number
      }
      for (const { way, value } of found) if (way === 'exclude') delete counts[value as string]
      return Object.freeze(counts)
    }
  }
}

/** The value of a number stat. A value that is printed as a dash, or not at all, stays as printed unless a contributor sets a number. */
function finishNumber(spec: StatSpec, printed: Json, found: readonly Contributor[]): Json {
  let base: Json = printed
  let set: number | undefined
  for (const { way, value } of found) if (way === 'set') set = value as number
  if (set !== undefined) base = set
  if (typeof base !== 'number') {
    if (base === null || base === '-') return base
    base = 0
  }
  let sum = base
  if (set === undefined) for (const { way, value } of found) if (way === 'add') sum += value as number
  let halves = 0
  let result = sum
  if (set === undefined)
    for (const { way, value } of found) {
      if (way !== 'times') continue
      if (value === 'half') halves++
      else result = Math.min(LARGEST_NUMBER, result * (value as number))
    }
  for (let i = 0; i < halves; i++) result = Math.ceil(result / 2)
  return Math.min(LARGEST_NUMBER, Math.max(spec.least ?? 0, result))
}

/** Whether a card's printed text is blank. */
export function isBlank(t: Table, card: Card): boolean {
  if (!t.ruleset.stats.blank) return false
  if (t.registry.modifiers('blank').length === 0 && t.registry.effects('blank').length === 0) return false
  return askYes(card, 'blank')
}
