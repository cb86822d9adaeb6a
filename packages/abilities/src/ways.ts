/** The options of "choose one": their names in the script, and their labels at the table. */
import { isForbiddenInScripts } from '@questwright/packs/browser'
import type { Menus } from './menus.ts'
import { type BuiltAbility, type Choice, type ChoiceWay, isChoice, type Value } from './model.ts'
import { sayWay } from './sentence.ts'

/** A short name for an effect: `draw-2`, `may-draw-2`. */
function nameOfEffect({ id, with: blanks }: Choice): string {
  if (['may', 'may-as', 'each-player', 'if'].includes(id) && Array.isArray(blanks.effects)) {
    const [first] = blanks.effects as readonly Choice[]
    return first ? `${id}-${nameOfEffect(first)}` : id
  }
  const amount = isChoice(blanks.amount) ? blanks.amount.with.count : blanks.count
  const what = [blanks.stat, blanks.keyword, blanks.trait].find((one) => typeof one === 'string')
  const parts = [id, ...(typeof what === 'string' ? [what] : []), ...(typeof amount === 'number' ? [String(amount)] : [])]
  return slugOf(parts.join('-'))
}

/** A name in the form of scripts: small letters, digits and single hyphens. Empty where nothing remains. */
export const slugOf = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')

/** The name of an option from its typed label; a name that scripts may not use, such as "constructor", gets the ending `-way`. */
export function nameTyped(text: string): string {
  const name = slugOf(text)
  return isForbiddenInScripts(name) ? `${name}-way` : name
}

/**
 * A name for an option, made from its effects.
 * @param taken the names of the other options
 */
export function nameOfWay(effects: readonly Choice[], taken: readonly string[]): string {
  const name = effects.slice(0, 2).map(nameOfEffect).join('-and-') || 'nothing'
  if (!taken.includes(name)) return name
  for (let count = 2; ; count++) if (!taken.includes(`${name}-${letters[count] ?? count}`)) return `${name}-${letters[count] ?? count}`
}

/** Letters that make equal names different: a number at the end would look like an amount. */
const letters: readonly (string | undefined)[] = [undefined, undefined, 'b', 'c', 'd', 'e', 'f', 'g']

/** Gives options names that are made from their effects; kept names do not change. */
export function withWayNames(ways: readonly ChoiceWay[]): readonly ChoiceWay[] {
  const taken = ways.filter(({ naming }) => naming === 'kept').map(({ name }) => name)
  return ways.map((way) => {
    if (way.naming === 'kept') return way
    const name = nameOfWay(way.effects, taken)
    taken.push(name)
    return name === way.name ? way : { ...way, name }
  })
}

/** All options of "choose one" in an ability, including nested ones. */
export function waysOf({ effects }: Pick<BuiltAbility, 'effects'>): readonly ChoiceWay[] {
  const found: ChoiceWay[] = []
  const look = (value: Value): void => {
    if (Array.isArray(value)) {
      for (const one of value as readonly (Choice | ChoiceWay)[])
        if ('id' in one) look(one)
        else {
          found.push(one)
          look(one.effects)
        }
    } else if (isChoice(value)) for (const inner of Object.values(value.with)) look(inner)
  }
  look(effects)
  return found
}

/** The label of an option at the table: typed, else from the text file, else from its effects. */
export function wordsOfWay(
  menus: Menus,
  way: ChoiceWay,
  ability: BuiltAbility,
  said: { readonly [name: string]: string },
  title: string,
  host: string,
): string {
  return (
    way.words ??
    (way.naming === 'kept' && Object.hasOwn(said, way.name) ? said[way.name] : undefined) ??
    sayWay(menus, way, ability, title, host)
  )
}

/** The labels of all options of an ability, by name. */
export function wordsOfWays(
  menus: Menus,
  ability: BuiltAbility,
  said: { readonly [name: string]: string },
  title: string,
  host: string,
): { readonly [name: string]: string } {
  return Object.fromEntries(waysOf(ability).map((way) => [way.name, wordsOfWay(menus, way, ability, said, title, host)]))
}
