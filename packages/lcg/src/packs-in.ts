import type { JsonObject } from '@questwright/kernel'

/**
 * Packs of whose cards a game is dealt: that of the scenario and those of the decks, or those of the cards in a position.
 * @param setup what a game begins with, judged or not: what is no code names no pack
 */
export function packsIn(setup: JsonObject): ReadonlySet<string> {
  const { position, scenario, decks } = setup as { readonly [part: string]: unknown }
  const cards = listIn((position as { readonly cards?: unknown } | undefined)?.cards).map(
    (card) => (card as { readonly code?: unknown })?.code,
  )
  const inDecks = listIn(decks).flatMap((deck) => {
    const { heroes, cards: counts } = (deck ?? {}) as { readonly heroes?: unknown; readonly cards?: unknown }
    return [...listIn(heroes), ...Object.keys(typeof counts === 'object' && counts !== null ? counts : {})]
  })
  const codes = [...cards, scenario, ...inDecks]
  return new Set(codes.flatMap((code) => (typeof code === 'string' && code.includes(':') ? code.slice(0, code.indexOf(':')) : [])))
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
