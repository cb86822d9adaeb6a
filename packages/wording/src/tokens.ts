/** Splits the text of a card into tokens: words, numbers, icons, signs and punctuation, each with its place in the text. */

export interface Token {
  /** As written; for one of `spellings`, the meant word. */
  readonly text: string
  /** In small letters, with straight quotes and a plain minus. */
  readonly word: string
  /** Offsets in the text. */
  readonly start: number
  readonly end: number
  /** `self`: the title of the card itself, or "this card"; `title`: the title of another card, whose code is in `code`. */
  readonly kind: 'word' | 'name' | 'number' | 'icon' | 'sign' | 'self' | 'title'
  readonly code?: string
}

/** The titles that are read as cards. */
export interface Titles {
  /** The title of the card itself. */
  readonly self: string
  /** The code of each other card by its title. */
  readonly others: ReadonlyMap<string, string>
  /** The type of a card by its code; none where cards of several types have the title. */
  readonly types?: ReadonlyMap<string, string>
}

/** The types of cards by their codes. Cards of several types with one code have none. */
export function typesOf(cards: Iterable<readonly [code: string, type: string]>): ReadonlyMap<string, string> {
  const types = new Map<string, string | undefined>()
  for (const [code, type] of cards) types.set(code, types.has(code) && types.get(code) !== type ? undefined : type)
  return new Map([...types].flatMap(([code, type]) => (type === undefined ? [] : [[code, type] as const])))
}

/** A text of letters without accents and of plain signs: most words are such. */
const isSimple = (text: string): boolean => /^[ -~]*$/.test(text)

const plain = (text: string): string =>
  isSimple(text) ? text.toLowerCase() : text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—−]/g, '-')

/** A word as it is compared with those of titles and traits: many authors leave out accents, "Smeagol". */
export const withoutAccents = (text: string): string =>
  isSimple(text)
    ? text.toLowerCase()
    : plain(text)
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')

const pattern = /\[[^\]\n]*\]|\d+|'s\b|’s\b|[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*|[^\s]/gu

/** Words without the ending 's, which is a token of its own. */
function pieces(text: string, offset: number): readonly { text: string; start: number }[] {
  const found: { text: string; start: number }[] = []
  for (const match of text.matchAll(pattern)) {
    const [one] = match
    const start = offset + (match.index ?? 0)
    const owner = /^(.+?)(['’]s)$/u.exec(one)
    if (owner?.[1] !== undefined && owner[2] !== undefined) {
      found.push({ text: owner[1], start }, { text: owner[2], start: start + owner[1].length })
    } else found.push({ text: one, start })
  }
  return found
}

/**
 * @param nouns the nouns for cards, in both numbers: a title of one word is a trait before one of these
 * @param spellings other spellings of words, by the written word in small letters
 * @param traits the known traits; without them, any capitalized word may be one
 * @returns the tokens of a text, in order
 */
export function tokensOf(
  text: string,
  titles: Titles,
  nouns: ReadonlySet<string>,
  spellings: { readonly [written: string]: string } = {},
  traits?: ReadonlySet<string>,
): readonly Token[] {
  const raw = pieces(text, 0)
  const tokens: Token[] = []
  const known = startsOf(titles.others)
  const self = titles.self === '' ? [] : [{ words: wordsOf(titles.self), code: undefined }]
  for (let at = 0; at < raw.length; ) {
    const one = raw[at] as { text: string; start: number }
    // "the Old Mill" is the card "Old Mill"
    const isArticle = plain(one.text) === 'the'
    const titleOf = (from: number) =>
      titleAt(raw, from, [self, known.get(withoutAccents(raw[from]?.text ?? '')) ?? []], text, nouns, traits)
    const bare = titleOf(at)
    const named = bare ?? (isArticle ? titleOf(at + 1) : undefined)
    if (named) {
      const length = named.length + (bare === undefined ? 1 : 0)
      const last = raw[at + length - 1] as { text: string; start: number }
      const end = last.start + last.text.length
      tokens.push({
        text: text.slice(one.start, end),
        word: plain(text.slice(one.start, end)),
        start: one.start,
        end,
        ...(named.code === undefined ? { kind: 'self' } : { kind: 'title', code: named.code }),
      })
      at += length
      continue
    }
    const written = plain(one.text)
    const meant = Object.hasOwn(spellings, written) ? (spellings[written]?.split(' ') ?? []) : [one.text]
    for (const each of meant)
      tokens.push({ text: each, word: plain(each), start: one.start, end: one.start + one.text.length, kind: kindOf(each) })
    at += 1
  }
  return tokens
}

function kindOf(text: string): Token['kind'] {
  if (text.startsWith('[')) return 'icon'
  if (/^\d/.test(text)) return 'number'
  if (/^\p{Lu}/u.test(text)) return 'name'
  return /^\p{L}/u.test(text) ? 'word' : 'sign'
}

interface KnownTitle {
  readonly words: readonly string[]
  readonly code: string | undefined
}

type TitleStarts = ReadonlyMap<string, readonly KnownTitle[]>

const startsOfOthers = new WeakMap<ReadonlyMap<string, string>, TitleStarts>()

/** The titles of other cards by their first word, the longest first. Cached: the titles of a workspace are the same for all its cards. */
function startsOf(others: ReadonlyMap<string, string>): TitleStarts {
  const known = startsOfOthers.get(others)
  if (known) return known
  const starts = new Map<string, KnownTitle[]>()
  for (const [title, code] of others) {
    const words = wordsOf(title)
    const [first] = words
    if (first === undefined) continue
    const list = starts.get(withoutAccents(first)) ?? []
    list.push({ words, code })
    starts.set(withoutAccents(first), list)
  }
  for (const list of starts.values()) list.sort((a, b) => b.words.length - a.words.length)
  startsOfOthers.set(others, starts)
  return starts
}

const wordsOf = (title: string): readonly string[] => pieces(title, 0).map(({ text }) => text)

/** Whether a word is that of a title. A noun in small letters is none where the title has a capital letter: "Old fox" is not the card "Old Fox". */
const isTitleWord = (written: string, word: string, nouns: ReadonlySet<string>): boolean =>
  withoutAccents(written) === withoutAccents(word) && (!/^\p{Lu}/u.test(word) || /^\p{Lu}/u.test(written) || !nouns.has(written))

/** @param known the title of the card itself, and then those of others */
function titleAt(
  raw: readonly { text: string; start: number }[],
  at: number,
  known: readonly (readonly KnownTitle[])[],
  text: string,
  nouns: ReadonlySet<string>,
  traits: ReadonlySet<string> | undefined,
): { readonly length: number; readonly code: string | undefined } | undefined {
  const first = raw[at]
  if (!first) return undefined
  const isCapital = /^[\p{Lu}\d"“]/u.test(first.text)
  // the title of another card begins with a capital letter
  for (const { words, code } of isCapital ? known.flat() : (known[0] ?? [])) {
    // in home-made texts the card's own title may begin with a small letter; a single word, or a word for cards, could mean something else
    if (!isCapital && (words.length < 2 || words.some((word) => nouns.has(plain(word))))) continue
    const found = words.every((word, i) => isTitleWord(raw[at + i]?.text ?? '', word, nouns))
    // a title of one word that is also a trait, such as "Eagle", is a title only where it is not followed by a noun
    if (
      found &&
      !(
        code !== undefined &&
        words.length === 1 &&
        traits?.has(first.text) !== false &&
        /^\s+[a-z]/.test(text.slice(first.start + first.text.length)) &&
        isNoun(plain(raw[at + 1]?.text ?? ''), nouns)
      )
    )
      return { length: words.length, code }
  }
  return undefined
}

const isNoun = (word: string, nouns: ReadonlySet<string>): boolean => nouns.has(word) || /^(?:traits?|or|and)$/.test(word)
