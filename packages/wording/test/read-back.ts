/** Prints an ability as the sentence on a card, and reads this sentence again. */
import {
  type BuiltAbility,
  type Choice,
  type ChoiceWay,
  choice,
  type Entry,
  has,
  hostOf,
  isChoice,
  type Menus,
  printAbility,
  sayAbility,
  titleOf,
  type Value,
} from '@questwright/abilities'
import ts from 'typescript'
import { readText } from '../src/index.ts'

const self = 'Lamp Bearer'

const entriesOf = (menus: Menus): readonly Entry[] =>
  [...Object.values(menus.of), menus.costs, menus.changes, menus.prices, menus.limits, menus.playerTargets].flat()

/** Every choice in an ability, in its parts and inside of others. */
export function choicesOf(ability: BuiltAbility): readonly Choice[] {
  const found: Choice[] = []
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('id' in value && 'with' in value) found.push(value as Choice)
    for (const one of Object.values(value)) look(one)
  }
  look(ability)
  return found
}

type Named = { readonly [sort in 'trait' | 'keyword' | 'code']: ReadonlySet<string> }

/** The words of abilities that only a pack knows: traits, slugs of keywords and codes of cards. */
function namesIn(menus: Menus, abilities: readonly BuiltAbility[]): Named {
  const found = { trait: new Set<string>(), keyword: new Set<string>(), code: new Set<string>() }
  const entries = entriesOf(menus)
  for (const { id, with: blanks } of abilities.flatMap(choicesOf))
    for (const [blank, value] of Object.entries(blanks)) {
      const sort = entries.find((one) => one.id === id && blank in one.blanks)?.blanks[blank]
      // the name of a token is no name of a pack
      if (typeof value === 'string' && blank !== 'token' && (sort === 'trait' || sort === 'keyword' || sort === 'code'))
        found[sort].add(value)
    }
  for (const { keyword } of abilities) if (keyword !== undefined) found.keyword.add(keyword)
  return found
}

/**
 * An ability without what no text shows: names of abilities, options and choices, the order of filters, that who must exhaust a card chooses one
 * that can, and whether the player who acts by default is written. A condition of all effects is one of the ability.
 */
function plainOf(menus: Menus, ability: BuiltAbility): BuiltAbility {
  const { slug, ...shown } = ability
  const entries = entriesOf(menus)
  const isFilter = ({ id }: Choice): boolean => menus.of.filters.some((one) => one.id === id)
  /** The entry for "you" that does the same as another one for any player, because its player is you by default: "reveal 1 card", "you reveal 1 card". */
  const instructionOf = ({ id, with: { player } }: Choice): Entry | undefined => {
    const says = menus.of.effects.find((one) => one.id === id)?.says ?? ''
    const isYou = player !== undefined && isChoice(player) && player.id === 'you' && says.startsWith('$player ')
    return isYou ? menus.of.effects.find((one) => one.says === says.slice('$player '.length).replaceAll('~', '')) : undefined
  }
  /** @param isOwn "you" is the player who uses the ability, and not each player in turn */
  const plain = (value: Value, unsaid: readonly string[], isOwn = true): Value => {
    if (Array.isArray(value)) {
      const done = (value as readonly (Choice | ChoiceWay)[])
        .filter((one) => !('id' in one) || !unsaid.includes(one.id))
        .map((one, i) =>
          'id' in one ? plain(one, unsaid, isOwn) : { name: `way-${i}`, effects: plain(one.effects, unsaid, isOwn) },
        ) as readonly Choice[]
      return done.length > 1 && done.every(isFilter) ? [...done].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : done
    }
    if (!isChoice(value)) return value
    // damage and tokens of this card have an entry of their own, beside the entry for any card
    const { card } = value.with
    if (/^(?:damage|resources|progress)-of$/.test(value.id) && isChoice(card as Value) && (card as Choice).id === 'self')
      return choice(`own-${value.id.slice(0, -'-of'.length)}`)
    const instruction = isOwn ? instructionOf(value) : undefined
    const fits = menus.texts.fits?.[value.id]
    const inside = fits === undefined ? unsaid : [fits.filter, ...fits.says]
    const isOwnInside = isOwn && entries.every((one) => one.id !== value.id || one.binds !== 'player')
    const kept = Object.entries(value.with).filter(([blank]) => instruction === undefined || blank in instruction.blanks || blank === 'as')
    return choice(instruction?.id ?? value.id, Object.fromEntries(kept.map(([blank, one]) => [blank, plain(one, inside, isOwnInside)])))
  }
  const parts = Object.entries(shown).map(([name, part]) => {
    if (name === 'trigger' && ability.trigger !== undefined) {
      const { of } = ability.trigger
      return [name, { ...ability.trigger, of: typeof of === 'string' ? of : plain(of as Value, []) }]
    }
    return [name, typeof part === 'object' && part !== null && name !== 'limit' ? plain(part as Value, []) : part]
  })
  const done = Object.fromEntries(parts) as BuiltAbility
  const [only, ...others] = done.effects
  const isLed = only?.id === 'if' && others.length === 0 && has(menus, ability.word, 'conditions') && ability.target === undefined
  return {
    ...done,
    ...(has(menus, ability.word, 'name') && { slug }),
    ...(isLed && {
      conditions: [...done.conditions, ...(only.with.conditions as readonly Choice[])],
      effects: only.with.effects as readonly Choice[],
    }),
  }
}

export interface ReadBack {
  readonly sentence: string
  readonly script: string
  /** The scripts of each meaning of the sentence. */
  readonly scripts: readonly string[]
  readonly isSame: boolean
}

/**
 * The sentence of an ability, and what it is read as on a card that knows the names in it.
 * @param abilities one ability, and those that it starts later by their names
 * @param type of the card
 */
export function readBack(menus: Menus, abilities: readonly BuiltAbility[], type: string): ReadBack {
  const [first, ...later] = abilities
  if (first === undefined) throw new Error('There is no ability to read back.')
  const scriptOf = (one: BuiltAbility): string => printAbility(menus, ts, plainOf(menus, one)).replace(/\s+/g, ' ')
  const script = abilities.map(scriptOf).join('; ')
  const sentence = sayAbility(menus, first, self, hostOf(menus, abilities), later).replaceAll('**', '')
  const { trait, keyword, code } = namesIn(menus, abilities)
  const request = {
    text: sentence,
    type,
    titles: { self, others: new Map([...code].map((one) => [titleOf(one), one])) },
    traits: trait,
    keywords: new Map([...keyword].map((one) => [one, one])),
  }
  const units = readText(menus, request, scriptOf).filter(({ state }) => state !== 'reminder')
  const scripts = units.length === 1 ? (units[0]?.meanings ?? []).map((meaning) => meaning.map(scriptOf).join('; ')) : []
  return { sentence, script, scripts, isSame: scripts.length === 1 && scripts[0] === script }
}
