import { expect, it } from 'vitest'
import { named } from '../src/catalogue.ts'
import { lcg } from '../src/ruleset.ts'
import { WINDOWS, windowAfter } from '../src/step-names.ts'
import { namesPage, usualWords } from './names-page.ts'

it('docs/names.md lists every name that the rules declare', async () => {
  await expect(namesPage()).toMatchFileSnapshot('../../../docs/names.md')
})

it('the steps with texts are the steps of the round, and each window comes after a step', () => {
  const steps = Object.keys(named.places).flatMap((key) => (key.startsWith('step.') ? [key.slice('step.'.length)] : []))
  // headings above several steps, for the phase track of the board
  const headings = ['6.4', '6.8']
  const windows = (Object.keys(WINDOWS) as (keyof typeof WINDOWS)[]).map(windowAfter)
  expect([...steps, ...windows].sort()).toEqual([...Object.keys(lcg.steps), ...headings].sort())
})

it('messages are shown in their usual wording', () => {
  expect(usualWords('{n, plural, one {# card} other {# cards}} of {seat}')).toBe('{n} cards of {seat}')
  expect(usualWords('{known, select, yes {{a}} other {{n, plural, one {one} other {# cards}} in all}}')).toBe('{n} cards in all')
})
