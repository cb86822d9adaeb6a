import { MOST_CARDS } from './limits.ts'

/** Checks the shape of a position. @returns what is missing, and in which part; undefined for a position of the right shape */
export function wrongInPosition(given: unknown): { readonly part?: 'version' | 'cards' | 'zones'; readonly message: string } | undefined {
  const isRecord = (value: unknown): value is { readonly [part: string]: unknown } =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isRecord(given) || given.format !== 'questwright-position')
    return { message: 'this is no position: a position has "format": "questwright-position"' }
  if (given.version !== 1) {
    const version = typeof given.version === 'number' ? `version ${given.version}` : 'no version'
    return { part: 'version', message: `this position is of ${version}, and only version 1 can be read here` }
  }
  const { cards, zones } = given
  if (!Array.isArray(cards) || !isRecord(zones))
    return { part: Array.isArray(cards) ? 'zones' : 'cards', message: 'the position has no list of cards, or no zones' }
  if (cards.length > MOST_CARDS)
    return { part: 'cards', message: `the position has ${cards.length} cards; a game has ${MOST_CARDS} at most` }
  for (const card of cards as readonly unknown[])
    if (!isRecord(card) || typeof card.id !== 'string' || typeof card.code !== 'string')
      return { part: 'cards', message: 'each card of a position needs an "id" and a "code"; one has not' }
  for (const [id, lying] of Object.entries(zones))
    if (!Array.isArray(lying) || !lying.every((card) => typeof card === 'string'))
      return { part: 'zones', message: `the zone ${id} of the position is no list of card ids` }
  return undefined
}
