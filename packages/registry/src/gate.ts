/**
 * Access control for the embedded registry. It listens on this machine, where every web page in a browser and every other user can reach
 * it; so it accepts only requests with its key or a user's token, and no requests from pages.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { errorCode, type Refused } from './trouble.ts'

/** The header in which a request gives the key of the embedded registry. */
export const keyHeader = 'questwright-key'
/** The path at which a server proves that it is the registry of a workspace. */
const greeting = '/-/questwright'
/** The marker of an answer that refuses a request because of a missing key. */
const wanted = 'questwright-key'
const mostKnown = 1_000

/** The key of a registry; created if there is none. @param folder the folder of the registry */
export function keyOf(folder: string): string {
  const file = join(folder, 'key')
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** Whether a request was refused because of a missing key. */
export function wantsKey({ status, said }: Refused): boolean {
  return status === 401 && said.includes(wanted)
}

/** The path and the answer with which a server proves that it knows a secret, without revealing it. */
export function challenge(secret: string): { readonly path: string; readonly answer: string } {
  const text = randomBytes(16).toString('hex')
  return { path: `${greeting}?${text}`, answer: answerTo(text, secret) }
}

const answerTo = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('hex')

export interface GateOptions {
  readonly key: string
  /** The secret in the lock file of the process that runs the server. */
  readonly secret: string
  readonly port: () => number
}

/** A handler that checks each request: it refuses requests without access and passes all others to `inner`. */
export function gate(
  { key, secret, port }: GateOptions,
  inner: (request: IncomingMessage, response: ServerResponse) => void,
): (request: IncomingMessage, response: ServerResponse) => void {
  const known = new Set<string>()

  /** A valid token is enough, since logging in needed the key. */
  const isKnown = async (authorization: string): Promise<boolean> => {
    const mark = createHash('sha256').update(authorization).digest('hex')
    if (known.has(mark)) return true
    const reply = await fetch(`http://127.0.0.1:${port()}/-/whoami`, { headers: { authorization, [keyHeader]: key } })
    const { username } = (await reply.json()) as { readonly username?: unknown }
    if (typeof username !== 'string') return false
    if (known.size < mostKnown) known.add(mark)
    return true
  }

  return (request, response) => {
    const { host = '', origin, authorization = '' } = request.headers
    const enter = (): void => {
      withoutSharing(response)
      inner(request, response)
    }
    // refuse requests for another host name, such as those of a page that uses DNS rebinding, and requests from any page: browsers send an
    // `Origin` or `Sec-Fetch-Site` header
    if (![`127.0.0.1:${port()}`, `localhost:${port()}`].includes(host)) return refuse(response, 403, 'Use the host name 127.0.0.1.')
    if (origin !== undefined || !['none', undefined].includes(request.headers['sec-fetch-site'] as string | undefined))
      return refuse(response, 403, 'Web pages may not use this registry: it answers programs only.')
    const [path, text = ''] = (request.url ?? '').split('?', 2)
    if (path === greeting) return void response.end(answerTo(text.slice(0, 100), secret))
    if (isSame(String(request.headers[keyHeader] ?? ''), key)) return enter()
    if (isSame(authorization, `Bearer ${key}`)) {
      // the key gives access, but names no user
      delete request.headers.authorization
      return enter()
    }
    const closed = (): void => refuse(response, 401, 'This registry belongs to a workspace, which opens it to those who have its key.')
    if (!authorization.startsWith('Bearer ')) return closed()
    isKnown(authorization).then(
      (yes) => (yes ? enter() : closed()),
      () => closed(),
    )
  }
}

function refuse(response: ServerResponse, status: number, error: string): void {
  const more = status === 401 ? { 'www-authenticate': 'Bearer' } : {}
  response.writeHead(status, { 'content-type': 'application/json', ...more })
  response.end(JSON.stringify({ error, ...(status === 401 ? { wants: wanted } : {}) }))
}

/** Removes the CORS headers with which the inner server would let pages of any origin read its answers. */
function withoutSharing(response: ServerResponse): void {
  const set = response.setHeader.bind(response)
  response.setHeader = (name, value) => (/^access-control-/i.test(name) ? response : set(name, value))
}

function isSame(given: string, right: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(right))
}
