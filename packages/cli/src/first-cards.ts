/** What the cards are called with which decks of a game begin. */
import { type Rulebook, typeIn } from '@questwright/rulebook'

/** As sentences have them: "fighter" and "fighters"; in a game without decks simply cards. */
export function firstCards(rulebook: Rulebook): { readonly one: string; readonly several: string } {
  const { name = 'card', plural = 'cards' } = typeIn(rulebook, rulebook.deck?.begins.type) ?? {}
  return { one: name.toLowerCase(), several: plural.toLowerCase() }
}
