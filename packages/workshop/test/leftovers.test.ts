/** Files that killed programs left in a workspace are removed at the next start, and no other files. */
import { existsSync, mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, test } from 'vitest'
import { absent } from '../src/page/index.ts'
import { folderWorkspace } from '../src/workspace/folder-workspace.ts'
import { makeWorkspace, type TestWorkspace, writeFiles } from './fixtures/workspace.ts'

let folders: TestWorkspace
beforeEach(() => {
  folders = makeWorkspace()
})
afterEach(() => folders.remove())

const at = (path: string) => join(folders.root, path)
const uuid = '01234567-89ab-cdef-0123-456789abcdef'
/** A process id that is never used, because it is too large. */
const dead = 2_147_483_646
const longAgo = new Date(Date.now() - 2 * 86_400_000)

const GONE: { readonly [what: string]: string } = {
  'a draft beside a card': 'lanterns/cards/allies/.k0.ts.80bace98.tmp',
  'a draft beside a manifest': 'lanterns/.package.json.80bace98.tmp',
  'a backup of a replaced file': 'lanterns/cards/allies/.lantern-bearer.ts.80bace98.old',
  'a draft of a kept game': '.questwright/games/.game.json.80bace98.tmp',
  'a staged pack of a dead process': `.questwright/incoming/${uuid}@${dead}@${hostname()}/package.json`,
  'an old staged pack without a process': `.questwright/incoming/${uuid}/package.json`,
  'a staged pack in the folder of an earlier version': `.questwright/staging/${uuid}@${dead}@${hostname()}/package.json`,
  'an old staged pack of another machine': `.questwright/incoming/${uuid}@${process.pid}@elsewhere/package.json`,
  'an old copy of an installed pack': `.questwright/.fork-${uuid}/package.json`,
  'a new pack that a command was writing': `.the-road.${uuid}/package.json`,
}
const STAYS: { readonly [what: string]: string } = {
  'a hidden file of the user': 'lanterns/cards/.notes.tmp',
  'a file that only looks like a draft': 'lanterns/cards/k0.ts.80bace98.tmp',
  'a backup whose file is missing': 'lanterns/cards/allies/.gone.ts.80bace98.old',
  'an entry of the trash with such a name': `.questwright/trash/${uuid}/package.json`,
  'a staged pack of a running process': `.questwright/incoming/${uuid}@${process.pid}@${hostname()}/package.json`,
  'a draft in a folder that is no pack': 'no-pack/.file.json.80bace98.tmp',
  'what a library keeps': 'lanterns/node_modules/some/.file.json.80bace98.tmp',
}

it.each(Object.entries(GONE))('%s is deleted', async (_, path) => {
  writeFiles(folders.root, { [path]: '{}' })
  const folder = path.replace(/\/package\.json$/, '')
  utimesSync(at(folder), longAgo, longAgo)
  const workspace = folderWorkspace(folders.root)
  // a write waits until the cleanup at the start is finished
  await workspace.writeFile('lanterns', 'cards/new.json', '{}', absent)
  expect([existsSync(at(path)), existsSync(at(folder))]).toEqual([false, false])
  expect(existsSync(at('lanterns/cards/allies/lantern-bearer.ts'))).toBe(true)
})

test('nothing else is deleted: files of the user, targets of links, and files that a running program is preparing', async () => {
  writeFiles(folders.root, Object.fromEntries(Object.values(STAYS).map((path) => [path, '{}'])))
  writeFiles(folders.root, { 'lanterns/cards/.some.ts.80bace98.tmp': '{}' })
  writeFileSync(join(folders.outside, '.secret.json.80bace98.tmp'), '{}')
  mkdirSync(at('.questwright/incoming'), { recursive: true })
  symlinkSync(folders.outside, at(`.questwright/incoming/${uuid}@${dead}@${hostname()}`))
  utimesSync(at(`.questwright/trash/${uuid}`), longAgo, longAgo)
  const workspace = folderWorkspace(folders.root)
  await workspace.writeFile('lanterns', 'cards/new.json', '{}', absent)
  expect(existsSync(at('lanterns/cards/.some.ts.80bace98.tmp'))).toBe(false)
  expect(Object.entries(STAYS).filter(([, path]) => !existsSync(at(path)))).toEqual([])
  expect(existsSync(join(folders.outside, '.secret.json.80bace98.tmp'))).toBe(true)
})

test('an import in progress continues when another studio is started', async () => {
  const workspace = folderWorkspace(folders.root)
  const name = await workspace.beginImport()
  await workspace.addToImport(name, 'package.json', new TextEncoder().encode('{"name":"@other/fens","questwright":{"game":"lcg","api":1}}'))
  await folderWorkspace(folders.root).writeFile('lanterns', 'cards/new.json', '{}', absent)
  expect(await workspace.finishImport(name, 'fens', 'refuse')).toEqual({ pack: 'fens' })
})
