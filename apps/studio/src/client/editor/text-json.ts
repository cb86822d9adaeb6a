/** Titles and texts of one card in `text/<language>.json`. */
import type { CardText, FactValue } from '@questwright/packs/types'
import { readFacts } from './facts-json.ts'

/** @returns the card's words; undefined where the file is no JSON object */
export function readWords(text: string, slug: string): CardText | undefined {
  const book = readFacts(text)
  if (!book) return undefined
  const cards = book.cards as { readonly [slug: string]: CardText } | undefined
  const words = cards && typeof cards === 'object' && Object.hasOwn(cards, slug) ? cards[slug] : undefined
  return words ?? { title: '' }
}

/** The file with the card's words changed; all else stays as it is. Empty texts are left out. */
export function writeWords(text: string, slug: string, words: CardText): string {
  const book = readFacts(text) ?? {}
  const cards = (typeof book.cards === 'object' && book.cards !== null ? book.cards : {}) as { readonly [slug: string]: FactValue }
  return `${JSON.stringify({ ...book, cards: { ...cards, [slug]: withoutEmpty(words) } }, null, 2)}\n`
}

function withoutEmpty(words: CardText): FactValue {
  return Object.fromEntries(
    Object.entries(words).filter(([part, value]) => part === 'title' || (value !== undefined && value !== '')),
  ) as FactValue
}
