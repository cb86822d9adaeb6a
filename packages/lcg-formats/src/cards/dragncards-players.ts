/** Decks of players among the prebuilt decks of DragnCards: lists that hold cards of a seat and none of the table. */
import { type CardIndex, type Deck, type DeckPart, type DeckProblem, gather } from '@questwright/interop/for-games'
import { fileWords } from '../sections.ts'
import type { ScenarioDeck } from './scenario-deck.ts'

/** Where the cards of a seat begin. */
const parts: { readonly [section: string]: DeckPart } = {
  playerNPlay1: 'heroes',
  playerNDeck: 'cards',
  playerNSideboard: 'sideboard',
}

/** Whether a list is a player's deck. */
export function isPlayersDeck({ rows }: ScenarioDeck): boolean {
  return rows.length > 0 && rows.every(({ section }) => Object.hasOwn(parts, section))
}

/** The deck of such a list, made to be played at once: a starter deck. What begins in play and is no hero, such as a contract, is one of its cards. */
export function playersDeck(
  { title, rows }: ScenarioDeck,
  index: CardIndex,
): { readonly deck: Deck; readonly problems: readonly DeckProblem[] } {
  const all = gather(index, fileWords)
  for (const { section, quantity, title: name, octgnId } of rows) {
    const known = octgnId === undefined ? undefined : index.byGuid.get(octgnId)
    const part = parts[section] ?? 'cards'
    all.add({
      part: part === 'heroes' && known !== undefined && known.type !== 'hero' ? 'cards' : part,
      quantity,
      // a list names cards by their ids alone: the name is then the same id
      clue: { octgnId, title: name.toLowerCase() === octgnId ? undefined : name },
    })
  }
  return { deck: { name: titleOf(title), kind: 'starter', rows: all.rows() }, problems: all.problems }
}

/** Labels of DragnCards may be keys of its translations: `coreLeadership` is called Core Leadership. */
function titleOf(label: string): string {
  if (!/^[a-z]+(?:[A-Z][a-z]*)+$/.test(label)) return label
  const words = label.replace(/[A-Z]/g, ' $&')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
