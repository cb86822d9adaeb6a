import { type Ability, type Context, type Cost, close, type JsonObject, noTarget, writtenHere } from '@questwright/kernel'

/** Makes the kernel's abilities from the arguments of a game's script API. */

/**
 * A function of a script. The API of each game declares its arguments with the classes of that game; the kernel calls it with its own
 * context.
 */
type OfScript<Result> = (context: never) => Result

/** The options of an ability in a script, besides its effect. */
export interface AbilityOptions {
  /** The cards whose events trigger the ability; all cards by default. */
  readonly of?: unknown
  readonly when?: OfScript<boolean> | undefined
  /** One cost, or several. */
  readonly cost?: unknown
  readonly limit?: Ability['limit']
  readonly x?: OfScript<readonly number[]> | undefined
  readonly targets?: OfScript<unknown> | undefined
  readonly could?: OfScript<boolean> | undefined
  readonly foretold?: OfScript<unknown> | undefined
  /** The cards that have the ability; by default the card that prints it. */
  readonly given?: unknown
  readonly where?: readonly string[] | undefined
  readonly answers?: Ability['answers']
}

/** The properties of an ability that follow from its word. */
export interface AbilityWord {
  readonly slug: string
  readonly word: string
  /** Further windows in which it may be used, after the first. */
  readonly words?: Ability['words']
  readonly lane: string | null
  readonly hears: readonly string[]
  readonly notes?: JsonObject
}

/**
 * An ability in the kernel's form.
 * @param options they are deeply frozen by this call, so that a script cannot change them afterwards
 */
export function ability(
  { slug, word, words, lane, hears, notes = {} }: AbilityWord,
  options: AbilityOptions,
  effect: OfScript<unknown>,
): Ability {
  // freeze before the functions are wrapped, because functions inside of closures cannot be reached for freezing
  const { of, when, cost, limit, x, targets, could, foretold, given, where, answers } = close(options)
  close(effect)
  return {
    kind: 'ability',
    slug,
    at: writtenHere(),
    word,
    ...(words ? { words } : {}),
    lane,
    hears,
    of: (of ?? 'any') as Ability['of'],
    costs: (cost === undefined ? [] : Array.isArray(cost) ? cost : [cost]) as readonly Cost[],
    effect: effect as (context: Context) => unknown,
    bearer: (given ?? 'self') as Ability['bearer'],
    notes,
    ...(answers ? { answers } : {}),
    ...(when ? { when: when as (context: Context) => boolean } : {}),
    ...(limit ? { limit } : {}),
    ...(x ? { x: (context: Context) => eachOnce(x(context as never)) } : {}),
    ...(targets ? { targets: (context: Context) => present(targets(context as never)) } : {}),
    ...(could ? { could: could as (context: Context) => boolean } : {}),
    ...(foretold ? { foretold: foretold as (context: Context) => unknown } : {}),
    ...(where ? { where } : {}),
  }
}

/** Returns the targets. @throws the kernel's "no target" if they are undefined or null, as for an empty choice */
function present<T>(targets: T): T {
  if (targets === undefined || targets === null) throw noTarget()
  return targets
}

/** Every number once, the lowest first. */
function eachOnce(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((a, b) => a - b)
}
