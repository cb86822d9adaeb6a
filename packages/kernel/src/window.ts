import type { Card } from './card.ts'
import { table } from './current-table.ts'
import { decide, PASS } from './decide.ts'
import type { Sentence } from './door.ts'
import { isForesight, judgedApart } from './foresight.ts'
import type { JsonObject } from './json.ts'
import type { EngineOption } from './question-spec.ts'
import { reference } from './story.ts'
import type { Table } from './table.ts'
import type { Use } from './usage.ts'
import { useAbility, whyIdle } from './use.ts'
import { keyOfUse, useCalled, usesFor } from './uses-for.ts'

/** Windows, in which players may use abilities, in turns, until all pass in succession. */

/** The definition of a window. */
export interface WindowSpec {
  /** The name of its question, and the parts. */
  readonly name: string
  readonly parts: JsonObject
  /** The words of abilities that may be used. */
  readonly words: readonly string[]
  /** The number of passes in succession after which the window closes. */
  readonly seats: () => number
  /** The player with that id if still playing, else the next one; without an id, the player who begins. */
  readonly turnOf: (seat: string | undefined) => Card
  /** The player who has the chance after this one. */
  readonly after: (seat: Card) => Card
  /** The label of a use among the options. */
  readonly label?: (use: Use) => Sentence
  /** The label of passing, where it does more than to give away a chance. */
  readonly passing?: Sentence
}

/** The state of a window: data, kept as arguments of its step. */
export interface Chances {
  readonly turn?: string | undefined
  readonly passes?: number | undefined
}

/**
 * One stretch of a window: players have chances in turn until one acts or all have passed. A player who can only pass is not asked.
 * @returns the state of the window after an act, or `closed`
 */
export function openWindow(spec: WindowSpec, { turn: first, passes: before = 0 }: Chances): Chances | 'closed' {
  const t = table()
  const advises = t.ruleset.initiation === 'costs-met'
  const optionOf = (use: Use): EngineOption => {
    const label = spec.label?.(use) ?? { code: 'use-ability', parts: { ability: use.name, card: reference(use.self) } }
    const idle = advises ? whyIdle(use) : undefined
    return { key: keyOfUse(use), card: use.self, label, ...(idle ? { idle } : {}) }
  }
  let turn = first
  for (let passes = before; passes < spec.seats(); passes++) {
    if (isForesight(t)) {
      compareWindow(t, spec)
      return usesSupposed(t, spec) ?? 'closed'
    }
    const seat = spec.turnOf(turn)
    const following = spec.after(seat)
    let uses: Use[] | undefined
    const list = (): Use[] => {
      uses ??= usesFor(seat, spec.words)
      return uses
    }
    // with a pass as the only option, `decide` does not ask
    const [key] = decide({
      shape: 'choose',
      who: seat,
      name: spec.name,
      parts: spec.parts,
      options: () => [...list().map(optionOf), { key: PASS, label: spec.passing ?? { code: 'pass', parts: {} } }],
      least: 1,
      most: 1,
      deedOf: (option) => {
        const use = list().find((one) => keyOfUse(one) === option)
        return use && (() => useAbility(use))
      },
    }) as readonly string[]
    if (key !== undefined && key !== PASS) {
      // in a forecast: the choice was judged when it was made, so the other uses need not be judged again
      const chosen = t.run.supposing ? useCalled(seat, spec.words, key) : list().find((use) => keyOfUse(use) === key)
      if (chosen) useAbility(chosen)
      return { turn: following.id, passes: 0 }
    }
    turn = following.id
  }
  return (isForesight(t) ? usesSupposed(t, spec) : undefined) ?? 'closed'
}

/** In a forecast: makes the next supposed use; without one, notes what all seats could do here. @returns undefined once all pass */
function usesSupposed(t: Table, spec: WindowSpec): Chances | undefined {
  const uses = t.run.supposing?.uses
  if (uses === undefined) return undefined
  const step = uses.path[uses.done]
  if (uses.stage === 'acting' && step !== undefined && 'use' in step) {
    uses.done++
    const seat = t.card(step.seat)
    const use = useCalled(seat, spec.words, step.use)
    if (use) useAbility(use)
    return { turn: spec.after(seat).id, passes: 0 }
  }
  const ways = waysOfAll(t, spec.words)
  if (uses.stage === 'passed') uses.chances.push(...ways.map(({ seat, use }) => `${seat} ${use}`))
  else {
    uses.stage = 'passed'
    uses.next = ways
    uses.story = t.record.story.length
  }
  return undefined
}

/** The uses of all seats in a window that would change something. They are judged as if the window were open. */
function waysOfAll(t: Table, words: readonly string[]): readonly { readonly seat: string; readonly use: string }[] {
  const advises = t.ruleset.initiation === 'costs-met'
  return judgedApart(t, () =>
    t.ruleset
      .seatsInOrder()
      .flatMap((seat) => usesFor(seat, words).flatMap((use) => (advises && whyIdle(use) ? [] : [{ seat: seat.id, use: keyOfUse(use) }]))),
  )
}

/**
 * Records whether a window that a forecast reaches offers everything that the passed window offered. Its offers are judged as if it were
 * really open.
 */
function compareWindow(t: Table, spec: WindowSpec): void {
  const { supposing } = t.run
  const comparison = supposing?.comparison
  if (comparison === undefined || comparison.stage === 'passing' || comparison.found !== undefined) return
  const uses = judgedApart(t, () => usesFor(comparison.seat, spec.words))
  const isSame = ({ ability: { limit } }: Use) => !limit || comparison.periods.get(limit.period) === t.ruleset.period(limit.period)
  const keys = uses.filter(isSame).map(keyOfUse)
  comparison.found = comparison.offered.every((key) => keys.includes(key)) ? 'as much' : 'less'
}
