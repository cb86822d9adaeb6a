import { judgeValue } from './ask.ts'
import type { Card } from './card.ts'
import { contextFor } from './context.ts'
import { table } from './current-table.ts'
import { decide } from './decide.ts'
import type { Delayed, Way } from './definition.ts'
import { callScript, fail } from './fault.ts'
import { noteFired } from './fired.ts'
import type { RunningEffect } from './instance.ts'
import { copyIn, type Json, type JsonObject } from './json.ts'
import { MOST_EFFECTS, nameIn, TooMuch } from './limits.ts'
import { needCard, perform } from './perform.ts'
import type { EngineOption } from './question-spec.ts'
import { runChecks } from './state-checks.ts'
import { openly, reference, tell } from './story.ts'

/** Effects that outlive the ability that starts them. They are data in the state, never functions. */

export interface LastingSpec {
  /** The card whose ability starts it. */
  readonly from: Card
  readonly slug: string
  readonly stat: string
  /** When it ends: a moment that the ruleset announces with `endEffects`, such as `phase` or `attack 3`. */
  readonly until: string
  /**
   * A plain effect states the cards and the change; a declared one has both in the definition. `among` describes cards in words of the
   * ruleset and is evaluated for every card, including cards that enter later.
   */
  readonly plain?: { readonly targets?: readonly Card[]; readonly among?: JsonObject; readonly way: Way; readonly value: Json }
  readonly params?: JsonObject
}

function nextNumber(): number {
  const t = table()
  if (Object.keys(t.notes()).filter((note) => note.startsWith('effect ')).length >= MOST_EFFECTS)
    throw new TooMuch(
      `${MOST_EFFECTS} lasting and delayed effects exist already, and one more would slow down every read of a card; start an effect once, for all its cards`,
    )
  const number = ((t.note('effects') as number | undefined) ?? 0) + 1
  t.setNote('effects', number)
  return number
}

/** Starts a lasting modifier. */
export function startLasting(spec: LastingSpec): void {
  const t = table()
  t.run.onChange?.()
  const { plain } = spec
  nameIn(spec.slug, 'a lasting effect')
  nameIn(spec.stat, 'the stat that a lasting effect changes')
  nameIn(spec.until, 'the moment at which a lasting effect ends')
  if (plain) judgeValue(t, spec.stat, plain.way, plain.value)
  for (const card of plain?.targets ?? []) needCard(card)
  t.setNote(
    `effect ${nextNumber()}`,
    copyIn({
      card: spec.from.id,
      code: spec.from.code,
      slug: spec.slug,
      stat: spec.stat,
      until: spec.until,
      ...(plain
        ? {
            way: plain.way,
            value: plain.value,
            ...(plain.targets ? { targets: plain.targets.map((card) => card.id) } : {}),
            ...(plain.among ? { among: plain.among } : {}),
          }
        : {}),
      params: spec.params ?? {},
    }),
  )
  tell('effect-began', {
    card: openly(spec.from),
    stat: spec.stat,
    until: spec.until,
    ...(plain?.targets ? { cards: plain.targets.map(openly) } : {}),
    ...(plain ? { way: plain.way, value: plain.value } : {}),
  })
}

/**
 * Starts an effect that happens at a later moment. Its card must declare it by that slug.
 * @param until the moment at which it expires if it has not happened
 */
export function startDelayed(from: Card, slug: string, moment: string, params: JsonObject, until?: string): void {
  const t = table()
  t.run.onChange?.()
  nameIn(slug, 'a delayed effect')
  nameIn(moment, 'the moment at which a delayed effect resolves')
  const declared = t.library.cards.get(from.code)?.named.get(slug)
  if (declared?.kind !== 'delayed') fail('unknown-effect', `${from.code} declares no delayed effect called "${slug}"`)
  t.setNote(
    `effect ${nextNumber()}`,
    copyIn({ card: from.id, code: from.code, slug, moment, params, you: t.doing?.you?.id ?? null, ...(until ? { until } : {}) }),
  )
}

/**
 * Ends every effect whose `until` is one of these moments, all at once, and then runs the state checks.
 * @param onFound called before each batch of events that the state checks found
 * @returns how many effects ended
 */
export function endEffects(moments: readonly string[], onFound?: () => void): number {
  const t = table()
  const ended = t.registry.allEffects().filter(({ data }) => typeof data.until === 'string' && moments.includes(data.until))
  if (ended.length === 0) return 0
  for (const { note } of ended) t.setNote(note, undefined)
  runChecks(t, onFound)
  return ended.length
}

/** Removes the delayed effects of a moment that will not come any more. */
export function forgetDelayed(moment: string): void {
  const t = table()
  for (const { note, data } of t.registry.allEffects()) if (data.moment === moment) t.setNote(note, undefined)
}

/** Removes a card that leaves from the targets of lasting effects, and ends those without other targets. */
export function endEffectsOn(card: Card): void {
  const t = table()
  for (const { note, data } of t.registry.allEffects()) {
    const { targets } = data as { readonly targets?: readonly string[] }
    if (!targets?.includes(card.id)) continue
    const rest = targets.filter((id) => id !== card.id)
    t.setNote(note, rest.length === 0 ? undefined : { ...data, targets: rest })
  }
}

/** Whether a delayed effect is due at this moment. */
export function isMomentAwaited(moment: string): boolean {
  const { registry } = table()
  registry.settle()
  return registry.effects('delayed').some(({ data }) => data.moment === moment)
}

/**
 * Carries out the delayed effects of this moment, before any ability responds to it. Of several effects the deciding player picks the next one each time.
 * @param more parameters that are known now
 */
export function carryOutDelayed(moment: string, more: JsonObject = {}): void {
  const t = table()
  let waiting = t.registry.allEffects().filter((effect) => effect.data.moment === moment)
  while (waiting.length > 0) {
    const effect = pickDue(waiting)
    waiting = waiting.filter((other) => other !== effect)
    const { data } = effect
    t.setNote(effect.note, undefined)
    const self = t.findCard(data.card as string)
    const declared = t.library.cards.get(data.code as string)?.named.get(data.slug as string) as Delayed | undefined
    const name = `${data.code as string}#${data.slug as string}`
    if (!self || !declared || t.registry.isMuted(name)) continue
    const you = t.findCard(data.you as string) ?? t.ruleset.youFor(self, undefined)
    const context = contextFor(self, self, undefined, you, 0)
    const params = copyIn({ ...(data.params as JsonObject | undefined), ...more }) as JsonObject
    t.run.running.push({ because: Object.freeze({ card: reference(self), ability: declared.slug }), card: self, ability: name, you })
    try {
      perform({
        kind: 'effect',
        subject: self,
        ability: name,
        word: 'delayed',
        you,
        cause: undefined,
        resolver: () => {
          noteFired(name)
          callScript(name, () => declared.effect(context, params))
        },
      })
    } finally {
      t.run.running.pop()
    }
  }
}

/** The next delayed effect. Copies of one effect need no question. */
function pickDue(waiting: readonly RunningEffect[]): RunningEffect {
  const t = table()
  const [first] = waiting as readonly [RunningEffect, ...RunningEffect[]]
  if (waiting.every(({ data }) => data.code === first.data.code && data.slug === first.data.slug)) return first
  const option = ({ note, data }: RunningEffect): EngineOption => {
    const card = t.findCard(data.card as string)
    const ability = `${data.code as string}#${data.slug as string}`
    return {
      key: note,
      ...(card ? { card } : {}),
      label: { code: 'use-ability', parts: { ability, ...(card ? { card: reference(card) } : {}) } },
    }
  }
  const [key] = decide({
    shape: 'choose',
    who: t.ruleset.decider(),
    name: 'next-delayed',
    options: () => waiting.map(option),
    least: 1,
    most: 1,
  }) as readonly string[]
  return waiting.find(({ note }) => note === key) ?? first
}
