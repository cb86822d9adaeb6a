import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface TestWorkspace {
  /** The folder of the workspace. */
  readonly root: string
  /** A folder beside it, which nobody may read or write through the studio. */
  readonly outside: string
  readonly remove: () => void
}

export const manifest = (name: string) => JSON.stringify({ name, version: '0.1.0', questwright: { game: 'lcg', api: 1 } })

/** A script that would never end if anybody ran it. */
export const endless = "import { card } from '@questwright/lcg'\n\nfor (;;) {}\n\nexport default card('lantern-bearer', [])\n"

const ally = {
  type: 'ally',
  sphere: 'leadership',
  cost: 2,
  willpower: 1,
  attack: 1,
  defense: 0,
  hitPoints: 2,
  traits: ['Scout'],
  number: 1,
  quantity: 3,
}

/** Writes files below a folder; the keys are paths. */
export function writeFiles(folder: string, files: { readonly [path: string]: string }): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** A workspace with one pack, links that lead out of it, hidden files and a folder that is no pack; beside it a secret. */
export function makeWorkspace(): TestWorkspace {
  const home = mkdtempSync(join(tmpdir(), 'questwright-studio-'))
  const root = join(home, 'workspace')
  const outside = join(home, 'outside')
  writeFiles(outside, { 'secret.json': '{"secret":true}', 'folder/file.json': '{}' })
  writeFiles(root, {
    'lanterns/package.json': manifest('@tester/lanterns'),
    'lanterns/cards/allies/lantern-bearer.json': JSON.stringify(ally, null, 2),
    'lanterns/cards/allies/lantern-bearer.ts': endless,
    'lanterns/text/en.json': JSON.stringify({ cards: { 'lantern-bearer': { title: 'Lantern Bearer' } } }),
    'lanterns/.hidden/file.json': '{}',
    'lanterns/node_modules/some/file.json': '{}',
    'no-pack/package.json': '{"name":"no-pack"}',
    'no-pack/file.json': '{}',
  })
  symlinkSync(outside, join(root, 'lanterns/cards/out'))
  symlinkSync(join(outside, 'secret.json'), join(root, 'lanterns/cards/secret.json'))
  symlinkSync(join(outside, 'not-yet.json'), join(root, 'lanterns/cards/dangling.json'))
  symlinkSync(join(root, 'lanterns/.hidden'), join(root, 'lanterns/cards/peek'))
  symlinkSync(join(root, 'no-pack'), join(root, 'lanterns/cards/neighbour'))
  symlinkSync(join(root, 'lanterns/cards/allies'), join(root, 'lanterns/cards/friends'))
  symlinkSync(outside, join(root, 'link-out'))
  symlinkSync(root, join(root, 'round'))
  return { root, outside, remove: () => rmSync(home, { recursive: true, force: true }) }
}
