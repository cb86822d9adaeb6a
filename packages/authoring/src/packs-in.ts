/** Finds the packs from which a game is dealt. The setup is not validated yet, so values that are not codes are skipped. */

/** The packs of codes such as `my-pack:guard`. */
export function packsOf(codes: readonly unknown[]): ReadonlySet<string> {
  return new Set(codes.flatMap((code) => (typeof code === 'string' && code.includes(':') ? code.slice(0, code.indexOf(':')) : [])))
}

/** The codes of the cards in a position. */
export function codesInPosition(position: unknown): readonly unknown[] {
  const { cards } = (position ?? {}) as { readonly cards?: unknown }
  return listIn(cards).map((card) => (card as { readonly code?: unknown })?.code)
}

/**
 * The codes of the cards in decks.
 * @param sections of a deck, each a list of codes, or an object whose names are codes
 */
export function codesInDecks(decks: unknown, sections: readonly string[]): readonly unknown[] {
  return listIn(decks).flatMap((deck) =>
    sections.flatMap((section) => {
      const held = ((deck ?? {}) as { readonly [section: string]: unknown })[section]
      return Array.isArray(held) ? held : Object.keys(typeof held === 'object' && held !== null ? held : {})
    }),
  )
}

/** The value if it is a list, else an empty list. */
export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
