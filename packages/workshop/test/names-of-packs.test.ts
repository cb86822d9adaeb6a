/** Packs of different authors that define the same names are used in one game: each pack uses its own definition. */
import {
  checkDecks,
  checkPacks,
  deckCatalogue,
  linkedGame,
  loadPacks,
  type PackBundle,
  type PackFiles,
  playedScenario,
} from '@questwright/packs'
import { describe, expect, test } from 'vitest'
import { rulebooks } from '../src/page/rulebooks.ts'
import { runPackScenes } from '../src/scenes/run-pack-scenes.ts'
import { bothPack, huntPack } from './two-hunts.ts'

const load = (...packs: readonly PackFiles[]): PackBundle[] => {
  const loaded = loadPacks(packs, rulebooks)
  expect(loaded.flatMap(({ problems }) => problems)).toEqual([])
  return loaded.map(({ bundle }) => bundle as PackBundle)
}

describe('in both realms', () => {
  const hashes: (string | undefined)[][] = []
  test.each(['native', 'quickjs'] as const)(
    'the scenes of two packs of one short id that bring the same names of all sorts pass (%s), also beside each other',
    async (kind) => {
      const [one, two, both] = load(
        huntPack('@ann/hunt', 1),
        huntPack('@bob/hunt', 2),
        bothPack('@cid/both', '@ann/hunt', '@bob/hunt', ['ann_hunt', 'bob_hunt']),
      )
      const packs = [one, two, both] as PackBundle[]
      const { problems, results } = await runPackScenes({
        kind,
        packs,
        tested: packs.map(({ id }) => id),
        waysOf: () => ['straight', 'strict', 'undo', 'load'],
      })
      expect(problems).toEqual([])
      expect(results.map(({ pack, title, status, message }) => [pack, title, status, message])).toEqual(
        results.map(({ pack, title }) => [pack, title, 'passed', undefined]),
      )
      expect(results).toHaveLength(14)
      hashes.push(results.map(({ hash }) => hash))
    },
  )

  test('and end in the same states', () => {
    expect(hashes[0]?.every((hash) => typeof hash === 'string')).toBe(true)
    expect(hashes[1]).toEqual(hashes[0])
  })
})

test.each([
  ['of two ids', '@ann/one', '@bob/two', ['one', 'two']],
  ['of one short id', '@ann/hunt', '@bob/hunt', ['ann_hunt', 'bob_hunt']],
  ['of one short id, named in full', '@ann/hunt', '@bob/hunt', ['@ann/hunt', '@bob/hunt']],
] as const)('the check has no word against packs %s', (_, first, second, names) => {
  const packs = load(huntPack(first, 1), huntPack(second, 2), bothPack('@cid/both', first, second, names))
  expect(checkPacks(packs, rulebooks).filter(({ severity, code }) => severity === 'error' || code.startsWith('name/'))).toEqual([])
})

test('packs without such names are handed back as they are', () => {
  const packs = load(huntPack('@ann/one', 1))
  expect(linkedGame(packs)).toBe(packs)
})

test('decks are judged by the starting cards and deck cards that the pack of the scenario means', () => {
  const packs = load(
    huntPack('@ann/hunt', 1),
    huntPack('@bob/hunt', 2),
    bothPack('@cid/both', '@ann/hunt', '@bob/hunt', ['ann_hunt', 'bob_hunt']),
  )
  const catalogue = deckCatalogue(packs, rulebooks)
  const codes = (pack: string, scenario: string, hero: string, card: string): string[] =>
    checkDecks(
      [{ name: 'D', deck: { format: 'questwright-deck', version: 1, name: 'D', kind: 'starter', heroes: [hero], cards: { [card]: 1 } } }],
      catalogue,
      playedScenario(packs.find(({ id }) => id === pack) as PackBundle, scenario),
    ).flatMap(({ code, severity }) => (severity === 'error' && code === 'deck/not-in-scenario' ? [code] : []))
  const refused = ['deck/not-in-scenario']
  expect(codes('ann_hunt', 'trail', 'ann_hunt:tracker', 'ann_hunt:snare')).toEqual([])
  expect(codes('ann_hunt', 'trail', 'bob_hunt:tracker', 'ann_hunt:snare')).toEqual(refused)
  expect(codes('ann_hunt', 'trail', 'ann_hunt:tracker', 'bob_hunt:snare')).toEqual(refused)
  expect(codes('both', 'long-trail', 'bob_hunt:tracker', 'ann_hunt:snare')).toEqual([])
  expect(codes('both', 'long-trail', 'ann_hunt:tracker', 'ann_hunt:snare')).toEqual(refused)
  expect(codes('both', 'long-trail', 'bob_hunt:tracker', 'bob_hunt:snare')).toEqual(refused)
})
