/** Keywords as the sites of players have them: they begin the text of a card, as they do on paper. */
import type { KnownKeywords } from '@questwright/interop/for-games'
import { readKeyword } from '@questwright/packs/browser'
import { type CardSheet, listOf, type SheetSide } from './sheet.ts'

/** The text of a side behind its keywords. */
export function withKeywordLine({ keywords = '', text = '' }: SheetSide): string {
  return keywords === '' || text.startsWith(keywords) ? text : [keywords, text].filter((one) => one !== '').join('\n')
}

/** The text without a first line that holds the keywords and nothing else. */
export function withoutKeywordLine(text: string, keywords: string): string {
  if (keywords === '' || !text.startsWith(keywords)) return text
  const rest = text.slice(keywords.length)
  return /^\s*(?:\n|$)/.test(rest) ? rest.replace(/^\s*\n?/, '') : text
}

/**
 * A card of a site that has no keywords of their own: a first line that holds known keywords and nothing else names them.
 * @param known keywords of the workspace: other words may be a sentence
 */
export function withKeywordsOfLine(sheet: CardSheet, known: KnownKeywords): CardSheet {
  const sides = sheet.sides.map((side) => {
    const [line = '', ...rest] = (side.text ?? '').split('\n')
    const words = listOf(line)
    const isKeyword = (word: string): boolean => {
      const { slug, number } = readKeyword(word)
      return known.has(slug) && (known.get(slug) === 'required') === (number !== undefined)
    }
    if (side.keywords || words.length === 0 || !line.trim().endsWith('.') || !words.every(isKeyword)) return side
    return { ...side, keywords: line.trim(), text: rest.join('\n') }
  })
  return { ...sheet, sides }
}
