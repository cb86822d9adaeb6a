/** Where a command writes. With `--json` stdout gets one JSON value and nothing else. */
export interface Output {
  readonly way: 'text' | 'json'
  /** What was asked for. */
  readonly print: (text: string) => void
  /** Everything else: warnings, problems, progress. */
  readonly note: (text: string) => void
  /** The one JSON value. Printing a second one is an error of the command. */
  readonly json: (value: unknown) => void
  readonly wroteJson: () => boolean
  /** Where a person types. */
  readonly input: NodeJS.ReadableStream
  /** Whether a progress bar would be seen. */
  readonly progress: 'shown' | 'hidden'
}

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

/** An output to the streams of this process. */
export function processOutput(way: 'text' | 'json'): Output {
  let wrote = false
  return {
    way,
    print: (text) => void (way === 'json' ? process.stderr : process.stdout).write(`${shown(text)}\n`),
    note: (text) => void process.stderr.write(`${shown(text)}\n`),
    json: (value) => {
      if (wrote) throw new Error('a command prints one JSON value')
      wrote = true
      process.stdout.write(`${shown(JSON.stringify(value, null, 2))}\n`)
    },
    wroteJson: () => wrote,
    input: process.stdin,
    progress: process.stderr.isTTY ? 'shown' : 'hidden',
  }
}
