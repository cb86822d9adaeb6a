/** Two programs write into one workspace: the studio, and `qw` or a second studio. */
import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { absent } from '../src/page/index.ts'
import { type Disk, realDisk } from '../src/workspace/batch.ts'
import { folderWorkspace } from '../src/workspace/folder-workspace.ts'
import { makeWorkspace, type TestWorkspace } from './fixtures/workspace.ts'
import type { Deed } from './turns-child.ts'

let folders: TestWorkspace
let other: ChildProcess
/** The messages of the other program, in order. */
let said: string[]

beforeEach(async () => {
  folders = makeWorkspace()
  said = []
  other = fork(fileURLToPath(new URL('turns-child.ts', import.meta.url)), [folders.root], { execArgv: ['--import', 'tsx'] })
  other.on('message', (words) => said.push(String(words)))
  await says(1)
}, 60_000)
afterEach(() => {
  other.kill('SIGKILL')
  folders.remove()
})

const says = (times: number) => expect.poll(() => said.length, { timeout: 50_000 }).toBeGreaterThanOrEqual(times)
const tell = (deed: Deed) => other.send(deed)
const text = (path: string) => readFileSync(join(folders.root, 'lanterns', path), 'utf8')
const bearer = 'cards/allies/lantern-bearer.json'
const words = 'text/en.json'

/**
 * A disk that lets the other program try to write during a rename. It continues when the other program has finished, or after a second if that
 * program waits, which is the expected behaviour.
 */
function slow(deed: Deed): Disk {
  let tries = 0
  return {
    ...realDisk,
    async rename(from, to) {
      if (tries === 0) tell(deed)
      for (; tries < 20 && said.length === 1; tries++) await wait(50)
      await realDisk.rename(from, to)
    },
  }
}

it.each([
  ['another studio', 'studio'],
  ['the terminal', 'terminal'],
] as const)(
  'if the studio and %s write a file at the same moment, the first text is kept, and the second writer gets an error',
  async (_other, by) => {
    const { hash } = await folderWorkspace(folders.root).readFile('lanterns', bearer)
    const disk = slow(by === 'studio' ? { by, path: bearer, text: 'theirs', expected: hash } : { by, path: bearer, text: 'theirs' })
    await folderWorkspace(folders.root, { disk }).writeFile('lanterns', bearer, 'mine', hash)
    await says(2)
    expect(said[1]).toMatch(/^refused: .*meanwhile/)
    expect(text(bearer)).toBe('mine')
  },
  60_000,
)

it('a program that opens a workspace does not undo changes that another program is making', async () => {
  const workspace = folderWorkspace(folders.root)
  const [one, two] = [await workspace.readFile('lanterns', bearer), await workspace.readFile('lanterns', words)]
  const disk = slow({ by: 'studio', path: 'cards/new.json', text: '{}', expected: absent })
  await folderWorkspace(folders.root, { disk }).apply([
    { do: 'write', pack: 'lanterns', path: bearer, text: 'mine', expected: one.hash },
    { do: 'write', pack: 'lanterns', path: words, text: 'mine as well', expected: two.hash },
  ])
  await says(2)
  expect(said[1]).toBe('written')
  expect([text(bearer), text(words), text('cards/new.json')]).toEqual(['mine', 'mine as well', '{}'])
}, 60_000)

it('changes of a program that was killed while writing are undone before the next program writes, even if that was open all the time', async () => {
  const workspace = folderWorkspace(folders.root)
  const [one, two] = [await workspace.readFile('lanterns', bearer), await workspace.readFile('lanterns', words)]
  tell({ by: 'hanging studio', paths: [bearer, words], expected: [one.hash, two.hash] })
  await says(2)
  expect([said[1], text(bearer)]).toEqual(['hanging', 'half'])
  const gone = new Promise((done) => other.once('exit', done))
  other.kill('SIGKILL')
  await gone
  const own = join(folders.root, '.questwright')
  await workspace.writeFile('lanterns', 'cards/new.json', '{}', absent)
  expect([text(bearer), text(words), text('cards/new.json')]).toEqual([one.text, two.text, '{}'])
  expect(readdirSync(own).filter((name) => name.startsWith('batch-'))).toEqual([])
  expect(existsSync(join(own, 'writing.lock'))).toBe(false)
}, 60_000)
