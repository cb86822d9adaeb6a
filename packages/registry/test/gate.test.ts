/** Who can use the registry of a workspace: its own studio and terminal, and programs with its key, but no web page. */
import { execFile } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { get, request } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { connect, withConnection } from '../src/connection.ts'
import { keyHeader } from '../src/gate.ts'
import { installPacks } from '../src/install.ts'
import { login, whoAmI } from '../src/login.ts'
import { placesOf } from '../src/places.ts'
import { publishPack } from '../src/publish.ts'
import { searchPacks } from '../src/search.ts'
import { writeKey } from '../src/settings.ts'
import { built, liar, patient, registryWithAnn, temporaryFolder, writeFiles } from './harness.ts'

interface Reply {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  readonly text: string
}

/** Sends a request as any program on this machine can; the headers are those that a browser would send for a page. */
function ask(url: string, method: string, headers: { readonly [name: string]: string }, body = ''): Promise<Reply> {
  return new Promise((done, fail) => {
    const asking = request(
      url,
      { method, headers: { ...headers, ...(body === '' ? {} : { 'content-type': 'application/json' }) } },
      (reply) => {
        let text = ''
        reply.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        reply.on('end', () => done({ status: reply.statusCode ?? 0, headers: reply.headers, text }))
      },
    )
    asking.on('error', fail)
    asking.end(body)
  })
}

const user = JSON.stringify({ _id: 'org.couchdb.user:mallory', name: 'mallory', password: 'password', type: 'user', roles: [] })

describe('a page of another origin', () => {
  it('reads nothing from the registry, creates no user and publishes nothing, even with the key', async () => {
    const { url, key, publish } = await registryWithAnn()
    await publish()
    const page = { origin: 'http://localhost:4899' }
    for (const headers of [
      page,
      { ...page, [keyHeader]: key },
      { 'sec-fetch-site': 'cross-site', [keyHeader]: key },
      { origin: 'null', [keyHeader]: key },
    ]) {
      for (const [method, path, body] of [
        ['OPTIONS', '@me%2ffen', ''],
        ['GET', '@me%2ffen', ''],
        ['GET', '@me/fen/-/fen-1.0.0.tgz', ''],
        ['GET', '-/v1/search?text=', ''],
        ['GET', '-/questwright?x', ''],
        ['PUT', '-/user/org.couchdb.user:mallory', user],
        ['PUT', '@me%2ffen', '{}'],
      ] as const) {
        const reply = await ask(`${url}${path}`, method, headers, body)
        expect(reply.status, `${method} ${path}`).toBe(403)
        expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
      }
    }
  })

  it('gets no answer with CORS headers', async () => {
    const { url, key } = await registryWithAnn()
    const { status, headers } = await ask(`${url}-/v1/search?text=`, 'GET', { [keyHeader]: key })
    expect(status).toBe(200)
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('a program without the key', () => {
  it('reads nothing, creates no user, and is told that the key is missing', async () => {
    const { url, publish } = await registryWithAnn()
    await publish()
    for (const headers of [
      {},
      { authorization: 'Bearer nonsense' },
      { authorization: 'Basic YW5uOmNvcnJlY3QgaG9yc2U=' },
      { [keyHeader]: 'wrong' },
    ] as const)
      for (const [method, path, body] of [
        ['GET', '@me%2ffen', ''],
        ['GET', '@me/fen/-/fen-1.0.0.tgz', ''],
        ['GET', '-/v1/search?text=', ''],
        ['GET', '-/whoami', ''],
        ['PUT', '-/user/org.couchdb.user:mallory', user],
        ['PUT', '@me%2ffen', '{}'],
      ] as const)
        expect((await ask(`${url}${path}`, method, { ...headers }, body)).status, `${method} ${path}`).toBe(401)
    const stranger = temporaryFolder()
    await expect(installPacks(stranger, ['@me/fen'], { ...patient, registry: url })).rejects.toMatchObject({ code: 'registry/key' })
    await expect(withConnection(stranger, { ...patient, registry: url }, (one) => searchPacks(one, ''))).rejects.toMatchObject({
      code: 'registry/key',
      message: expect.stringContaining('qw pack registry key'),
    })
    writeKey(stranger, url, 'x'.repeat(43))
    await expect(installPacks(stranger, ['@me/fen'], { ...patient, registry: url })).rejects.toMatchObject({
      message: expect.stringContaining('the key that is stored here is another one'),
    })
  })

  it('cannot pretend to be the registry: the secret that proves its identity is never sent', async () => {
    const { url, home } = await registryWithAnn()
    const { secret } = JSON.parse(readFileSync(join(placesOf(home).registry, 'holder.json'), 'utf8')) as { readonly secret: string }
    const first = await ask(`${url}-/questwright?one`, 'GET', {})
    const second = await ask(`${url}-/questwright?two`, 'GET', {})
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.text).not.toBe(second.text)
    expect(first.text).not.toContain(secret)
  })
})

describe('a program with the key', () => {
  it('does not send it to other programs', async () => {
    const { home } = await registryWithAnn()
    expect(statSync(join(placesOf(home).registry, 'key')).mode & 0o077).toBe(0)
  })

  it('reads with it, logs in with it, and publishes as the user who logged in, from another workspace', async () => {
    const { url, guest } = await registryWithAnn()
    const bob = guest()
    await withConnection(bob, { ...patient, registry: url }, async (connection) => {
      expect(await whoAmI(connection)).toBeUndefined()
      await expect(publishPack(connection, await built({ name: '@bob/moor' }))).rejects.toMatchObject({ code: 'registry/unauthorized' })
      await login(connection, 'bob', 'bobs password')
    })
    await withConnection(bob, { ...patient, registry: url }, async (connection) => {
      expect((await publishPack(connection, await built({ name: '@bob/moor' }))).user).toBe('bob')
    })
    const reader = await connect(guest(), { ...patient, registry: url })
    expect((await searchPacks(reader, '')).map(({ name }) => name)).toEqual(['@bob/moor'])
    await expect(installPacks(bob, ['@me/nothing'], { ...patient, registry: url })).rejects.toMatchObject({ code: 'registry/not-found' })
  })

  it('uses npm itself with it: view, pack and install', async () => {
    const { url, key, publish } = await registryWithAnn()
    await publish()
    const project = temporaryFolder()
    writeFiles(project, {
      '.npmrc': `registry=${url}\n//${new URL(url).host}/:_authToken=${key}\n`,
      'package.json': { name: 'tools', version: '1.0.0' },
    })
    const npm = (...parts: string[]) =>
      promisify(execFile)('npm', [...parts, '--no-audit', '--no-fund', '--no-update-notifier', '--cache', join(project, '.cache')], {
        cwd: project,
      })
    expect((await npm('view', '@me/fen', 'version')).stdout.trim()).toBe('1.0.0')
    await npm('install', '@me/fen')
    expect(statSync(join(project, 'node_modules/@me/fen/questwright-pack.json')).isFile()).toBe(true)
    writeFiles(project, { '.npmrc': `registry=${url}\n` })
    await expect(npm('view', '@me/fen', 'description', '--prefer-online')).rejects.toThrow(/401|E401/)
  })

  it('uses the token that npm got for its login without the key', async () => {
    const { url, key } = await registryWithAnn()
    const answer = await ask(
      `${url}-/user/org.couchdb.user:cleo`,
      'PUT',
      { authorization: `Bearer ${key}` },
      user.replaceAll('mallory', 'cleo'),
    )
    expect(answer.status).toBe(201)
    const { token } = JSON.parse(answer.text) as { readonly token: string }
    const who = await ask(`${url}-/whoami`, 'GET', { authorization: `Bearer ${token}` })
    expect(JSON.parse(who.text)).toEqual({ username: 'cleo' })
    expect((await ask(`${url}-/whoami`, 'GET', { authorization: `Bearer ${token.slice(0, -2)}xx` })).status).toBe(401)
  })
})

describe('a registry', () => {
  /** @returns `url`, and a promise that settles when the other side closes the connection */
  function endless(head: (path: string) => Buffer): Promise<{ readonly url: string; readonly left: Promise<void> }> {
    let leave = (): void => {}
    const left = new Promise<void>((done) => {
      leave = done
    })
    return liar((asked, response) => {
      response.once('close', leave)
      response.write(head(asked.url ?? ''))
      const part = Buffer.alloc(1_000_000, 32)
      const more = (): void => {
        while (!response.destroyed && response.write(part));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    }).then((url) => ({ url, left }))
  }

  it('that sends endlessly is disconnected when the limit is reached', async () => {
    const { url, left } = await endless(() => Buffer.from('{'))
    await expect(installPacks(temporaryFolder(), ['@me/fen'], { ...patient, registry: url })).rejects.toMatchObject({
      code: 'registry/too-much',
    })
    await left
  })

  it('that refuses with an endless text is disconnected too', async () => {
    let leave = (): void => {}
    const left = new Promise<void>((done) => {
      leave = done
    })
    const url = await liar((_, response) => {
      response.once('close', leave)
      response.writeHead(404)
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(100_000, 32)));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    })
    await expect(installPacks(temporaryFolder(), ['@me/fen'], { ...patient, registry: url })).rejects.toMatchObject({
      code: 'registry/not-found',
    })
    await left
  })

  it('that sends less than it announced is reported, with the received size', async () => {
    const url = await liar((_, response) => {
      response.writeHead(200, { 'content-length': '5000' })
      response.write('{"name":')
      setImmediate(() => response.destroy())
    })
    await expect(installPacks(temporaryFolder(), ['@me/fen'], { ...patient, registry: url })).rejects.toMatchObject({
      code: 'registry/broken-off',
      message: expect.stringContaining('ended after 8 of 5000 bytes'),
    })
  })

  it('that redirects to another port is not followed, and neither login nor key is sent there', async () => {
    const heard: string[] = []
    const elsewhere = await liar((asked, response) => {
      heard.push(`${asked.method} ${asked.url}`)
      response.end('{}')
    })
    for (const status of [301, 302, 303, 307, 308]) {
      const url = await liar((asked, response) => response.writeHead(status, { location: new URL(asked.url ?? '', elsewhere).href }).end())
      const workspace = temporaryFolder()
      await expect(installPacks(workspace, ['@me/fen'], { ...patient, registry: url })).rejects.toMatchObject({
        code: 'registry/redirect',
        message: expect.stringContaining(elsewhere.replace(/\/$/, '')),
      })
      await expect(
        withConnection(workspace, { ...patient, registry: url }, (connection) => login(connection, 'ann', 'correct horse')),
      ).rejects.toMatchObject({
        code: 'registry/redirect',
      })
    }
    expect(heard).toEqual([])
  })

  it('may redirect within its own address', async () => {
    const { home, key, publish } = await registryWithAnn()
    await publish()
    const inner = await connect(home, patient)
    const url = await liar((asked, response) => {
      if (!asked.url?.startsWith('/new/')) response.writeHead(302, { location: `/new${asked.url}` }).end()
      else
        get(new URL(asked.url.slice('/new/'.length), inner.url), { headers: { [keyHeader]: key } }, (reply) => {
          response.writeHead(reply.statusCode ?? 500)
          reply.pipe(response)
        })
    })
    const workspace = temporaryFolder()
    await installPacks(workspace, ['@me/fen'], { ...patient, registry: url })
    await inner.close()
  })
})

describe('a registry that the user named', () => {
  it('is the only one that is asked, for a pack and for its dependencies', async () => {
    const usual = await registryWithAnn()
    await usual.publish()
    await usual.publish({ name: '@me/base' })
    const named = await registryWithAnn()
    await named.publish({ name: '@me/moor', dependencies: { '@me/base': '*' } })
    const workspace = usual.home
    writeKey(workspace, named.url, named.key)
    await expect(installPacks(workspace, ['@me/fen'], { ...patient, registry: named.url })).rejects.toMatchObject({
      code: 'registry/not-found',
      message: expect.stringContaining(named.url),
    })
    await expect(installPacks(workspace, ['@me/moor'], { ...patient, registry: named.url })).rejects.toMatchObject({
      code: 'registry/not-found',
      message: expect.stringContaining('qw pack install @me/base'),
    })
    // an installed pack of the usual registry stays and satisfies the dependency
    await installPacks(workspace, ['@me/base'], patient)
    const { changes, lock } = await installPacks(workspace, ['@me/moor'], { ...patient, registry: named.url })
    expect(changes).toEqual([{ name: '@me/moor', id: 'moor', to: '1.0.0', registry: named.url }])
    expect(lock.packs['@me/base']?.registry).toBe('embedded')
  })
})
