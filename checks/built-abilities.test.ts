/** The ability builder together with the engine: what the builder generates from its menus can be loaded in a realm. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { loadPack } from '@questwright/packs'
import { bootPacks, engineModules, openRealm } from '@questwright/realm'
import { games } from '@questwright/workshop/games'
import { expect, it } from 'vitest'
import { combinations, packOf } from '../packages/abilities/test/fixtures/combinations.ts'

it('every combination that the builder offers loads in a realm', { tags: 'long' }, async () => {
  const { bundle } = loadPack(packOf(combinations), { lcg: lcgRulebook })
  const engine = await engineModules(games.lcg)
  const realm = await openRealm({ kind: 'quickjs', place: 'in-thread', engine: engine.modules, limits: { milliseconds: 600_000 } })
  const booted = await bootPacks(realm, bundle ? [bundle] : [])
  expect(Object.keys(bundle?.cards ?? {}).length).toBeGreaterThan(50)
  expect(booted.problems).toEqual([])
  realm.close()
})
