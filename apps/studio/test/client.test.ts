import { stopWhereNew } from '@questwright/board'
import { filesOfCard } from '@questwright/packs/browser'
import type { PackBundle, Problem } from '@questwright/packs/types'
import { keepStops, keptStops } from '@questwright/table-page/table/kept-stops'
import { expect, it, vi } from 'vitest'
import { answer, broken, bundle, lanterns, script, state } from '../../../packages/workshop/test/fixtures/lanterns.ts'
import type { WholePacks } from '../src/api-types.ts'
import { codeOfFile } from '../src/client/editor/open-card.ts'
import { filesThatDiffer, packsUnderGame } from '../src/client/game/packs-under-game.ts'

it('knows where the files of a card lie, and whose card a file is', () => {
  const pack = state(lanterns, ['cards/heroes/ulla.json', 'cards/heroes/ulla.ts'])
  expect(filesOfCard(pack, 'ulla')).toEqual({
    facts: 'cards/heroes/ulla.json',
    script: 'cards/heroes/ulla.ts',
    scene: undefined,
    newScript: 'cards/heroes/ulla.ts',
  })
  expect(filesOfCard(pack, 'nobody')).toBeUndefined()
  expect(codeOfFile('lanterns/cards/heroes/ulla.scene.ts')).toBe('lanterns:ulla')
  // a file that belongs to no card is opened by its path
  expect(codeOfFile('lanterns/lib/shared.ts')).toBe('lanterns/lib/shared.ts')
  expect(codeOfFile('lanterns/README.md')).toBeUndefined()
  expect(codeOfFile('lanterns/keywords/mired.ts')).toBe('lanterns/keywords/mired.ts')
})

it('keeps the old script of a file that is broken on disk, and takes the new one where all is well', () => {
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

it('keeps a whole pack whose manifest cannot be read any more', () => {
  const { bundle: _, ...gone } = state(lanterns, [])
  expect(packsUnderGame(answer(gone), [lanterns]).packs).toEqual([lanterns])
})

it('finds what differs on disk by the files themselves, and knows a repair of a broken one', () => {
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

it('keeps a pack that is gone from the workspace, and says so', () => {
  const { packs, held } = packsUnderGame(answer(), [lanterns])
  expect(packs).toEqual([lanterns])
  expect(held).toMatchObject([{ file: 'lanterns/package.json', problem: { code: 'pack/gone' } }])
  expect([...filesThatDiffer(answer(), [lanterns])]).toEqual([['lanterns/package.json', 'absent']])
})

it('keeps the libraries that a kept script may import, though they were deleted with its repair', () => {
  const library = { ...script('steps'), path: 'lib/steps.ts', kind: 'library' as const }
  const old = bundle('lanterns', { ...lanterns, scripts: [...lanterns.scripts, library] })
  const now = answer(state(bundle('lanterns', { ...lanterns, scripts: [] }), ['cards/ulla.ts'], [broken('cards/ulla.ts')]))
  expect(packsUnderGame(now, [old]).packs[0]?.scripts.map(({ path }) => path)).toEqual(['cards/ulla.ts', 'lib/steps.ts'])
})

it('remembers where windows stop, and stops where something is new where nothing useful is remembered', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  try {
    expect(keptStops()).toEqual(stopWhereNew)
    const passing = { until: 'next-round', from: { round: 1, phase: 'quest', step: '3.1', happened: 2 } } as const
    keepStops({ stops: ['3.2', '6.8'], alwaysAsk: ['a:b#c'], neverAsk: [], alwaysUse: ['a:b#d'], passing })
    expect(keptStops()).toEqual({ stops: ['3.2', '6.8'], alwaysAsk: ['a:b#c'], neverAsk: [], alwaysUse: ['a:b#d'] })
    // settings that were stored before abilities could be set to `use`
    for (const key of kept.keys()) kept.set(key, '{"stops":"nowhere","alwaysAsk":[],"neverAsk":["a:b#c"]}')
    expect(keptStops()).toEqual({ stops: 'nowhere', alwaysAsk: [], neverAsk: ['a:b#c'], alwaysUse: [] })
    for (const key of kept.keys()) kept.set(key, '{"stops":"everywhere"}')
    expect(keptStops().stops).toBe('everywhere')
    for (const nonsense of ['{', '7', '{"stops":{},"alwaysAsk":[3],"neverAsk":"x","alwaysUse":{}}']) {
      for (const key of kept.keys()) kept.set(key, nonsense)
      expect(keptStops()).toEqual(stopWhereNew)
    }
  } finally {
    vi.unstubAllGlobals()
  }
})
