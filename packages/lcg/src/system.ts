import { stepScript, stepsBeside, systemScript } from '@questwright/authoring'
import type { JsonObject, Part, WrittenAt } from '@questwright/kernel'
import type { StepName } from './catalogue.ts'
import type { EventKind, EventOf } from './events.ts'
import type { Phase } from './round.ts'
import type { AbilityOptions, ScriptContext } from './script.ts'
import type { SystemEvents, SystemPhases, SystemSteps } from './system-names.ts'

/** How systems are written: what a pack adds to the rules of the game. What they declare stands in their chapters. */

/** Where an action window opens beside a step of a system. */
export type Windows = 'none' | 'before' | 'after' | 'both'

/** A step that a system brings: what `step` makes. */
export interface StepScript {
  readonly name: string
  readonly at: WrittenAt
  readonly windows: Windows
  /** It is an ability of the rules of the system. */
  readonly ability: Part
}

/** Where steps of a system run: what `beforeStep`, `afterStep`, `insteadOfStep` and `addPhase` make. */
export interface StepsScript {
  readonly at: WrittenAt
  readonly how: 'before' | 'after' | 'instead'
  /** The step beside which they run, or the phase after which they do. */
  readonly of: string
  /** The phase of their own in which they run. */
  readonly phase?: string
  readonly steps: readonly StepScript[]
}

/** What `system` makes: the default export of a script in `systems/`. */
export interface SystemScript {
  readonly kind: 'system'
  readonly slug: string
  readonly at?: WrittenAt
  /** Abilities and modifiers of its rules, those of its steps among them. */
  readonly parts: readonly Part[]
  /** What carries its events out, by kind. */
  readonly events: { readonly [kind: string]: (event: never) => unknown }
  readonly insertions: readonly StepsScript[]
  readonly begins: BeginsScript
  /** Conditions under which scenarios say that a game ends, by their words. */
  readonly endings: { readonly [word: string]: EndingScript }
}

/** What a system is asked while a game is laid out, before anything happens and before anybody is asked: cards lie in the decks, heroes before their players. */
export interface BeginsScript {
  /** Why the game cannot begin with these decks and this record, and what to do, in a sentence; nothing where it can. */
  readonly refuses?: () => string | undefined
  /** Codes of cards that lie aside in this game besides, once for each copy. */
  readonly brings?: () => readonly string[]
}

/** When a game ends, for a word with which scenarios say so. */
export interface EndingScript {
  /** The kind of event after which it is looked at. */
  readonly after: EventKind
  /** Whether it is the end. @param told the condition as the scenario's file says it */
  readonly when: (told: JsonObject) => boolean
}

/** A name of a step that stands in a chapter; any, where none is declared. */
type OwnStep = keyof SystemSteps extends never ? string : keyof SystemSteps & string
type OwnPhase = keyof SystemPhases extends never ? string : keyof SystemPhases & string

/** What a system adds to the rules. */
export interface SystemParts {
  /** What carries out each kind of event that its chapter declares. */
  readonly events?: { readonly [K in keyof SystemEvents]?: (event: EventOf<K>) => unknown }
  readonly steps?: readonly StepsScript[]
  /** What each word does that the chapter declares under `setup`: it is handed the step as the scenario's file says it. */
  readonly setup?: { readonly [word: string]: (step: JsonObject, context: ScriptContext) => unknown }
  /** What each word means that its chapter declares under `endings`: with it scenarios say under `win` and `lose` when a game ends. */
  readonly endings?: { readonly [word: string]: EndingScript }
  /** What it refuses and brings while a game is laid out. */
  readonly begins?: BeginsScript
  /** Abilities, modifiers and checks that hold once in a game, whatever cards are in it. `self` is the card that bears the rules of the system. */
  readonly rules?: readonly Part[]
}

/** The script of a system: the default export of `systems/<slug>.ts`. */
export function system(
  slug: string,
  { events = {}, steps = [], setup = {}, endings = {}, begins = {}, rules = [] }: SystemParts,
): SystemScript {
  return systemScript(slug, { events, steps, setup, endings, begins, rules }) as SystemScript
}

/** What a step of a system has besides what it does. */
export interface StepOptions extends Pick<AbilityOptions, 'when'> {
  /** Where an action window opens: before it, after it, both; nowhere if not said. */
  readonly windows?: Windows
}

/**
 * A step of a system: what the rules do there. The first player is `you`, and decides for the group.
 * @param name as the chapter declares it @param options `when`: otherwise it is left out, its windows with it
 */
export function step(name: OwnStep, effect: (context: ScriptContext) => unknown, options: StepOptions = {}): StepScript {
  const { windows = 'none', ...own } = options
  return stepScript(name, windows, own, effect)
}

/** These steps run each time that step is about to begin. */
export function beforeStep(of: StepName, ...steps: readonly StepScript[]): StepsScript {
  return stepsBeside('before', of, steps)
}

/** These steps run each time that step has come to its end, before the action window behind it. */
export function afterStep(of: StepName, ...steps: readonly StepScript[]): StepsScript {
  return stepsBeside('after', of, steps)
}

/** These steps run in place of that step. Of several systems in a game one may replace it. */
export function insteadOfStep(of: StepName, ...steps: readonly StepScript[]): StepsScript {
  return stepsBeside('instead', of, steps)
}

/** A phase of its own, which begins when that phase has ended. Abilities hear its beginning and its end as those of any phase. */
export function addPhase(name: OwnPhase, where: { readonly after: Phase }, ...steps: readonly StepScript[]): StepsScript {
  return stepsBeside('after', where.after, steps, name)
}
