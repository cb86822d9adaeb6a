/** Removed cards: their records, and their current replacements. Pure. */
import type { DeckFacts, PackOutline, Tombstone } from './bundle.ts'
import { copiesWithCodes, sectionsWithCodes } from './deck-sections.ts'
import { fullCode, splitCode } from './slug.ts'

/** Limit of a chain of replacements: a replacement may have been replaced later. */
const mostSteps = 20

export interface RemovedCard extends Tombstone {
  /** The full code that the card had. */
  readonly code: string
  /** The full code of its current replacement, when that is installed. */
  readonly now?: string
}

/**
 * The record of a removed card.
 * @param code a full code
 * @returns undefined for a card that exists, and for one that no pack has ever had
 */
export function removedCard(code: string, bundles: readonly PackOutline[]): RemovedCard | undefined {
  const tombstone = tombstoneOf(code, bundles)
  if (tombstone === undefined) return undefined
  let at = code
  for (let step = 0; step < mostSteps; step++) {
    const next = tombstoneOf(at, bundles)?.replacedBy
    if (next === undefined) break
    at = fullCode(next, splitCode(at)?.pack ?? '')
    if (isHere(at, bundles)) return { ...tombstone, code, now: at }
  }
  return { ...tombstone, code }
}

function tombstoneOf(code: string, bundles: readonly PackOutline[]): Tombstone | undefined {
  const parts = splitCode(code)
  const home = bundles.find(({ id }) => id === parts?.pack)
  if (parts === undefined || home?.removed === undefined || isHere(code, bundles)) return undefined
  return Object.hasOwn(home.removed, parts.slug) ? home.removed[parts.slug] : undefined
}

function isHere(code: string, bundles: readonly PackOutline[]): boolean {
  const parts = splitCode(code)
  const home = bundles.find(({ id }) => id === parts?.pack)
  return parts !== undefined && home !== undefined && Object.hasOwn(home.cards, parts.slug)
}

/**
 * A deck in which removed cards are replaced by their replacements.
 * @param pack the pack to which bare slugs of the deck belong
 * @returns the same deck object when no card was removed, and the removed cards that were replaced
 */
export function withReplacements<Deck extends DeckFacts>(
  deck: Deck,
  pack: string,
  bundles: readonly PackOutline[],
): { readonly deck: Deck; readonly replaced: readonly RemovedCard[] } {
  const replaced: RemovedCard[] = []
  const now = (code: string): string => {
    const removed = removedCard(fullCode(code, pack), bundles)
    if (removed?.now === undefined) return code
    if (!replaced.some((one) => one.code === removed.code)) replaced.push(removed)
    return removed.now
  }
  const fresh = {
    ...deck,
    ...sectionsWithCodes(deck, now),
    ...(deck.sideboard ? { sideboard: copiesWithCodes(deck.sideboard, now) } : {}),
  }
  return replaced.length === 0 ? { deck, replaced } : { deck: fresh, replaced }
}

/** A sentence about a removed card: since which version it is missing, why, and its replacement. */
export function wordsOfRemoved({ title, code, since, why, now }: RemovedCard): string {
  const pack = splitCode(code)?.pack ?? ''
  return `${title} (${code}) is not in ${pack} any more since version ${since}${why === undefined ? '' : `: ${why}`}${now === undefined ? '' : `; ${now} replaces it`}.`
}
