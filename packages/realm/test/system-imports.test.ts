/** A script imports the script of another pack's system, by the pack's name. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { loadPacks, type PackFiles } from '@questwright/packs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRealm, type Realm } from '../src/index.ts'
import { engine, runOf } from './engine.ts'

const manifest = (name: string, needs: readonly string[] = []): string =>
  JSON.stringify({
    name,
    version: '0.1.0',
    questwright: { game: 'lcg', api: 1 },
    dependencies: Object.fromEntries(needs.map((one) => [one, '*'])),
  })
const sea: PackFiles = {
  'package.json': manifest('@you/the-sea'),
  'systems/tides.json': '{}',
  'systems/tides.ts': "export function tide(by: number): number {\n  return by + 40\n}\nexport default { kind: 'system', slug: 'tides' }\n",
  'lib/depths.ts': 'export const depth = 3\n',
}
const fleet: PackFiles = {
  'package.json': manifest('@me/the-fleet', ['@you/the-sea']),
  'lib/ship.ts': "import { tide } from '@you/the-sea/systems/tides'\n\nexport default () => tide(2)\n",
  'lib/boat.ts': "import { tide } from '@you/the-sea/systems/tides.ts'\n\nexport default () => tide(1)\n",
  'lib/lost.ts': "import { ebb } from '@you/the-sea/systems/ebb'\n\nexport default () => ebb\n",
}

const modulesOf = (packs: readonly PackFiles[]) =>
  loadPacks(packs, { lcg: lcgRulebook }).flatMap(({ bundle }) =>
    (bundle?.scripts ?? []).map(({ path, code }) => ({ name: `${bundle?.id}/${path}`, code })),
  )

describe.each(['quickjs', 'native'] as const)('in a %s realm', (kind) => {
  let realm: Realm
  beforeAll(async () => {
    realm = await openRealm({ kind, place: 'in-thread', engine, limits: { milliseconds: 600_000 } })
    expect(await realm.define(modulesOf([fleet, sea]))).toEqual([])
  })
  afterAll(() => realm.close())

  test('the exports of a system can be imported by the name of its pack, with and without the file extension', async () => {
    expect(await realm.call('run', runOf('the-fleet/lib/ship'))).toBe('{"result":42}')
    expect(await realm.call('run', runOf('the-fleet/lib/boat'))).toBe('{"result":41}')
  })

  test('an import of a missing system is reported, and other files of a pack cannot be imported', async () => {
    await expect(realm.call('run', runOf('the-fleet/lib/lost'))).rejects.toThrow(
      /the-fleet\/lib\/lost imports 'the-sea\/systems\/ebb': there is no such module/,
    )
    await realm.define([{ name: 'thief/lib/x.ts', code: "exports.default = require('@you/the-sea/lib/depths').depth" }])
    await expect(realm.call('run', runOf('thief/lib/x'))).rejects.toThrow(/scripts may import .* and systems of others/)
  })
})
