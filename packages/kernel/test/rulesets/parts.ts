import type { Ability, Bearer, Context, Cost, Lasting, Limit, Modifier } from '../../src/index.ts'

/** Short functions for the parts of test cards. A real ruleset has better functions for its authors. */

export interface AbilityOptions {
  readonly word?: string
  readonly lane?: string | null
  readonly hears?: readonly string[]
  readonly of?: Ability['of']
  readonly when?: (context: Context) => boolean
  readonly limit?: Limit
  readonly costs?: readonly Cost[]
  readonly x?: (context: Context) => readonly number[]
  readonly targets?: (context: Context) => unknown
  readonly could?: (context: Context) => boolean
  readonly foretold?: (context: Context) => unknown
  readonly bearer?: Bearer
  readonly where?: readonly string[]
}

export function ability(slug: string, options: AbilityOptions, effect: (context: Context) => unknown): Ability {
  return { kind: 'ability', slug, word: '', lane: null, hears: [], of: 'any', costs: [], bearer: 'self', notes: {}, ...options, effect }
}

/** An ability that the controller of the card can use in an action window. */
export function action(slug: string, effect: (context: Context) => unknown, options: AbilityOptions = {}): Ability {
  return ability(slug, { word: 'action', ...options }, effect)
}

export function forced(
  slug: string,
  lane: 'when' | 'after',
  hears: string,
  effect: (context: Context) => unknown,
  options: AbilityOptions = {},
): Ability {
  return ability(slug, { word: 'forced', lane: `${lane}-forced`, hears: [hears], ...options }, effect)
}

export function response(
  slug: string,
  lane: 'when' | 'after',
  hears: string,
  effect: (context: Context) => unknown,
  options: AbilityOptions = {},
): Ability {
  return ability(slug, { word: 'response', lane: `${lane}-response`, hears: [hears], ...options }, effect)
}

export function modifier(
  slug: string,
  stat: string,
  way: Modifier['way'],
  value: Modifier['value'],
  options: Partial<Modifier> = {},
): Modifier {
  return { kind: 'modifier', slug, stat, on: 'self', way, value, stacking: 'each', ...options }
}

export function lasting(slug: string, stat: string, way: Modifier['way'], value: Lasting['value'], on: Lasting['on']): Lasting {
  return { kind: 'lasting', slug, stat, on, way, value }
}
