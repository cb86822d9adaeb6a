import type { Card } from './card.ts'
import type { Library, Part } from './definition.ts'
import { stackOf } from './errors-read.ts'

let read: (at: WrittenAt) => string
let isGenuine: (value: object) => value is WrittenAt

/**
 * The line at which a script wrote a part. A script can hand it on and cannot read it: the stack inside differs between the realms, and with it would
 * whatever a script made of it.
 */
export class WrittenAt {
  readonly #stack: string

  static {
    read = (at) => at.#stack
    isGenuine = (value): value is WrittenAt => #stack in value
  }

  constructor(stack: string) {
    // a script that finds the class may call it with anything
    this.#stack = typeof stack === 'string' ? stack.slice(0, LONGEST) : ''
    Object.freeze(this)
  }
}
Object.freeze(WrittenAt)
Object.freeze(WrittenAt.prototype)

const LONGEST = 10_000

/** The deepest lines of a stack that can still be the script's. */
const MOST_LINES = 11

/** Whether a value is a place that was noted here, and nothing that looks like one. */
export function isWrittenAt(value: unknown): value is WrittenAt {
  return typeof value === 'object' && value !== null && isGenuine(value)
}

/** Where a script is writing now: called by the functions that make parts. */
export function writtenHere(): WrittenAt {
  return new WrittenAt((stackOf(new Error()) ?? '').split('\n', MOST_LINES).join('\n'))
}

/** The stack of the engine that tells where a part is written, for the outside, which maps it to a line. */
export function stackWritten(at: WrittenAt | undefined): string | undefined {
  return at === undefined ? undefined : read(at)
}

/**
 * Where the script wrote a part: an engine stack, which the outside maps to a line.
 * @param name `pack:slug#part`
 * @param source the card that prints it, where it is known
 */
export function writtenAt(library: Library, name: string, source?: Card): string | undefined {
  const hash = name.lastIndexOf('#')
  const code = name.slice(0, hash)
  const slug = name.slice(hash + 1)
  const isIt = (part: Part): boolean => part.slug === slug
  const definition = library.cards.get(code)
  const part =
    (source?.code === code ? source.printed.parts.find(isIt) : undefined) ??
    (definition
      ? (definition.named.get(slug) ??
        Object.values(definition.sides)
          .flatMap((side) => side?.parts ?? [])
          .find(isIt))
      : library.keywords.get(code.slice(code.indexOf(':') + 1))?.parts.find(isIt))
  return stackWritten(part?.at ?? library.systems?.get(code)?.at)
}
