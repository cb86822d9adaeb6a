/** Codes by which other programs call a card: facts that decide no game. */
import type { CardFacts } from '@questwright/packs/browser'

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** An id that other programs have, in lower case. */
export const octgnIdOf = ({ octgnId }: CardFacts): string | undefined => text(octgnId)?.toLowerCase()

/** A code of a site of players. */
export const ringsdbCodeOf = ({ ringsdbCode }: CardFacts): string | undefined => text(ringsdbCode)
