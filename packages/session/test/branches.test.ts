import type { Input } from '@questwright/realm/web'
import { describe, expect, it } from 'vitest'
import {
  decisionAt,
  forksOn,
  type Line,
  nextLine,
  restAfter,
  sameInput,
  sharedInputs,
  treeOf,
  withInputsOf,
  withSavePoint,
} from '../src/branches.ts'

const answer = (name: string): Input => ({ kind: 'answer', question: name, value: ['yes'] })
const inputs = (names: string): readonly Input[] => [...names].map(answer)
const line = (id: string, names: string): Line => ({
  id,
  name: `Line ${id}`,
  inputs: inputs(names),
  places: [],
  at: names.length,
  savePoints: [],
})

describe('inputs', () => {
  it('are equal whatever the order of their fields', () => {
    const one: Input = { kind: 'answer', question: 'q', value: { a: 1, b: 2 } }
    const other: Input = { value: { b: 2, a: 1 }, question: 'q', kind: 'answer' } as Input
    expect(sameInput(one, other)).toBe(true)
    expect(sameInput(one, { kind: 'answer', question: 'q', value: { a: 1, b: 3 } })).toBe(false)
    expect(sameInput(answer('a'), undefined)).toBe(false)
  })

  it('are shared up to the first different one', () => {
    expect(sharedInputs(inputs('abc'), inputs('abd'))).toBe(2)
    expect(sharedInputs(inputs('abc'), inputs('ab'))).toBe(2)
    expect(sharedInputs([], inputs('ab'))).toBe(0)
    expect(sharedInputs(inputs('abc'), inputs('xbc'))).toBe(0)
  })
})

describe('taking back', () => {
  it('goes past a fault, which would occur again: otherwise undo would have no effect', () => {
    const fault: Input = { kind: 'fault', ability: 'p:card#action', reason: 'script-error' }
    const lift: Input = { kind: 'lift', abilities: ['p:card#action'] }
    const game = [answer('a'), answer('b'), fault, lift, answer('c')]
    expect([4, 3, 2, 1].map((to) => decisionAt(game, to))).toEqual([4, 1, 1, 1])
    expect(decisionAt([fault, answer('a')], 0)).toBe(0)
  })
})

describe('answering after an undo', () => {
  it('continues on the line when the same is answered', () => {
    expect(restAfter(inputs('a'), inputs('abc'))).toEqual(inputs('bc'))
    expect(restAfter(inputs('ab'), inputs('ab'))).toEqual([])
  })

  it('leaves the line when another answer or new dice are given', () => {
    expect(restAfter(inputs('x'), inputs('abc'))).toBeUndefined()
    expect(restAfter([{ kind: 'dice', seed: '1' }, answer('a')], inputs('abc'))).toBeUndefined()
    expect(restAfter(inputs('abcd'), inputs('abc'))).toBeUndefined()
  })

  it('skips faults, which the engine finds by itself', () => {
    const fault: Input = { kind: 'fault', ability: 'p:c#a', reason: 'script-error' }
    expect(restAfter(inputs('a'), [fault, ...inputs('ab')])).toEqual(inputs('b'))
  })
})

describe('the tree', () => {
  const lines = [line('3', 'abxy'), line('1', 'abcdef'), line('2', 'abcq'), line('4', 'abxz')]

  it('puts each line below the one from which it branches off, at that decision', () => {
    expect(treeOf(lines).map(({ line: { id }, parent, from, depth }) => [id, parent, from, depth])).toEqual([
      ['1', undefined, 0, 0],
      ['3', '1', 2, 1],
      ['4', '3', 3, 2],
      ['2', '1', 3, 1],
    ])
  })

  it('finds another parent when one was deleted, and keeps every line', () => {
    const left = lines.filter(({ id }) => id !== '3')
    const tree = treeOf(left)
    expect(tree.map(({ line: { id } }) => id).sort()).toEqual(['1', '2', '4'])
    expect(tree.find(({ line: { id } }) => id === '4')).toMatchObject({ parent: '1', from: 2 })
  })

  it('lists where others branch off from a line', () => {
    expect(forksOn({ inputs: inputs('abcdef') }, [line('2', 'abcq'), line('3', 'abxy'), line('4', 'abxz')])).toEqual([
      { input: 2, lines: 2 },
      { input: 3, lines: 1 },
    ])
  })

  it('puts a line that differs from the first answer on below the oldest, and reports that it branches off at the beginning', () => {
    const other = line('2', 'xbc')
    expect(treeOf([line('1', 'abc'), other]).map(({ line: { id }, parent, from }) => [id, parent, from])).toEqual([
      ['1', undefined, 0],
      ['2', '1', 0],
    ])
    expect(forksOn({ inputs: inputs('abc') }, [other])).toEqual([{ input: 0, lines: 1 }])
    expect(withInputsOf(other, inputs('abc')).inputs).toEqual(other.inputs)
  })

  it('gives a new line a higher number than all others', () => {
    expect(nextLine(lines)).toEqual({ id: '5', name: 'Branch 5' })
    expect(nextLine([])).toEqual({ id: '1', name: 'Branch 1' })
  })
})

it('a point of a line has one save point', () => {
  const points = withSavePoint(withSavePoint(withSavePoint([], { input: 7, name: 'b' }), { input: 3, name: 'a' }), { input: 7, name: 'c' })
  expect(points).toEqual([
    { input: 3, name: 'a' },
    { input: 7, name: 'c' },
  ])
})
