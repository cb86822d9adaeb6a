/** Finds string literals and keys of a script with their offsets and context. Comments and regular expressions are skipped. */

export interface ScriptWord {
  /** Position of the text between the quotes. */
  readonly start: number
  readonly end: number
  readonly value: string
  readonly line: number
  /** The function whose first argument it is, as in `card('…'`. */
  readonly callee: string | undefined
  /** The property whose value or list item it is: `deck: '…'`, `cards: ['…', '…']`. */
  readonly property: string | undefined
  /** `import`: it is the module of an import. */
  readonly use: 'value' | 'import'
}

/** All literals in single, double and back quotes, except templates with `${`. */
export function scriptWords(text: string): readonly ScriptWord[] {
  return piecesOf(text).flatMap(({ kind, start, end, line }) => {
    const value = text.slice(start + 1, end - 1)
    const isWord = kind === 'literal' && (text[start] !== '`' || !value.includes('${'))
    return isWord ? [{ start: start + 1, end: end - 1, value, line, ...before(text, start) }] : []
  })
}

/** The string that a literal in a script means: `Prince\'s` in the source means `Prince's`. */
export function unescaped(source: string): string {
  return source.replace(/\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|(.))/gi, (whole, long, four, two, letter) => {
    const code = Number.parseInt(long ?? four ?? two ?? '', 16)
    return letter ?? (code <= 0x10ffff ? String.fromCodePoint(code) : whole)
  })
}

/** A token of a script: a literal with its quotes, a word, or another character. */
export interface Piece {
  readonly kind: 'literal' | 'word' | 'letter'
  readonly start: number
  readonly end: number
  readonly line: number
}

/** The tokens of a script, without comments and regular expressions. */
export function piecesOf(text: string): readonly Piece[] {
  const found: Piece[] = []
  let line = 1
  let start = 0
  while (start < text.length) {
    const { kind, end } = pieceAt(text, start)
    if (kind !== 'passed over') found.push({ kind, start, end, line })
    line += lines(text.slice(start, end))
    start = end
  }
  return found
}

function pieceAt(text: string, at: number): { readonly kind: Piece['kind'] | 'passed over'; readonly end: number } {
  const letter = text[at] ?? ''
  if (letter === '/' && text[at + 1] === '/') return { kind: 'passed over', end: endOf(text, '\n', at) }
  if (letter === '/' && text[at + 1] === '*') return { kind: 'passed over', end: Math.min(text.length, endOf(text, '*/', at + 2) + 2) }
  if (letter === '/' && beginsRegex(text, at)) return { kind: 'passed over', end: endOfRegex(text, at) }
  if (letter === "'" || letter === '"' || letter === '`') return { kind: 'literal', end: endOfLiteral(text, at, letter) + 1 }
  const word = /^[A-Za-z_$][\w$]*/.exec(text.slice(at, at + 200))?.[0]
  return word === undefined ? { kind: 'letter', end: at + 1 } : { kind: 'word', end: at + word.length }
}

const lines = (text: string): number => (text.includes('\n') ? text.split('\n').length - 1 : 0)

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

/** Whether a slash begins a regular expression: after a value it is a division. */
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

/** A key of an object literal in a script. */
export interface ScriptKey {
  /** Position of the name, without quotes. */
  readonly start: number
  readonly end: number
  readonly value: string
  readonly line: number
  readonly quoted: 'quoted' | 'plain'
  /** The property whose value the object is, else the function that it is passed to. */
  readonly of: string | undefined
}

/** All keys of object literals. */
export function scriptKeys(text: string): readonly ScriptKey[] {
  const found: ScriptKey[] = []
  const open: { readonly bracket: string; readonly of: string | undefined }[] = []
  const isKey = (start: number, end: number): boolean =>
    open.at(-1)?.bracket === '{' && /[{,]\s*$/.test(text.slice(Math.max(0, start - 200), start)) && /^\s*:/.test(text.slice(end, end + 80))
  for (const { kind, start, end, line } of piecesOf(text)) {
    const letter = text[start] ?? ''
    const of = open.at(-1)?.of
    if (kind === 'literal') {
      if (letter !== '`' && isKey(start, end))
        found.push({ start: start + 1, end: end - 1, value: text.slice(start + 1, end - 1), line, quoted: 'quoted', of })
    } else if (kind === 'word') {
      if (isKey(start, end)) found.push({ start, end, value: text.slice(start, end), line, quoted: 'plain', of })
    } else if ('([{'.includes(letter)) {
      const head = text.slice(Math.max(0, start - 200), start)
      const named = letter === '(' ? /([A-Za-z_$][\w$]*)\s*$/.exec(head)?.[1] : /([A-Za-z_$][\w$]*)['"]?\s*:\s*$/.exec(head)?.[1]
      open.push({ bracket: letter, of: named ?? (letter === '{' && open.at(-1)?.bracket === '(' ? of : undefined) })
    } else if (')]}'.includes(letter)) open.pop()
  }
  return found
}
