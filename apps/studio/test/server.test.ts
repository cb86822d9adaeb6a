import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeWorkspace, type TestWorkspace } from '../../../packages/workshop/test/fixtures/workspace.ts'
import { absent } from '../src/api-types.ts'

/** All of `npm start`: a build if needed, the server, and requests as an attacker could send them. */
const script = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))
const patience = 600_000
let folders: TestWorkspace
let server: ChildProcess
let port = 0
let token = ''
let printed = ''

beforeAll(async () => {
  folders = makeWorkspace()
  server = start({ PORT: '0' })
  ;({ port, token } = await addressOf(server, (text) => {
    printed += text
  }))
}, patience)

afterAll(async () => {
  const code = await ended(server, 'SIGTERM')
  folders.remove()
  expect(code).toBe(0)
  // The server ended together with the start script.
  await expect(send({ path: '/' })).rejects.toThrow('ECONNREFUSED')
}, 30_000)

function start(more: { readonly [name: string]: string }): ChildProcess {
  const { QUESTWRIGHT_TOKEN: _token, BROWSER: _browser, ...env } = process.env
  return spawn(process.execPath, [script], {
    env: { ...env, NODE_ENV: 'production', QUESTWRIGHT_WORKSPACE: folders.root, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Ends a start that still runs. @returns its exit code */
function ended(started: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (started.exitCode !== null || started.signalCode !== null) return Promise.resolve(started.exitCode)
  return new Promise((resolve) => {
    started.on('exit', resolve)
    started.kill(signal)
  })
}

/** Waits for the line that contains the address of the server. */
function addressOf(started: ChildProcess, told: (text: string) => void = () => {}): Promise<{ port: number; token: string }> {
  let all = ''
  return new Promise((resolve, reject) => {
    const read = (part: Buffer) => {
      all += part
      told(String(part))
      const [, foundPort, foundToken] = /http:\/\/127\.0\.0\.1:(\d+)\/#token=([\w-]+)\n/.exec(all) ?? []
      if (foundPort !== undefined && foundToken !== undefined) resolve({ port: Number(foundPort), token: foundToken })
    }
    started.stdout?.on('data', read)
    started.stderr?.on('data', read)
    started.on('exit', (code) => reject(new Error(`start.mjs ended with ${code}:\n${all}`)))
  })
}

interface Sent {
  readonly path: string
  readonly method?: string
  readonly headers?: { readonly [name: string]: string }
  readonly body?: string
  readonly address?: string
}

/** Sends a request with node:http, because `fetch` sets the Host header itself and normalises paths. */
function send({
  path,
  method = 'GET',
  headers = {},
  body,
  address = '127.0.0.1',
}: Sent): Promise<{ status: number; code: string; text: string; headers: object }> {
  return new Promise((resolve, reject) => {
    const one = request({ host: address, port, path, method, headers: { host: `127.0.0.1:${port}`, ...headers } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => {
        const code = text.startsWith('{') ? (JSON.parse(text).error?.code ?? '') : ''
        resolve({ status: response.statusCode ?? 0, code, text, headers: response.headers })
      })
    })
    one.on('error', reject)
    one.end(body)
  })
}

const policyOf = (headers: object): string => String(new Map(Object.entries(headers)).get('content-security-policy'))
const withToken = () => ({ 'x-questwright-token': token })
const api = async (sent: Sent) => {
  const { status, code } = await send({ ...sent, headers: { ...withToken(), ...sent.headers } })
  return `${status} ${code}`
}
const file = (path: string) => `/api/files?pack=lanterns&path=${encodeURIComponent(path)}`
const write = (path: string) => ({
  path: file(path),
  method: 'PUT',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ text: 'mine', expected: absent }),
})

it('prints one address, with a random token', () => {
  expect(printed.match(/http:/g)).toHaveLength(1)
  expect(token.length).toBeGreaterThanOrEqual(43)
})

it('serves the page with its security headers', async () => {
  const { status, headers, text } = await send({ path: '/' })
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/default-src 'self'.*worker-src 'self'.*frame-ancestors 'none'/),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(text).not.toContain(token)
  const [style = ''] = /\/_next\/static\/[^"]+/.exec(text) ?? []
  expect((await send({ path: style, headers: { host: 'evil.example' } })).code).toBe('guard/host')
  expect((await send({ path: style })).headers).toMatchObject({ 'cross-origin-embedder-policy': 'require-corp' })
})

it('compresses responses for clients that accept it, except event streams', async () => {
  const packed = { 'accept-encoding': 'gzip, deflate, br' }
  const page = await send({ path: '/' })
  const [chunk = ''] = /\/_next\/static\/[^"]+\.js/.exec(page.text) ?? []
  const encodings = async (headers: object) =>
    Promise.all(
      ['/', chunk, '/api/packs', '/api/engine'].map(async (path) => {
        const answer = await send({ path, headers: { ...withToken(), ...headers } })
        return [answer.status, new Map(Object.entries(answer.headers)).get('content-encoding')]
      }),
    )
  expect(await encodings(packed)).toEqual(Array(4).fill([200, 'gzip']))
  expect(await encodings({})).toEqual(Array(4).fill([200, undefined]))
  expect(await encodings({ 'accept-encoding': 'gzip;q=0' })).toEqual(Array(4).fill([200, undefined]))
  const address = `http://127.0.0.1:${port}/api/packs`
  const unpacked = await fetch(address, { headers: withToken() })
  expect(unpacked.headers.get('content-encoding')).toBe('gzip')
  // the answer is compressed only once
  expect(await unpacked.json()).toHaveProperty('packs')
  const events = await fetch(`http://127.0.0.1:${port}/api/events`, { headers: withToken() })
  expect(events.headers.get('content-encoding')).toBeNull()
  const reader = events.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('event: ready')
  await reader?.cancel()
})

it('runs only its own inline scripts: each has a nonce that is used once', async () => {
  const pages = await Promise.all(['/', '/', '/packs', '/no/such/page'].map((path) => send({ path })))
  const nonces = pages.map(({ headers, text }) => {
    const [, allowed = ''] = /script-src ([^;]+)/.exec(policyOf(headers)) ?? []
    expect(allowed).not.toContain('unsafe-inline')
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(allowed) ?? []
    expect(nonce.length).toBeGreaterThanOrEqual(22)
    const scripts = text.match(/<script(?![^>]*\ssrc=)[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(1)
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
    return nonce
  })
  expect(new Set(nonces).size).toBe(nonces.length)
  const [chunk = ''] = /\/_next\/static\/[^"]+\.js/.exec(pages[0]?.text ?? '') ?? []
  // a worker uses the content security policy of its own script file
  const { headers } = await send({ path: chunk })
  expect(policyOf(headers)).toMatch(/script-src 'self' 'wasm-unsafe-eval';/)
})

it('accepts requests of its own page', async () => {
  const { status, text } = await send({
    path: '/api/packs',
    headers: { ...withToken(), origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin' },
  })
  expect(status).toBe(200)
  // A script of this pack never ends; the server compiles it but does not run it. After it come the packs that the program ships.
  expect(JSON.parse(text).packs[0]).toMatchObject({ pack: 'lanterns', bundle: { id: 'lanterns' } })
})

it('listens on loopback only', async () => {
  const others = Object.values(networkInterfaces()).flatMap((list) => (list ?? []).filter((one) => one.family === 'IPv4' && !one.internal))
  const addresses = others.map((one) => one.address)
  // All addresses 127.x.x.x are this computer: a server that listens on every address would answer here, too.
  if (process.platform === 'linux') addresses.push('127.0.0.2')
  for (const address of addresses) await expect(send({ path: '/', address })).rejects.toThrow('ECONNREFUSED')
  expect((await send({ path: '/' })).status).toBe(200)
})

it('refuses a wrong Host everywhere', async () => {
  for (const path of ['/', '/api/packs', '/_next/static/x.js', '/nowhere', '/_next/image?url=x&w=64&q=75']) {
    for (const host of ['evil.example', `evil.example:${port}`, `127.0.0.1:${port + 1}`, `[::1]:${port}`]) {
      expect(await api({ path, headers: { host } })).toBe('421 guard/host')
    }
    expect(await api({ path, headers: { host: 'evil.example', 'x-forwarded-host': `127.0.0.1:${port}` } })).toBe('421 guard/host')
  }
})

it('refuses a foreign Origin, and pages of other sites', async () => {
  for (const origin of ['http://evil.example', 'null', 'http://127.0.0.1:1', `https://127.0.0.1:${port}`]) {
    expect(await api({ path: '/api/packs', headers: { origin } })).toBe('403 guard/origin')
    expect(await api({ path: '/', headers: { origin } })).toBe('403 guard/origin')
  }
  for (const site of ['cross-site', 'same-site']) {
    expect(await api({ path: '/api/packs', headers: { 'sec-fetch-site': site } })).toBe('403 guard/site')
  }
})

it('refuses every route of the API without the token, and with a wrong one', async () => {
  const routes = ['packs', 'files?pack=lanterns&path=package.json', 'compile', 'engine', 'declarations', 'events', 'no-such-route']
  const inner = { 'x-middleware-subrequest': 'middleware:src/middleware:proxy:src/proxy', 'x-middleware-next': '1' }
  for (const one of routes) {
    for (const path of [`/api/${one}`, `/API/${one}`]) {
      expect((await send({ path })).code).toBe('guard/token-missing')
      expect((await send({ path, headers: inner })).code).toBe('guard/token-missing')
      expect((await send({ path, headers: { 'x-questwright-token': `${token.slice(0, -1)}!` } })).code).toBe('guard/token-wrong')
    }
  }
  // A token in the URL would be written into log files, so it is not accepted there.
  expect((await send({ path: `/api/packs?token=${token}` })).code).toBe('guard/token-missing')
  expect((await send({ path: '/api/packs', headers: { cookie: `x-questwright-token=${token}` } })).code).toBe('guard/token-missing')
})

it('refuses methods that no request may have, and continues to answer', async () => {
  for (const method of ['TRACE', 'LOCK', 'PROPFIND']) {
    const { status, headers } = await send({ path: '/api/packs', method, headers: withToken() })
    expect([status, Object.keys(headers).includes('allow')], method).toEqual([405, true])
  }
  expect(await api({ path: '/api/packs' })).toBe('200 ')
})

it('stores a campaign of twenty-five games, whose log is longer than a script may be', async () => {
  const id = (n: number) => n.toString(16).padStart(16, '0')
  const log = {
    format: 'questwright-campaign-log',
    version: 1,
    campaign: 'road:campaign/long-road',
    title: 'The Long Road',
    run: 'a long run',
    players: [{ name: 'Ida', deck: 'road:riders' }],
    record: {},
    entries: Array.from({ length: 25 }, (_, n) => ({
      id: id(n),
      ...(n === 0 ? {} : { after: id(n - 1) }),
      at: 'mill',
      counts: 'recorded',
      record: { notes: { path: 'x'.repeat(500_000) } },
    })),
    head: id(24),
  }
  const body = JSON.stringify({ log, expected: absent })
  // larger than the body size that Next.js keeps by default
  expect(body.length).toBeGreaterThan(12_000_000)
  const headers = { ...withToken(), 'content-type': 'application/json' }
  const { status, text } = await send({ path: '/api/campaigns', method: 'PUT', headers, body })
  expect([status, JSON.parse(text).log.entries.length]).toEqual([200, 25])
  expect(JSON.parse((await send({ path: '/api/campaigns', headers })).text)).toMatchObject({
    logs: [{ log: { head: id(24) } }],
    unreadable: [],
  })
}, 60_000)

it('refuses bodies that are not JSON, or too large', async () => {
  expect(await api({ ...write('cards/x.json'), headers: { 'content-type': 'text/plain' } })).toBe('415 guard/content-type')
  expect(await api({ ...write('cards/x.json'), body: '{' })).toBe('400 body/json')
  const large = JSON.stringify({ text: 'x'.repeat(2_000_001), expected: absent })
  expect(await api({ ...write('cards/x.json'), body: large })).toBe('413 guard/too-large')
  expect(existsSync(join(folders.root, 'lanterns/cards/x.json'))).toBe(false)
})

it('reads and writes nothing outside the pack', async () => {
  const outside = () => readdirSync(folders.outside, { recursive: true }).sort().join()
  const before = outside()
  for (const path of [
    '../outside.json',
    '../../outside/x.json',
    'cards/../../../outside/x.json',
    `${folders.outside}/x.json`,
    'cards\\..\\..\\x.json',
    '.hidden/x.json',
    'node_modules/x.json',
  ]) {
    expect(await api({ path: file(path) })).toBe('400 path/refused')
    expect(await api(write(path))).toBe('400 path/refused')
  }
  for (const path of ['cards/out/secret.json', 'cards/out/new.json', 'cards/secret.json', 'cards/dangling.json', 'cards/peek/file.json']) {
    expect(await api({ path: file(path) })).toBe('403 path/outside')
    expect(await api(write(path))).toBe('403 path/outside')
    expect(await api({ path: `${file(path)}&expected=${'0'.repeat(64)}`, method: 'DELETE' })).toBe('403 path/outside')
  }
  for (const pack of ['../outside', 'link-out', './link-out', folders.outside, 'no-pack']) {
    expect(await api({ path: `/api/files?pack=${encodeURIComponent(pack)}&path=secret.json` })).toBe('404 pack/unknown')
  }
  for (const path of [
    '/api/../../../../etc/passwd',
    '/_next/../../../package.json',
    '/_next/static/..%2f..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
  ]) {
    const { status, text } = await send({ path })
    expect(status).toBeGreaterThanOrEqual(300)
    expect(text).not.toMatch(/root:|"workspaces?"|questwright\/studio/)
  }
  expect(outside()).toBe(before)
})

it('writes inside the pack', async () => {
  expect(await api(write('cards/allies/new.json'))).toBe('200 ')
  expect(readFileSync(join(folders.root, 'lanterns/cards/allies/new.json'), 'utf8')).toBe('mine')
  const { status, text } = await send({
    ...write('cards/allies/new.json'),
    headers: { ...withToken(), 'content-type': 'application/json' },
  })
  expect(status).toBe(409)
  expect(JSON.parse(text).conflict).toMatchObject({ expected: absent })
})

it('makes the engine and the declarations of the script API', async () => {
  const engine = JSON.parse((await send({ path: '/api/engine', headers: withToken() })).text)
  expect(engine.modules.map((one: { name: string }) => one.name)).toEqual(
    expect.arrayContaining(['@questwright/kernel', '@questwright/lcg']),
  )
  expect(engine.hash).toMatch(/^[0-9a-f]{64}$/)
  const other = JSON.parse((await send({ path: '/api/engine?game=duel', headers: withToken() })).text)
  expect(other).toMatchObject({ name: 'duel', modules: expect.arrayContaining([expect.objectContaining({ name: '@questwright/duel' })]) })
  expect(other.hash).not.toBe(engine.hash)
  const none = await send({ path: '/api/engine?game=chess', headers: withToken() })
  expect([none.status, JSON.parse(none.text).error.message]).toEqual([404, 'The studio has no game "chess".'])
  const declarations = JSON.parse((await send({ path: '/api/declarations', headers: withToken() })).text)
  expect(declarations.files.map((one: { path: string }) => one.path)).toContain('file:///node_modules/@questwright/lcg/index.d.ts')
}, 180_000)

it('takes the next free port, makes another token, and does not build again', async () => {
  let text = ''
  const second = start({ PORT: String(port) })
  try {
    const other = await addressOf(second, (part) => {
      text += part
    })
    expect(other.port).toBeGreaterThan(port)
    expect(other.token).not.toBe(token)
    expect(text).not.toContain('Building')
    expect(await ended(second, 'SIGINT')).toBe(0)
  } finally {
    await ended(second, 'SIGTERM')
  }
}, 60_000)
