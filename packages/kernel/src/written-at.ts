import { stackOf } from './errors-read.ts'

let read: (at: WrittenAt) => string
let isGenuine: (value: object) => value is WrittenAt

/**
 * The line at which a script wrote a part. A script can pass it on but not read it: the stack inside differs between the two script
 * engines, and a game must not depend on it.
 */
export class WrittenAt {
  readonly #stack: string

  static {
    read = (at) => at.#stack
    isGenuine = (value): value is WrittenAt => #stack in value
  }

  constructor(stack: string) {
    // a script that finds the class may pass any value
    this.#stack = typeof stack === 'string' ? stack.slice(0, LONGEST) : ''
    Object.freeze(this)
  }
}
Object.freeze(WrittenAt)
Object.freeze(WrittenAt.prototype)

const LONGEST = 10_000

/** How many lines of a stack are kept: the script's line is among the first ones. */
const MOST_LINES = 11

/** Whether this is a real `WrittenAt`, no object of the same shape. */
export function isWrittenAt(value: unknown): value is WrittenAt {
  return typeof value === 'object' && value !== null && isGenuine(value)
}

/** The current line of the script: called by the functions that make parts. */
export function writtenHere(): WrittenAt {
  return new WrittenAt((stackOf(new Error()) ?? '').split('\n', MOST_LINES).join('\n'))
}

/** The stack trace of the script engine at the line that wrote a part; a host maps it to a line of the author's source. */
export function stackWritten(at: WrittenAt | undefined): string | undefined {
  return at === undefined ? undefined : read(at)
}
