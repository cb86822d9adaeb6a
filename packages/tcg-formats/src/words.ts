/** The words that the deck formats of the game share, and the ids by which Gemp identifies cards. */
import type { CardIds, CardIndex, DeckRow, FileWords } from '@questwright/interop/for-games'
import { tcgRulebook } from '@questwright/tcg/rulebook'

const titleOfCard = /^Card (\d{1,4}_\d{1,5})$/

/** The id of a card in Gemp, without the letters behind it that say how a copy is printed (`1_290*` is a foil): set and number. */
export function gempId(word: string): string | undefined {
  const [, set, number] = /^(\d{1,4})_(\d{1,5})[A-Za-z*]{0,4}$/.exec(word.trim()) ?? []
  return set === undefined ? undefined : `${set}_${number}`
}

/** The ids in a title that was made of an id. */
const cluesIn = (title: string): CardIds => {
  const [, siteCode] = titleOfCard.exec(title) ?? []
  return siteCode === undefined ? {} : { siteCode }
}

export const fileWords: FileWords = {
  game: tcgRulebook.game,
  typeOf: () => undefined,
  ofPart: {},
  titleOf: ({ siteCode }) => (siteCode === undefined || gempId(siteCode) === undefined ? undefined : `Card ${siteCode}`),
  cluesIn,
}

/** The Gemp id of a row of a deck: that of the installed card, or the id in the imported deck file if no pack has the card. */
export function gempIdOf({ kind, code, siteCode }: DeckRow, index: CardIndex): string | undefined {
  return (kind === 'card' ? index.byCode.get(code ?? '')?.siteCode : undefined) ?? siteCode
}
