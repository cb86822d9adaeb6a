/** Reads the ids of a card in other programs from its facts; the rules do not use them. */
import type { CardFacts } from '@questwright/packs/browser'

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The id that several programs use for a card, in lower case. */
export const guidOfCard = ({ octgnId }: CardFacts): string | undefined => text(octgnId)?.toLowerCase()

/** The code of the card on the web site on which players publish decks. */
export const siteCodeOf = ({ ringsdbCode }: CardFacts): string | undefined => text(ringsdbCode)
