import { type StepScript, type StepsScript, type SystemScript, stepScript, stepsBeside, systemScript } from '@questwright/authoring'
import type { Context, Part } from '@questwright/kernel'
import type { StepName } from './round.ts'
import { named } from './script.ts'
import type { EventOf, SystemEvents, SystemSteps } from './system-names.ts'

/** How systems of the duel are written: what a pack adds to its rules. What they declare stands in their chapters. */

/** What a system adds to the rules. */
export interface SystemParts {
  /** What carries out each kind of event that its chapter declares. */
  readonly events?: { readonly [K in keyof SystemEvents]?: (event: EventOf<K>) => unknown }
  readonly steps?: readonly StepsScript[]
  /** Answers, modifiers and checks that hold once in a duel, whatever cards are in it. `self` is the card that bears the rules of the system. */
  readonly rules?: readonly Part[]
}

/** The script of a system: the default export of `systems/<slug>.ts`. */
export function system(slug: string, { events = {}, steps = [], rules = [] }: SystemParts): SystemScript {
  return systemScript(slug, { events, steps, rules: named(slug, rules) })
}

/** A name of a step that stands in a chapter; any, where none is declared. */
type OwnStep = keyof SystemSteps extends never ? string : keyof SystemSteps & string

/**
 * A step of a system: what the rules do there. The player whose turn it is is `you`.
 * @param name as the chapter declares it @param options `when`: otherwise it is left out
 */
export function step(
  name: OwnStep,
  effect: (context: Context) => unknown,
  options: { readonly when?: (context: Context) => boolean } = {},
): StepScript {
  return stepScript(name, 'none', options, effect)
}

/** These steps run each time that step is about to begin. */
export function beforeStep(of: StepName, ...steps: readonly StepScript[]): StepsScript {
  return stepsBeside('before', of, steps)
}

/** These steps run each time that step has come to its end. */
export function afterStep(of: StepName, ...steps: readonly StepScript[]): StepsScript {
  return stepsBeside('after', of, steps)
}
