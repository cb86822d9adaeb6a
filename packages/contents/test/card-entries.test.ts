import type { CardFacts, PackBundle, Problem } from '@questwright/packs/types'
import type { WholePack, WholePacks } from '@questwright/workshop/page'
import { expect, it } from 'vitest'
import { cardEntries, noFilter, passes } from '../src/card-entries.ts'

const script = (slug: string) => ({ path: `cards/${slug}.ts`, code: '', map: '', slug, kind: 'card' as const })

function bundle(id: string, change: Partial<PackBundle> = {}): PackBundle {
  return {
    format: 'questwright-pack',
    version: 1,
    id,
    name: `@questwright/${id}`,
    packVersion: '0.1.0',
    game: 'lcg',
    api: 1,
    dependencies: [],
    hash: `hash-of-${id}`,
    cards: {},
    keywords: {},
    scenarios: {},
    decks: {},
    text: {},
    scripts: [],
    scenes: [],
    hashes: {},
    ...change,
  }
}

const hero = (sphere: string) =>
  ({ type: 'hero', sphere, threatCost: 9, willpower: 1, attack: 1, defense: 1, hitPoints: 3, traits: ['Lamp-lighter'] }) as const
const lanterns = bundle('lanterns', {
  dependencies: ['wicks'],
  cards: {
    ulla: hero('lore'),
    borin: hero('lore'),
    hound: { type: 'enemy', encounterSet: 'fens', engagementCost: 20, threat: 1, attack: 1, defense: 1, hitPoints: 1 },
  },
  decks: {
    bright: { format: 'questwright-deck', version: 1, kind: 'starter', heroes: ['ulla'], cards: {} },
    dim: { format: 'questwright-deck', version: 1, kind: 'starter', heroes: ['ulla', 'borin'], cards: {} },
  },
  scenarios: { causeway: { quest: ['crossing'], encounterSets: ['fens'] } },
  text: {
    en: {
      cards: { ulla: { title: 'Úlla' } },
      keywords: {},
      encounterSets: {},
      scenarios: { causeway: { title: 'The Causeway' } },
      decks: {},
    },
  },
  scripts: [script('ulla')],
})
const state = (own: PackBundle, paths: readonly string[], problems: readonly Problem[] = []): WholePack => ({
  pack: own.id,
  folder: own.id,
  kind: 'own',
  bundle: own,
  problems,
  files: paths.map((path) => ({ path, hash: path })),
  hash: own.hash,
})
const answer = (...packs: readonly WholePack[]): WholePacks => ({
  workspace: { name: 'w', writing: 'allowed' },
  packs,
  problems: [],
  hash: 'h',
})
const broken = (file: string): Problem => ({
  severity: 'error',
  code: 'script/syntax',
  pack: 'lanterns',
  file,
  line: 3,
  message: 'm',
  remedy: 'r',
})

it('tells scripted, untested, broken and bare cards apart', () => {
  const paths = ['cards/ulla.json', 'cards/ulla.ts', 'cards/ulla.scene.ts', 'cards/borin.json', 'cards/borin.ts', 'cards/hound.json']
  const states = (problems: readonly Problem[]) => {
    const pack = state(lanterns, paths, problems)
    return Object.fromEntries(cardEntries(answer(pack), pack).map((entry) => [entry.slug, entry.state]))
  }
  expect(states([])).toEqual({ ulla: 'scripted', borin: 'untested', hound: 'facts-only' })
  expect(states([broken('cards/borin.ts')]).borin).toBe('broken')
})

it('asks for a script where an import brought a text', () => {
  const imported = (text: 'kept' | 'none') => {
    const hound = { ...lanterns.cards.hound, imported: { format: 'alep', text } } as CardFacts
    const pack = state({ ...lanterns, cards: { ...lanterns.cards, hound } }, ['cards/hound.json'])
    return cardEntries(answer(pack), pack)[0]?.state
  }
  expect([imported('kept'), imported('none')]).toEqual(['script-me', 'facts-only'])
})

it('finds cards without their accents, by traits, and by what chips name', () => {
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

it('counts all problems of a card, in whatever file they are', () => {
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
