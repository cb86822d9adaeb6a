/**
 * Converts card texts between our marks (`**bold**`, `*italic*`, `[symbol]`) and those of the ALeP spreadsheet, OCTGN, DragnCards, RingsDB and
 * Hall of Beorn. Marks without a counterpart stay unchanged.
 */

/** Symbols in brackets that have different names in the spreadsheet and in our texts. */
const signs: readonly (readonly [alep: string, ours: string])[] = [['pp', 'per player']]

/** Symbols of ours under other names that home-made tables use. */
const signsByOtherName: { readonly [name: string]: string } = {
  ...Object.fromEntries(signs),
  atk: 'attack',
  att: 'attack',
  def: 'defense',
  defence: 'defense',
  wp: 'willpower',
  wil: 'willpower',
  thr: 'threat',
}

/** Gives symbols with another name the name that they have in our texts. */
export const withOwnSigns = (text: string): string =>
  text.replace(/\[([a-z]+)\]/gi, (whole, name: string) => {
    const lower = name.toLowerCase()
    return Object.hasOwn(signsByOtherName, lower) ? `[${signsByOtherName[lower]}]` : whole
  })

/** The character for a printed asterisk in our texts, where `*` is a mark. */
const printedAsterisk = '∗'

/** Escapes a text that does not use our marks: every `*` in it is a printed asterisk. */
function literalText(text: string): string {
  return text.replaceAll('*', printedAsterisk)
}

/** Reads a text that uses our marks, but may print asterisks too: a pair that touches a word from outside, or follows punctuation, is escaped. */
export function markedText(text: string): string {
  return text.replace(/(?<!\*)\*(?=[^\s*])([^*]*?[^\s*])\*(?!\*)/g, (whole, _words: string, at: number) =>
    /[\p{L}\p{N})\].,:;!?]$/u.test(text.slice(0, at)) || /^[\p{L}\p{N}]/u.test(text.slice(at + whole.length)) ? literalText(whole) : whole,
  )
}

/**
 * Restores the line ends of a text from a table cell or an XML attribute: several blanks after a sentence were the end of a paragraph; other
 * runs of blanks are typing errors and become one blank.
 */
export function withLineEnds(text: string): string {
  return text
    .replace(/ *\n[ \n]*/g, '\n')
    .replace(/([.!?)"”\]]) {2,}(?=[\p{Lu}"“([])/gu, '$1\n')
    .replace(/ {2,}/g, ' ')
}

const triggers =
  '(?:Valour )?(?:(?:Resource|Planning|Quest|Travel|Encounter|Combat|Refresh) )?Action|(?:Valour )?Response|When Revealed|Forced|Travel|Resolution|Setup'
const bareTrigger = new RegExp(`(?<![\\p{L}*[])(${triggers}):(?!\\*)`, 'gu')
const boldTrigger = new RegExp(`\\*\\*(${triggers}):\\*\\*`, 'g')

/** Makes ability words bold, in a text of a program that does not mark them: it has no bold, or adds it when it shows the text. */
export function withBoldTriggers(text: string): string {
  return text.replace(bareTrigger, '**$1:**')
}

/** The reverse of `withBoldTriggers`. */
export function withoutBoldTriggers(text: string): string {
  return text.replace(boldTrigger, '$1:')
}

/** Letters that OCTGN's font draws as symbols, as ALeP's generator writes them. */
const octgnSigns: readonly (readonly [letter: string, sign: string])[] = [
  ['Ò', 'willpower'],
  ['$', 'threat'],
  ['Û', 'attack'],
  ['Ú', 'defense'],
  ['Ì', 'leadership'],
  ['Ê', 'spirit'],
  ['Ï', 'tactics'],
  ['Î', 'lore'],
  ['Í', 'baggins'],
  ['☺', 'fellowship'],
  ['‰', 'unique'],
  ['º', 'sunny'],
  ['¼', 'cloudy'],
  ['½', 'rainy'],
  ['¾', 'stormy'],
  ['¹', 'sailing'],
  ['²', 'eos'],
  ['³', 'per player'],
]
const signOfLetter = new Map(octgnSigns)
const letterOfSign = new Map(octgnSigns.map(([letter, sign]) => [sign, letter]))
/** Such a letter is a symbol only outside of words: `Ûr` is a name. */
const loneLetters = new RegExp(`(?<!\\p{L})[${octgnSigns.map(([letter]) => letter).join('')}](?!\\p{L})`, 'gu')

/** Converts a text of OCTGN to our marks, symbols and line ends. */
export function fromOctgnText(text: string): string {
  const ours = literalText(text).replace(loneLetters, (letter) => `[${signOfLetter.get(letter)}]`)
  return withBoldTriggers(withOwnSigns(withLineEnds(ours)))
}

/** Converts one of our texts to OCTGN: symbols become letters of its font, marks are removed. */
export function toOctgnText(text: string): string {
  return plainText(text).replace(/\[([a-z ]+)\]/g, (whole, sign: string) => letterOfSign.get(sign) ?? whole)
}

/** The reverse of the escape: printed asterisks are `*` again. */
export const withAsterisks = (text: string): string => text.replaceAll(printedAsterisk, '*')

/** Layout tags of the spreadsheet: the tags are removed, the words between them stay. */
const layoutTags = /\[\/?(?:center|right|u|strike|red|lotr|lotrheader|size|defaultsize|inline|vspace|img)(?: [^[\]]*)?\]/g
const blanks = /\[(?:nobr|space|tab)\]/g
/** Characters that the spreadsheet writes as tags, because it would read the characters themselves as markup. */
const spelt: { readonly [tag: string]: string } = {
  lsb: '[',
  rsb: ']',
  lfb: '{',
  rfb: '}',
  lquot: '“',
  rquot: '”',
  lfquot: '«',
  rfquot: '»',
  quot: '"',
  apos: "'",
  hyphen: '-',
}

/** Converts a text of the spreadsheet to our marks. @param title the title of the card's side, which replaces `[name]` */
export function fromAlepText(text: string, title: string): string {
  const ours = literalText(text)
    .replace(/\r\n?/g, '\n')
    // a line end after the tag belongs to the tag
    .replace(/\[br\]\n?|\[split\]\n?/g, '\n')
    .replace(/\[\[([^[\]]+)\]\]/g, '$1')
    .replace(/\{([^{}]+)\}/g, '[bi]$1[/bi]')
    .replaceAll('[name]', literalText(title))
    .replace(layoutTags, '')
    .replace(blanks, ' ')
    .replace(/\[(b|bi)\]([^[\]]*(?:\[(?!\/?b)[^[\]]*\][^[\]]*)*)\[\/\1\]/g, (whole, _, words: string) => marked(words, '**') ?? whole)
    .replace(/\[i\]([^[\]]*(?:\[(?!\/?i\])[^[\]]*\][^[\]]*)*)\[\/i\]/g, (whole, words: string) => marked(words, '*') ?? whole)
    .replace(/---/g, '—')
    .replace(/--/g, '–')
    .replace(/\[([a-z]+)\]/g, (whole, tag: string) => (Object.hasOwn(spelt, tag) ? (spelt[tag] as string) : whole))
  return withOwnSigns(ours)
}

/** As `fromAlepText`, for a rules text: the spreadsheet separates abilities by blank lines, and does not mark ability words as bold. */
export function fromAlepRules(text: string, title: string): string {
  return withBoldTriggers(fromAlepText(text, title).replace(/\n\s*\n/g, '\n'))
}

/** The reverse of `fromAlepRules`. */
export function toAlepRules(text: string, title: string): string {
  return toAlepText(withoutBoldTriggers(text).replaceAll('\n', '\n\n'), title)
}

/** Words in a mark; undefined where our marks cannot express it: for words with a blank at an end, or with a `*` inside. */
function marked(words: string, mark: string): string | undefined {
  return words !== '' && words === words.trim() && !words.includes('*') ? `${mark}${words}${mark}` : undefined
}

/** Converts one of our texts to the spreadsheet. @param title the title of the card's side: the spreadsheet writes it as `[name]` */
export function toAlepText(text: string, title: string): string {
  let alep = withName(text, title)
    .replace(/\*\*(?=\S)([^*]*?\S)\*\*/g, '[b]$1[/b]')
    .replace(/(?<!\*)\*(?=[^\s*])([^*]*?[^\s*])\*(?!\*)/g, '[i]$1[/i]')
    .replaceAll('—', '---')
    .replaceAll('–', '--')
  for (const [sign, own] of signs) alep = alep.replaceAll(`[${own}]`, `[${sign}]`)
  return withAsterisks(alep)
}

/** Replaces the card's title by `[name]`, except directly beside `*`, `[` or `]`: in bold it is a trait. */
function withName(text: string, title: string): string {
  if (title.length < 2) return text
  const name = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}*\\[])${name}(?![\\p{L}\\p{N}*\\]])`, 'gu'), '[name]')
}

/** The label with which other programs begin a shadow text, by language. Our texts omit it, since the card face draws it. */
const shadowWords: { readonly [language: string]: string } = {
  en: 'Shadow',
  fr: 'Ombre',
  de: 'Schatten',
  it: 'Ombra',
  pl: 'Cień',
  pt: 'Efeito Sombrio',
  es: 'Sombra',
}

const beginsWithShadow = new RegExp(`^\\s*(?:\\*\\*)?(?:${Object.values(shadowWords).join('|')}) ?(?::\\*\\*|\\*\\* ?:|:)\\s*`, 'i')

/** Removes the label of a shadow text. */
export function withoutShadowWord(text: string): string {
  return text.replace(beginsWithShadow, '')
}

/** Adds the label to a shadow text that is not empty. */
export function withShadowWord(text: string, language = 'en'): string {
  return text === '' ? '' : `${shadowWords[language] ?? shadowWords.en}: ${text}`
}

/** One of our texts without marks, for programs that have none. */
function plainText(text: string): string {
  return withAsterisks(text.replace(/\*\*(?=\S)([^*]*?\S)\*\*/g, '$1').replace(/(?<!\*)\*(?=[^\s*])([^*]*?[^\s*])\*(?!\*)/g, '$1'))
}

/** Converts one of our texts to HTML, as RingsDB and Hall of Beorn use it. */
export function toHtml(text: string): string {
  return withAsterisks(
    text.replace(/\*\*(?=\S)([^*]*?\S)\*\*/g, '<b>$1</b>').replace(/(?<!\*)\*(?=[^\s*])([^*]*?[^\s*])\*(?!\*)/g, '<i>$1</i>'),
  )
}

/** HTML tags without a counterpart in our texts: the tags are removed, the words between them stay. */
const otherTags = /<\/?(?:p|cite|u|span|small|big|center|font|sup|sub|div|blockquote|emphasis)(?:\s[^<>]*)?\/?>/gi

/** Converts HTML of RingsDB or Hall of Beorn to our marks. Text that is both bold and italic becomes bold, as traits are printed. */
export function fromHtml(text: string): string {
  const plain = literalText(text)
    .replace(/\r\n?/g, '\n')
    .replace(/<br\s*\/?>\n?/gi, '\n')
    .replace(/<\/p>\s*<p>/gi, '\n')
    .replace(otherTags, '')
  const pieces = piecesOf(plain)
  const ours = pieces.map((piece, at) => printed(piece, pieces[at - 1], pieces[at + 1])).join('')
  // the colon after an ability word is bold, too
  return withOwnSigns(ours).replace(/\*\*([^*\n]{1,40}[^*\n:])\*\*:/g, '**$1:**')
}

interface Piece {
  readonly words: string
  readonly mark: '' | '*' | '**'
}

/** The pieces between the tags, as a browser reads them: an unclosed tag applies up to the end. */
function piecesOf(text: string): readonly Piece[] {
  const pieces: { words: string; mark: Piece['mark'] }[] = []
  const open = { bold: 0, italic: 0 }
  for (const part of text.split(/(<\/?(?:b|strong|i|em)(?:\s[^<>]*)?>)/i)) {
    const [, close, tag] = /^<(\/?)(b|strong|i|em)(?:\s[^<>]*)?>$/i.exec(part) ?? []
    if (tag !== undefined) {
      const kind = /^[bs]/i.test(tag) ? 'bold' : 'italic'
      open[kind] = Math.max(0, open[kind] + (close === '/' ? -1 : 1))
      continue
    }
    const mark = open.bold > 0 ? '**' : open.italic > 0 ? '*' : ''
    const before = pieces.at(-1)
    if (before?.mark === mark) before.words += part
    else if (part !== '') pieces.push({ words: part, mark })
  }
  return pieces
}

/** A piece in its mark, with the blanks at its ends outside. Italics directly beside another marked piece lose their mark: it could not be parsed. */
function printed({ words, mark }: Piece, before: Piece | undefined, after: Piece | undefined): string {
  const [, begin = '', inner = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(words) ?? []
  const touches =
    (begin === '' && before !== undefined && before.mark !== '' && !/\s$/.test(before.words)) ||
    (end === '' && after !== undefined && after.mark !== '' && !/^\s/.test(after.words))
  return inner === '' || mark === '' || (mark === '*' && touches) ? words : `${begin}${mark}${inner}${mark}${end}`
}
