/** Converts texts between the marks of the ALeP spreadsheet and ours. Marks without a counterpart stay unchanged. */

/** Signs in brackets that have different names in both. */
const signs: readonly (readonly [alep: string, ours: string])[] = [['pp', 'per player']]

/** The character for a printed asterisk: `*` begins and ends a mark of ours. */
const printedAsterisk = '∗'

/** A text of a program that has no marks of ours: its asterisks are printed ones. */
function literalText(text: string): string {
  return text.replaceAll('*', printedAsterisk)
}

/** A text of a program that shows our marks unchanged: asterisks inside a word, or right behind punctuation, are printed ones. */
export function markedText(text: string): string {
  return text.replace(/(?<!\*)\*(?=[^\s*])([^*]*?[^\s*])\*(?!\*)/g, (whole, _words: string, at: number) =>
    /[\p{L}\p{N})\].,:;!?]$/u.test(text.slice(0, at)) || /^[\p{L}\p{N}]/u.test(text.slice(at + whole.length)) ? literalText(whole) : whole,
  )
}

/**
 * A text of a table or attribute that has lost its line ends: two blanks behind a sentence stand where a paragraph ended, all others are
 * slips of typing.
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

/** A text of a program that leaves the words of abilities plain, since it has no bold or makes them bold by itself: here they are bold. */
export function withBoldTriggers(text: string): string {
  return text.replace(bareTrigger, '**$1:**')
}

/** The same as that program has it. */
export function withoutBoldTriggers(text: string): string {
  return text.replace(boldTrigger, '$1:')
}

/** Letters of OCTGN's font that are signs, as ALeP's generator writes them. */
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
/** A letter of a word is none: Ûr would be a name. */
const loneLetters = new RegExp(`(?<!\\p{L})[${octgnSigns.map(([letter]) => letter).join('')}](?!\\p{L})`, 'gu')

/** A text of OCTGN with our signs and line ends. */
export function fromOctgnText(text: string): string {
  return withBoldTriggers(withLineEnds(literalText(text).replace(loneLetters, (letter) => `[${signOfLetter.get(letter)}]`)))
}

/** One of our texts for OCTGN, which has no marks. */
export function toOctgnText(text: string): string {
  return plainText(text).replace(/\[([a-z ]+)\]/g, (whole, sign: string) => letterOfSign.get(sign) ?? whole)
}

/** The same with its asterisks as they are printed. */
export const withAsterisks = (text: string): string => text.replaceAll(printedAsterisk, '*')

/** Tags of the spreadsheet that lay a text out: their words stay. */
const layoutTags = /\[\/?(?:center|right|u|strike|red|lotr|lotrheader|size|defaultsize|inline|vspace|img)(?: [^[\]]*)?\]/g
const blanks = /\[(?:nobr|space|tab)\]/g
/** Signs that the spreadsheet spells out because it would read them otherwise. */
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

/** A text of the spreadsheet in our marks. @param title of its side, for which `[name]` stands */
export function fromAlepText(text: string, title: string): string {
  let ours = literalText(text)
    .replace(/\r\n?/g, '\n')
    // the tag comes before an intended line end
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
  for (const [alep, own] of signs) ours = ours.replaceAll(`[${alep}]`, `[${own}]`)
  return ours
}

/** A rules text of the spreadsheet, where blank lines part abilities and their words are bold by themselves. */
export function fromAlepRules(text: string, title: string): string {
  return withBoldTriggers(fromAlepText(text, title).replace(/\n\s*\n/g, '\n'))
}

/** The other way. */
export function toAlepRules(text: string, title: string): string {
  return toAlepText(withoutBoldTriggers(text).replaceAll('\n', '\n\n'), title)
}

/** A mark must touch its words, and holds none of its own kind. */
function marked(words: string, mark: string): string | undefined {
  return words !== '' && words === words.trim() && !words.includes('*') ? `${mark}${words}${mark}` : undefined
}

/** One of our texts in the marks of the spreadsheet. @param title of its side: there a card never names itself otherwise than by `[name]` */
export function toAlepText(text: string, title: string): string {
  let alep = withName(text, title)
    .replace(/\*\*(?=\S)([^*]*?\S)\*\*/g, '[b]$1[/b]')
    .replace(/(?<!\*)\*(?=[^\s*])([^*]*?[^\s*])\*(?!\*)/g, '[i]$1[/i]')
    .replaceAll('—', '---')
    .replaceAll('–', '--')
  for (const [sign, own] of signs) alep = alep.replaceAll(`[${own}]`, `[${sign}]`)
  return withAsterisks(alep)
}

/** Replaces the card's title by `[name]`, except in bold: there it is a trait of the same name. */
function withName(text: string, title: string): string {
  if (title.length < 2) return text
  const name = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}*\\[])${name}(?![\\p{L}\\p{N}*\\]])`, 'gu'), '[name]')
}

/** The word with which tables begin a shadow text, by language. Our cards print it by themselves. */
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

/** A shadow text without that word. */
export function withoutShadowWord(text: string): string {
  return text.replace(beginsWithShadow, '')
}

/** A shadow text as tables have it. */
export function withShadowWord(text: string, language = 'en'): string {
  return text === '' ? '' : `${shadowWords[language] ?? shadowWords.en}: ${text}`
}

/** Our text as other programs show it: without marks. */
function plainText(text: string): string {
  return withAsterisks(text.replace(/\*\*(?=\S)([^*]*?\S)\*\*/g, '$1').replace(/(?<!\*)\*(?=[^\s*])([^*]*?[^\s*])\*(?!\*)/g, '$1'))
}

/** Our text as RingsDB and Hall of Beorn have it. */
export function toHtml(text: string): string {
  return withAsterisks(
    text.replace(/\*\*(?=\S)([^*]*?\S)\*\*/g, '<b>$1</b>').replace(/(?<!\*)\*(?=[^\s*])([^*]*?[^\s*])\*(?!\*)/g, '<i>$1</i>'),
  )
}

/** Tags without a counterpart in our texts: only their words stay. */
const otherTags = /<\/?(?:p|cite|u|span|small|big|center|font|sup|sub|div|blockquote|emphasis)(?:\s[^<>]*)?\/?>/gi

/** A text of RingsDB or Hall of Beorn in our marks. Bold within italics and the other way round is bold, as traits are printed. */
export function fromHtml(text: string): string {
  const plain = literalText(text)
    .replace(/\r\n?/g, '\n')
    .replace(/<br\s*\/?>\n?/gi, '\n')
    .replace(/<\/p>\s*<p>/gi, '\n')
    .replace(otherTags, '')
  const pieces = piecesOf(plain)
  const ours = pieces.map((piece, at) => printed(piece, pieces[at - 1], pieces[at + 1])).join('')
  // the colon behind the word of an ability is bold, too
  return ours.replace(/\*\*([^*\n]{1,40}[^*\n:])\*\*:/g, '**$1:**')
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

/** A piece within its mark; blanks at its ends stand outside. Italics that touch bold words would be no mark of ours: they are left out. */
function printed({ words, mark }: Piece, before: Piece | undefined, after: Piece | undefined): string {
  const [, begin = '', inner = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(words) ?? []
  const touches =
    (begin === '' && before !== undefined && before.mark !== '' && !/\s$/.test(before.words)) ||
    (end === '' && after !== undefined && after.mark !== '' && !/^\s/.test(after.words))
  return inner === '' || mark === '' || (mark === '*' && touches) ? words : `${begin}${mark}${inner}${mark}${end}`
}
