import type { JsonObject, Library } from '@questwright/kernel'
import { inMode } from './mode.ts'

/**
 * Packs of whose cards a game is dealt: that of the scenario, those of the decks and of the rules that were chosen, or those of the cards in a position.
 * @param setup what a game begins with, judged or not: what is no code names no pack
 */
export function packsIn(setup: JsonObject): ReadonlySet<string> {
  const { position, scenario, decks, rules, aside } = setup as { readonly [part: string]: unknown }
  const cards = codesOf(position)
  const inDecks = listIn(decks).flatMap((deck) => {
    const { heroes, cards: counts } = (deck ?? {}) as { readonly heroes?: unknown; readonly cards?: unknown }
    return [...listIn(heroes), ...Object.keys(typeof counts === 'object' && counts !== null ? counts : {})]
  })
  const codes = [...cards, scenario, ...inDecks, ...listIn(rules), ...listIn(aside)]
  return new Set(codes.flatMap((code) => (typeof code === 'string' && code.includes(':') ? code.slice(0, code.indexOf(':')) : [])))
}

/** Rules with which a game is set up: those that its players chose, those that its scenario names, or those that lie in a position. */
export function rulesIn(setup: JsonObject, library: Library): ReadonlySet<string> {
  const { position, scenario, mode, rules } = setup as { readonly [part: string]: unknown }
  const cards = codesOf(position)
  const facts = typeof scenario === 'string' ? library.cards.get(scenario)?.front.facts : undefined
  const named = facts === undefined ? [] : listIn(inMode(facts, typeof mode === 'string' ? mode : '').rules)
  return new Set([...listIn(rules), ...named, ...cards].filter((code) => typeof code === 'string'))
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function codesOf(position: unknown): readonly unknown[] {
  const { cards } = (position ?? {}) as { readonly cards?: unknown }
  return listIn(cards).map((card) => (card as { readonly code?: unknown })?.code)
}
