/** Texts between the marks of the ALeP spreadsheet and ours. What we have no mark for stays as it stands. */

/** Signs that both write in brackets under another name. */
const signs: readonly (readonly [alep: string, ours: string])[] = [['pp', 'per player']]

/** What stands for a printed asterisk: ours begin and end a mark. */
const printedAsterisk = '∗'

/** A text of a program that has no marks of ours: its asterisks are printed ones. */
export function literalText(text: string): string {
  return text.replaceAll('*', printedAsterisk)
}

/** A text of a program that shows our marks as they stand: what stands in the middle of words, or behind a bracket, is a printed asterisk. */
export function markedText(text: string): string {
  return text.replace(/(?<!\*)\*(?=[^\s*])([^*]*?[^\s*])\*(?!\*)/g, (whole, _words: string, at: number) =>
    /[\p{L}\p{N})\].,:;!?]$/u.test(text.slice(0, at)) || /^[\p{L}\p{N}]/u.test(text.slice(at + whole.length)) ? literalText(whole) : whole,
  )
}

/** The same with its asterisks as they are printed. */
export const withAsterisks = (text: string): string => text.replaceAll(printedAsterisk, '*')

/** A text of the spreadsheet in our marks. */
export function fromAlepText(text: string): string {
  let ours = literalText(text)
    .replace(/\r\n?/g, '\n')
    .replace(/\[br\]/g, '\n')
    .replace(/\[(b|bi)\]([^[\]]*(?:\[(?!\/?b)[^[\]]*\][^[\]]*)*)\[\/\1\]/g, (whole, _, words: string) => marked(words, '**') ?? whole)
    .replace(/\[i\]([^[\]]*(?:\[(?!\/?i\])[^[\]]*\][^[\]]*)*)\[\/i\]/g, (whole, words: string) => marked(words, '*') ?? whole)
    .replace(/---/g, '—')
    .replace(/--/g, '–')
  for (const [alep, own] of signs) ours = ours.replaceAll(`[${alep}]`, `[${own}]`)
  return ours
}

/** A mark must touch its words, and holds none of its own kind. */
function marked(words: string, mark: string): string | undefined {
  return words !== '' && words === words.trim() && !words.includes('*') ? `${mark}${words}${mark}` : undefined
}

/** One of our texts in the marks of the spreadsheet. */
export function toAlepText(text: string): string {
  let alep = text
    .replace(/\*\*(?=\S)([^*]*?\S)\*\*/g, '[b]$1[/b]')
    .replace(/(?<!\*)\*(?=[^\s*])([^*]*?[^\s*])\*(?!\*)/g, '[i]$1[/i]')
    .replaceAll('—', '---')
    .replaceAll('–', '--')
  for (const [sign, own] of signs) alep = alep.replaceAll(`[${own}]`, `[${sign}]`)
  return withAsterisks(alep)
}

/** Our text as other programs show it: without marks. */
export function plainText(text: string): string {
  return withAsterisks(text.replace(/\*\*(?=\S)([^*]*?\S)\*\*/g, '$1').replace(/(?<!\*)\*(?=[^\s*])([^*]*?[^\s*])\*(?!\*)/g, '$1'))
}

/** Our text as RingsDB and Hall of Beorn have it. */
export function toHtml(text: string): string {
  return withAsterisks(
    text.replace(/\*\*(?=\S)([^*]*?\S)\*\*/g, '<b>$1</b>').replace(/(?<!\*)\*(?=[^\s*])([^*]*?[^\s*])\*(?!\*)/g, '<i>$1</i>'),
  )
}

/** Tags that say nothing which our texts can: their words stay. */
const otherTags = /<\/?(?:p|cite|u|span|small|big|center|font|sup|sub|div|blockquote|emphasis)(?:\s[^<>]*)?\/?>/gi

/** A text of RingsDB or Hall of Beorn in our marks. Bold within italics and the other way round is bold, as traits are printed. */
export function fromHtml(text: string): string {
  const plain = literalText(text)
    .replace(/\r\n?/g, '\n')
    .replace(/<br\s*\/?>\n?/gi, '\n')
    .replace(/<\/p>\s*<p>/gi, '\n')
    .replace(otherTags, '')
  const pieces = piecesOf(plain)
  return pieces.map((piece, at) => printed(piece, pieces[at - 1], pieces[at + 1])).join('')
}

interface Piece {
  readonly words: string
  readonly mark: '' | '*' | '**'
}

/** The pieces between the tags, as a browser reads them: what is not closed goes on to the end. */
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
