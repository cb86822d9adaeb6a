/** Cleans texts from untrusted sources, so that they fit on one line of any format. */
import { mostTitleLetters } from './limits.ts'

/** The text on one line, without control characters and incomplete surrogate pairs, cut to the greatest length of a title. */
export function cleanLine(text: string): string {
  const line = wellFormed(text)
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  return line.length <= mostTitleLetters ? line : `${wellFormed(line.slice(0, mostTitleLetters - 1))}…`
}

/** A text of several lines, with line ends as \n and without characters that XML cannot contain. */
export function cleanNotes(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\t\n\P{Cc}]|[\ufffe\uffff]/gu, '')
    .trim()
}

/** The text without incomplete surrogate pairs. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '')
}
