/** Texts of strangers, made fit for one line of any format. */
import { mostTitleLetters } from './limits.ts'

/** On one line, without control characters and half letters, and no longer than a title can be. */
export function cleanLine(text: string): string {
  const line = wellFormed(text)
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  return line.length <= mostTitleLetters ? line : `${wellFormed(line.slice(0, mostTitleLetters - 1))}…`
}

/** Free text over several lines: line ends as \n, nothing that XML cannot hold. */
export function cleanNotes(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\t\n\P{Cc}]|[\ufffe\uffff]/gu, '')
    .trim()
}

/** Without halves of surrogate pairs. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '')
}
