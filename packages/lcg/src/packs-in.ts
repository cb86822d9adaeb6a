import { codesInDecks, codesInPosition, listIn, packsOf } from '@questwright/authoring'
import type { JsonObject, Library } from '@questwright/kernel'
import { inMode } from './mode.ts'

/**
 * The packs from which a game is dealt: that of the scenario, those of the decks and of the chosen rules, or those of the cards in a
 * position.
 * @param setup the setup of a game, possibly not validated: values that are not codes are skipped
 */
export function packsIn(setup: JsonObject): ReadonlySet<string> {
  const { position, scenario, decks, rules, aside } = setup as { readonly [part: string]: unknown }
  return packsOf([...codesInPosition(position), scenario, ...codesInDecks(decks, ['heroes', 'cards']), ...listIn(rules), ...listIn(aside)])
}

/** The rules of a game: those that its players chose, those that its scenario names, or those in its position. */
export function rulesIn(setup: JsonObject, library: Library): ReadonlySet<string> {
  const { position, scenario, mode, rules } = setup as { readonly [part: string]: unknown }
  const cards = codesInPosition(position)
  const facts = typeof scenario === 'string' ? library.cards.get(scenario)?.front.facts : undefined
  const named = facts === undefined ? [] : listIn(inMode(facts, typeof mode === 'string' ? mode : '').rules)
  return new Set([...listIn(rules), ...named, ...cards].filter((code) => typeof code === 'string'))
}
