/** The starting cards of a seat's deck in a played game: all parts of the seat's record that are lists of cards. */

interface NamedCard {
  readonly code: string
  readonly title: string
}

/**
 * The starting cards.
 * @param player the record of a seat: figures, and the starting cards under the names of the sections of its deck
 */
export function begunWith(player: { readonly [part: string]: unknown }): readonly NamedCard[] {
  return Object.values(player).flatMap((part) => (Array.isArray(part) ? part.filter(isNamedCard) : []))
}

function isNamedCard(one: unknown): one is NamedCard {
  const { code, title } = (one ?? {}) as { readonly [part: string]: unknown }
  return typeof code === 'string' && typeof title === 'string'
}
