import { type Ability, type Context, type Cost, close, type JsonObject, noTarget, writtenHere } from '@questwright/kernel'

/** Makes abilities from what the words of a game's script API are given. */

/** A function of a script. The API of each game says what it is given, with the classes of that game; the kernel hands it its own context. */
type OfScript<Result> = (context: never) => Result

/** What a script says of an ability besides its effect. */
export interface AbilityOptions {
  /** Whose events it answers to; everyone's, where it is not said. */
  readonly of?: unknown
  readonly when?: OfScript<boolean> | undefined
  /** One cost, or several. */
  readonly cost?: unknown
  readonly limit?: Ability['limit']
  readonly x?: OfScript<readonly number[]> | undefined
  readonly targets?: OfScript<unknown> | undefined
  readonly could?: OfScript<boolean> | undefined
  readonly foretold?: OfScript<unknown> | undefined
  /** To whom it is given; its own card has it, where it is not said. */
  readonly given?: unknown
  readonly where?: readonly string[] | undefined
  readonly answers?: Ability['answers']
}

/** What the word itself says of an ability. */
export interface AbilityWord {
  readonly slug: string
  readonly word: string
  /** Further windows in which it may be used, behind the first. */
  readonly words?: Ability['words']
  readonly lane: string | null
  readonly hears: readonly string[]
  readonly notes?: JsonObject
}

/**
 * An ability as the kernel takes it.
 * @param options closed by this: a script changes them no more
 */
export function ability(
  { slug, word, words, lane, hears, notes = {} }: AbilityWord,
  options: AbilityOptions,
  effect: OfScript<unknown>,
): Ability {
  // closed before the engine wraps them: its closures hide the functions of the script
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
