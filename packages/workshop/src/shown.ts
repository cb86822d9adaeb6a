/** Texts of strangers, as they may be shown. */

/**
 * Letters that a terminal obeys rather than shows: controls (colours, titles, moves of the cursor) and marks that turn the direction of writing. Texts come
 * from packs, registries and files of strangers, so nothing is printed without this.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const obeyed = /(?!\n|\t)[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu

/** A text as it may stand in a terminal, and in JSON: what would be obeyed is shown by its number. */
export function shown(text: string): string {
  return text
    .replace(/\r\n/g, '\n')
    .replace(obeyed, (letter) =>
      Array.from({ length: letter.length }, (_, i) => `\\u${letter.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''),
    )
}
