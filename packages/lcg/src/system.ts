import { stepScript, stepsBeside, systemScript } from '@questwright/authoring'
import type { JsonObject, Part, WrittenAt } from '@questwright/kernel'
import type { StepName } from './catalogue.ts'
import type { EventKind, EventOf } from './events.ts'
import type { Phase } from './round.ts'
import type { AbilityOptions, ScriptContext } from './script.ts'
import type { SystemEvents, SystemPhases, SystemSteps } from './system-names.ts'

/**
 * The functions that scripts of systems call. With them a pack extends the rules of a game. The chapters of the systems declare the names.
 */

/** Whether an action window opens before or after a step of a system. */
export type Windows = 'none' | 'before' | 'after' | 'both'

/** A step of a system: the result of `step`. */
export interface StepScript {
  readonly name: string
  readonly at: WrittenAt
  readonly windows: Windows
  /** The ability that the step runs; it belongs to the rules of the system. */
  readonly ability: Part
}

/** Steps of a system, and where they run: the result of `beforeStep`, `afterStep`, `insteadOfStep` and `addPhase`. */
export interface StepsScript {
  readonly at: WrittenAt
  readonly how: 'before' | 'after' | 'instead'
  /** The step before, after or in place of which they run; or the phase after which they run. */
  readonly of: string
  /** The phase that they form, if they are a phase of their own. */
  readonly phase?: string
  readonly steps: readonly StepScript[]
}

/** The default export of a script in `systems/`: the result of `system`. */
export interface SystemScript {
  readonly kind: 'system'
  readonly slug: string
  readonly at?: WrittenAt
  /** Abilities and modifiers of its rules, including those of its steps. */
  readonly parts: readonly Part[]
  /** The resolvers of its events, by kind. */
  readonly events: { readonly [kind: string]: (event: never) => unknown }
  readonly insertions: readonly StepsScript[]
  readonly begins: BeginsScript
  /** Conditions for the end of a game, by the word that scenarios use. */
  readonly endings: { readonly [word: string]: EndingScript }
}

/**
 * Functions of a system that are called while the cards of a game are laid out, before any event and any question: at that time cards are
 * in the decks, and heroes with their players.
 */
export interface BeginsScript {
  /** Why the game cannot begin with these decks and this record, and what to do, as a sentence; undefined if it can. */
  readonly refuses?: () => string | undefined
  /** Codes of cards that are set aside in this game in addition, one entry for each copy. */
  readonly brings?: () => readonly string[]
}

/** A condition for the end of a game. A scenario names it by a word of the system. */
export interface EndingScript {
  /** The kind of event after which the condition is checked. */
  readonly after: EventKind
  /** Whether the game ends now. @param told the condition as written in the scenario's file */
  readonly when: (told: JsonObject) => boolean
}

/** The name of a step that a chapter declares; any name if no chapter declares steps. */
type OwnStep = keyof SystemSteps extends never ? string : keyof SystemSteps & string
type OwnPhase = keyof SystemPhases extends never ? string : keyof SystemPhases & string

/** The additions of a system to the rules. */
export interface SystemParts {
  /** The resolver of each kind of event that its chapter declares. */
  readonly events?: { readonly [K in keyof SystemEvents]?: (event: EventOf<K>) => unknown }
  readonly steps?: readonly StepsScript[]
  /**
   * The function for each word that the chapter declares under `setup`; its first argument is the setup step as written in the scenario's
   * file.
   */
  readonly setup?: { readonly [word: string]: (step: JsonObject, context: ScriptContext) => unknown }
  /** The condition for each word that its chapter declares under `endings`; scenarios use these words under `win` and `lose`. */
  readonly endings?: { readonly [word: string]: EndingScript }
  /** Functions that can refuse a game or add cards to it, before it begins. */
  readonly begins?: BeginsScript
  /**
   * Abilities, modifiers and checks that exist once in a game, whatever cards are in it. `self` is the card that holds the rules of the
   * system.
   */
  readonly rules?: readonly Part[]
}

/** The script of a system: the default export of `systems/<slug>.ts`. */
export function system(
  slug: string,
  { events = {}, steps = [], setup = {}, endings = {}, begins = {}, rules = [] }: SystemParts,
): SystemScript {
  return systemScript(slug, { events, steps, setup, endings, begins, rules }) as SystemScript
}

/** The options of a system's step besides its effect. */
export interface StepOptions extends Pick<AbilityOptions, 'when'> {
  /** Whether an action window opens before it, after it, or both; none by default. */
  readonly windows?: Windows
}

/**
 * A step of a system, with its effect. The first player is `you`, and decides for the group.
 * @param name the name in the chapter @param options `when`: the step and its windows are skipped unless it returns true
 */
export function step(name: OwnStep, effect: (context: ScriptContext) => unknown, options: StepOptions = {}): StepScript {
  const { windows = 'none', ...own } = options
  return stepScript(name, windows, own, effect)
}

/** Steps that run each time that step is about to begin. */
export function beforeStep(of: StepName, ...steps: readonly StepScript[]): StepsScript {
  return stepsBeside('before', of, steps)
}

/** Steps that run each time that step has ended, before the action window after it. */
export function afterStep(of: StepName, ...steps: readonly StepScript[]): StepsScript {
  return stepsBeside('after', of, steps)
}

/** Steps that run in place of that step. Only one system in a game can replace a step. */
export function insteadOfStep(of: StepName, ...steps: readonly StepScript[]): StepsScript {
  return stepsBeside('instead', of, steps)
}

/**
 * A phase of the system's own, which begins when that phase has ended. Abilities can respond to its beginning and its end, as for any
 * phase.
 */
export function addPhase(name: OwnPhase, where: { readonly after: Phase }, ...steps: readonly StepScript[]): StepsScript {
  return stepsBeside('after', where.after, steps, name)
}
