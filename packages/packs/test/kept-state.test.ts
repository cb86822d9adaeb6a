/** Which functions of a script may be called again after the function around them has returned, and what counts as a change of a value. */
import { expect, test } from 'vitest'
import { gateScript } from '../src/gate.ts'
import { rulebook } from './games.ts'

const keepsState = (source: string): boolean => {
  const found = gateScript({
    pack: 'fen',
    game: 'lcg',
    calls: rulebook.scriptCalls,
    path: 'lib/x.ts',
    source,
    kind: 'library',
    exists: () => true,
  })
  const codes = found.map(({ code }) => code)
  expect(codes.filter((code) => code !== 'gate/script-state')).toEqual([])
  return codes.length > 0
}

/** A function that counts in a variable of the function around it, in which it is used as it says. */
const around = (use: string): string =>
  `const keep = (one: unknown) => one\nconst tag = (...all: unknown[]) => all.length\nexport const box = (on: boolean, other: any, Kind: any) => {\n  let n = 0\n  const count = () => n++\n  ${use}\n}`

const leaving = [
  'return count',
  'return (count)',
  'return count as unknown',
  'return count satisfies unknown',
  'return count!',
  'return [count]',
  'return [...[count]]',
  'return { count }',
  'return { now: count }',
  'return { ...{ now: count } }',
  'return on ? count : 1',
  'return on ? 1 : count',
  'return count || 1',
  'return on && count',
  'return count ?? 1',
  'return (1, count)',
  'return { count }.count',
  'return [count][0]',
  'return () => count()',
  'return () => () => count()',
  'return class { now = count }',
  'return class { get now() { return count() } }',
  'class Held { now = count }\n  return Held',
  'function again() { return count() }\n  return again',
  'const again = () => count\n  return again()',
  'const again = count\n  return again',
  'const [again] = [count]\n  return again',
  'const { again } = { again: count }\n  return again',
  'const { again = count } = other\n  return again',
  'const again = (one = count) => one\n  return again()',
  'let again\n  again = count\n  return again',
  'let again\n  return (again = count)',
  'other.now = count',
  'other[0] = [count]',
  'throw count',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a script
  'return tag`${count}`',
  'return new Kind(count)',
  'return keep(count)',
  'return other.keep(count)',
  'return [1].map(() => count)',
  'return [1].map(() => { return count })',
  'for (const one of [1]) other.now = () => count() + one',
] as const

test.each(leaving)('a function that counts keeps state where it leaves the function around it: %s', (use) => {
  expect(keepsState(around(use))).toBe(true)
})

const staying = [
  'count()',
  'keep(() => count())',
  'return count()',
  'return (count)()',
  'return on ? count() : 1',
  'return count ? 1 : 2',
  'return (count, 1)',
  'return count === other',
  'return typeof count',
  'const again = count\n  return again()',
  'const again = () => count()\n  return again()',
  'function again() { return count() }\n  return again()',
  'class Held { now = count }\n  return 1',
  'const all = [count]\n  return 1',
  'if (on) return count() + 1\n  return 2',
  ...[
    'every',
    'filter',
    'find',
    'findIndex',
    'findLast',
    'findLastIndex',
    'flatMap',
    'forEach',
    'map',
    'reduce',
    'reduceRight',
    'some',
    'sort',
    'toSorted',
  ].map((method) => `return [1, 2].${method}(() => count())`),
]

test.each(staying)('it keeps none where it is called before that function returns: %s', (use) => {
  expect(keepsState(around(use))).toBe(false)
})

/** A list and an object at the top of a file, which a function uses as it says. */
const used = (use: string): string => `const list: any[] = []\nconst thing: any = {}\nexport const use = (other: any) => {\n  ${use}\n}`

test.each([
  ...['push(1)', 'pop()', 'shift()', 'unshift(1)', 'splice(0)', 'sort()', 'reverse()', 'fill(1)', 'copyWithin(0, 1)'].map(
    (call) => `list.${call}`,
  ),
  ...['assign(thing, other)', "defineProperty(thing, 'a', {})", 'defineProperties(thing, other)'].map((call) => `Object.${call}`),
  "list['push'](1)",
  'list!.push(1)',
  '(list as any).push(1)',
  '(list satisfies any).push(1)',
  'thing.a.b.push(1)',
  '[].push.call(list, 1)',
  '[].push.apply(list, [1])',
  'thing.a = 1',
  "thing['a'] = 1",
  'thing.a += 1',
  'thing.a ??= 1',
  'thing.a++',
  '--thing.a',
  'delete thing.a',
  '[thing.a] = [1]',
  '[...thing.a] = [1]',
  '({ a: thing.a } = other)',
  '({ ...thing.a } = other)',
  'for (thing.a of [1]) other()',
  'for (thing.a in other) other()',
  'const { a } = thing\n  a.b = 1',
  'const [a] = list\n  a.b = 1',
  'for (const one of list) one.a = 1',
  'list.forEach((one) => { one.a = 1 })',
  'list.reduce((_, one) => { one.a = 1 })',
  'list.map(function (one) { one.a = 1 })',
])('a value at the top of a file is changed by %s', (use) => {
  expect(keepsState(used(use))).toBe(true)
})

test.each([
  'return list.slice(1)',
  'return list.toSorted()',
  'return Object.keys(thing)',
  'return Object.assign(other, thing)',
  'return [].concat.call(list, 1)',
  'return -thing.a',
  'return !thing.a',
  'return thing.a === 1',
  'other.a = thing.a',
  'const own = [1]\n  own.push(2)\n  return own',
  'for (const one of [other]) one.a = 1',
  'return [other].reduce((sum, one) => { one.a = 1; return sum })',
])('a value at the top of a file stays as it is with %s', (use) => {
  expect(keepsState(used(use))).toBe(false)
})
