import { type Check, type Modifier, type Part, writtenHere } from '@questwright/kernel'

/** The parts of a script other than abilities. */

/** The options of a constant ability in a script: to which cards it applies, and while which condition holds. */
export interface ConstantOptions {
  /** The cards to which the ability applies; by default the card that prints it. */
  readonly on?: unknown
  readonly while?: ((context: never) => boolean) | undefined
  readonly stacking?: Modifier['stacking'] | undefined
  readonly where?: readonly string[] | undefined
}

/** A constant ability: it changes a stat or a permission, or forbids a kind of event. */
export function constant(slug: string, stat: string, way: Modifier['way'], value: Modifier['value'], options: ConstantOptions): Modifier {
  const { on = 'self', while: condition, stacking = 'each', where } = options
  return {
    kind: 'modifier',
    slug,
    at: writtenHere(),
    stat,
    on: on as Modifier['on'],
    way,
    value,
    stacking,
    ...(condition ? { while: condition as NonNullable<Modifier['while']> } : {}),
    ...(where ? { where } : {}),
  }
}

/** "Cannot": this kind of event does not happen to the cards to which it applies. */
export function forbidden(slug: string, kind: string, options: ConstantOptions): Modifier {
  return constant(slug, `cannot ${kind}`, 'forbid', true, options)
}

/** A state check. */
export function stateCheck(slug: string, find: (context: never) => readonly object[]): Check {
  return { kind: 'check', slug, at: writtenHere(), find: find as unknown as Check['find'] }
}

/** Parts of a script, or those of each side of a card. */
export type Parts = readonly Part[] | { readonly [side: string]: readonly Part[] }

/** Numbers parts of the same name on the same side: action, action-2 … */
export function numbered<P extends Parts>(parts: P): P
export function numbered(parts: Parts): Parts {
  if (!isList(parts)) return Object.fromEntries(Object.entries(parts).map(([side, own]) => [side, numbered(own)]))
  const seen: { [slug: string]: number } = Object.create(null)
  return parts.map((part) => {
    const count = (seen[part.slug] ?? 0) + 1
    seen[part.slug] = count
    return count === 1 ? part : { ...part, slug: `${part.slug}-${count}` }
  })
}

/** Whether these are the parts of a card without sides. */
export function isList(parts: Parts): parts is readonly Part[] {
  return Array.isArray(parts)
}
