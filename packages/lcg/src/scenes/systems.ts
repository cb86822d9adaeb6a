import { type JsonObject, leaving, type Ruleset } from '@questwright/kernel'
import { stepAfter } from '../step-names.ts'

/** Where scenes begin that begin in a step or phase of a system. */

/** What the cursor stands on. */
interface Start {
  readonly step: string
  readonly args: JsonObject
  /** The step of the rules in whose phase that is. */
  readonly beside: string
}

/**
 * The place at which a game comes to a step of a system: with the first of the steps that stand there.
 * @param at the name of a step or of a phase of a system
 * @param ruleset with the systems that are in the game
 * @returns undefined where no system there has it, or where it stands behind a step that happens more than once in a round
 */
export function startOf(at: string, ruleset: Ruleset): Start | undefined {
  for (const { insertions } of ruleset.systems ?? [])
    for (const { how, of, steps } of insertions) {
      if (!steps.some(({ name }) => name === at || name === `${at} begins`)) continue
      // a phase behind a phase of another system
      const outer = startOf(of, ruleset)
      if (outer) return outer
      if (how !== 'after') return { step: of, args: {}, beside: of }
      const goal = stepAfter(of)
      if (goal !== undefined) return { ...leaving(ruleset, of, goal), beside: of }
    }
  return undefined
}
