import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { GET as readHistory } from '../src/app/api/history/route.ts'
import { GET as packs } from '../src/app/api/packs/route.ts'
import { PUT as choose, GET as folderNow } from '../src/app/api/workspace-folder/route.ts'
import { readSettings } from '../src/server/settings.ts'
import { workspace } from '../src/server/studio.ts'

const token = 'choosing-'.repeat(6)
const names = [
  'QUESTWRIGHT_TOKEN',
  'QUESTWRIGHT_PORT',
  'QUESTWRIGHT_WORKSPACE',
  'QUESTWRIGHT_SETTINGS',
  'QUESTWRIGHT_CHOOSE_WORKSPACE',
  'HOME',
]
const before = { ...process.env }
let home: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'questwright-choose-'))
  Object.assign(process.env, {
    QUESTWRIGHT_TOKEN: token,
    QUESTWRIGHT_PORT: '4398',
    QUESTWRIGHT_SETTINGS: join(home, 'settings.json'),
    // with this variable the studio asks for the folder, also in a clone whose folder already has games
    QUESTWRIGHT_CHOOSE_WORKSPACE: '1',
    HOME: home,
  })
  delete process.env.QUESTWRIGHT_WORKSPACE
})
afterEach(() => {
  for (const name of names) {
    if (before[name] === undefined) delete process.env[name]
    else process.env[name] = before[name]
  }
  rmSync(home, { recursive: true, force: true })
})

const request = (path: string, method = 'GET', body?: unknown): Request =>
  new Request(`http://127.0.0.1:4398${path}`, {
    method,
    headers: { host: '127.0.0.1:4398', 'x-questwright-token': token, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
const put = async (folder: string) => {
  const response = await choose(request('/api/workspace-folder', 'PUT', { folder }))
  return { status: response.status, body: (await response.json()) as { folder?: string; error?: { message: string; remedy: string } } }
}

it('before a folder is chosen nothing is read or written, and every call reports this', async () => {
  expect(readSettings().workspace).toBe('')
  for (const call of [packs, readHistory]) {
    const response = await call(request('/api/x'))
    expect([response.status, (await response.json()).error.code]).toEqual([409, 'workspace/unchosen'])
  }
  expect(await (await folderNow(request('/api/workspace-folder'))).json()).toEqual({ folder: '', suggested: join(home, 'questwright') })
})

it('the chosen folder is created, is used at once, and is used again at the next start', async () => {
  const folder = join(home, 'my packs')
  expect(await put('~/my packs')).toMatchObject({ status: 200, body: { folder } })
  expect(existsSync(folder)).toBe(true)
  expect(workspace().name).toBe('my packs')
  expect(new Set((await workspace().listPacks()).map(({ kind }) => kind))).toEqual(new Set(['shipped']))
  delete process.env.QUESTWRIGHT_WORKSPACE
  delete process.env.QUESTWRIGHT_CHOOSE_WORKSPACE
  expect(readSettings().workspace).toBe(folder)
})

it('the folder of the program, a file, and a relative path are refused with a remedy, and nothing is stored', async () => {
  const { repository, content } = readSettings()
  symlinkSync(repository, join(home, 'link'))
  for (const folder of [
    repository,
    join(repository, 'packs'),
    join(home, 'link'),
    join(home, 'link/deep'),
    '',
    'relative',
    join(repository, 'package.json'),
    content,
  ]) {
    const { status, body } = await put(folder)
    // if the program's folder contains packs of a user, as in a developer's clone, it may be chosen: skip it
    if (folder === content && status === 200) continue
    expect(status, folder).toBe(400)
    expect(body.error?.remedy, folder).not.toBe('')
  }
  expect(existsSync(join(repository, 'packs'))).toBe(false)
  expect(existsSync(join(home, 'settings.json')) ? readFileSync(join(home, 'settings.json'), 'utf8') : '').not.toContain(
    join(repository, 'packs'),
  )
})
