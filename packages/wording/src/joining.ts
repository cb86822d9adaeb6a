/** Lasting effects on a set of cards that later cards join: "each tired fox gets +1 [speed] until the end of the phase". */
import { type Choice, choice, isChoice, type Menus, type Value } from '@questwright/abilities'
import { filtersOf, withInner } from './values.ts'

/**
 * The effects in which the sets of lasting effects are those entries of the menu of cards that include cards which join later, as far as the menus
 * have such entries.
 * @param type the type of the card with these effects
 * @param kindOf the kind of the cards in a set, an id of the menu of filters
 */
export function withJoining(
  menus: Menus,
  type: string,
  effects: readonly Choice[],
  kindOf: (cards: Choice) => string | undefined,
): readonly Choice[] {
  const { joining } = menus.texts
  if (joining === undefined || joining.types.includes(type)) return effects
  const put = (value: Value): Value => {
    const done = withInner(value, put)
    const until = isChoice(done) ? done.with.until : undefined
    if (!isChoice(done) || typeof until !== 'string' || joining.until.includes(until)) return done
    const blanks = Object.entries(done.with).map(([blank, one]) => [blank, (isChoice(one) && everyOf(menus, one, kindOf(one))) || one])
    return choice(done.id, Object.fromEntries(blanks))
  }
  return effects.map((one) => put(one) as Choice)
}

/** The entry for every card of a set; undefined where the menus have none. */
function everyOf(menus: Menus, cards: Choice, kind: string | undefined): Choice | undefined {
  const { joining } = menus.texts
  const { group } = cards.with
  if (cards.id !== 'each' || !isChoice(group)) return undefined
  const own = joining?.of?.[group.id]
  if (own === undefined) return undefined
  const all = [...(own === 'none' ? [] : [choice(own)]), ...filtersOf(group)].filter(({ id }) => id !== kind)
  const traits = all.filter(({ id }) => id === 'trait')
  const others = all.filter(({ id }) => id !== 'trait').map(({ id }) => id)
  if (traits.length > 1 || all.some(({ id, with: blanks }) => id !== 'trait' && Object.keys(blanks).length > 0)) return undefined
  const entry = joining?.every?.find(({ filters }) => filters.length === others.length && filters.every((one) => others.includes(one)))
  if (entry === undefined) return undefined
  const [trait] = traits
  if (kind === undefined) return trait === undefined && entry.card !== undefined ? choice(entry.card) : undefined
  if (!Object.hasOwn(menus.lists.sort ?? {}, kind)) return undefined
  return trait === undefined ? choice(entry.sort, { sort: kind }) : choice(entry.trait, { sort: kind, trait: trait.with.trait as string })
}
