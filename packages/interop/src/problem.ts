/** A problem in a deck file: what is wrong, where, and what to do. Nothing in this package throws because of the contents of a file. */
export interface DeckProblem {
  /** An error means that a part of the file is not in the deck. */
  readonly severity: 'error' | 'warning'
  /** A code `deck-file/…`, or `deck/…` where the check of decks has a code for the same fault. Codes do not change between versions, so tests and filters can use them. */
  readonly code: string
  readonly message: string
  readonly remedy: string
  /** Line and column, both from 1. */
  readonly line?: number
  readonly column?: number
}

export interface TextPosition {
  readonly line: number
  readonly column?: number
}

/** Makes a problem. @param code without `deck-file/`, or a whole code of the check of decks, `deck/…` */
export function deckProblem(
  severity: DeckProblem['severity'],
  code: string,
  words: { readonly message: string; readonly remedy: string },
  at?: TextPosition | undefined,
): DeckProblem {
  return { severity, code: code.startsWith('deck/') ? code : `deck-file/${code}`, message: words.message, remedy: words.remedy, ...at }
}

/** One problem for a terminal: place, message, and the remedy on a line of its own. */
export function formatDeckProblem(one: DeckProblem, file: string): string {
  const place = one.line === undefined ? '' : `:${one.line}${one.column === undefined ? '' : `:${one.column}`}`
  return `${one.severity} ${file}${place} ${one.message} [${one.code}]\n  ${one.remedy}`
}

/** Returns a function that finds the line of an offset in a text. */
export function linesOf(text: string): (offset: number) => TextPosition {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return { line: low + 1 }
  }
}
