import type { PackBundle } from '@questwright/packs/types'
import { expect, it } from 'vitest'
import { rowsOf } from '../src/ui/editor/script-words-form.tsx'

const pack = {
  id: 'p',
  dependencies: [],
  cards: { guide: { type: 'ally', sphere: 'lore', cost: 2, willpower: 1, attack: 1, defense: 1, hitPoints: 2 } },
  keywords: {},
  scenarios: {},
  decks: {},
  text: { en: { cards: { guide: { title: 'Guide' } } } },
  scripts: [],
  scenes: [{ path: 'cards/guide.scene.ts', code: "hand: ['guide']", map: '', slug: 'guide', kind: 'scene' }],
  hashes: { 'cards/guide.json': 'a' },
} as unknown as PackBundle

it('the form of the words of a script knows which names the unsaved script has', () => {
  const words = { prompts: { 'may-draw': 'Draw a card?' }, ways: { gone: 'Gone' } }
  const named = { words: 'prompts', key: 'may-draw', line: 3, column: 1 } as const
  const script = { path: 'cards/guide.ts', text: "export default card('guide', [])" }
  const place = { section: 'cards', slug: 'guide' } as const
  const uses = (typed: Parameters<typeof rowsOf>[3]) => rowsOf(pack, place, words, typed).map(({ name, use }) => `${name}: ${use}`)
  expect(uses('saved')).toEqual(['may-draw: not named', 'gone: not named'])
  expect(uses('reading')).toEqual(['may-draw: unknown', 'gone: unknown'])
  expect(uses({ ...script, names: [named] })).toEqual(['may-draw: named', 'gone: not named'])
})
