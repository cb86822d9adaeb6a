/** Compares the meanings of a text. */
import type { BuiltAbility, Menus } from '@questwright/abilities'

/** Prints an ability as script: readings that print the same script are one. */
export type ScriptOf = (ability: BuiltAbility) => string

/** Whether another entry for a player has the same words. */
const hasTwin = ({ of }: Menus, { id, says }: Menus['of']['players'][number]): boolean =>
  of.players.some((one) => one.id !== id && one.says === says && says !== 'that player')

/**
 * Meanings without those that mean the same card by a longer way: where the ability itself knows "the attacking fox", it is not looked up at the
 * table.
 */
export function nearest(menus: Menus, all: readonly (readonly BuiltAbility[])[]): readonly (readonly BuiltAbility[])[] {
  if (all.length < 2) return all
  const words = new Map(
    [...menus.of.cards, ...menus.of.players.filter((one) => hasTwin(menus, one))].flatMap(({ id, says, blanks, needs = [] }) =>
      Object.keys(blanks).length === 0 ? [[id, { says: says.replace(/^the /, ''), isKnown: needs.length > 0 }] as const] : [],
    ),
  )
  const best = new Map<string, { readonly known: number; readonly meaning: readonly BuiltAbility[] }>()
  for (const meaning of all) {
    let known = 0
    const spoken = JSON.stringify(meaning, (_, value: unknown) => {
      const word = typeof value === 'object' && value !== null && 'id' in value ? words.get(String(value.id)) : undefined
      if (word?.isKnown) known++
      return word === undefined ? value : word.says
    })
    const before = best.get(spoken)
    if (before === undefined || before.known < known) best.set(spoken, { known, meaning })
  }
  return [...best.values()].map(({ meaning }) => meaning)
}

/**
 * Meanings whose scripts do different things. Of those that do the same, the first one whose script is written in the usual way: `sameScripts`.
 */
export function distinctMeanings(
  { texts }: Menus,
  all: readonly (readonly BuiltAbility[])[],
  scriptOf: ScriptOf,
): readonly (readonly BuiltAbility[])[] {
  if (all.length < 2) return all
  const same = (texts.sameScripts ?? []).map(({ script, as }) => ({ from: new RegExp(script, 'g'), to: as }))
  const known = new Map<string, { readonly isUsual: boolean; readonly meaning: readonly BuiltAbility[] }>()
  for (const meaning of all) {
    const script = meaning
      .map((ability) => scriptOf(withPlainWays(ability, laterNames(meaning))))
      .join('\n')
      .replace(/\s+/g, ' ')
    const usual = same.reduce((text, { from, to }) => text.replace(from, to), script)
    const isUsual = usual === script
    if (known.get(usual)?.isUsual ?? false) continue
    if (isUsual || !known.has(usual)) known.set(usual, { isUsual, meaning })
  }
  return [...known.values()].map(({ meaning }) => meaning)
}

/** The names of the later effects of a meaning. */
const laterNames = (meaning: readonly BuiltAbility[]): readonly string[] =>
  meaning.flatMap(({ slug }) => (slug === undefined ? [] : [slug]))

/** An ability whose options and later effects have numbers for names: a name tells nothing of its meaning. */
const withPlainWays = (ability: BuiltAbility, later: readonly string[]): BuiltAbility =>
  JSON.parse(
    JSON.stringify(ability, (key, value: unknown) =>
      (key === 'slug' || key === 'name') && typeof value === 'string' && later.includes(value)
        ? `later-${later.indexOf(value)}`
        : Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'effects' in one && 'name' in one)
          ? value.map((one, at) => ({ ...one, name: `way-${at}` }))
          : value,
    ),
  )
