/** The embedded registry of a workspace: Verdaccio, in this process or in another process that already runs it. */
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ageOf, claim, type Holder, holderOf, isAlive, release, removeStale } from './exclusive.ts'
import { jsonText, writeWhole } from './files.ts'
import { challenge, gate, keyOf } from './gate.ts'
import { placesOf } from './places.ts'
import { errorCode, RegistryTrouble } from './trouble.ts'
import { writing } from './writing.ts'

export interface EmbeddedRegistry {
  /** `http://127.0.0.1:…/` */
  readonly url: string
  /** Requests need this key, or the token of a user. */
  readonly key: string
  /** Whether this process runs it, or another one that was first. */
  readonly served: 'here' | 'elsewhere'
  /** Stops it when this process has no other user of it; a registry in another process keeps running. */
  readonly close: () => Promise<void>
}

interface Running {
  readonly url: string
  readonly key: string
  readonly stop: () => Promise<void>
  users: number
}

/** How long another process may take to start or to answer, in milliseconds. */
const patience = 20_000
/** large, because a tarball is sent as base64 in JSON */
const mostBody = '150mb'

/** Stored on the global object, because Next.js may load a module once for each route. */
const holder = globalThis as { questwrightRegistries?: Map<string, Promise<Running>>; questwrightHolds?: Map<string, string> }
const running = (): Map<string, Promise<Running>> => {
  holder.questwrightRegistries ??= new Map()
  return holder.questwrightRegistries
}

/** The lock files of this process and their secrets; they are released when the process exits. */
function holds(): Map<string, string> {
  if (holder.questwrightHolds === undefined) {
    const all = new Map<string, string>()
    process.on('exit', () => {
      for (const [lock, secret] of all) release(lock, secret)
    })
    holder.questwrightHolds = all
  }
  return holder.questwrightHolds
}

/**
 * Opens the embedded registry of a workspace: on 127.0.0.1, stored in `.questwright/registry`, without an upstream registry. Reading needs
 * its key, publishing needs a login. If several processes open it, one of them serves it and the others connect to that one.
 * @param options `port`: the port that is tried first; by default the previous one, so that the address stays the same
 * @throws RegistryTrouble when the process that runs it does not answer, or the workspace cannot be written
 */
export function startEmbedded(workspace: string, options: EmbeddedOptions = {}): Promise<EmbeddedRegistry> {
  return writing(
    workspace,
    () => openEmbedded(workspace, options),
    'Or use a registry elsewhere: --registry ADDRESS, or QUESTWRIGHT_REGISTRY.',
  )
}

interface EmbeddedOptions {
  readonly port?: number
  readonly signal?: AbortSignal
}

async function openEmbedded(workspace: string, options: EmbeddedOptions): Promise<EmbeddedRegistry> {
  const folder = resolve(placesOf(workspace).registry)
  const lock = join(folder, 'holder.json')
  for (const begin = Date.now(); ; ) {
    options.signal?.throwIfAborted()
    const here = running().get(folder)
    if (here) return use(folder, await here)
    const secret = randomUUID()
    if (claim(lock, { pid: process.pid, secret })) {
      const starting = serve(folder, lock, secret, options.port)
      running().set(folder, starting)
      try {
        return use(folder, await starting)
      } catch (error) {
        running().delete(folder)
        release(lock, secret)
        throw error
      }
    }
    const there = await meet(lock)
    if (there !== undefined) return { url: there, key: keyOf(folder), served: 'elsewhere', close: async () => {} }
    if (Date.now() - begin > patience) {
      const other = holderOf(lock)
      const who = typeof other === 'object' ? `the process ${other.pid}` : 'another process'
      throw new RegistryTrouble(
        'registry/busy',
        `The registry of ${workspace} belongs to ${who}, which does not answer.`,
        'Wait until it has finished, or end it and try again.',
      )
    }
    await wait(50 + Math.random() * 100)
  }
}

function use(folder: string, one: Running): EmbeddedRegistry {
  one.users++
  let closed = false
  return {
    url: one.url,
    key: one.key,
    served: 'here',
    close: async () => {
      if (closed) return
      closed = true
      if (--one.users > 0) return
      running().delete(folder)
      await one.stop()
    },
  }
}

/**
 * The address of the registry that another process runs; undefined while that one starts, or if it no longer runs (then its lock file is
 * removed).
 */
async function meet(lock: string): Promise<string | undefined> {
  const other = holderOf(lock)
  if (other === undefined) return undefined
  if (other === 'unreadable') {
    if (ageOf(lock) > patience) removeStale(lock, other)
    return undefined
  }
  // after a restart of the machine, the process with this id may be any program
  const gone = !isAlive(other.pid) || (other.port === undefined && ageOf(lock) > patience)
  if (!gone && other.port === undefined) return undefined
  const answer = gone ? 'nobody' : await greet(other)
  if (answer === 'nobody') removeStale(lock, other)
  return answer === 'it' ? address(other.port ?? 0) : undefined
}

const address = (port: number): string => `http://127.0.0.1:${port}/`

/**
 * @returns `it` when the other process's registry answers, `nobody` when nothing or another program answers, `late` after a timeout, since
 * it may be busy
 */
async function greet(other: Holder): Promise<'it' | 'nobody' | 'late'> {
  try {
    const { path, answer } = challenge(other.secret)
    const reply = await fetch(`http://127.0.0.1:${other.port}${path}`, { signal: AbortSignal.timeout(3_000) })
    const text = (await reply.text()).slice(0, 200)
    return text === answer ? 'it' : 'nobody'
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'late' : 'nobody'
  }
}

async function serve(folder: string, lock: string, secret: string, wanted: number | undefined): Promise<Running> {
  mkdirSync(join(folder, 'storage'), { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const server = await verdaccio(folder)
  const [inner] = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  server.removeAllListeners('request')
  const key = keyOf(folder)
  let port = 0
  server.on(
    'request',
    gate({ key, secret, port: () => port }, (request, response) => inner?.(request, response)),
  )
  port = await listen(server, wanted ?? portBefore(folder))
  writeWhole(join(folder, 'port.json'), jsonText({ port }))
  writeWhole(lock, JSON.stringify({ pid: process.pid, port, secret }), 0o600)
  holds().set(lock, secret)
  const stop = async (): Promise<void> => {
    await new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
    release(lock, secret)
    holds().delete(lock)
  }
  return { url: address(port), key, stop, users: 0 }
}

function portBefore(folder: string): number {
  try {
    const { port } = JSON.parse(readFileSync(join(folder, 'port.json'), 'utf8')) as { readonly port?: unknown }
    return typeof port === 'number' && Number.isInteger(port) && port > 1023 && port < 65536 ? port : 0
  } catch {
    return 0
  }
}

/** Listens on the given port, or on another one if it is in use. */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    const onError = (error: Error): void => {
      if (port === 0 || errorCode(error) !== 'EADDRINUSE') fail(error)
      else done(listen(server, 0))
    }
    server.once('error', onError)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', onError)
      const at = server.address()
      done(typeof at === 'object' && at !== null ? at.port : port)
    })
  })
}

/** Loaded only when needed: it is larger than the rest of this package, and cannot be bundled. */
async function verdaccio(folder: string): Promise<Server> {
  const { runServer } = createRequire(import.meta.url)('verdaccio') as { readonly runServer: (config: unknown) => Promise<Server> }
  return runServer({
    self_path: folder,
    configPath: join(folder, 'config.yaml'),
    storage: join(folder, 'storage'),
    uplinks: {},
    web: { enable: false },
    auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: 1000, algorithm: 'bcrypt' } },
    security: { api: { jwt: { sign: { expiresIn: '90d' } } } },
    packages: { '**': { access: '$all', publish: '$authenticated', unpublish: '$authenticated' } },
    max_body_size: mostBody,
    // do not log to stdout, which belongs to the program
    log: { type: 'file', path: join(folder, 'log.txt'), level: 'warn' },
  })
}
