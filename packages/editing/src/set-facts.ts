/** The facts that name the sets of a card. */
import { factIn, type Rulebook, setFacts, typeIn } from '@questwright/rulebook'

type Facts = { readonly [fact: string]: unknown }

/** The game's word for a set of cards: "Clan"; "Set of cards" where it has none. */
export const setWord = (rulebook: Rulebook): string => factIn(rulebook, setFacts(rulebook)[0] ?? '')?.label ?? 'Set of cards'

/** The sets that a card names. */
export function setsOf(rulebook: Rulebook, facts: Facts): readonly string[] {
  return setFacts(rulebook)
    .flatMap((fact) => facts[fact])
    .filter((set): set is string => typeof set === 'string')
}

/** The required fact for the set, or the sets, of a type's cards; undefined for a type whose cards need none. */
export function setFactOf(rulebook: Rulebook, type: string): string | undefined {
  return typeIn(rulebook, type)?.must?.find((fact) => factIn(rulebook, fact)?.names === 'set')
}
