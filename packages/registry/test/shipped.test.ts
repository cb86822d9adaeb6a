/** Dependencies that are shipped with the program need not come from a registry. */
import { describe, expect, it } from 'vitest'
import type { Packument, PackVersion } from '../src/packument.ts'
import { type ResolveRequest, resolvePacks } from '../src/resolve.ts'
import { RegistryTrouble } from '../src/trouble.ts'

const version = (name: string, number: string, dependencies: PackVersion['dependencies'] = {}): PackVersion => ({
  name,
  version: number,
  game: 'lcg',
  description: '',
  licence: 'MIT',
  author: '',
  publisher: 'ann',
  maintainers: [],
  published: '',
  status: 'beta',
  kinds: [],
  languages: [],
  credits: [],
  api: 1,
  dependencies,
  integrity: 'sha512-x',
  resolved: `${name}/-/${number}.tgz`,
})

const shipped = [
  { id: 'words', name: '@house/words', version: '1.1.0', folder: '/program/words', dependencies: {} },
  { id: 'core', name: '@house/core', version: '1.2.0', folder: '/program/core', dependencies: { '@house/words': '^1.1.0' } },
]

/** Resolves with a registry that has these versions. `asked` receives the names that are requested from the registry. */
async function resolve(there: readonly PackVersion[], more: Partial<ResolveRequest>) {
  const asked: string[] = []
  const packument = async (name: string): Promise<Packument> => {
    asked.push(name)
    const versions = there.filter((one) => one.name === name)
    if (versions.length === 0) throw new RegistryTrouble('registry/not-found', `There is no ${name}.`, '')
    return { name, versions, tags: { latest: versions[0]?.version ?? '' } } as unknown as Packument
  }
  const packs = await resolvePacks({ wanted: { '@me/fen': '*' }, own: [], shipped, prefer: {}, packument, ...more })
  return { packs: packs.map((one) => `${one.name} ${one.version}`), asked }
}

describe('a pack that depends on what the program ships', () => {
  it('is installed alone, and the registry is asked for nothing else', async () => {
    expect(await resolve([version('@me/fen', '1.0.0', { '@house/core': '^1.0.0' })], {})).toEqual({
      packs: ['@me/fen 1.0.0'],
      asked: ['@me/fen'],
    })
  })

  it('brings a newer version from the registry where the shipped one is too old', async () => {
    const newer = [version('@me/fen', '1.0.0', { '@house/core': '^1.3.0' }), version('@house/core', '1.3.0', { '@house/words': '^1.0.0' })]
    expect((await resolve(newer, {})).packs).toEqual(['@house/core 1.3.0', '@me/fen 1.0.0'])
  })

  it('uses one version for all dependents, if one of them needs a newer one', async () => {
    const both = [
      version('@me/fen', '1.0.0', { '@house/core': '^1.0.0', '@me/moor': '^1.0.0' }),
      version('@me/moor', '1.0.0', { '@house/core': '^1.3.0' }),
      version('@house/core', '1.3.0'),
    ]
    expect((await resolve(both, {})).packs).toEqual(['@house/core 1.3.0', '@me/fen 1.0.0', '@me/moor 1.0.0'])
  })

  it('keeps a version that was installed, and one that is requested by name comes from the registry', async () => {
    const fen = version('@me/fen', '1.0.0', { '@house/core': '^1.0.0' })
    const core = [version('@house/core', '1.0.0'), version('@house/core', '1.2.0')]
    expect((await resolve([fen, ...core], { prefer: { '@house/core': '1.0.0' } })).packs).toEqual(['@house/core 1.0.0', '@me/fen 1.0.0'])
    expect((await resolve(core, { wanted: { '@house/core': '^1' } })).packs).toEqual(['@house/core 1.2.0'])
  })
})
