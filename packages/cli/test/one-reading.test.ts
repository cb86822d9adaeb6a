/** How often a command reads the files and folders of a workspace. */
import { readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { loadPack, readPackFolder } from '@questwright/packs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { qw, temporaryFolder, writeFiles } from './run.ts'

vi.mock('node:fs', { spy: true })
vi.mock('@questwright/packs', { spy: true })

const hero = { type: 'hero', unique: true, sphere: 'spirit', threatCost: 8, willpower: 2, attack: 2, defense: 2, hitPoints: 4, quantity: 1 }
const files = {
  'package.json': {
    name: '@ann/heath',
    version: '1.0.0',
    license: 'CC-BY-4.0',
    description: 'A dry walk.',
    questwright: { game: 'lcg', api: 1, status: 'beta' },
  },
  'cards/ada.json': hero,
  'cards/broth.json': { type: 'event', sphere: 'neutral', cost: 0, quantity: 3 },
  'cards/broth.ts':
    "import { action, card, drawCards } from '@questwright/lcg'\n\nexport default card('broth', [action(({ you }) => void drawCards(you, 1))])\n",
  'cards/broth.scene.ts':
    "import { scene } from '@questwright/testkit'\n\nscene('nobody has anything to plan', { you: { heroes: ['ada'] }, at: 'planning' }, (t) => t.isAt('quest'))\n",
  'text/en.json': { cards: { ada: { title: 'Ada' }, broth: { title: 'Broth' } } },
}

const workspace = realpathSync(temporaryFolder())

beforeEach(() => {
  process.env.QUESTWRIGHT_WORKSPACE = workspace
})

afterEach(() => {
  delete process.env.QUESTWRIGHT_WORKSPACE
  vi.clearAllMocks()
})

/** How often each value occurs in a list. */
function times(given: readonly unknown[]): { readonly [one: string]: number } {
  const counts: { [one: string]: number } = {}
  for (const one of given) counts[String(one)] = (counts[String(one)] ?? 0) + 1
  return counts
}

it('publishing searches the workspace once, and reads and compiles each pack once, although it builds, checks, tests and plays', {
  tags: 'long',
}, async () => {
  writeFiles(join(workspace, 'heath'), files)
  const published = await qw(['pack', 'publish', 'heath', '--dry-run', '--anyway', '--fuzz-games', '1', '--json'])
  expect(published.json(), published.err).toMatchObject({ result: 'would-publish', checks: { scenes: 1 } })
  const read = times(vi.mocked(readPackFolder).mock.calls.map(([folder]) => folder))
  expect(read[join(workspace, 'heath')]).toBe(1)
  expect(Object.entries(read).filter(([, n]) => n > 1)).toEqual([])
  const compiled = times(vi.mocked(loadPack).mock.calls.map(([packFiles]) => packFiles['package.json']))
  expect(Object.values(compiled).filter((n) => n > 1)).toEqual([])
  expect(Object.keys(compiled)).toHaveLength(Object.keys(read).length)
  const walked = times(vi.mocked(readdirSync).mock.calls.map(([folder]) => folder))
  expect(walked[workspace]).toBe(1)
})

it('a comparison of two versions reads each version once, and the workspace once', async () => {
  const older = join(realpathSync(temporaryFolder()), 'heath')
  writeFiles(older, { ...files, 'package.json': { ...files['package.json'], version: '0.9.0' } })
  writeFiles(join(workspace, 'heath'), files)
  const compared = await qw(['pack', 'diff', older, 'heath', '--json'])
  expect(compared.json(), compared.err).toMatchObject({ pack: 'heath', version: { from: '0.9.0', to: '1.0.0' } })
  const read = times(vi.mocked(readPackFolder).mock.calls.map(([folder]) => folder))
  expect([read[older], read[join(workspace, 'heath')]]).toEqual([1, 1])
  expect(Object.entries(read).filter(([, n]) => n > 1)).toEqual([])
  expect(times(vi.mocked(readdirSync).mock.calls.map(([folder]) => folder))[workspace]).toBe(1)
})
