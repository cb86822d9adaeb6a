/** The names of the cards of one deck. */
import { nameOfCard, type SearchCard } from '@questwright/editing'
import { codesOfDeck, fullCode, namesInList } from '@questwright/packs/browser'
import type { DeckFacts } from '@questwright/packs/types'
import type { DeckPool } from './deck-pool.ts'

/**
 * Names the cards of a deck: by title, followed by the title of the pack where the deck has a card of another pack with the same title.
 * @param pack the id of the pack of the deck
 * @returns a function that gives the name of a card; of a card that no loaded pack has, its code
 */
export function namesInDeck(
  deck: DeckFacts,
  pack: string,
  { byCode }: Pick<DeckPool, 'byCode'>,
): (code: string, card: SearchCard | undefined) => string {
  const cards = codesOfDeck(deck, 'with').flatMap((code) => {
    const card = byCode.get(fullCode(code, pack))
    return card === undefined ? [] : [named(card)]
  })
  const titles = new Map(cards.map((card) => [card.pack, card.packTitle]))
  const nameOf = namesInList(cards, (id) => titles.get(id) ?? id)
  return (code, card) => (card === undefined ? code : nameOf(named(card)))
}

/** A card under its full name. */
const named = (card: SearchCard): SearchCard => ({ ...card, title: nameOfCard(card) })
