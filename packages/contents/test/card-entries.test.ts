import type { CardFacts, PackBundle, Problem } from '@questwright/packs/types'
import { expect, it } from 'vitest'
import { answer, broken, lanterns, state } from '../../workshop/test/fixtures/lanterns.ts'
import { cardEntries, noFilter, passes } from '../src/card-entries.ts'

it('distinguishes scripted, untested, broken and bare cards', () => {
  const paths = ['cards/ulla.json', 'cards/ulla.ts', 'cards/ulla.scene.ts', 'cards/borin.json', 'cards/borin.ts', 'cards/hound.json']
  const states = (problems: readonly Problem[]) => {
    const pack = state(lanterns, paths, problems)
    return Object.fromEntries(cardEntries(answer(pack), pack).map((entry) => [entry.slug, entry.state]))
  }
  expect(states([])).toEqual({ ulla: 'scripted', borin: 'untested', hound: 'facts-only' })
  expect(states([broken('cards/borin.ts')]).borin).toBe('broken')
})

it('asks for a script if an import has brought a text', () => {
  const imported = (text: 'kept' | 'none') => {
    const hound = { ...lanterns.cards.hound, imported: { format: 'alep', text } } as CardFacts
    const pack = state({ ...lanterns, cards: { ...lanterns.cards, hound } }, ['cards/hound.json'])
    return cardEntries(answer(pack), pack)[0]?.state
  }
  expect([imported('kept'), imported('none')]).toEqual(['script-me', 'facts-only'])
})

it('finds cards by words without accents, by traits, and by the values of filter buttons', () => {
  const pack = state(lanterns, ['cards/ulla.json', 'cards/hound.json'])
  const found = (filter: Partial<typeof noFilter>) =>
    cardEntries(answer(pack), pack)
      .filter((entry) => passes(entry, { ...noFilter, ...filter }))
      .map(({ slug }) => slug)
  expect(found({ search: 'ulla' })).toEqual(['ulla'])
  expect(found({ search: 'lamp' })).toEqual(['ulla'])
  expect(found({ types: ['enemy'] })).toEqual(['hound'])
  expect(found({ types: ['enemy'], names: { sphere: ['lore'] } })).toEqual([])
  expect([found({ names: { sphere: ['lore'] } }), found({ names: { encounterSet: ['fens'] } })]).toEqual([['ulla'], ['hound']])
  expect(cardEntries(answer(pack), pack).map(({ group }) => group)).toEqual(['enemy', 'lore'])
  expect(found({})).toHaveLength(2)
})

const guide = {
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

it('counts all problems of a card, in any of its files', () => {
  const problem = (code: string, more: Partial<Problem> = {}): Problem => ({
    severity: 'warning',
    ...{ code, pack: 'p', file: 'text/en.json', message: code, remedy: '' },
    ...more,
  })
  const files = [{ path: 'cards/guide.json', hash: 'a' }]
  const subject = { kind: 'card', slug: 'guide' } as const
  const state = {
    pack: 'p',
    kind: 'own' as const,
    folder: 'p',
    bundle: guide,
    problems: [problem('a', { subject }), problem('b')],
    files,
    hash: 'h',
  }
  const answer = { workspace: { name: 'w', writing: 'allowed' as const }, packs: [state], problems: [], hash: 'h' }
  expect(cardEntries(answer, state)[0]?.problems.map(({ code }) => code)).toEqual(['a'])
})
