/** Finds the strings of a JSON text with their places, so that a change keeps the layout of the rest of the file. */
import { Refusal } from '../refusal.ts'

export interface JsonString {
  /** The offset of the string in the text, with its quotes. */
  readonly start: number
  readonly end: number
  readonly value: string
  /** The path of keys to the value; items of a list are `*`. For a key, the path to its object. */
  readonly path: readonly string[]
  readonly role: 'key' | 'value'
}

/**
 * Finds all strings of a JSON text.
 * @returns an empty list if the text is no JSON
 */
export function jsonStrings(text: string): readonly JsonString[] {
  try {
    JSON.parse(text)
  } catch {
    return []
  }
  const found: JsonString[] = []
  const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g
  /** For each open object or list: its last key, or `*`. */
  const open: { kind: '{' | '['; key: string; expects: 'key' | 'value' }[] = []
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [word] = match
    const top = open.at(-1)
    if (word === '{' || word === '[') open.push({ kind: word, key: word === '[' ? '*' : '', expects: word === '{' ? 'key' : 'value' })
    else if (word === '}' || word === ']') open.pop()
    else if (word === ',') {
      if (top?.kind === '{') top.expects = 'key'
    } else if (word === ':') {
      if (top) top.expects = 'value'
    } else {
      const value = JSON.parse(word) as string
      const role = top?.kind === '{' && top.expects === 'key' ? 'key' : 'value'
      if (role === 'key' && top) top.key = value
      const keys = open.map(({ key }) => key)
      found.push({ start: match.index, end: match.index + word.length, value, path: role === 'key' ? keys.slice(0, -1) : keys, role })
    }
  }
  return found
}

type Book = { [key: string]: unknown }

function readBook(text: string | undefined): Book {
  if (text === undefined || text.trim() === '') return {}
  const value = JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SyntaxError('no object')
  return value as Book
}

const writeBook = (book: Book): string => `${JSON.stringify(book, null, 2)}\n`

/** The object with the entries of one section of a text file. */
function section(book: Book, name: string): Book {
  const value = Object.hasOwn(book, name) ? book[name] : undefined
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Book) : {}
}

/**
 * The entry of a thing in a text file.
 * @throws SyntaxError for a text that is no JSON object
 */
export function wordsIn(text: string, part: string, slug: string): unknown {
  const entries = section(readBook(text), part)
  return Object.hasOwn(entries, slug) ? entries[slug] : undefined
}

/**
 * The text file with an entry added or replaced.
 * @throws SyntaxError for a text that is no JSON object
 */
export function withWords(text: string | undefined, part: string, slug: string, words: unknown): string {
  const book = readBook(text)
  return writeBook({ ...book, [part]: { ...section(book, part), [slug]: words } })
}

/**
 * The text file without an entry.
 * @throws SyntaxError for a text that is no JSON object
 */
export function withoutWords(text: string, part: string, slug: string): string {
  const book = readBook(text)
  const { [slug]: _, ...rest } = section(book, part)
  return writeBook({ ...book, [part]: rest })
}

/** The refusal of a change because the text file cannot be read. */
export function brokenWords(path: string): Refusal {
  return new Refusal(
    422,
    'text/broken',
    `${path} is no JSON object, so nothing can be written into it.`,
    'Repair that file first; nothing was changed.',
  )
}
