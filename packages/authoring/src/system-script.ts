import { type Ability, type Context, close, type JsonObject, type Part, type WrittenAt, writtenHere } from '@questwright/kernel'
import { type AbilityOptions, ability } from './ability.ts'
import { numbered } from './parts.ts'

/** What the scripts of systems export: what a pack adds to the rules of a game. What they declare stands in their chapters. */

/** Where a window opens beside a step of a system. */
export type Windows = 'none' | 'before' | 'after' | 'both'

/** A step that a system brings. */
export interface StepScript {
  readonly name: string
  readonly at: WrittenAt
  readonly windows: Windows
  /** It is an ability of the rules of the system. */
  readonly ability: Part
}

/** Where steps of a system run. */
export interface StepsScript {
  readonly at: WrittenAt
  readonly how: 'before' | 'after' | 'instead'
  /** The step beside which they run, or the phase after which they do. */
  readonly of: string
  /** The phase of their own in which they run. */
  readonly phase?: string
  readonly steps: readonly StepScript[]
}

/** What a system is asked while a game is laid out, before anything happens and before anybody is asked. */
export interface BeginsScript {
  /** Why the game cannot begin, and what to do, in a sentence; nothing where it can. */
  readonly refuses?: () => string | undefined
  /** Codes of cards that lie aside in this game besides, once for each copy. */
  readonly brings?: () => readonly string[]
}

/** When a game ends, for a word with which a setup says so. */
export interface EndingScript {
  /** The kind of event after which it is looked at. */
  readonly after: string
  /** Whether it is the end. @param told the condition as its file says it */
  readonly when: (told: JsonObject) => boolean
}

/** The default export of a script of a system. */
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
  /** Conditions under which setups say that a game ends, by their words. */
  readonly endings: { readonly [word: string]: EndingScript }
}

/** What a script of a system says. */
export interface SystemParts {
  readonly events?: SystemScript['events'] | undefined
  readonly steps?: readonly StepsScript[] | undefined
  /** What each word of setups does that the chapter declares: it is handed the step as the file of the setup says it. */
  readonly setup?: { readonly [word: string]: (step: JsonObject, context: never) => unknown } | undefined
  readonly endings?: SystemScript['endings'] | undefined
  readonly begins?: BeginsScript | undefined
  readonly rules?: readonly Part[] | undefined
}

/** Makes the script of a system. */
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

/** A step that a system brings: what the rules do there. It is called up by the step itself. */
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

/** Says where steps of a system run. @param phase of their own, if they have one */
export function stepsBeside(how: StepsScript['how'], of: string, steps: readonly StepScript[], phase?: string): StepsScript {
  return Object.freeze({ at: writtenHere(), how, of, ...(phase === undefined ? {} : { phase }), steps })
}

type PhraseDeed = (step: JsonObject, context: Context) => unknown

/** What a word of setups that a system brings does: called up while a game is set up, with the step as the parameters of its use. */
function phraseAbility(word: string, deed: PhraseDeed): Ability {
  const effect = (context: Context): unknown => deed(context.params, context)
  return ability({ slug: phraseSlug(word), word: 'phrase', lane: null, hears: [] }, {}, effect)
}

/** The slug of the ability behind a word of setups. */
export function phraseSlug(word: string): string {
  return `setup-${word}`
}
