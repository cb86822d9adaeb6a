import { type Ability, type Context, close, type JsonObject, type Part, type WrittenAt, writtenHere } from '@questwright/kernel'
import { type AbilityOptions, ability } from './ability.ts'
import { numbered } from './parts.ts'

/** The exports of scripts of systems: what a pack adds to the rules of a game. Their chapters declare the names. */

/** Whether a window opens before or after a step of a system. */
export type Windows = 'none' | 'before' | 'after' | 'both'

/** A step of a system. */
export interface StepScript {
  readonly name: string
  readonly at: WrittenAt
  readonly windows: Windows
  /** The ability that the step runs; it belongs to the rules of the system. */
  readonly ability: Part
}

/** Steps of a system, and where they run. */
export interface StepsScript {
  readonly at: WrittenAt
  readonly how: 'before' | 'after' | 'instead'
  /** The step before, after or in place of which they run; or the phase after which they run. */
  readonly of: string
  /** The phase that they form, if they are a phase of their own. */
  readonly phase?: string
  readonly steps: readonly StepScript[]
}

/** Functions of a system that are called while the cards of a game are laid out, before any event and any question. */
export interface BeginsScript {
  /** Why the game cannot begin, and what to do, as a sentence; undefined if it can. */
  readonly refuses?: () => string | undefined
  /** Codes of cards that are set aside in this game in addition, one entry for each copy. */
  readonly brings?: () => readonly string[]
}

/** A condition under which a game ends; setups name it by a word. */
export interface EndingScript {
  /** The kind of event after which the condition is checked. */
  readonly after: string
  /** Whether the game ends now. @param told the condition as written in the file */
  readonly when: (told: JsonObject) => boolean
}

/** The default export of a script of a system. */
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
  /** Conditions for the end of a game, by the word that setups use. */
  readonly endings: { readonly [word: string]: EndingScript }
}

/** The argument of `system` in a script. */
export interface SystemParts {
  readonly events?: SystemScript['events'] | undefined
  readonly steps?: readonly StepsScript[] | undefined
  /** The function for each setup word that the chapter declares; its first argument is the setup step as written in the file. */
  readonly setup?: { readonly [word: string]: (step: JsonObject, context: never) => unknown } | undefined
  readonly endings?: SystemScript['endings'] | undefined
  readonly begins?: BeginsScript | undefined
  readonly rules?: readonly Part[] | undefined
}

/** Makes the export of the script of a system. */
export function systemScript(slug: string, said: SystemParts): SystemScript {
  const { events = {}, steps = [], setup = {}, endings = {}, begins = {}, rules = [] } = said
  const phrases = Object.entries(setup).map(([word, deed]) => phraseAbility(word, deed as PhraseDeed))
  const abilities = [...phrases, ...steps.flatMap((insertion) => insertion.steps.map((step) => step.ability))]
  return Object.freeze({
    kind: 'system',
    slug,
    at: writtenHere(),
    parts: numbered<readonly Part[]>([...rules, ...abilities]),
    events: close({ ...events }),
    insertions: steps,
    begins: close({ ...begins }),
    endings: close({ ...endings }),
  })
}

/** A step of a system with its effect. The effect runs when the game reaches the step. */
export function stepScript(
  name: string,
  windows: Windows,
  options: Pick<AbilityOptions, 'when'>,
  effect: (context: never) => unknown,
): StepScript {
  return Object.freeze({
    name,
    at: writtenHere(),
    windows,
    ability: ability({ slug: `step-${name}`, word: 'step', lane: null, hears: [] }, options, effect),
  })
}

/** Steps of a system, and where they run. @param phase the phase that they form, if they are a phase of their own */
export function stepsBeside(how: StepsScript['how'], of: string, steps: readonly StepScript[], phase?: string): StepsScript {
  return Object.freeze({ at: writtenHere(), how, of, ...(phase === undefined ? {} : { phase }), steps })
}

type PhraseDeed = (step: JsonObject, context: Context) => unknown

/** The ability for a setup word of a system: it is run during setup, with the setup step as the parameters of its use. */
function phraseAbility(word: string, deed: PhraseDeed): Ability {
  const effect = (context: Context): unknown => deed(context.params, context)
  return ability({ slug: phraseSlug(word), word: 'phrase', lane: null, hears: [] }, {}, effect)
}

/** The slug of the ability for a setup word. */
export function phraseSlug(word: string): string {
  return `setup-${word}`
}
