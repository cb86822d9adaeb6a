/**
 * The ids of a card in other programs, which the rules do not use. Facts, sheets and files have them under the names of the facts that hold them,
 * which the rulebook of the game says; everything else calls them `guid` and `siteCode`.
 */
import type { CardFacts } from '@questwright/packs/browser'
import { type ForeignIdFacts, foreignIdFacts, type Rulebook } from '@questwright/rulebook'

/** The ids of a card: the GUID that several programs share, and the code on the web site where players publish their decks. */
export interface CardIds {
  readonly guid?: string | undefined
  readonly siteCode?: string | undefined
}

type Facts = Pick<Rulebook, 'facts'>
type Fields = { readonly [field: string]: unknown }

const textIn = (fields: Fields, name: string | undefined): string | undefined => {
  const value = name === undefined ? undefined : fields[name]
  return typeof value === 'string' ? value : undefined
}

/** The ids in an object that has them under the names of the facts: the object of a card in a deck file, or the values of a sheet. */
export function idsIn(fields: Fields, { guid, siteCode }: ForeignIdFacts): CardIds {
  return { guid: textIn(fields, guid), siteCode: textIn(fields, siteCode) }
}

/** The GUID of a card, in lower case. */
export const guidOfCard = (facts: CardFacts, rulebook: Facts): string | undefined =>
  textIn(facts, foreignIdFacts(rulebook).guid)?.toLowerCase()

/** The code of a card on the web site where players publish their decks. */
export const siteCodeOf = (facts: CardFacts, rulebook: Facts): string | undefined => textIn(facts, foreignIdFacts(rulebook).siteCode)

/**
 * An object as files have it: its ids get the names of the facts, all other fields and the order are kept. An id for which the game has no fact is
 * left out.
 */
export function withFactNames<Fields extends CardIds>(fields: Fields, rulebook: Facts): Omit<Fields, keyof CardIds> {
  const facts = foreignIdFacts(rulebook)
  const named = Object.entries(fields).flatMap(([field, value]) => {
    const name = field === 'guid' || field === 'siteCode' ? facts[field] : field
    return name === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(named) as Omit<Fields, keyof CardIds>
}
