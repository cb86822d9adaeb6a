/** Keywords at the beginning of a card's text, as on the printed card: sites of players have no separate field for them. */
import type { KnownKeywords } from '@questwright/interop/for-games'
import { readKeyword } from '@questwright/packs/browser'
import { type CardSheet, listOf, type SheetSide } from './sheet.ts'

/** The text of a side, with its keywords as the first line. */
export function withKeywordLine({ keywords = '', text = '' }: SheetSide): string {
  return keywords === '' || text.startsWith(keywords) ? text : [keywords, text].filter((one) => one !== '').join('\n')
}

/** The text without its first line, if that line consists of these keywords. */
export function withoutKeywordLine(text: string, keywords: string): string {
  if (keywords === '' || !text.startsWith(keywords)) return text
  const rest = text.slice(keywords.length)
  return /^\s*(?:\n|$)/.test(rest) ? rest.replace(/^\s*\n?/, '') : text
}

/**
 * Fills in the keywords of a card from a site without a field for them: they are its first line, if that consists of known keywords.
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
