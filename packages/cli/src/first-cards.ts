/** The names of the starting cards of decks of a game. */
import { type Rulebook, typeIn } from '@questwright/rulebook'

/** Singular and plural in sentences: "fighter" and "fighters"; in a game without decks "card" and "cards". */
export function firstCards(rulebook: Rulebook): { readonly one: string; readonly several: string } {
  const { name = 'card', plural = 'cards' } = typeIn(rulebook, rulebook.deck?.begins.type) ?? {}
  return { one: name.toLowerCase(), several: plural.toLowerCase() }
}
