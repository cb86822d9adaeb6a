/** Texts between the marks of the ALeP spreadsheet and ours. What we have no mark for stays as it stands. */

/** Signs that both write in brackets under another name. */
const signs: readonly (readonly [alep: string, ours: string])[] = [['pp', 'per player']]

/** A text of the spreadsheet in our marks. */
export function fromAlepText(text: string): string {
  let ours = text
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
  return alep
}

/** Our text as other programs show it: without marks, on one line where `lines` says so. */
export function plainText(text: string, lines: 'kept' | 'joined'): string {
  const plain = text.replace(/\*\*(?=\S)([^*]*?\S)\*\*/g, '$1').replace(/(?<!\*)\*(?=[^\s*])([^*]*?[^\s*])\*(?!\*)/g, '$1')
  return lines === 'kept' ? plain : plain.replace(/\s*\n\s*/g, ' ')
}

/** Our text as RingsDB and Hall of Beorn have it. */
export function toHtml(text: string): string {
  return text.replace(/\*\*(?=\S)([^*]*?\S)\*\*/g, '<b>$1</b>').replace(/(?<!\*)\*(?=[^\s*])([^*]*?[^\s*])\*(?!\*)/g, '<i>$1</i>')
}

/** A text of RingsDB or Hall of Beorn in our marks. */
export function fromHtml(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/<br\s*\/?>\n?/gi, '\n')
    .replace(/<\/p>\s*<p>/gi, '\n')
    .replace(/<\/?p>/gi, '')
    .replace(/<(b|strong)>([^<>*]*)<\/\1>/gi, (whole, _, words: string) => marked(words, '**') ?? whole)
    .replace(/<(i|em)>([^<>*]*)<\/\1>/gi, (whole, _, words: string) => marked(words, '*') ?? whole)
}
