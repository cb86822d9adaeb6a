import type { Card } from './card.ts'
import { table } from './current-table.ts'
import { decide, PASS } from './decide.ts'
import type { Sentence } from './door.ts'
import { isForesight } from './foresight.ts'
import type { JsonObject } from './json.ts'
import { watchingLooks } from './looks.ts'
import type { EngineOption } from './question.ts'
import { reference } from './story.ts'
import type { Table } from './table.ts'
import { type Use, useAbility, whyIdle } from './use.ts'
import { keyOfUse, useCalled, usesFor } from './uses-for.ts'

/** Windows: where players use abilities of their own accord, by turns, until all pass in succession. */

/** What is a window's own. */
export interface WindowSpec {
  /** What the question is called, and its parts. */
  readonly name: string
  readonly parts: JsonObject
  /** The words of abilities that may be used. */
  readonly words: readonly string[]
  /** How many pass in succession when it closes. */
  readonly seats: () => number
  /** Whose chance it is: the player of that id, or who comes in their place; without an id, who begins. */
  readonly turnOf: (seat: string | undefined) => Card
  /** Who has the chance after a player. */
  readonly after: (seat: Card) => Card
  /** How a use is called among the options. */
  readonly label?: (use: Use) => Sentence
}

/** How far a window has come: data, kept as arguments of its step. */
export interface Chances {
  readonly turn?: string | undefined
  readonly passes?: number | undefined
}

/**
 * One stretch of a window: chances go round until somebody acts or all have passed. Where nobody can act, nobody is asked.
 * @returns how far it has come when somebody acted, or `closed`
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
      return 'closed'
    }
    const seat = spec.turnOf(turn)
    const following = spec.after(seat)
    let uses: Use[] | undefined
    const list = (): Use[] => {
      uses ??= usesFor(seat, spec.words)
      return uses
    }
    // one option, to pass, is no question
    const [key] = decide({
      shape: 'choose',
      who: seat,
      name: spec.name,
      parts: spec.parts,
      options: () => [...list().map(optionOf), { key: PASS, label: { code: 'pass', parts: {} } }],
      least: 1,
      most: 1,
      deedOf: (option) => {
        const use = list().find((one) => keyOfUse(one) === option)
        return use && (() => useAbility(use))
      },
    }) as readonly string[]
    if (key !== undefined && key !== PASS) {
      // what was chosen was judged then: whoever looks ahead from a later question need not judge all others again
      const chosen = t.supposing ? useCalled(seat, spec.words, key) : list().find((use) => keyOfUse(use) === key)
      if (chosen) useAbility(chosen)
      return { turn: following.id, passes: 0 }
    }
    turn = following.id
  }
  return 'closed'
}

/** Notes whether a window that a look ahead comes to offers all that was passed. What it offers is judged as if it stood open. */
function compareWindow(t: Table, spec: WindowSpec): void {
  const { supposing } = t
  const comparison = supposing?.comparison
  if (comparison === undefined || comparison.stage === 'passing' || comparison.found !== undefined) return
  t.supposing = undefined
  try {
    const uses = watchingLooks(undefined, () => usesFor(comparison.seat, spec.words))
    const isSame = ({ ability: { limit } }: Use) => !limit || comparison.periods.get(limit.period) === t.ruleset.period(limit.period)
    const keys = uses.filter(isSame).map(keyOfUse)
    comparison.found = comparison.offered.every((key) => keys.includes(key)) ? 'as much' : 'less'
  } finally {
    t.supposing = supposing
  }
}
