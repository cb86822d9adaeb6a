import type { PackBundle, Problem } from '@questwright/packs/types'
import type { PackState, PacksAnswer } from '@questwright/workshop/page'
import { expect, it } from 'vitest'
import { checkedThings } from '../src/checked-things.ts'
import { neighbour, packTree, pathTo, treeRows } from '../src/pack-tree.ts'

const slugs = { warg: 'fen', adder: 'fen', bog: 'mire', guide: undefined } as const

function packOf(id: string, more: Partial<PackState> = {}): PackState {
  const cards = Object.fromEntries(
    Object.entries(slugs).map(([slug, set]) => [
      slug,
      set === undefined
        ? { type: 'ally', sphere: 'lore', cost: 2, willpower: 1, attack: 1, defense: 1, hitPoints: 2 }
        : { type: 'enemy', encounterSet: set, threat: 1, attack: 1, defense: 1, hitPoints: 2, engagementCost: 20, traits: ['Creature'] },
    ]),
  )
  const titles = { warg: 'Mud Warg', adder: 'Ädder', bog: 'Bog Thing', guide: 'Fen Guide' }
  const bundle = {
    id,
    game: 'lcg',
    dependencies: [],
    cards,
    keywords: {},
    scenarios: { walk: {} },
    decks: {},
    scripts: [],
    scenes: [{ path: 'cards/fen/warg.scene.ts' }],
    systems: {},
    text: {
      en: {
        cards: Object.fromEntries(Object.entries(titles).map(([slug, title]) => [slug, { title }])),
        encounterSets: { fen: { title: 'Fen Beasts' }, mire: { title: 'A Mire' } },
        scenarios: { walk: { title: 'A Walk' } },
      },
    },
  } as unknown as PackBundle
  const files = [
    ...Object.entries(slugs).map(([slug, set]) => `cards/${set ?? 'player'}/${slug}.json`),
    'scenarios/walk.json',
    'cards/fen/warg.ts',
  ]
  return {
    pack: id,
    folder: id,
    kind: 'own',
    files: files.map((path) => ({ path, hash: path })),
    problems: [],
    bundle,
    ...more,
  } as PackState
}

const wrong = { severity: 'error', code: 'x', message: '', remedy: '', pack: 'fens', file: 'cards/mire/bog.json' } as unknown as Problem
const answer = {
  packs: [packOf('base', { standsFor: 'shipped' }), packOf('fens', { problems: [wrong] })],
  problems: [],
  workspace: { name: 'w', writing: 'allowed' },
} as unknown as PacksAnswer
const tree = packTree(answer)
const shown = (opened: readonly string[], search = '') => treeRows(tree, new Set(opened), search).map(({ node }) => node.title)

it('lists own packs first, in each scenarios, then sets, then kinds of cards, by title', () => {
  expect(tree.map(({ pack }) => pack)).toEqual(['fens', 'base'])
  expect(shown(['fens'])).toEqual(['Fens', 'Scenarios', 'A Mire', 'Fen Beasts', 'Lore', 'Base'])
  expect(shown(['fens', 'fens/set fen'])).toContain('Mud Warg')
})

it('finds entries by words without accents and capitals, and opens the groups that contain them', () => {
  expect(shown([], 'adder')).toEqual(['Fens', 'Fen Beasts', 'Ädder', 'Base', 'Fen Beasts', 'Ädder'])
  expect(shown([], 'creature mud').filter((title) => title === 'Mud Warg')).toHaveLength(2)
  expect(shown([], 'nobody')).toEqual([])
})

it('gives positions among the shown items to screen readers', () => {
  const rows = treeRows(tree, new Set(['fens', 'fens/set fen']), '')
  expect(rows.find(({ node }) => node.title === 'Mud Warg')).toMatchObject({ level: 3, place: 2, of: 2, within: 'fens/set fen' })
})

it('steps from one entry to the next, also into the next set, and skips none that the workbench can open', () => {
  const step = (id: string, by: 1 | -1) => neighbour(tree, id, by)?.id
  expect(step('card fens:adder', 1)).toBe('card fens:warg')
  expect(step('card fens:bog', 1)).toBe('card fens:adder')
  expect(step('card fens:bog', -1)).toBeUndefined()
  expect(step('card fens:guide', 1)).toBeUndefined()
  expect(pathTo(tree, 'card fens:warg')).toEqual(['fens', 'fens/set fen'])
})

it('shows the errors of a card and its pack', () => {
  const bog = tree[0]?.children.flatMap(({ children }) => children).find(({ title }) => title === 'Bog Thing')
  expect(bog).toMatchObject({ errors: 1, warnings: 0, state: 'broken' })
  expect(tree[0]).toMatchObject({ cards: 4, errors: 1 })
})

it('counts the checked things by kind', () => {
  expect(checkedThings([packOf('fens')])).toEqual([
    { words: 'cards', count: 4 },
    { words: 'scenario', count: 1 },
    { words: 'script', count: 1 },
    { words: 'file of scenes', count: 1 },
  ])
})
