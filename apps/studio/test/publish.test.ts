/** Publishing from the studio, which happens in a process of its own. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeFiles } from '../../../packages/workshop/test/fixtures/workspace.ts'
import type { PublishOrder } from '../src/publish-types.ts'
import { publishBy } from '../src/server/publish.ts'
import { toolFile } from '../src/server/run-tool.ts'
import { readSettings } from '../src/server/settings.ts'

const root = mkdtempSync(join(tmpdir(), 'questwright-studio-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const order: PublishOrder = { workspace: root, pack: 'fen', warnings: 'stop', fuzzSeconds: 0 }

/** Writes a program that sends the messages, and ends in the way, that a test needs. */
function program(name: string, text: string): string {
  const file = join(root, `${name}.mjs`)
  writeFileSync(file, text)
  return file
}

const started = "process.send({ news: 'event', event: { kind: 'trying', what: 'check', pack: 'fen' } })"

it('lists what a pack lacks for publishing', async () => {
  writeFiles(join(root, 'fen'), {
    'package.json': JSON.stringify({ name: '@ann/fen', version: '1.0.0', questwright: { game: 'lcg', api: 1 } }),
  })
  const told: string[] = []
  const { report, lines } = await publishBy(
    toolFile(readSettings().repository, 'publish'),
    order,
    (words) => void told.push(words),
    new AbortController().signal,
  )
  expect(report).toBeUndefined()
  expect(lines).toEqual(told)
  expect(lines.join('\n')).toMatch(/@ann\/fen 1\.0\.0 is not published\./)
})

it('survives a pack that crashes the publishing process: the events until then are kept, and there is no report', async () => {
  const file = program(
    'broken',
    `process.once('message', () => { ${started.replace(/\)$/, '')}, () => process.kill(process.pid, 'SIGKILL')) })`,
  )
  const { report, lines } = await publishBy(file, order, () => {}, new AbortController().signal)
  expect(report).toBeUndefined()
  expect(lines).toEqual([expect.stringMatching(/^checking fen: facts/)])
})

it('removes control characters from the texts of a stranger’s pack', async () => {
  const file = program(
    'sly',
    "process.once('message', () => { process.send({ news: 'refused', message: 'a\\u001b[31mb\\u202ec' }, () => process.disconnect()) })",
  )
  const { lines } = await publishBy(file, order, () => {}, new AbortController().signal)
  expect(lines).toEqual(['a\\u001b[31mb\\u202ec'])
})

it('ends when the page that requested it is closed', async () => {
  const stop = new AbortController()
  const file = program('endless', `process.once('message', () => { ${started} }); setInterval(() => {}, 1000)`)
  await expect(publishBy(file, order, () => stop.abort(new Error('gone')), stop.signal)).rejects.toThrow('gone')
})
