/** The text of card files: facts, printed words, and the first version of a script. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { expect, it } from 'vitest'
import { listValue, printedValue, readFacts, withFact, writeFacts } from '../src/facts-json.ts'
import { newScript } from '../src/snippets.ts'
import { readWords, writeWords } from '../src/text-json.ts'

it('writes one fact per line, keeps unknown ones, and removes emptied ones', () => {
  const text = '{\n  "type": "hero",\n  "traits": ["Noble", "Ranger"],\n  "odd": { "A": {}, "B": { "points": 8 } }\n}\n'
  const facts = readFacts(text)
  if (!facts) throw new Error('unreadable')
  expect(writeFacts(facts)).toBe(text)
  expect(writeFacts(withFact(withFact(facts, 'cost', 2), 'odd', undefined))).toBe(
    '{\n  "type": "hero",\n  "traits": ["Noble", "Ranger"],\n  "cost": 2\n}\n',
  )
  expect(readFacts('[1]')).toBeUndefined()
  expect(readFacts('{')).toBeUndefined()
})

it('reads the text of a field for a printed number or a list', () => {
  expect(['3', ' ', '-', 'x', 'many'].map(printedValue)).toEqual([3, undefined, '-', 'X', 'many'])
  expect(listValue(' Noble, , Ranger ')).toEqual(['Noble', 'Ranger'])
  expect(listValue(' , ')).toBeUndefined()
})

it('changes the words of one card only', () => {
  const text = '{\n  "cards": {\n    "a": {\n      "title": "A"\n    },\n    "b": {\n      "title": "B"\n    }\n  },\n  "decks": {}\n}\n'
  expect(writeWords(text, 'a', { title: 'A', text: '' })).toBe(text)
  expect(readWords(writeWords(text, 'a', { title: 'A', text: 'Draw.' }), 'a')).toEqual({ title: 'A', text: 'Draw.' })
  expect(readWords(writeWords(text, 'a', { title: 'Z' }), 'b')).toEqual({ title: 'B' })
})

it('begins a script with the name of its card', () => {
  for (const type of ['hero', 'ally', 'enemy', 'treachery', 'location'])
    expect(newScript(lcgRulebook, 'lamp', type)).toContain("export default card('lamp', [")
})
