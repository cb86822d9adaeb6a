import { expect, it } from 'vitest'
import { readable } from '../src/readable.ts'

it.each([
  ['choose-defender', 'Choose defender'],
  ['chooseDefender', 'Choose defender'],
  ['draw2Cards', 'Draw2 cards'],
  ['phase.quest_begins', 'Phase quest begins'],
  ['lcg-core-set:king-spider', 'King spider'],
  ['card/king-spider#when-revealed', 'King spider when revealed'],
  ['#', '#'],
])('writes the name %s as the words "%s"', (name, words) => {
  expect(readable(name)).toBe(words)
})
