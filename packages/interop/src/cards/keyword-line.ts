/** Keywords as the sites of players have them: they begin the text of a card, as they do on paper. */
import type { SheetSide } from './sheet.ts'

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
