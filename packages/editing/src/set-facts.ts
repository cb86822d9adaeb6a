/** The facts that name the sets of a card. */
import { factIn, type Rulebook, typeIn } from '@questwright/rulebook'

type Facts = { readonly [fact: string]: unknown }

/** The facts that name sets, those for one set before those for several. */
export function setFacts({ facts }: Pick<Rulebook, 'facts'>): readonly string[] {
  const naming = Object.entries(facts).filter(([, { names }]) => names === 'set')
  return [...naming].sort(([, one], [, other]) => Number(one.holds === 'slugs') - Number(other.holds === 'slugs')).map(([fact]) => fact)
}

/** The game's word for a set of cards: "Clan"; "Set of cards" where it has none. */
export const setWord = (rulebook: Rulebook): string => factIn(rulebook, setFacts(rulebook)[0] ?? '')?.label ?? 'Set of cards'

/** The sets that a card names. */
export function setsOf(rulebook: Rulebook, facts: Facts): readonly string[] {
  return setFacts(rulebook)
    .flatMap((fact) => facts[fact])
    .filter((set): set is string => typeof set === 'string')
}

/** The only set of a card; undefined for a card without one, or with a fact for several. */
export function setOf(rulebook: Rulebook, facts: Facts): string | undefined {
  const fact = setFacts(rulebook).find((one) => factIn(rulebook, one)?.holds === 'slug')
  const set = fact === undefined ? undefined : facts[fact]
  return typeof set === 'string' ? set : undefined
}

/** The required fact for the set, or the sets, of a type's cards; undefined for a type whose cards need none. */
export function setFactOf(rulebook: Rulebook, type: string): string | undefined {
  return typeIn(rulebook, type)?.must?.find((fact) => factIn(rulebook, fact)?.names === 'set')
}
