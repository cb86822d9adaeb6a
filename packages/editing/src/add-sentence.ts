/** Adds a sentence about an ability to `text/en.json`, as the last paragraph of a text. */
import { type Rulebook, typeIn } from '@questwright/rulebook'
import { readFacts } from './facts-json.ts'
import { readWords, writeWords } from './text-json.ts'

/**
 * The file with a sentence in a card's text: in the text field for its ability word, else on the side that acts, else in the rules text.
 * @param type the card's type
 * @returns undefined where the file cannot be parsed
 */
export function withCardSentence(book: string, slug: string, type: string, sentence: string, rulebook: Rulebook): string | undefined {
  const words = readWords(book, slug)
  if (!words) return undefined
  const field = Object.values(rulebook.abilityMenus.words).find(({ label }) => sentence.startsWith(`**${label}:**`))?.saysIn
  const side = typeIn(rulebook, type)?.actsOn
  const next =
    field !== undefined
      ? { ...words, [field]: after(textIn(words[field]), sentence) }
      : side !== undefined
        ? { ...words, sides: { ...words.sides, [side]: { ...words.sides?.[side], text: after(words.sides?.[side]?.text, sentence) } } }
        : { ...words, text: after(words.text, sentence) }
  return writeWords(book, slug, next)
}

/** The file with a sentence in a keyword's text. @returns undefined where the file cannot be parsed */
export function withKeywordSentence(text: string, slug: string, sentence: string): string | undefined {
  const book = readFacts(text)
  if (!book) return undefined
  const keywords = (book.keywords ?? {}) as { readonly [slug: string]: { readonly title?: string; readonly text?: string } }
  const words = Object.hasOwn(keywords, slug) ? keywords[slug] : { title: slug }
  const next = { ...book, keywords: { ...keywords, [slug]: { ...words, text: after(words?.text, sentence) } } }
  return `${JSON.stringify(next, null, 2)}\n`
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const after = (old: string | undefined, sentence: string): string =>
  old === undefined || old.trim() === '' ? sentence : `${old}\n${sentence}`
