/** Which of all formats a file is written in, by what stands in it. */
import type { DeckFormat } from '../deck.ts'
import { detectDeckFormat } from '../formats.ts'
import type { CardFormat } from './format.ts'
import { recogniseCards } from './recognise.ts'

/** Formats of scenarios, besides `.o8d`, which is one of decks too. */
export type ScenarioFormat = 'dragncards-decks' | 'dragncards-menu'
export type FileFormat = CardFormat | ScenarioFormat | DeckFormat

/** The format of a text; `undefined` when it is none that is known. */
export function recogniseFile(text: string): FileFormat | undefined {
  const begin = text
    .slice(0, 200_000)
    .replace(/^\ufeff/, '')
    .trimStart()
  if (/^(?:\/\/[^\n]*\n\s*)*\{/.test(begin)) {
    if (/"loadGroupId"\s*:|"preBuiltDecks"\s*:/.test(begin)) return 'dragncards-decks'
    if (/"deckMenu"\s*:/.test(begin)) return 'dragncards-menu'
  }
  return recogniseCards(text) ?? detectDeckFormat(text)
}
