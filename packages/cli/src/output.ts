import { shown } from '@questwright/workshop/shown'

/** The output of a command. With `--json`, stdout gets one JSON value and nothing else. */
export interface Output {
  readonly way: 'text' | 'json'
  /** Prints the requested result. */
  readonly print: (text: string) => void
  /** Prints everything else: warnings, problems, progress. */
  readonly note: (text: string) => void
  /** Prints the JSON value. A command that prints a second one has a bug. */
  readonly json: (value: unknown) => void
  readonly wroteJson: () => boolean
  /** The user's input. */
  readonly input: NodeJS.ReadableStream
  /** Whether to show progress bars. */
  readonly progress: 'shown' | 'hidden'
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
