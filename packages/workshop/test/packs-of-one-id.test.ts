/** Two packs with the same short id in the studio's workspace: both are listed by their full names, and a game can use cards of both. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadPacks, type PackBundle, titleOfPack } from '@questwright/packs'
import { AmbiguousPack, engineModules, openRealm, packsAsNamed, TableHost } from '@questwright/realm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { replayFailure } from '../src/fuzz/replay.ts'
import { rulebookOfAll, rulebooks } from '../src/page/rulebooks.ts'
import { gameOf } from '../src/running/games.ts'
import { folderWorkspace } from '../src/workspace/folder-workspace.ts'
import { loadWorkspace } from '../src/workspace/load-workspace.ts'
import { strangersAmong } from '../src/workspace/pick-packs.ts'
import { readPacks } from '../src/workspace/read-packs.ts'
import { bothPack, huntPack } from './fixtures/two-hunts.ts'
import { writeFiles } from './fixtures/workspace.ts'

const root = mkdtempSync(join(tmpdir(), 'questwright-ids-'))
beforeAll(() => {
  writeFiles(join(root, 'first'), huntPack('@ann/hunt', 1))
  writeFiles(join(root, 'second'), huntPack('@bob/hunt', 2))
  writeFiles(join(root, 'both'), bothPack('@cid/both', '@ann/hunt', '@bob/hunt', ['@ann/hunt', '@bob/hunt']))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const bundlesOf = async (): Promise<PackBundle[]> => (await readPacks(folderWorkspace(root))).packs.flatMap(({ bundle }) => bundle ?? [])

describe('the workspace', () => {
  test('has both packs, each with its scope, and no error', async () => {
    const { packs, problems } = await readPacks(folderWorkspace(root))
    expect(packs.map(({ pack, folder }) => [pack, folder])).toEqual([
      ['both', 'both'],
      ['ann_hunt', 'first'],
      ['bob_hunt', 'second'],
    ])
    expect(packs.flatMap((one) => one.problems)).toEqual([])
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(packs.flatMap(({ bundle }) => (bundle ? [titleOfPack(bundle)] : []))).toEqual(['Both', 'Hunt (@ann/hunt)', 'Hunt (@bob/hunt)'])
  })

  test('has one of them under its short id if the other one is removed', async () => {
    const workspace = folderWorkspace(root)
    await workspace.removePack('bob_hunt')
    expect((await workspace.listPacks()).map(({ pack }) => pack)).toEqual(['both', 'hunt'])
    writeFiles(join(root, 'second'), huntPack('@bob/hunt', 2))
    expect((await workspace.listPacks()).map(({ pack }) => pack)).toEqual(['both', 'ann_hunt', 'bob_hunt'])
  })
})

const setup = (first: string, second?: string) => ({
  kind: 'scenario' as const,
  scenario: `${first}:scenario/chase`,
  mode: 'standard',
  decks: [{ name: 'D', kind: 'starter', heroes: [`${first}:scout`, ...(second ? [`${second}:scout`] : [])], cards: {} }],
})

describe('a game', () => {
  const begin = async (packs: readonly PackBundle[], dealt: ReturnType<typeof setup>) => {
    const { modules, ...engine } = await engineModules(gameOf(packs))
    const openOne = () => openRealm({ kind: 'quickjs', place: 'in-thread', engine: modules, limits: { milliseconds: 600_000 } })
    return TableHost.open({ openRealm: openOne, packs, setup: dealt as never, seed: 'a seed that is long enough', viewers: ['p1'], engine })
  }

  test('can contain cards of both, and the table has words for the names of each', async () => {
    const host = await begin(await bundlesOf(), setup('ann_hunt', 'bob_hunt'))
    expect(host.packs.map(({ id }) => id)).toEqual(['ann_hunt', 'bob_hunt'])
    const text = JSON.stringify(host.reply.viewers.p1)
    const { messages, counters, dials, types } = rulebookOfAll(host.packs)
    for (const pack of ['ann_hunt', 'bob_hunt']) {
      expect(text).toContain(`"${pack}:hunt"`)
      expect(messages[`counter.${pack}:hunt`]).toBe('Hunt')
      expect(Object.keys(counters)).toContain(`${pack}:hunt`)
      expect(Object.keys(dials)).toContain(`${pack}:hunt`)
      expect(Object.keys(types)).toContain(`${pack}:beast`)
    }
    await host.close()
  })

  test('that was begun before the second pack was installed has the same ids and states as then', async () => {
    const packs = await bundlesOf()
    const alone = loadPacks([huntPack('@ann/hunt', 1)], rulebooks).flatMap(({ bundle }) => bundle ?? [])
    expect(alone.map(({ id }) => id)).toEqual(['hunt'])
    const [then, now] = [
      await begin(alone, setup('hunt')),
      await begin(
        packs.filter(({ name }) => name !== '@bob/hunt'),
        setup('hunt'),
      ),
    ]
    expect(now.packs.map(({ id }) => id)).toEqual(['hunt'])
    expect(JSON.stringify(now.reply.viewers.p1)).toContain('"hunt"')
    expect((await now.save()).hashes).toEqual((await then.save()).hashes)
    await Promise.all([then.close(), now.close()])
  })

  test('that names a card by an ambiguous pack id is refused with both names, unless only one of the packs has the card', async () => {
    const packs = await bundlesOf()
    await expect(begin(packs, setup('hunt'))).rejects.toThrow(AmbiguousPack)
    await expect(begin(packs, setup('hunt'))).rejects.toThrow(/"ann_hunt:[^"]+" \(@ann\/hunt\) or "bob_hunt:[^"]+" \(@bob\/hunt\)/)
    const { scout: _, ...others } = (packs.find(({ id }) => id === 'bob_hunt') as PackBundle).cards
    const fewer = packs.map((pack) => (pack.id === 'bob_hunt' ? { ...pack, cards: others } : pack))
    const host = await begin(fewer, setup('hunt'))
    expect(host.packs.map(({ id, name }) => [id, name])).toEqual([['hunt', '@ann/hunt']])
    await host.close()
  })
})

describe('a failure of random play that was stored before the second pack was installed', () => {
  test('is played again under the earlier id, and its pack gets no more trust because of it', async () => {
    const [then, two] = [loadPacks([huntPack('@ann/hunt', 1)], rulebooks), await bundlesOf()]
    const bundle = then[0]?.bundle as PackBundle
    const file = join(root, 'failure.json')
    writeFileSync(
      file,
      JSON.stringify({
        format: 'questwright-fuzz',
        version: 2,
        finding: { kind: 'fault', code: 'x', message: 'x' },
        way: 'play',
        packs: [{ name: bundle.name, version: bundle.packVersion, hash: bundle.hash }],
        engine: { name: 'lcg', version: '0.1.0', hash: bundle.hash },
        setup: setup('hunt'),
        seed: 'a seed that is long enough',
        script: [],
        found: { seed: '1', game: 1 },
      }),
    )
    const workspace = loadWorkspace({ home: root })
    const told: string[] = []
    expect(await replayFailure(file, workspace, (words) => told.push(words))).toMatchObject({ shows: 'no', findings: [] })
    expect(told).toEqual([])
    const renamed = packsAsNamed(
      two.filter(({ name }) => name === '@ann/hunt'),
      [setup('hunt')],
    )
    expect(renamed.map(({ id }) => id)).toEqual(['hunt'])
    expect(strangersAmong(workspace, renamed).map(({ bundle: one }) => one?.name)).toEqual(['@ann/hunt'])
  })
})
