/** Adds lists of cards to a pack: decks, and the other lists of its game. */
import { entryIn } from '@questwright/rulebook'
import { textPath } from './cards/pack-cards.ts'
import { asImport, importProblem } from './cards/problem.ts'
import type { Deck } from './deck.ts'
import { type FormatsOfGames, formatsOfGame } from './games.ts'
import { type ImportPlanDraft, tell } from './import-draft.ts'
import type { OpenedText } from './opened.ts'
import { placeDeck } from './place-deck.ts'
import { readDecks } from './several-decks.ts'

/**
 * Adds the decks or lists of a file to the pack.
 * @param all all texts of the same import
 */
export function placeText(games: FormatsOfGames, file: OpenedText, draft: ImportPlanDraft, all: readonly OpenedText[]): void {
  const { name, format, text, title } = file
  const { pack } = draft
  if (pack.words === 'broken') {
    const words = [
      `${textPath} of the pack cannot be read: nothing was imported.`,
      'Repair it first; qw check says where it is broken.',
    ] as const
    tell(draft, name, [importProblem('error', 'broken-pack', words)])
    return
  }
  const formats = formatsOfGame(games, pack.rulebook.game)
  const list = entryIn(formats?.lists ?? {}, format)
  if (list !== undefined) {
    list.place(file, draft, all)
    return
  }
  const { index } = pack
  const { decks, problems } = readDecks(games, text, index, { name: title, pack: pack.id, game: pack.rulebook.game })
  tell(draft, name, problems.map(asImport))
  for (const { deck, problems: found } of decks) {
    tell(draft, name, found.map(asImport))
    if (deck === undefined) continue
    formats?.placeShared?.(deck, file, draft)
    const own: Deck = { ...deck, rows: deck.rows.filter(({ part }) => part !== 'shared') }
    if (own.rows.length > 0) placeDeck(own, draft)
  }
}
