import { readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPack, readPackFolder } from '@questwright/packs'
import { sha256 } from '@questwright/packs/sha256'
import { type JsonChange, withChange } from '@questwright/workshop/page'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endless, makeWorkspace, manifest, type TestWorkspace, writeFiles } from '../../../packages/workshop/test/fixtures/workspace.ts'
import { absent, type PacksAnswer, type PacksChange, type PacksNews, type WholePack, type WholePacks } from '../src/api-types.ts'
import { POST as compile } from '../src/app/api/compile/route.ts'
import { GET as events } from '../src/app/api/events/route.ts'
import { GET as exactPack } from '../src/app/api/exact-pack/route.ts'
import { DELETE as deleteFile, GET as readFile, PUT as writeFile } from '../src/app/api/files/route.ts'
import { GET as readHistory, PUT as recordGame, DELETE as removeGame, POST as restoreGame } from '../src/app/api/history/route.ts'
import { GET as packs } from '../src/app/api/packs/route.ts'
import { GET as wholePacks } from '../src/app/api/packs/whole/route.ts'

const token = 'routes-'.repeat(8)
const base = 'http://127.0.0.1:4399'
const bearer = 'cards/allies/lantern-bearer.json'
const script = 'cards/allies/lantern-bearer.ts'
let folders: TestWorkspace
const before = { ...process.env }

beforeAll(() => {
  folders = makeWorkspace()
  Object.assign(process.env, { QUESTWRIGHT_TOKEN: token, QUESTWRIGHT_PORT: '4399', QUESTWRIGHT_WORKSPACE: folders.root })
})
afterAll(() => {
  for (const name of ['QUESTWRIGHT_TOKEN', 'QUESTWRIGHT_PORT', 'QUESTWRIGHT_WORKSPACE']) {
    if (before[name] === undefined) delete process.env[name]
    else process.env[name] = before[name]
  }
  folders.remove()
})

const own = { host: '127.0.0.1:4399', 'x-questwright-token': token }

function request(path: string, options: { method?: string; body?: unknown; headers?: { [name: string]: string } } = {}): Request {
  const json = options.body === undefined ? {} : { 'content-type': 'application/json' }
  const body = options.body === undefined ? {} : { body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body) }
  return new Request(base + path, { method: options.method ?? 'GET', headers: { ...own, ...json, ...options.headers }, ...body })
}

const file = (path: string, more = '') => `/api/files?${new URLSearchParams({ pack: 'lanterns', path })}${more}`

async function told(
  response: Response | Promise<Response>,
): Promise<{ status: number; body: Record<string, unknown> & { error?: { code: string } } }> {
  const one = await response
  expect(one.headers.get('cache-control')).toBe('no-store')
  expect(one.headers.get('x-content-type-options')).toBe('nosniff')
  return { status: one.status, body: await one.json() }
}

describe('every route', () => {
  const routes = { packs, exactPack, readFile, writeFile, deleteFile, compile, events, readHistory, recordGame, removeGame, restoreGame }
  it.each(Object.entries(routes))('checks its requests: %s', async (_, handler) => {
    const headers = { host: own.host }
    expect(await told(handler(new Request(`${base}/api/x`, { headers })))).toMatchObject({
      status: 401,
      body: { error: { code: 'guard/token-missing' } },
    })
    const foreign = new Request(`${base}/api/x`, { headers: { ...own, host: 'evil.example' } })
    expect(await told(handler(foreign))).toMatchObject({ status: 421, body: { error: { code: 'guard/host' } } })
  })
})

describe('/api/packs', () => {
  it('compiles and checks every pack, but runs none: a script that never ends is only text', async () => {
    const { status, body } = await told(packs(request('/api/packs')))
    expect(status).toBe(200)
    const answer = body as unknown as PacksAnswer
    expect(answer.workspace).toEqual({ name: 'workspace', writing: 'allowed' })
    const [pack] = answer.packs
    expect(pack?.pack).toBe('lanterns')
    expect(pack?.bundle?.scripts.map((one) => one.path)).toContain(script)
    expect(pack?.files).toContainEqual({ path: script })
    // in this workspace links make the same card occur twice, and there is no text for it
    expect(pack?.problems.map((one) => one.code)).toContain('id/duplicate')
  })

  it('answers 304 if nothing has changed, and sends a new answer after a change', async () => {
    const first = await packs(request('/api/packs'))
    const tag = first.headers.get('etag') ?? ''
    expect((await packs(request('/api/packs', { headers: { 'if-none-match': tag } }))).status).toBe(304)
    writeFileSync(
      join(folders.root, 'lanterns/text/en.json'),
      JSON.stringify({ cards: { 'lantern-bearer': { title: 'Bearer of Lanterns' } } }),
    )
    const second = await packs(request('/api/packs', { headers: { 'if-none-match': tag } }))
    expect(second.status).toBe(200)
    expect(JSON.stringify(await second.json())).toContain('Bearer of Lanterns')
  })

  it('leaves out the code, which is sent with the whole packs only', async () => {
    const outline = (await told(packs(request('/api/packs')))).body as unknown as PacksAnswer
    const whole = (await told(wholePacks(request('/api/packs/whole')))).body as unknown as WholePacks
    expect(outline.hash).toBe(whole.hash)
    const at = (answer: PacksAnswer) => answer.packs.find(({ pack }) => pack === 'lanterns')
    const [own, all] = [at(outline), whole.packs.find(({ pack }) => pack === 'lanterns')]
    expect(all?.files).toContainEqual({ path: script, hash: sha256(endless) })
    expect(all?.bundle?.scripts.find(({ path }) => path === script)?.code).toContain('for')
    const { hashes: _, scripts = [], scenes = [], ...rest } = all?.bundle ?? {}
    const bare = (list: readonly object[]) => list.map((one) => ({ ...one, code: undefined, map: undefined }))
    // parse a copy: JSON has no undefined values
    expect(own?.bundle).toEqual(JSON.parse(JSON.stringify({ ...rest, scripts: bare(scripts), scenes: bare(scenes) })))
  })

  it.each([
    ['/api/packs', packs],
    ['/api/packs/whole', wholePacks],
  ])('%s sends a page only the changes since its earlier answer, or everything if that answer is no longer known', async (path, GET) => {
    const words = join(folders.root, 'lanterns/text/en.json')
    const { body } = await told(GET(request(path)))
    const known = body as unknown as PacksAnswer
    const since = async (hash: string) => (await told(GET(request(`${path}?since=${hash}`)))).body as unknown
    expect(await since(known.hash)).toEqual({ since: known.hash, hash: known.hash, change: null })
    writeFileSync(words, JSON.stringify({ cards: { 'lantern-bearer': { title: 'Bearer of One Lantern' } } }))
    const news = (await since(known.hash)) as PacksChange
    expect(JSON.stringify(news).length).toBeLessThan(JSON.stringify(known).length / 2)
    const whole = (await told(GET(request(path)))).body
    expect(withChange(known, news.change as JsonChange)).toEqual(whole)
    // the page asks for the changes after several saves
    for (const title of ['A', 'B', 'C', `D ${path}`]) {
      writeFileSync(words, JSON.stringify({ cards: { 'lantern-bearer': { title } } }))
      await told(GET(request(path)))
    }
    expect(await since(known.hash)).toHaveProperty('packs')
    expect(await since('what it never was')).toHaveProperty('packs')
    // a page that sends the hashes of its packs gets only the pack that changed
    const had = known.packs.map(({ hash }) => hash)
    const { packs: sent, ...rest } = (await since(`what it never was&has=${had}`)) as PacksNews<PacksAnswer>
    const now = (await told(GET(request(path)))).body as unknown as PacksAnswer
    expect(sent).toEqual(now.packs.map((pack) => (pack.pack === 'lanterns' ? pack : { had: pack.hash })))
    expect(sent.length).toBeGreaterThan(1)
    expect({ ...rest, packs: now.packs }).toEqual(now)
    expect(await since(`what it never was&has=${now.packs.map(({ hash }) => hash)}`)).toEqual({
      ...rest,
      packs: now.packs.map(({ hash }) => ({ had: hash })),
    })
  })
})

describe('/api/exact-pack', () => {
  const ask = (wanted: { readonly name?: string; readonly version?: string; readonly hash: string }) =>
    told(exactPack(request(`/api/exact-pack?${new URLSearchParams({ name: '@tester/lanterns', version: '0.0.9', ...wanted })}`)))

  it('returns an installed version only if its content is the requested one, and nothing from elsewhere', async () => {
    const place = '.questwright/packs/@tester+lanterns/0.0.9'
    writeFiles(join(folders.root, place), {
      'package.json': manifest('@tester/lanterns').replace('0.1.0', '0.0.9'),
      'text/en.json': JSON.stringify({ cards: {} }),
    })
    const { hash } = loadPack(readPackFolder(join(folders.root, place)), rulebooks).bundle ?? { hash: '' }
    expect((await ask({ hash })).body).toMatchObject({
      state: 'found',
      bundle: { id: 'lanterns', packVersion: '0.0.9', hash },
      seen: 'new',
    })
    expect((await ask({ hash: 'f'.repeat(64) })).body).toEqual({ state: 'other' })
    expect((await ask({ hash, version: '0.0.8' })).body).toEqual({ state: 'absent' })
    for (const name of ['../lanterns', '@tester/../../lanterns', '..', '__proto__/x'])
      expect((await ask({ hash, name })).body, name).toEqual({ state: 'absent' })
    expect((await ask({ hash, version: '../0.0.9' })).body).toEqual({ state: 'absent' })
    symlinkSync(join(folders.root, 'lanterns'), join(folders.root, '.questwright/packs/@tester+lanterns/0.0.7'))
    expect((await ask({ hash, version: '0.0.7' })).body).toEqual({ state: 'absent' })
    expect((await told(exactPack(request('/api/exact-pack?name=x')))).status).toBe(400)
  })
})

describe('/api/history', () => {
  it('is empty at first, and refuses anything but a finished game', async () => {
    expect(await told(readHistory(request('/api/history')))).toEqual({ status: 200, body: { games: [], unreadable: [] } })
    for (const body of ['{', [], { table: 't' }])
      expect((await told(recordGame(request('/api/history', { method: 'PUT', body })))).status).toBe(400)
    expect((await told(readHistory(request('/api/history?game=0123456789abcdef')))).body.error?.code).toBe('history/absent')
    const away = request('/api/history?file=../lanterns/package.json', { method: 'DELETE' })
    expect(await told(removeGame(away))).toMatchObject({ status: 400, body: { error: { code: 'history/file' } } })
  })
})

describe('/api/files', () => {
  it('reads, writes and deletes', async () => {
    const { body } = await told(readFile(request(file(bearer))))
    expect(body).toMatchObject({
      pack: 'lanterns',
      path: bearer,
      hash: sha256(readFileSync(join(folders.root, 'lanterns', bearer), 'utf8')),
    })
    const path = 'cards/allies/second.json'
    const saved = await told(writeFile(request(file(path), { method: 'PUT', body: { text: '{}', expected: absent } })))
    expect(saved).toEqual({ status: 200, body: { pack: 'lanterns', path, hash: sha256('{}') } })
    const gone = await told(deleteFile(request(file(path, `&expected=${sha256('{}')}`), { method: 'DELETE' })))
    expect(gone).toEqual({ status: 200, body: { pack: 'lanterns', path, hash: absent } })
    expect((await told(readFile(request(file(path))))).status).toBe(404)
  })

  it('returns the pack with the new file on request', async () => {
    const words = 'text/en.json'
    const { body: all } = await told(wholePacks(request('/api/packs/whole')))
    const before = (all as unknown as WholePacks).packs.find(({ pack }) => pack === 'lanterns')
    const { body: there } = await told(readFile(request(file(words))))
    const text = JSON.stringify({ cards: { 'lantern-bearer': { title: 'Lamp Bearer' } } })
    const put = (what: string, expected: unknown, since: string) =>
      told(writeFile(request(file(words, `&answer=pack&since=${since}`), { method: 'PUT', body: { text: what, expected } })))
    const { body } = await put(text, there.hash, 'what it never was')
    const { state } = body.news as { readonly state: WholePack }
    expect(state.bundle?.hash).not.toBe(before?.bundle?.hash)
    expect(state.bundle?.text.en?.cards['lantern-bearer']?.title).toBe('Lamp Bearer')
    const { body: fresh } = await told(wholePacks(request('/api/packs/whole')))
    const now = fresh as unknown as WholePacks
    expect(now.packs.find(({ pack }) => pack === 'lanterns')).toEqual(state)
    // a page that already has the previous answer gets only the change
    const { body: back } = await put(there.text as string, body.hash, now.hash)
    const { change } = back.news as { readonly change: JsonChange }
    expect(JSON.stringify(change).length).toBeLessThan(JSON.stringify(state).length / 2)
    expect(withChange(state, change)).toEqual(before)
  })

  it('answers 409 with both hashes', async () => {
    const expected = sha256('what it never was')
    const { status, body } = await told(writeFile(request(file(bearer), { method: 'PUT', body: { text: 'mine', expected } })))
    expect(status).toBe(409)
    expect(body).toMatchObject({ error: { code: 'file/changed' }, conflict: { expected, yours: sha256('mine') } })
  })

  it.each([
    ['no body', '', 400, 'body/json'],
    ['no JSON', '{"text":', 400, 'body/json'],
    ['no object', '[]', 400, 'body/field'],
    ['a number for a text', '{"text":1,"expected":"absent"}', 400, 'body/field'],
    ['no expected hash', '{"text":"x"}', 400, 'body/field'],
    ['a wrong hash', '{"text":"x","expected":"whatever"}', 400, 'body/hash'],
    ['an inherited field', '{"__proto__":{"text":"x","expected":"absent"}}', 400, 'body/field'],
  ])('refuses a body with %s', async (_, body, status, code) => {
    expect(await told(writeFile(request(file('cards/x.json'), { method: 'PUT', body })))).toMatchObject({
      status,
      body: { error: { code } },
    })
  })

  it('refuses a body that is too large, also if its length was not announced', async () => {
    const part = new TextEncoder().encode('x'.repeat(500_000))
    let parts = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        parts += 1
        if (parts > 40) controller.close()
        else controller.enqueue(part)
      },
    })
    const init = { method: 'PUT', headers: { ...own, 'content-type': 'application/json' }, body, duplex: 'half' }
    expect(await told(writeFile(new Request(base + file('cards/x.json'), init as RequestInit)))).toMatchObject({
      status: 413,
      body: { error: { code: 'guard/too-large' } },
    })
    expect(parts).toBeLessThan(10)
  })

  it('refuses an address without a path, or with two', async () => {
    for (const path of ['/api/files?pack=lanterns', '/api/files?pack=lanterns&path=a.json&path=b.json', '/api/files?pack=&path=a.json']) {
      expect(await told(readFile(request(path)))).toMatchObject({ status: 400, body: { error: { code: 'query/missing' } } })
    }
  })
})

describe('/api/compile', () => {
  const body = (source: string, path = script) => ({ method: 'POST', body: { pack: 'lanterns', path, source } })

  it('compiles the text in the editor without saving it', async () => {
    const source = "import { card } from '@questwright/lcg'\nexport default card('lantern-bearer', [])\n"
    const { status, body: answer } = await told(compile(request('/api/compile', body(source))))
    expect(status).toBe(200)
    expect(answer.problems).toEqual([])
    expect(String(answer.code)).toContain('exports.default')
    expect(JSON.parse(String(answer.map))).toMatchObject({ version: 3, sources: [script] })
    expect(readFileSync(join(folders.root, 'lanterns', script), 'utf8')).toBe(endless)
  })

  it('answers with what the script may not contain and with the problems of the compiler, with line and remedy', async () => {
    const gated = await told(compile(request('/api/compile', body("let kept = 1\nimport fs from 'node:fs'\nexport default kept\n"))))
    expect(gated.status).toBe(200)
    expect(gated.body.problems).toMatchObject([
      { code: 'gate/top-level-let', pack: 'lanterns', file: script, line: 1 },
      { code: 'gate/import', line: 2 },
    ])
    expect(gated.body).not.toHaveProperty('code')
    const broken = await told(compile(request('/api/compile', body('export default (\n'))))
    expect(broken.body.problems).toContainEqual(expect.objectContaining({ code: 'compile/syntax', line: 2, remedy: expect.any(String) }))
  })

  it('refuses paths that are not scripts, and folders that are not packs', async () => {
    expect(await told(compile(request('/api/compile', body('', bearer))))).toMatchObject({
      status: 400,
      body: { error: { code: 'compile/no-script' } },
    })
    expect(await told(compile(request('/api/compile', body('', '../x.ts'))))).toMatchObject({
      status: 400,
      body: { error: { code: 'path/refused' } },
    })
    const elsewhere = { method: 'POST', body: { pack: 'outside', path: script, source: '' } }
    expect(await told(compile(request('/api/compile', elsewhere)))).toMatchObject({
      status: 404,
      body: { error: { code: 'pack/unknown' } },
    })
  })
})

it('/api/events begins with ready, reports changes, and ends when the page is closed', async () => {
  const page = new AbortController()
  const response = await events(new Request(`${base}/api/events`, { headers: own, signal: page.signal }))
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader.read()).value).toBe('event: ready\ndata: {"event":"ready"}\n\n')
  const written = new Set<string>()
  const write = () => {
    const text = `${endless}// changed ${written.size}\n`
    written.add(sha256(text))
    // written as a whole by renaming, because the file may be read at any moment
    writeFileSync(join(folders.root, 'lanterns', '.draft'), text)
    renameSync(join(folders.root, 'lanterns', '.draft'), join(folders.root, 'lanterns', script))
  }
  // a file that was written before the watcher started is not reported, so write again until it is
  const again = setInterval(write, 300)
  const { value = '' } = await reader.read()
  clearInterval(again)
  const told = JSON.parse(value.replace(/^event: change\ndata: /, '')) as { readonly changes: readonly { readonly hash: string }[] }
  expect(value).toBe(
    `event: change\ndata: ${JSON.stringify({ event: 'change', changes: [{ pack: 'lanterns', path: script, hash: told.changes[0]?.hash }] })}\n\n`,
  )
  expect(written).toContain(told.changes[0]?.hash)
  page.abort()
  expect((await reader.read()).done).toBe(true)
})
