/** String literals and keys of a script with their places and what stands before them. Comments and regular expressions are passed over. */

export interface ScriptWord {
  /** Of the text between the quotes. */
  readonly start: number
  readonly end: number
  readonly value: string
  readonly line: number
  /** The function that is called with it first, as in `card('…'`. */
  readonly callee: string | undefined
  /** The property whose value it is, alone or in a list: `deck: '…'`, `cards: ['…', '…']`. */
  readonly property: string | undefined
  /** It says what is imported. */
  readonly use: 'value' | 'import'
}

/** All literals in single, double and back quotes; of the last, only those without `${`. */
export function scriptWords(text: string): readonly ScriptWord[] {
  const found: ScriptWord[] = []
  let line = 1
  let at = 0
  while (at < text.length) {
    const letter = text[at] ?? ''
    if (letter === '\n') line += 1
    if (letter === '/' && text[at + 1] === '/') at = endOf(text, '\n', at)
    else if (letter === '/' && text[at + 1] === '*') {
      const end = endOf(text, '*/', at + 2) + 2
      line += lines(text.slice(at, end))
      at = end
    } else if (letter === '/' && beginsRegex(text, at)) at = endOfRegex(text, at)
    else if (letter === "'" || letter === '"' || letter === '`') {
      const end = endOfLiteral(text, at, letter)
      const value = text.slice(at + 1, end)
      if (letter !== '`' || !value.includes('${')) found.push({ start: at + 1, end, value, line, ...before(text, at) })
      line += lines(value)
      at = end + 1
    } else at += 1
  }
  return found
}

const lines = (text: string): number => text.split('\n').length - 1

function endOf(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from)
  return end < 0 ? text.length : end
}

function endOfLiteral(text: string, from: number, quote: string): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at += 1
    else if (text[at] === quote || (quote !== '`' && text[at] === '\n')) return at
  }
  return text.length
}

/** A slash divides after a value, and begins a regular expression after anything else. */
function beginsRegex(text: string, at: number): boolean {
  return /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\breturn)\s*$/.test(text.slice(Math.max(0, at - 40), at))
}

function endOfRegex(text: string, from: number): number {
  let inClass = false
  for (let at = from + 1; at < text.length && text[at] !== '\n'; at++) {
    const letter = text[at]
    if (letter === '\\') at += 1
    else if (letter === '[') inClass = true
    else if (letter === ']') inClass = false
    else if (letter === '/' && !inClass) return at + 1
  }
  return from + 1
}

function before(text: string, at: number): Pick<ScriptWord, 'callee' | 'property' | 'use'> {
  const head = text.slice(Math.max(0, at - 400), at)
  return {
    callee: /([A-Za-z_]\w*)\s*\(\s*$/.exec(head)?.[1],
    property: /([A-Za-z_]\w*)['"]?\s*:\s*(?:\[[^[\]{}()]*)?$/.exec(head)?.[1],
    use: /(?:\bfrom|^\s*import|\n\s*import)\s*$/.test(head) ? 'import' : 'value',
  }
}

/** A name before a colon in an object of a script. */
export interface ScriptKey {
  /** Of the name, without quotes. */
  readonly start: number
  readonly end: number
  readonly value: string
  readonly line: number
  readonly quoted: 'quoted' | 'plain'
  /** Whose value the object is: a property, or else the function that it is handed to. */
  readonly of: string | undefined
}

/** All keys of object literals. */
export function scriptKeys(text: string): readonly ScriptKey[] {
  const found: ScriptKey[] = []
  const open: { readonly bracket: string; readonly of: string | undefined }[] = []
  let line = 1
  let at = 0
  const isKey = (start: number, end: number): boolean =>
    open.at(-1)?.bracket === '{' && /[{,]\s*$/.test(text.slice(Math.max(0, start - 200), start)) && /^\s*:/.test(text.slice(end, end + 80))
  while (at < text.length) {
    const letter = text[at] ?? ''
    if (letter === '\n') line += 1
    if (letter === '/' && text[at + 1] === '/') at = endOf(text, '\n', at)
    else if (letter === '/' && text[at + 1] === '*') {
      const end = endOf(text, '*/', at + 2) + 2
      line += lines(text.slice(at, end))
      at = end
    } else if (letter === '/' && beginsRegex(text, at)) at = endOfRegex(text, at)
    else if (letter === "'" || letter === '"' || letter === '`') {
      const end = endOfLiteral(text, at, letter)
      if (letter !== '`' && isKey(at, end + 1))
        found.push({ start: at + 1, end, value: text.slice(at + 1, end), line, quoted: 'quoted', of: open.at(-1)?.of })
      line += lines(text.slice(at, end))
      at = end + 1
    } else if ('([{'.includes(letter)) {
      const head = text.slice(Math.max(0, at - 200), at)
      const named = letter === '(' ? /([A-Za-z_$][\w$]*)\s*$/.exec(head)?.[1] : /([A-Za-z_$][\w$]*)['"]?\s*:\s*$/.exec(head)?.[1]
      open.push({ bracket: letter, of: named ?? (letter === '{' && open.at(-1)?.bracket === '(' ? open.at(-1)?.of : undefined) })
      at += 1
    } else if (')]}'.includes(letter)) {
      open.pop()
      at += 1
    } else {
      const word = /^[A-Za-z_$][\w$]*/.exec(text.slice(at, at + 200))?.[0]
      if (word !== undefined && isKey(at, at + word.length))
        found.push({ start: at, end: at + word.length, value: word, line, quoted: 'plain', of: open.at(-1)?.of })
      at += word?.length ?? 1
    }
  }
  return found
}
