import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { folderWorkspace, readPacks } from '../src/workspace/index.ts'
import { manifest, writeFiles } from './fixtures/workspace.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'questwright-warnings-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

/** A pack with a warning (an enemy without a number of copies) and an error (a facts file that is not valid JSON). */
const troubled = (name: string) => ({
  'package.json': manifest(`@tester/${name}`),
  'text/en.json': JSON.stringify({ cards: { crow: { title: 'Crow' } }, encounterSets: { dusk: { title: 'Dusk' } } }),
  'cards/crow.json': JSON.stringify({
    type: 'enemy',
    encounterSet: 'dusk',
    engagementCost: 20,
    threat: 1,
    attack: 1,
    defense: 1,
    hitPoints: 2,
  }),
  'cards/broken.json': '{',
})
const told = async (root: string, content: string) => {
  const { packs, problems } = await readPacks(folderWorkspace(root, { content }))
  return [...problems, ...packs.flatMap((pack) => pack.problems)].map(({ pack, severity }) => `${pack} ${severity}`).sort()
}

it('a workspace shows the warnings of packs that can be changed in it, and the errors of all packs', async () => {
  const [content, root] = [join(home, 'content'), join(home, 'mine')]
  for (const [path, text] of Object.entries(troubled('shipped'))) writeFiles(content, { [`shipped/${path}`]: text })
  for (const [path, text] of Object.entries(troubled('own'))) writeFiles(root, { [`own/${path}`]: text })
  const all = await told(root, content)
  expect(all).toContain('own warning')
  expect(all).toContain('own error')
  expect(all).toContain('shipped error')
  expect(all).not.toContain('shipped warning')
})
