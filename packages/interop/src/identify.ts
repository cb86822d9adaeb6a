/** Which card a line of a deck file means. */
import { type CardIndex, type IndexedCard, isOfPack, titleKey } from './card-index.ts'

/** What a file says of a card. */
export interface CardClue {
  readonly code?: string | undefined
  readonly octgnId?: string | undefined
  readonly ringsdbCode?: string | undefined
  readonly title?: string | undefined
  /** The product. */
  readonly pack?: string | undefined
  /** The card type of the section in which it stands. */
  readonly type?: string | undefined
  /** The section of decks that the file names, where only its own cards may stand there. */
  readonly section?: string | undefined
}

export interface Identified {
  readonly card?: IndexedCard
  /** Cards of the same title, when none of them can be taken: other printings, or several that fit equally well. */
  readonly near: readonly IndexedCard[]
}

/**
 * Finds the card: by its own code, then the codes of other programs, `Name (Pack)`, name.
 * A weaker clue is never taken against a stronger one: a card whose id is known to differ is another card, however alike the titles.
 * @param game of which the card must be; of any where it is not said
 */
export function identify(clue: CardClue, index: CardIndex, game?: string): Identified {
  const { code, octgnId, ringsdbCode, title, pack } = clue
  const ofGame = (card: IndexedCard | undefined) => (game === undefined || card?.game === game ? card : undefined)
  const byCode = code === undefined ? undefined : ofGame(index.byCode.get(code))
  if (byCode !== undefined) return { card: byCode, near: [] }
  const byId = octgnId === undefined ? undefined : ofGame(index.byGuid.get(octgnId))
  if (byId !== undefined) return { card: byId, near: [] }
  const byNumber = ringsdbCode === undefined ? undefined : ofGame(index.bySiteCode.get(ringsdbCode))
  if (byNumber !== undefined && !differs(byNumber.octgnId, octgnId)) return { card: byNumber, near: [] }
  if (title === undefined) return { near: [] }
  const alike = (index.byTitle.get(titleKey(title)) ?? []).filter((card) => ofGame(card) !== undefined)
  if (code !== undefined) return { near: alike }
  const possible = alike.filter(
    (card) => !differs(card.octgnId, octgnId) && !differs(card.ringsdbCode, ringsdbCode) && (pack === undefined || isOfPack(card, pack)),
  )
  const ofType = possible.filter(
    (card) => (clue.type === undefined || card.type === clue.type) && (clue.section === undefined || card.sections.includes(clue.section)),
  )
  // Where the file names the product, a wrong section is a slip; a bare name of another type is another card.
  const either = ofType.length > 0 || pack === undefined ? ofType : possible
  // A bare name means a card for every scenario, rather than one for a few scenarios.
  const usual = either.filter(({ scenarios }) => scenarios !== 'said')
  const fitting = either.length > 1 && usual.length > 0 ? usual : either
  const [only] = fitting
  return only !== undefined && fitting.length === 1 ? { card: only, near: [] } : { near: fitting.length > 1 ? fitting : alike }
}

/** The id that means "no id" in decks of other programs: no card is found by it, and the name counts. */
export const noId = '00000000-0000-0000-0000-000000000000'

function differs(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other
}
