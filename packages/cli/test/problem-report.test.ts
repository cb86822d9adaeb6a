import type { Problem } from '@questwright/packs'
import { expect, test } from 'vitest'
import { reportLines } from '../src/problem-report.ts'

const problem = (severity: 'error' | 'warning', code: string, at: number): Problem => ({
  severity,
  code,
  pack: 'fens',
  file: `cards/card-${at}.json`,
  message: `Something of card ${at}.`,
  remedy: 'Correct it.',
})
const some = (count: number, severity: 'error' | 'warning', code: string) =>
  Array.from({ length: count }, (_, at) => problem(severity, code, at))

test('eight thousand warnings of an imported pack are printed on a page: examples and counts of each kind, and every error', () => {
  const lines = reportLines([
    ...some(3_573, 'warning', 'wording/x'),
    ...some(4_000, 'warning', 'text/y').map((one, at) => ({ ...one, remedy: `Correct ${at}.` })),
    ...some(30, 'error', 'facts/z'),
    ...some(20, 'warning', 'art/w'),
  ])
  const of = (code: string) => lines.filter((line) => line.includes(`Something`) && line.includes(`[${code}]`)).length
  expect([of('wording/x'), of('text/y'), of('facts/z'), of('art/w')]).toEqual([5, 5, 30, 20])
  expect(lines.slice(-3)).toEqual([
    'Warnings of one kind are counted where there are many; --json lists them all:',
    '  4000 × [text/y] in 4000 files, 5 of them above',
    // the remedy is printed once if it is the same for all problems of this code
    '  3573 × [wording/x] in 3573 files, 5 of them above: Correct it.',
  ])
})

test('a report of few problems lists all of them', () => {
  expect(reportLines(some(3, 'warning', 'text/y'))).toHaveLength(3)
})
