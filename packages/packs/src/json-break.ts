/** Finds where a text stops being JSON. The engine's own message gives the place only for some errors, and contains raw characters of the file. */

export interface JsonBreak {
  /** The offset of the first character that is not allowed there; the length of the text where it ends too early. */
  readonly offset: number
  /** What is expected at that place, such as "a value". */
  readonly expected: string
}

const space = /[ \t\n\r]*/y
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const word = /true|false|null/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in texts
const quoteAndText = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y

/**
 * Finds the first error.
 * @returns undefined for valid JSON
 */
export function jsonBreak(text: string): JsonBreak | undefined {
  const open: ('{' | '[')[] = []
  let at = 0
  const take = (what: RegExp): boolean => {
    what.lastIndex = at
    if (!what.test(text)) return false
    at = what.lastIndex
    return true
  }
  const skip = (letter: string): boolean => {
    take(space)
    if (text[at] !== letter) return false
    at++
    return true
  }
  const stop = (expected: string): JsonBreak => ({ offset: at, expected })
  /**
   * Skips a string.
   * @returns what is expected; undefined when the string is valid
   */
  const quoted = (): string | undefined => {
    if (!take(quoteAndText)) return 'a name in double quotes'
    if (text[at] !== '"') return 'the double quote that ends this text'
    at++
    return undefined
  }
  const name = (): string | undefined => {
    take(space)
    return quoted() ?? (skip(':') ? undefined : 'a colon')
  }
  for (;;) {
    take(space)
    const letter = text[at]
    if (letter === '{' || letter === '[') {
      at++
      const [kind, closing] = letter === '{' ? (['{', '}'] as const) : (['[', ']'] as const)
      if (!skip(closing)) {
        open.push(kind)
        const missing = kind === '{' ? name() : undefined
        if (missing !== undefined) return stop(missing)
        continue
      }
    } else if (letter === '"') {
      const missing = quoted()
      if (missing !== undefined) return stop(missing)
    } else if (!take(number) && !take(word)) return stop('a value')
    // a value has ended: accept a comma, a closing bracket or the end of the file
    for (;;) {
      const inside = open.at(-1)
      if (inside === undefined) {
        take(space)
        return at === text.length ? undefined : stop('the end of the file')
      }
      if (skip(',')) {
        const missing = inside === '{' ? name() : undefined
        if (missing !== undefined) return stop(missing)
        break
      }
      if (!skip(inside === '{' ? '}' : ']')) return stop(`a comma or ${inside === '{' ? '}' : ']'}`)
      open.pop()
    }
  }
}

/** The error in words: "line 3, column 5: a comma or } is expected here". */
export function jsonBreakWords(text: string): string {
  const { offset, expected } = jsonBreak(text) ?? { offset: text.length, expected: 'something else' }
  const before = text.slice(0, offset)
  const place = `line ${before.split('\n').length}, column ${offset - before.lastIndexOf('\n')}`
  return offset === text.length ? `${place}, where the file ends: ${expected} is missing` : `${place}: ${expected} is expected here`
}
