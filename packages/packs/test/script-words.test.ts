/** The texts, keys and tokens of a script: which are found, where, and in what context. */
import { expect, test } from 'vitest'
import { piecesOf, scriptKeys, scriptWords, unescaped } from '../src/names/script-words.ts'

/** The texts of a script with their lines: `callee(` or `property:` before it, `import` for a module. */
const told = (text: string): readonly string[] =>
  scriptWords(text).map(({ start, end, value, line, callee, property, use }) => {
    expect(text.slice(start, end)).toBe(value)
    return `${line} ${value}${callee ? ` ${callee}(` : ''}${property ? ` ${property}:` : ''}${use === 'import' ? ' import' : ''}`
  })

test.each<readonly [script: string, words: readonly string[]]>([
  [`card('wolf')`, ['1 wolf card(']],
  ['card( \n "wolf" )', ['2 wolf card(']],
  ['card(`wolf`)', ['1 wolf card(']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a script
  ['card(`w${1}f`)', []],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a script
  [`card('w\${1}')`, ['1 w${1} card(']],
  [`card(1, 'wolf')`, ['1 wolf']],
  [`({ of: 'self', 'to': 'you' })`, ['1 self of:', '1 to', '1 you to:']],
  [`({ cards: ['wolf', 'rat'] })`, ['1 wolf cards:', '1 rat cards:']],
  [`({ cards: ['wolf'], x: [f('rat')] })`, ['1 wolf cards:', '1 rat f(']],
  [`import { card } from '@questwright/lcg'`, ['1 @questwright/lcg import']],
  [`import './one.ts'\nimport "./two.ts"`, ['1 ./one.ts import', '2 ./two.ts import']],
  [`export { a } from './one.ts'\nconst b = 'from'`, ['1 ./one.ts import', '2 from']],
  [`const a = 'it\\'s', b = "\\\\", c = 'd'`, ["1 it\\'s", '1 \\\\', '1 d']],
  [`const a = 'open\nconst b = 'next'`, ['1 open', '2 next']],
  ['const a = `two\nlines`, b = "next"', ['1 two\nlines', '2 next']],
  [`// 'no'\nf('yes') // 'no'`, ['2 yes f(']],
  [`/* 'no'\n'no' */ f('yes')`, ['2 yes f(']],
  [`/* 'no'`, []],
  [`a = /'/.test('yes')`, ['1 yes test(']],
  [`a = /[/']/g, b = 'yes'`, ['1 yes']],
  [`a = /\\/'/, b = 'yes'`, ['1 yes']],
  [`return /'/.test(a) || 'yes'`, ['1 yes']],
  [`a = b / 'c' / d`, ['1 c']],
  [`a = (b) / 2 + 'c'.length / 2`, ['1 c']],
  [`a = /open\n'yes'`, ['2 yes']],
])('texts in %j', (script, words) => {
  expect(told(script)).toEqual(words)
})

test.each([
  ['plain', 'plain'],
  ["King\\'s", "King's"],
  ['\\u0041\\x42\\u{43}', 'ABC'],
  ['\\u{1F600}', '😀'],
  ['\\u{FFFFFF}', '\\u{FFFFFF}'],
  ['\\\\', '\\'],
])('the text that %j means', (source, meant) => {
  expect(unescaped(source)).toBe(meant)
})

test('tokens have a kind, a place and a line', () => {
  const text = 'let $a_1 =\n"b" + 2'
  expect(piecesOf(text).map(({ kind, start, end, line }) => `${line} ${kind} ${text.slice(start, end)}`.trimEnd())).toEqual([
    '1 word let',
    '1 letter',
    '1 word $a_1',
    '1 letter',
    '1 letter =',
    '1 letter',
    '2 literal "b"',
    '2 letter',
    '2 letter +',
    '2 letter',
    '2 letter 2',
  ])
})

test.each<readonly [script: string, keys: readonly string[]]>([
  [`({ of: 1, 'to': 2, "by": 3 })`, ['1 plain of', '1 quoted to', '1 quoted by']],
  [`f({ of: 1 })`, ['1 plain of in f']],
  [`f({ of: { by: 1 } })`, ['1 plain of in f', '1 plain by in of']],
  [`({ 'of': { by: 1 } })`, ['1 quoted of', '1 plain by in of']],
  [`f(g, { of: 1 })`, ['1 plain of in f']],
  [`f([{ of: 1 }])`, ['1 plain of']],
  [`({ of: a ? b : c, by })`, ['1 plain of']],
  [`({ \`of\`: 1 })`, []],
  [`f(a ? b : c)`, []],
  [`({ of: 1 }); x = { by: 2 }`, ['1 plain of', '1 plain by']],
  [`({\n of: 1 })`, ['2 plain of']],
])('keys in %j', (script, keys) => {
  expect(
    scriptKeys(script).map(({ start, end, value, line, quoted, of }) => {
      expect(script.slice(start, end)).toBe(value)
      return `${line} ${quoted} ${value}${of ? ` in ${of}` : ''}`
    }),
  ).toEqual(keys)
})
