/** Finds the card to which a line of a deck file refers. */
import { type CardIndex, type IndexedCard, isOfPack, preferred, titleKey } from './card-index.ts'
import type { CardIds } from './ids-of-card.ts'

/** The data of a deck file about a card. */
export interface CardClue extends CardIds {
  readonly code?: string | undefined
  readonly title?: string | undefined
  /** The name of the product. */
  readonly pack?: string | undefined
  /** The card type that belongs to the section in which the line is. */
  readonly type?: string | undefined
  /** The section of decks that the file names, where only cards of that section may be in it. */
  readonly section?: string | undefined
}

export interface Identified {
  readonly card?: IndexedCard
  /** When no card was found: cards with the same title, that is other printings, or several that fit equally well. */
  readonly near: readonly IndexedCard[]
  /** Cards of other packs that have the same id or code. The pack of the deck prefers none of them to the card that was found. */
  readonly others?: readonly IndexedCard[]
}

/**
 * Finds the card: by its own code, then by codes of other programs, by `Name (Pack)`, and by name. A weaker clue never overrules a stronger one: a
 * card whose id differs is another card, even if the titles are equal. Of several cards that fit, the pack of the deck prefers its own, then those of
 * packs on which it depends.
 * @param game the game of the card; any game if undefined
 */
export function identify(clue: CardClue, index: CardIndex, game?: string): Identified {
  const { code, guid, siteCode, title, pack } = clue
  const ofGame = (card: IndexedCard | undefined) => (game === undefined || card?.game === game ? card : undefined)
  const byCode = code === undefined ? undefined : ofGame(index.byCode.get(code))
  if (byCode !== undefined) return { card: byCode, near: [] }
  const withId = (cards: readonly IndexedCard[] = []): Identified | undefined => {
    const [card, ...others] = preferred(
      cards.filter((one) => ofGame(one) !== undefined && !differs(one.guid, guid)),
      index,
    )
    return card && { card, near: [], ...(others.length > 0 ? { others } : {}) }
  }
  const sure =
    (guid === undefined ? undefined : withId(index.byGuid.get(guid))) ??
    (siteCode === undefined ? undefined : withId(index.bySiteCode.get(siteCode)))
  if (sure !== undefined) return sure
  if (title === undefined) return { near: [] }
  const alike = (index.byTitle.get(titleKey(title)) ?? []).filter((card) => ofGame(card) !== undefined)
  if (code !== undefined) return { near: alike }
  const possible = alike.filter(
    (card) => !differs(card.guid, guid) && !differs(card.siteCode, siteCode) && (pack === undefined || isOfPack(card, pack)),
  )
  const ofType = possible.filter(
    (card) => (clue.type === undefined || card.type === clue.type) && (clue.section === undefined || card.sections.includes(clue.section)),
  )
  // a line that names the product may be in a wrong section by mistake; a line with only a name means a card of the section's type
  const either = ofType.length > 0 || pack === undefined ? ofType : possible
  // of several cards with the name, prefer those for every scenario to those for a few scenarios
  const usual = either.filter(({ scenarios }) => scenarios !== 'said')
  const fitting = preferred(either.length > 1 && usual.length > 0 ? usual : either, index)
  const [only] = fitting
  return only !== undefined && fitting.length === 1 ? { card: only, near: [] } : { near: fitting.length > 1 ? fitting : alike }
}

/** The id that means "no id" in decks of other programs: it is ignored, and the card is found by its name. */
export const noId = '00000000-0000-0000-0000-000000000000'

function differs(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other
}
