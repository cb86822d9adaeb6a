/** By which facts cards name the sets to which they belong, as the rulebook of their game says it. */
import { factIn, type Rulebook, typeIn } from '@questwright/rulebook'

type Facts = { readonly [fact: string]: unknown }

/** The facts that name sets, those of one set before those of several. */
function setFacts({ facts }: Rulebook): readonly string[] {
  const naming = Object.entries(facts).filter(([, { names }]) => names === 'set')
  return [...naming].sort(([, one], [, other]) => Number(one.holds === 'slugs') - Number(other.holds === 'slugs')).map(([fact]) => fact)
}

/** What a game calls a set of cards: "Clan"; "Set of cards" where it has no word. */
export const setWord = (rulebook: Rulebook): string => factIn(rulebook, setFacts(rulebook)[0] ?? '')?.label ?? 'Set of cards'

/** The sets that a card names. */
export function setsOf(rulebook: Rulebook, facts: Facts): readonly string[] {
  return setFacts(rulebook)
    .flatMap((fact) => facts[fact])
    .filter((set): set is string => typeof set === 'string')
}

/** The one set to which a card belongs; undefined for one that names none, or several. */
export function setOf(rulebook: Rulebook, facts: Facts): string | undefined {
  const fact = setFacts(rulebook).find((one) => factIn(rulebook, one)?.holds === 'slug')
  const set = fact === undefined ? undefined : facts[fact]
  return typeof set === 'string' ? set : undefined
}

/** The fact by which every card of the type names its set, or its sets; undefined for a type whose cards need none. */
export function setFactOf(rulebook: Rulebook, type: string): string | undefined {
  return typeIn(rulebook, type)?.must?.find((fact) => factIn(rulebook, fact)?.names === 'set')
}
