/**
 * Finds parts of scripts that have no effect in any game, because the rules never call them in such a script. Scripts are searched for patterns
 * only; parts from a library are not found.
 */

import type { Moment, Rulebook } from '@questwright/rulebook'
import type { CardFacts, ScriptKind } from './bundle.ts'
import { escaped } from './escaped.ts'
import { callsBuilder } from './text-and-script.ts'

export interface NeverCalled {
  /** The part as the script writes it: `strike(…)`. */
  readonly part: string
  /** Why it is never called, as the rest of a sentence. */
  readonly why: string
  readonly remedy: string
}

const isNeverOf = ({ only, never }: Moment, type: string): boolean =>
  (only !== undefined && !only.includes(type)) || never?.includes(type) === true

/**
 * Parts without effect in the script of a card.
 * @param types of the card, and of its sides
 * @param facts of the card
 * @param code CommonJS from `compileScript`
 */
export function neverOnCard(types: readonly string[], facts: CardFacts, code: string, { moments }: Rulebook): NeverCalled[] {
  return moments.flatMap((moment) => {
    const { builders, unless, unlessPrints, why, remedy } = moment
    const builder = builders.find((one) => callsBuilder(code, one))
    if (builder === undefined || !types.every((type) => isNeverOf(moment, type))) return []
    // a card with this fact may become another type, whose moments then occur
    if (unlessPrints && Object.entries(unlessPrints).some(([fact, value]) => facts[fact] === value)) return []
    if (unless !== undefined && new RegExp(`\\b${escaped(unless)}\\b`).test(code)) return []
    return [{ part: `${builder}(…)`, why, remedy }]
  })
}

/** Parts without effect in scripts of any kind: responses to events that never occur, and parts that only cards may have. */
export function neverAnywhere(kind: ScriptKind, code: string, { moments, neverHappens }: Rulebook): NeverCalled[] {
  const found: NeverCalled[] = []
  if (kind === 'scenario' || kind === 'rule')
    for (const { builders, besideCards } of moments)
      for (const builder of builders)
        if (besideCards !== undefined && callsBuilder(code, builder))
          found.push({ part: `${builder}(…)`, why: `a ${kind} ${besideCards.why}`, remedy: besideCards.remedy })
  for (const [event, { why, remedy }] of Object.entries(neverHappens)) {
    const trigger = new RegExp(`\\b(?:forced|response|constantly)\\)?\\.(when|after|cancel)\\)?\\(\\s*["']${escaped(event)}["']`).exec(
      code,
    )?.[1]
    if (trigger !== undefined) found.push({ part: `${trigger}('${event}', …)`, why, remedy })
  }
  return found
}
