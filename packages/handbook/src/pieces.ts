import { plainText } from '@questwright/packs/browser'

export interface Piece {
  readonly words: string
  readonly fits: 'yes' | 'no'
  readonly at: number
}

/** Splits a text into matching and other pieces, for highlighting. */
export function pieces(text: string, terms: readonly string[]): readonly Piece[] {
  const found: Piece[] = []
  for (const { 0: words, index: at } of text.matchAll(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu)) {
    const fits = terms.includes(plainText(words)) ? 'yes' : 'no'
    const last = found.at(-1)
    if (last && last.fits === fits && fits === 'no') found[found.length - 1] = { ...last, words: last.words + words }
    else found.push({ words, fits, at })
  }
  return found
}
