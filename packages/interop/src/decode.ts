/** Decodes the bytes of a file to text. */
import { mostBytes } from './limits.ts'
import { type DeckProblem, deckProblem } from './problem.ts'

export interface Decoded {
  /** The text; absent when the bytes are no text. */
  readonly text?: string
  readonly problems: readonly DeckProblem[]
}

/**
 * Decodes UTF-8, UTF-16 (recognised by its byte order mark, or by its zero bytes) and, with a warning, the older Windows code page. A byte order
 * mark is removed.
 * @param most the greatest number of bytes
 */
export function decodeText(bytes: Uint8Array, most = mostBytes): Decoded {
  if (bytes.length > most)
    return failed('too-large', `The file has ${bytes.length} bytes; a deck has a few thousand.`, 'Choose the file of one deck.')
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return failed('no-text', 'The file is an archive (zip), no deck.', 'Unpack it, and choose the deck inside.')
  const wide = wideName(bytes)
  if (wide !== undefined) return { text: new TextDecoder(wide).decode(bytes), problems: [] }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return isBinary(text) ? noText() : { text, problems: [] }
  } catch {
    // no UTF-8: the only other encoding that players' programs write is the Windows code page
  }
  const text = new TextDecoder('windows-1252').decode(bytes)
  if (isBinary(text)) return noText()
  const message = 'The file is not UTF-8; it was read as Windows-1252.'
  return {
    text,
    problems: [deckProblem('warning', 'encoding', { message, remedy: 'Check the accents in names, and save the file as UTF-8.' })],
  }
}

function noText(): Decoded {
  return failed('no-text', 'The file is no text, so no deck.', 'Choose a deck file: .json, .txt or .o8d.')
}

function failed(code: string, message: string, remedy: string): Decoded {
  return { problems: [deckProblem('error', code, { message, remedy })] }
}

function wideName(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third, fourth] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // every format begins with ASCII characters, whose second byte is zero in UTF-16
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le'
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? 'utf-16be' : undefined
}

/** Whether a text has control characters other than line ends, tabs and page breaks, so that the file is not a text. */
function isBinary(text: string): boolean {
  return /[^\t\n\f\r\P{Cc}]/u.test(text.replace(/[\u0080-\u009f]/g, ''))
}
