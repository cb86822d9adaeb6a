/** The ids with which other programs identify a card: the facts that hold them, as the rulebook of a game names them. Pure. */

/**
 * The kinds of ids. `guid`: a GUID that several programs share. `siteCode`: the code of the card on the web site where players publish their decks.
 */
export const foreignIds = ['guid', 'siteCode'] as const

export type ForeignId = (typeof foreignIds)[number]

/** The names of the facts that hold the ids of a card in other programs; `undefined` for an id that cards of the game do not have. */
export type ForeignIdFacts = { readonly [id in ForeignId]: string | undefined }

/** The part of a rulebook that names these facts. */
interface Facts {
  readonly facts: { readonly [fact: string]: { readonly foreignId?: ForeignId } }
}

const known = new WeakMap<object, ForeignIdFacts>()

/** The facts of a game that hold the ids of a card in other programs. If several facts hold the same kind of id, the first one is meant. */
export function foreignIdFacts({ facts }: Facts): ForeignIdFacts {
  const before = known.get(facts)
  if (before !== undefined) return before
  const factOf = (id: ForeignId) => Object.entries(facts).find(([, { foreignId }]) => foreignId === id)?.[0]
  const made = { guid: factOf('guid'), siteCode: factOf('siteCode') }
  known.set(facts, made)
  return made
}
