import { wordsFrom } from './authored.ts'
import { type Card, stateOf } from './card.ts'
import { table } from './current-table.ts'
import { decide } from './decide.ts'
import type { Ability, Context, Cost, Limit } from './definition.ts'
import type { Sentence } from './door.ts'
import type { EventInit, GameEvent } from './event.ts'
import { eventsIn } from './events-in.ts'
import { type Explorer, nextPath } from './explore.ts'
import { callScript } from './fault.ts'
import { noteFired } from './fired.ts'
import { guardForProbe, restrict } from './guards.ts'
import type { JsonObject } from './json.ts'
import { nameOfSort, refuseMore, WrongValue } from './limits.ts'
import { becauseOf, preventedBy } from './prevention.ts'
import { tell } from './story.ts'
import type { Table } from './table.ts'
import { isNoTarget, isWouldChange } from './unwind.ts'

/** An ability that somebody uses or wants to use. */
export interface Use {
  readonly ability: Ability
  /** `pack:slug#ability` */
  readonly name: string
  readonly self: Card
  readonly source: Card
  readonly you: Card
  readonly event: GameEvent | undefined
  readonly number: number
  /** The keyword that brings it, where no text of a card does. */
  readonly keyword?: string
}

const MOST_PATHS = 96

/** Whether an optional ability may be used now. */
export function isUsable(use: Use): boolean {
  return whyNot(use) === undefined
}

/**
 * Why an ability may not be used now: restriction, limit, cost, target, or because it could change nothing.
 * @returns undefined when it may be used
 */
export function whyNot(use: Use): Sentence | undefined {
  const t = table()
  const { ability, name } = use
  if (t.registry.isMuted(name)) return refused('muted', use)
  const context = contextOf(use, 0, undefined)
  t.counters.restrictions++
  const word = t.ruleset.refuses(ability, context)
  if (word) return word
  if (
    ability.lane === null &&
    ability.when &&
    !restrict(t, () => callScript(name, () => (ability.when as (c: Context) => boolean)(context)))
  )
    return refused('restriction', use)
  if (!withinLimit(use)) return refused('limit', use)
  const by = preventedBy({ kind: 'effect', subject: use.self, ability: name, word: ability.word, you: use.you, cause: use.event })
  if (by !== undefined) return { code: 'refused.cannot', parts: { ability: name, by } }
  return running(t, use, () => {
    const values = ability.x ? valuesOfX(t, use, context) : NO_X
    let best: Sentence | undefined
    for (const x of values) {
      const why = whyNotWith(t, use, contextOf(use, x, undefined))
      if (why === undefined) return undefined
      best ??= why
    }
    return best ?? refused('no-value-for-x', use)
  })
}

/** What an ability says that X may be. @throws ScriptFault when these are no numbers that can be paid */
function valuesOfX(t: Table, { ability, name }: Use, context: Context): readonly number[] {
  return restrict(t, () =>
    callScript(name, () => {
      const values: unknown = ability.x?.(context)
      if (!Array.isArray(values)) throw new WrongValue(`the values of X must be a list of numbers, and are ${nameOfSort(values)}`)
      refuseMore('the values of X are', values.length, MOST_X)
      const numbers: number[] = []
      for (let i = 0; i < values.length; i++) {
        const value: unknown = values[i]
        if (!Number.isSafeInteger(value) || (value as number) < 0)
          throw new WrongValue(`X must be a whole number from 0, and one value is ${nameOfSort(value)}`)
        numbers.push(value as number)
      }
      return numbers
    }),
  )
}

const MOST_X = 1_000

const NO_X: readonly number[] = Object.freeze([0])

function whyNotWith(t: Table, use: Use, context: Context): Sentence | undefined {
  for (const cost of costsOf(t, use, context))
    if (!restrict(t, () => callScript(use.name, () => cost.can(context))))
      return { code: 'refused.cost', parts: { ability: use.name, cost: cost.slug, label: wordsFrom(use.name, 'costs', cost.slug) } }
  return probe(t, use, context)
}

function costsOf(t: Table, use: Use, context: Context): readonly Cost[] {
  const own = use.ability.costs
  const ofCard = t.ruleset.costsOf(use.ability, context)
  return ofCard.length === 0 ? own : own.length === 0 ? ofCard : [...ofCard, ...own]
}

function refused(code: string, use: Use): Sentence {
  return { code: `refused.${code}`, parts: { ability: use.name } }
}

function contextOf(use: Use, x: number, targets: unknown): Context {
  const { self, source, you, number } = use
  return Object.freeze({ self, source, you, event: use.event as GameEvent, x, number, targets })
}

function running<T>(t: Table, use: Use, run: () => T): T {
  t.running.push({ because: becauseOf(use.self, use.ability), card: use.source, ability: use.name, you: use.you })
  try {
    return run()
  } finally {
    t.running.pop()
  }
}

/** Whether the effect could change the game, whatever paying its cost does. Runs the body up to its first change and takes nothing but notes. */
function probe(t: Table, use: Use, context: Context): Sentence | undefined {
  const { ability, name } = use
  const { could } = ability
  if (could) return restrict(t, () => callScript(name, () => could(context))) ? undefined : refused('no-change', use)
  let targetsFound = ability.targets === undefined
  const changes = walk(t, (explorer) => {
    explorer.stage = 'targets'
    const targets = ability.targets ? callScript(name, () => (ability.targets as (c: Context) => unknown)(context)) : undefined
    targetsFound = true
    explorer.stage = 'effect'
    callScript(name, () => ability.effect(Object.freeze({ ...context, targets })))
  })
  return changes ? undefined : refused(targetsFound ? 'no-change' : 'no-target', use)
}

/** Runs a deed along every path of choices until one would change something. Nothing is written. */
function walk(t: Table, deed: (explorer: Explorer) => unknown): boolean {
  t.counters.probes++
  const before = { mode: t.mode, explorer: t.explorer, onChange: t.onChange }
  const explorer: Explorer = { path: [], width: [], at: 0, stage: 'effect', changes: 'none', cut: 'no' }
  t.mode = 'probe'
  t.explorer = explorer
  t.onChange = guardForProbe
  try {
    for (let i = 0; i < MOST_PATHS; i++) {
      try {
        deed(explorer)
      } catch (thrown) {
        if (isWouldChange(thrown)) return true
        if (!isNoTarget(thrown)) throw thrown
      }
      if (explorer.changes === 'found') return true
      if (!nextPath(explorer)) return explorer.cut === 'yes'
    }
    // too many paths to tell: nobody is refused what might do something
    return true
  } finally {
    t.mode = before.mode
    t.explorer = before.explorer
    t.onChange = before.onChange
  }
}

/** Whether this could be done and would change something: for modes among which a card lets somebody choose. */
export function couldChange(deed: () => unknown): boolean {
  const t = table()
  return t.mode === 'probe' || walk(t, () => deed())
}

// ── using ───────────────────────────────────────────────────

/**
 * Uses an ability: X, costs, payment, targets, then its effect as an event of its own.
 * A compulsory ability that finds no target or cannot change anything simply does nothing.
 */
export function useAbility(use: Use): void {
  const t = table()
  running(t, use, () => {
    const { ability, name } = use
    const x = ability.x ? chooseX(t, use) : 0
    if (x === NO_LEGAL_X) return
    const context = contextOf(use, x, undefined)
    const payments: EventInit[] = []
    for (const cost of costsOf(t, use, context))
      payments.push(
        ...callScript(name, () => eventsIn(cost.pay(context), (kind) => Object.hasOwn(t.ruleset.events, kind), 'what pays a cost')),
      )
    if (payments.length > 0) t.happening.together(payments)
    countUse(use)
    if (ability.word !== '') tell('used', { ability: name, card: use.self, word: ability.word, you: use.you, ...(x > 0 ? { x } : {}) })
    const chosen = ability.targets ? chooseTargets(t, use, context) : undefined
    if (chosen === NONE) return
    const full: Context = Object.freeze({ ...context, targets: chosen })
    t.ruleset.carryOut(ability, full, () => {
      t.happening.together([
        {
          kind: 'effect',
          subject: use.self,
          ability: name,
          word: ability.word,
          you: use.you,
          cause: use.event,
          resolver: () => {
            noteFired(name)
            callScript(name, () => ability.effect(full))
          },
        },
      ])
    })
  })
}

const NONE: unique symbol = Symbol('no target')

/** What `targets` gives, or that there was nothing to choose from. */
function chooseTargets(t: Table, use: Use, context: Context): unknown {
  const before = t.targeting
  t.targeting = true
  try {
    return callScript(use.name, () => (use.ability.targets as (c: Context) => unknown)(context))
  } catch (thrown) {
    if (isNoTarget(thrown) && !t.latch) return NONE
    throw thrown
  } finally {
    t.targeting = before
  }
}

const NO_LEGAL_X = -1

function chooseX(t: Table, use: Use): number {
  const context = contextOf(use, 0, undefined)
  const value = decide({
    shape: 'number',
    who: use.you,
    name: 'choose-x',
    options: () => {
      const values = valuesOfX(t, use, context).filter((x) => whyNotWith(t, use, contextOf(use, x, undefined)) === undefined)
      return (values.length > 0 ? values : [NO_LEGAL_X]).map((x) => ({ key: String(x) }))
    },
    least: 0,
    most: 1_000,
  })
  return value as number
}

// ── limits ──────────────────────────────────────────────────

const USED = 'used '

/** Whether the kernel notes something under this name on cards: how often an ability was used. */
export function isKernelNote(name: string): boolean {
  return name.startsWith(USED) || name === '__proto__'
}

function limitNote(use: Use, limit: Limit): { card: Card; note: string } {
  return limit.counts === 'card' ? { card: use.self, note: `${USED}${use.name}` } : { card: use.you, note: `${USED}${use.name}` }
}

function withinLimit(use: Use): boolean {
  const { limit } = use.ability
  if (!limit) return true
  const t = table()
  const { card, note } = limitNote(use, limit)
  const before = stateOf(card).memory[note] as JsonObject | undefined
  if (before?.period !== t.ruleset.period(limit.period)) return true
  return (before.times as number) < limit.times
}

/** A use counts when its cost was paid, whatever becomes of the effect. */
function countUse(use: Use): void {
  const { limit } = use.ability
  if (!limit) return
  const t = table()
  const { card, note } = limitNote(use, limit)
  const period = t.ruleset.period(limit.period)
  const before = stateOf(card).memory[note] as JsonObject | undefined
  const times = before?.period === period ? (before.times as number) : 0
  t.write(card, 'memory', note, { period, times: times + 1 })
}
