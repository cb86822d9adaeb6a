/** Quick fixes as changes of one file, and small readings of scripts. */
import type { QuickFix } from '@questwright/packs/browser'
import { expect, it } from 'vitest'
import { exportedNames, repairOf, withTypedCard, wordLength } from '../src/index.ts'

type Edit = Parameters<typeof repairOf>[0]
const factsOf = (slug: string) => (slug === 'guide' ? 'cards/guide.json' : undefined)
const repaired = (edit: QuickFix['edit'], text: string) => {
  const found = repairOf(edit as Edit, factsOf)
  return found && { path: found.path, text: found.repair(text), done: found.done }
}

it('each kind of fix changes its own file, and says what was done', () => {
  const book = JSON.stringify({ cards: { guide: { title: 'Guide', text: 'old' } } })
  const text = repaired({ kind: 'text', slug: 'guide', part: 'text', before: 'old', after: 'new' }, book)
  expect([text?.path, text?.done, JSON.parse(text?.text ?? '').cards.guide.text]).toEqual(['text/en.json', 'Repaired.', 'new'])
  expect(repaired({ kind: 'text', slug: 'guide', part: 'text', before: 'other', after: 'new' }, book)?.text).toBeUndefined()
  const fact = repaired({ kind: 'fact', slug: 'guide', fact: 'cost', value: 2 }, '{}')
  expect([fact?.path, JSON.parse(fact?.text ?? '')]).toEqual(['cards/guide.json', { cost: 2 }])
  expect(repaired({ kind: 'fact', slug: 'gone', fact: 'cost', value: 2 }, '{}')).toBeUndefined()
  const words = repaired({ kind: 'words', words: 'tokens', key: 'mud', value: 'Mud' }, '{}')
  expect([words?.path, words?.done]).toEqual([
    'text/en.json',
    'The words “Mud” were added to text/en.json: replace them there with your own.',
  ])
  const chapter = repaired({ kind: 'chapter-words', slug: 'sky', keys: ['messages', 'counter.rain'], value: 'Rain' }, '{}')
  expect([chapter?.path, chapter?.done]).toEqual([
    'systems/sky.json',
    'The words “Rain” were added to systems/sky.json: replace them there with your own.',
  ])
})

it('the names of a script API are those of its index and its verbs', () => {
  const at = (path: string, text: string) => ({ path: `file:///node_modules/@game/lcg/${path}`, text })
  const files = [
    at('index.d.ts', "export { card, type Hero } from './card.ts'\nexport type { Location } from './x.ts'"),
    at('verbs/damage.d.ts', 'export declare function dealDamage(): void;\nexport declare const heal: () => void;'),
    at('verbs/shared.d.ts', 'export declare function inner(): void;'),
    { path: 'file:///node_modules/@game/other/index.d.ts', text: 'export { stranger }' },
  ]
  expect(exportedNames(files, '@game/lcg')).toEqual(['Hero', 'Location', 'card', 'dealDamage', 'heal'])
  expect(exportedNames(files, '@game/none')).toEqual([])
})

it('a string, number, word or sign is underlined whole, and at least one column', () => {
  const line = "deal('a troll', 12_000) as $x;"
  expect([1, 5, 6, 17, 28, 30, 40].map((column) => wordLength(line, column))).toEqual([4, 1, 9, 6, 2, 1, 1])
})

it('a card that is typed replaces the saved one; what cannot be parsed stays as it was', () => {
  const base = { cards: { guide: { type: 'ally' } }, text: { en: { cards: { guide: { title: 'Guide' } } } } } as never
  const typed = (facts?: string, words?: string) => withTypedCard(base, { slug: 'guide', facts, words })
  expect(typed('{"type":"hero"}').cards).toEqual({ guide: { type: 'hero' } })
  expect(typed('{').cards).toEqual({ guide: { type: 'ally' } })
  expect(typed(undefined, '{"cards":{"guide":{"title":"New"}}}').text.en.cards).toMatchObject({ guide: { title: 'New' } })
  expect(typed(undefined, '[').text.en.cards).toEqual({ guide: { title: 'Guide' } })
})
