/** Makes texts from untrusted sources safe to print. */

/**
 * Characters that control a terminal: control characters (colours, titles, cursor moves) and marks that change the direction of writing. Texts come
 * from untrusted packs, registries and files, so nothing is printed without this.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const obeyed = /(?!\n|\t)[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu

/** A text for a terminal and for JSON: control characters are replaced by their `\u` escapes. */
export function shown(text: string): string {
  return text
    .replace(/\r\n/g, '\n')
    .replace(obeyed, (letter) =>
      Array.from({ length: letter.length }, (_, i) => `\\u${letter.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''),
    )
}
