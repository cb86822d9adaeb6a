import { messageOf, stackOf } from './errors-read.ts'

/**
 * Reads a thrown value of any type: each property is read once, and only texts and numbers are used.
 * @returns a sentence, and the stack where there is one
 */
export function readThrown(thrown: unknown): { readonly message: string; readonly stack?: string } {
  if (typeof thrown === 'string') return { message: `a value was thrown: ${thrown.slice(0, LONGEST_MESSAGE)}` }
  if (typeof thrown !== 'object' || thrown === null)
    return {
      message: `a value was thrown: ${typeof thrown === 'number' || typeof thrown === 'boolean' ? thrown : thrown === null ? 'null' : typeof thrown}`,
    }
  const error = thrown as { readonly [part: string]: unknown }
  const name = textOf(() => error.name, 100)
  const message = textOf(() => messageOf(error), LONGEST_MESSAGE)
  const stack = stackText(error)
  const shown =
    message === undefined && name === undefined
      ? 'a value was thrown: object'
      : `${name ?? 'Error'}: ${message ?? 'an error whose message cannot be read'}`
  return { message: shown, ...(stack ? { stack } : {}) }
}

function stackText(error: object): string | undefined {
  try {
    return stackOf(error)?.slice(0, LONGEST_STACK)
  } catch {
    return undefined
  }
}

function textOf(read: () => unknown, most: number): string | undefined {
  try {
    const value = read()
    if (typeof value === 'number') return `${value}`
    return typeof value === 'string' ? value.slice(0, most) : undefined
  } catch {
    return undefined
  }
}

const LONGEST_MESSAGE = 2_000

const LONGEST_STACK = 8_000
