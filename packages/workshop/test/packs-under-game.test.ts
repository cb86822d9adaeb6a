import type { PackBundle, Problem } from '@questwright/packs/types'
import { expect, it } from 'vitest'
import type { WholePacks } from '../src/page/packs.ts'
import { filesThatDiffer, heldSentences, packsUnderGame } from '../src/page/packs-under-game.ts'
import { answer, broken, bundle, lanterns, script, state } from './fixtures/lanterns.ts'

it('keeps the old script of a file that is broken on disk, and takes the new one of a correct file', () => {
  const fresh = bundle('lanterns', { ...lanterns, hash: 'fresh', scripts: [] })
  const held = packsUnderGame(answer(state(fresh, ['cards/ulla.ts', 'cards/ulla.json'], [broken('cards/ulla.ts')])), [lanterns])
  expect(held.packs[0]?.scripts.map(({ slug }) => slug)).toEqual(['ulla'])
  expect(held.packs[0]?.hash).not.toBe('fresh')
  expect(held.held.map(({ file }) => file)).toEqual(['lanterns/cards/ulla.ts'])
  const taken = packsUnderGame(answer(state(fresh, [])), [lanterns])
  expect(taken.packs).toEqual([fresh])
  // a deleted script is removed from the game's packs, even when another file is broken
  const deleted = packsUnderGame(answer(state(fresh, ['cards/borin.ts'], [broken('cards/borin.ts')])), [lanterns])
  expect(deleted.packs[0]?.scripts).toEqual([])
})

it('adds the new dependencies of a pack to the game, and no other packs', () => {
  const [ropes, hemp, elsewhere] = [bundle('ropes', { dependencies: ['hemp'] }), bundle('hemp'), bundle('elsewhere')]
  const needing = bundle('lanterns', { ...lanterns, hash: 'needing', dependencies: ['wicks', 'ropes'] })
  const wicks = bundle('wicks')
  const all = answer(...[needing, wicks, ropes, hemp, elsewhere].map((one) => state(one, [])))
  expect(packsUnderGame(all, [lanterns, wicks]).packs).toEqual([needing, wicks, hemp, ropes])
})

it('keeps a whole pack if its manifest can no longer be read', () => {
  const { bundle: _, ...gone } = state(lanterns, [])
  expect(packsUnderGame(answer(gone), [lanterns]).packs).toEqual([lanterns])
})

it('compares the files themselves with the disk, and recognises that a broken one was repaired', () => {
  const old = bundle('lanterns', {
    ...lanterns,
    hashes: { 'cards/ulla.ts': 'a', 'cards/borin.json': 'b', 'lib/old.ts': 'l', 'cards/ulla.scene.ts': 's' },
  })
  const disk = (hashes: { readonly [path: string]: string }, problems: readonly Problem[] = []) =>
    answer(state(bundle('lanterns', { ...lanterns, hashes }), Object.keys(hashes), problems))
  const differing = (one: WholePacks, running: readonly PackBundle[]) => Object.fromEntries(filesThatDiffer(one, running))
  expect(differing(disk({ ...old.hashes, 'cards/ulla.scene.ts': 'other' }), [old])).toEqual({})
  const changed = disk({ 'cards/ulla.ts': 'a2', 'cards/borin.json': 'b', 'cards/new.json': 'n' })
  expect(differing(changed, [old])).toEqual({
    'lanterns/cards/ulla.ts': 'a2',
    'lanterns/cards/new.json': 'n',
    'lanterns/lib/old.ts': 'absent',
  })
  // a broken file beside a valid one: the valid one is used; the broken one still counts as different, and so does its repair
  const half = disk({ 'cards/ulla.ts': 'half', 'cards/borin.json': 'b2' }, [broken('cards/ulla.ts')])
  const { packs } = packsUnderGame(half, [old])
  expect(differing(half, packs)).toEqual({ 'lanterns/cards/ulla.ts': 'half' })
  expect(differing(disk({ 'cards/ulla.ts': 'a', 'cards/borin.json': 'b2' }), packs)).toEqual({})
  expect(differing(disk({ 'cards/ulla.ts': 'mended', 'cards/borin.json': 'b2' }), packs)).toEqual({ 'lanterns/cards/ulla.ts': 'mended' })
})

it('keeps a pack that was removed from the workspace, and reports it', () => {
  const { packs, held } = packsUnderGame(answer(), [lanterns])
  expect(packs).toEqual([lanterns])
  expect(held).toMatchObject([{ file: 'lanterns/package.json', problem: { code: 'pack/gone' } }])
  expect([...filesThatDiffer(answer(), [lanterns])]).toEqual([['lanterns/package.json', 'absent']])
})

it('keeps the libraries that a kept script may import, even if they were deleted when it was repaired', () => {
  const library = { ...script('steps'), path: 'lib/steps.ts', kind: 'library' as const }
  const old = bundle('lanterns', { ...lanterns, scripts: [...lanterns.scripts, library] })
  const now = answer(state(bundle('lanterns', { ...lanterns, scripts: [] }), ['cards/ulla.ts'], [broken('cards/ulla.ts')]))
  expect(packsUnderGame(now, [old]).packs[0]?.scripts.map(({ path }) => path)).toEqual(['cards/ulla.ts', 'lib/steps.ts'])
})

it('names the broken files of a game in sentences, at most four of them', () => {
  const { held } = packsUnderGame(answer(state(lanterns, [], [broken('cards/ulla.ts')])), [lanterns])
  expect(heldSentences(held, ['lanterns/cards/ulla.ts', 'lanterns/cards/whole.ts'])).toEqual(['ulla.ts, line 3: m r'])
  const many = Array.from({ length: 6 }, (_, n) => ({ file: `lanterns/lib/${n}.ts`, problem: broken(`lib/${n}.ts`) }))
  const sentences = heldSentences(
    many,
    many.map(({ file }) => file),
  )
  expect(sentences).toHaveLength(5)
  expect(sentences.at(-1)).toBe('2 more files are broken; the library names them.')
})
