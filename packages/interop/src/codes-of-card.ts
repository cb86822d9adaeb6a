/** Codes by which other programs call a card: facts that decide no game. */
import type { CardFacts } from '@questwright/packs/browser'

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The id of a card at OCTGN, in lower case. */
export const octgnIdOf = ({ octgnId }: CardFacts): string | undefined => text(octgnId)?.toLowerCase()

/** The code of a card at RingsDB. */
export const ringsdbCodeOf = ({ ringsdbCode }: CardFacts): string | undefined => text(ringsdbCode)
