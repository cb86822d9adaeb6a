/** Ids by which other programs call a card: facts that decide no game. */
import type { CardFacts } from '@questwright/packs/browser'

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The id that all programs share for a card, in lower case. */
export const guidOfCard = ({ octgnId }: CardFacts): string | undefined => text(octgnId)?.toLowerCase()

/** The code of the site on which players keep decks. */
export const siteCodeOf = ({ ringsdbCode }: CardFacts): string | undefined => text(ringsdbCode)
