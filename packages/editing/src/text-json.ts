/** Titles, texts and words of scripts in `text/<language>.json`, for one card or another thing of a pack. */
import type { CardText, FactValue, ScriptWords } from '@questwright/packs/types'
import { readFacts } from './facts-json.ts'

/** The file with the English texts of a pack. */
export const textPath = 'text/en.json'

/**
 * The texts of a card.
 * @returns undefined where the file is no JSON object
 */
export function readWords(text: string, slug: string): CardText | undefined {
  const book = readFacts(text)
  if (!book) return undefined
  const cards = book.cards
  const words = isObject(cards) && Object.hasOwn(cards, slug) ? cards[slug] : undefined
  return isObject(words) ? (words as unknown as CardText) : { title: '' }
}

/**
 * The entry of a card if it is not an object: the form shows it, and keeps it until a title or text is typed. Undefined for a valid or missing
 * entry.
 */
export function strangeWords(text: string, slug: string): FactValue | undefined {
  const cards = readFacts(text)?.cards
  if (cards !== undefined && !isObject(cards)) return cards
  const words = isObject(cards) && Object.hasOwn(cards, slug) ? cards[slug] : undefined
  return words === undefined || isObject(words) ? undefined : words
}

/** The file with changed texts of the card; all else is unchanged. Empty texts are omitted. */
export function writeWords(text: string, slug: string, words: CardText): string {
  const book = readFacts(text) ?? {}
  const cards = isObject(book.cards) ? book.cards : {}
  return `${JSON.stringify({ ...book, cards: { ...cards, [slug]: withoutEmpty(words as unknown as { [part: string]: FactValue }) } }, null, 2)}\n`
}

/** The file with a title for an entry of a section, such as a set of cards; an existing title stays. */
export function writeNewTitle(text: string, section: string, slug: string, title: string): string {
  const book = readFacts(text) ?? {}
  const found = book[section]
  const entries = isObject(found) ? found : {}
  if (Object.hasOwn(entries, slug)) return text
  return `${JSON.stringify({ ...book, [section]: { ...entries, [slug]: { title } } }, null, 2)}\n`
}

/** The place of the words of a script in the file: in the entry of a thing, or without one at the top level for the whole pack. */
export interface WordsPlace {
  readonly section: 'cards' | 'keywords' | 'scenarios' | 'rules' | 'systems'
  readonly slug: string
}

/** The words of a script. @returns undefined where the file is no JSON object */
export function readScriptWords(text: string, place: WordsPlace | undefined): ScriptWords | undefined {
  const book = readFacts(text)
  if (!book) return undefined
  const section = place === undefined ? book : book[place.section]
  const entry = place === undefined ? book : isObject(section) && Object.hasOwn(section, place.slug) ? section[place.slug] : undefined
  return isObject(entry) && isObject(entry.words) ? (entry.words as unknown as ScriptWords) : {}
}

/** The file with changed words of a script; empty kinds are omitted. @returns undefined where it is no JSON object */
export function writeScriptWords(
  text: string,
  place: WordsPlace | undefined,
  make: (before: ScriptWords) => ScriptWords,
): string | undefined {
  const book = readFacts(text)
  const before = readScriptWords(text, place)
  if (!book || !before) return undefined
  const made = Object.fromEntries(Object.entries(make(before)).filter(([, entries]) => Object.keys(entries ?? {}).length > 0))
  const put = (entry: { readonly [field: string]: FactValue | undefined }) => {
    const { words: _, ...rest } = entry
    return Object.keys(made).length === 0 ? rest : { ...rest, words: made as unknown as FactValue }
  }
  if (place === undefined) return `${JSON.stringify(put(book), null, 2)}\n`
  const section = isObject(book[place.section]) ? (book[place.section] as { readonly [slug: string]: FactValue }) : {}
  const entry = Object.hasOwn(section, place.slug) ? section[place.slug] : undefined
  const next = put(isObject(entry) ? entry : { title: place.slug })
  return `${JSON.stringify({ ...book, [place.section]: { ...section, [place.slug]: next } }, null, 2)}\n`
}

/** The entry of a thing with title, text and all other parts. @returns undefined where the file is no JSON object */
export function readTitled(
  text: string,
  place: WordsPlace,
): { readonly title?: FactValue; readonly text?: FactValue; readonly [part: string]: FactValue | undefined } | undefined {
  const book = readFacts(text)
  if (!book) return undefined
  const section = book[place.section]
  const entry = isObject(section) && Object.hasOwn(section, place.slug) ? section[place.slug] : undefined
  return isObject(entry) ? entry : {}
}

/** The file with a changed title or text of a scenario or rule; an empty text is omitted. @returns undefined where it is no JSON object */
export function writeTitled(
  text: string,
  place: WordsPlace,
  change: { readonly title?: string; readonly text?: string },
): string | undefined {
  const book = readFacts(text)
  if (!book) return undefined
  const section = isObject(book[place.section]) ? (book[place.section] as { readonly [slug: string]: FactValue }) : {}
  const entry = Object.hasOwn(section, place.slug) ? section[place.slug] : undefined
  const { text: said, ...rest } = { title: place.slug, ...(isObject(entry) ? entry : {}), ...change }
  const next = said === undefined || said === '' ? rest : { ...rest, text: said }
  return `${JSON.stringify({ ...book, [place.section]: { ...section, [place.slug]: next } }, null, 2)}\n`
}

function withoutEmpty(words: { readonly [part: string]: FactValue | undefined }): FactValue {
  return Object.fromEntries(
    Object.entries(words)
      .filter(([part, value]) => part === 'title' || (value !== undefined && value !== ''))
      .map(([part, value]) => [part, part === 'sides' && isObject(value) ? withoutEmptySides(value) : (value as FactValue)]),
  )
}

/** Removes empty titles and texts of sides, which count as none. */
function withoutEmptySides(sides: { readonly [side: string]: FactValue | undefined }): FactValue {
  return Object.fromEntries(
    Object.entries(sides).map(([side, own]) => [
      side,
      isObject(own) ? Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined && value !== '')) : own,
    ]),
  ) as FactValue
}

function isObject(value: FactValue | undefined): value is { readonly [name: string]: FactValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
