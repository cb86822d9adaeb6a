/** Players' decks among the prebuilt decks of DragnCards: lists with cards of a seat and none of the table. */
import { type CardIndex, type Deck, type DeckPart, type DeckProblem, gather } from '@questwright/interop/for-games'
import { fileWords } from '../sections.ts'
import type { ScenarioDeck } from './scenario-deck.ts'

/** The part of a deck for each place where cards begin. */
const parts: { readonly [section: string]: DeckPart } = {
  playerNPlay1: 'heroes',
  playerNDeck: 'cards',
  playerNSideboard: 'sideboard',
}

/** Whether a list is a player's deck. */
export function isPlayersDeck({ rows }: ScenarioDeck): boolean {
  return rows.length > 0 && rows.every(({ section }) => Object.hasOwn(parts, section))
}

/**
 * The deck of such a list, as a starter deck, since it is meant to be played at once. A card that begins in play and is not a hero, such as
 * a contract, is one of the deck's cards.
 */
export function playersDeck(
  { title, rows }: ScenarioDeck,
  index: CardIndex,
): { readonly deck: Deck; readonly problems: readonly DeckProblem[] } {
  const all = gather(index, fileWords)
  for (const { section, quantity, title: name, octgnId } of rows) {
    const known = octgnId === undefined ? undefined : index.byGuid.get(octgnId)?.[0]
    const part = parts[section] ?? 'cards'
    all.add({
      part: part === 'heroes' && known !== undefined && known.type !== 'hero' ? 'cards' : part,
      quantity,
      // if the list gives only an id, the name is that id
      clue: { guid: octgnId, title: name.toLowerCase() === octgnId ? undefined : name },
    })
  }
  return { deck: { name: titleOf(title), kind: 'starter', rows: all.rows() }, problems: all.problems }
}

/** The title for a label, which may be a key of a translation: `coreLeadership` gives Core Leadership. */
function titleOf(label: string): string {
  if (!/^[a-z]+(?:[A-Z][a-z]*)+$/.test(label)) return label
  const words = label.replace(/[A-Z]/g, ' $&')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
