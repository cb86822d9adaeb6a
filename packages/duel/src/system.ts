import { type StepScript, type StepsScript, type SystemScript, stepScript, stepsBeside, systemScript } from '@questwright/authoring'
import type { Context, Part } from '@questwright/kernel'
import type { StepName } from './round.ts'
import { named } from './script.ts'
import type { EventOf, SystemEvents, SystemSteps } from './system-names.ts'

/**
 * The functions that scripts of systems of the duel call. With them a pack extends the rules. The chapters of the systems declare the
 * names.
 */

/** The additions of a system to the rules. */
export interface SystemParts {
  /** The resolver of each kind of event that its chapter declares. */
  readonly events?: { readonly [K in keyof SystemEvents]?: (event: EventOf<K>) => unknown }
  readonly steps?: readonly StepsScript[]
  /**
   * Responses, modifiers and checks that exist once in a duel, whatever cards are in it. `self` is the card that holds the rules of the
   * system.
   */
  readonly rules?: readonly Part[]
}

/** The script of a system: the default export of `systems/<slug>.ts`. */
export function system(slug: string, { events = {}, steps = [], rules = [] }: SystemParts): SystemScript {
  return systemScript(slug, { events, steps, rules: named(slug, rules) })
}

/** The name of a step that a chapter declares; any name if no chapter declares steps. */
type OwnStep = keyof SystemSteps extends never ? string : keyof SystemSteps & string

/**
 * A step of a system, with its effect. The active player is `you`.
 * @param name the name in the chapter @param options `when`: the step is skipped unless it returns true
 */
export function step(
  name: OwnStep,
  effect: (context: Context) => unknown,
  options: { readonly when?: (context: Context) => boolean } = {},
): StepScript {
  return stepScript(name, 'none', options, effect)
}

/** Steps that run each time that step is about to begin. */
export function beforeStep(of: StepName, ...steps: readonly StepScript[]): StepsScript {
  return stepsBeside('before', of, steps)
}

/** Steps that run each time that step has ended. */
export function afterStep(of: StepName, ...steps: readonly StepScript[]): StepsScript {
  return stepsBeside('after', of, steps)
}
