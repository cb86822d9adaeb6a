import { checkPacks, loadPack, type PackBundle, type PackFiles } from '@questwright/packs'
import type { PacksAnswer } from '@questwright/workshop/page'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { expect, it } from 'vitest'
import { newlyUsed } from '../src/newly-used-packs.ts'

const ally = { type: 'ally', sphere: 'lore', cost: 1, willpower: 1, attack: 1, defense: 1, hitPoints: 1, traits: [], quantity: 1 }
const deck = (...cards: string[]) =>
  JSON.stringify({
    format: 'questwright-deck',
    version: 1,
    kind: 'custom',
    heroes: [],
    cards: Object.fromEntries(cards.map((one) => [one, 1])),
  })

function pack(id: string, dependencies: readonly string[], files: PackFiles = {}): PackBundle {
  const manifest = {
    name: `@me/${id}`,
    version: '0.1.0',
    questwright: { game: 'lcg', api: 1 },
    dependencies: Object.fromEntries(dependencies.map((one) => [`@me/${one}`, '^0.1.0'])),
  }
  const { bundle, problems } = loadPack({ 'package.json': JSON.stringify(manifest), ...files }, rulebooks)
  if (!bundle) throw new Error(JSON.stringify(problems))
  return bundle
}

const core = pack('core', [], { 'cards/guide.json': JSON.stringify(ally) })
const answer = (...bundles: PackBundle[]) =>
  ({
    workspace: { name: 'w', writing: 'allowed' },
    packs: bundles.map((bundle) => ({ pack: bundle.id, kind: 'own', folder: bundle.id, bundle, problems: [], files: [] })),
    problems: checkPacks(bundles, rulebooks),
    hash: '',
  }) as unknown as PacksAnswer

const before = pack('ford', [], { 'decks/mine.json': deck() })
const after = pack('ford', [], { 'decks/mine.json': deck('core:guide') })

it('a pack gets the dependency when a card of the other pack is chosen, and not if it was used before', () => {
  expect(newlyUsed('ford', answer(before, core), answer(after, core)).map(({ id }) => id)).toEqual(['core'])
  expect(newlyUsed('ford', answer(after, core), answer(after, core))).toEqual([])
})

it('a pack does not get the dependency again after its author removed it', () => {
  expect(newlyUsed('ford', answer(pack('ford', ['core'], { 'decks/mine.json': deck('core:guide') }), core), answer(after, core))).toEqual(
    [],
  )
})
