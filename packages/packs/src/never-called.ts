/**
 * Parts of scripts that can never happen in any game: the rules do not ask for them in such a script. Scripts are only skimmed; parts from a library
 * are not seen.
 */

import type { Moment, Rulebook } from '@questwright/rulebook'
import type { CardFacts, ScriptKind } from './bundle.ts'
import { escaped } from './escaped.ts'
import { callsBuilder } from './text-and-script.ts'

export interface NeverCalled {
  /** As the script writes it: `strike(…)`. */
  readonly part: string
  /** The rest of a sentence. */
  readonly why: string
  readonly remedy: string
}

const isNeverOf = ({ only, never }: Moment, type: string): boolean =>
  (only !== undefined && !only.includes(type)) || never?.includes(type) === true

/** @param types of the card, and of its sides @param facts what it prints @param code CommonJS as `compileScript` makes it */
export function neverOnCard(types: readonly string[], facts: CardFacts, code: string, { moments }: Rulebook): NeverCalled[] {
  return moments.flatMap((moment) => {
    const { builders, unless, unlessPrints, why, remedy } = moment
    const builder = builders.find((one) => callsBuilder(code, one))
    if (builder === undefined || !types.every((type) => isNeverOf(moment, type))) return []
    // with this word the moment comes all the same: a card that is made something else is asked for what its new type has
    if (unlessPrints && Object.entries(unlessPrints).some(([fact, value]) => facts[fact] === value)) return []
    if (unless !== undefined && new RegExp(`\\b${escaped(unless)}\\b`).test(code)) return []
    return [{ part: `${builder}(…)`, why, remedy }]
  })
}

/** Of scripts of any kind: events that nothing brings up, and what only cards are asked for. */
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
