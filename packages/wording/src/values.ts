/** Reads and replaces the values of choices: effects within effects, options of "choose one", cards within conditions. */
import { type Choice, type ChoiceWay, choice, type Entry, isChoice, type Menus, type Value } from '@questwright/abilities'

/** A choice with other values of its blanks. The trigger of an effect that answers an event has no blanks, and stays. */
export const withBlanks = (one: Choice, put: (value: Value) => Value): Choice =>
  Object.hasOwn(one, 'with')
    ? choice(one.id, Object.fromEntries(Object.entries(one.with).map(([blank, value]) => [blank, put(value)])))
    : one

/** A list of choices or options with each choice replaced, also those of the effects of an option. */
const withItems = (list: readonly (Choice | ChoiceWay)[], put: (value: Value) => Value): Value =>
  list.map((one) => ('id' in one ? put(one) : { ...one, effects: put(one.effects) })) as unknown as Value

/** A value with its inner values replaced by `put`; numbers and words stay. */
export function withInner(value: Value, put: (value: Value) => Value): Value {
  if (Array.isArray(value)) return withItems(value as readonly (Choice | ChoiceWay)[], put)
  return isChoice(value) ? withBlanks(value, put) : value
}

/** A choice, of which each choice in a list, at any depth, is replaced by those that `put` returns for it. */
export function withInnerLists(one: Choice, put: (one: Choice) => readonly Choice[]): Choice {
  const inside = (value: Value): Value => {
    if (!Array.isArray(value)) return withInner(value, inside)
    return (value as readonly (Choice | ChoiceWay)[]).flatMap((each): readonly (Choice | ChoiceWay)[] =>
      'id' in each ? put(each) : [{ ...each, effects: inside(each.effects) as readonly Choice[] }],
    ) as unknown as Value
  }
  return withBlanks(one, inside)
}

/** The filters of a set of cards. */
export const filtersOf = ({ with: { filters } }: Choice): readonly Choice[] =>
  Array.isArray(filters) ? (filters as readonly Choice[]) : []

/** The filter of a set of cards for what an earlier effect did to them: "discarded this way". */
export const resultIn = (group: Choice): Choice | undefined => filtersOf(group).find(({ id }) => id === '~result')

/** The blank of an effect for the cards to which it happens. */
export const cardBlankOf = ({ blanks }: Pick<Entry, 'blanks'>): string | undefined =>
  Object.keys(blanks).find((blank) => blanks[blank] === 'cards' || blanks[blank] === 'card')

/** Whether a part of an ability contains a choice that fits, at any depth. */
export function contains(part: unknown, fits: (one: Choice) => boolean): boolean {
  if (typeof part !== 'object' || part === null) return false
  return ('id' in part && 'with' in part && fits(part as Choice)) || Object.values(part).some((one: unknown) => contains(one, fits))
}

/** The choices in a part of an ability, at any depth, each before the choices within it. */
export function choicesIn(part: unknown): readonly Choice[] {
  const found: Choice[] = []
  contains(part, (one) => {
    found.push(one)
    return false
  })
  return found
}

/** Whether a part of an ability contains a choice with this id, at any depth. */
export const hasId = (part: unknown, id: string): boolean => contains(part, (one) => one.id === id)

/**
 * The values of blanks, in which words of lists that mean another word for cards of this type are replaced.
 * @returns undefined where that depends on the type and it is not known
 */
export function wordsOfType(
  { texts: { ofTypes = {} } }: Menus,
  blanks: Choice['with'],
  sorts: Entry['blanks'],
  type: string | undefined,
): Choice['with'] | undefined {
  const done: { [blank: string]: Value } = { ...blanks }
  for (const [blank, sort] of Object.entries(sorts)) {
    const other = ofTypes[sort]?.[String(blanks[blank])]
    if (other === undefined) continue
    if (type === undefined) return undefined
    if (other.types.includes(type)) done[blank] = other.word
  }
  return done
}

/** A part of an ability with a card in the place of "it". */
export function inPlaceOfIt(part: Choice, card: Choice): Choice {
  const put = (value: Value): Value => {
    const isIt =
      isChoice(value) && (value.id === '~bearer' || (value.id === '~reference' && ['', '~person'].includes(String(value.with.noun))))
    return isIt ? card : withInner(value, put)
  }
  return put(part) as Choice
}
