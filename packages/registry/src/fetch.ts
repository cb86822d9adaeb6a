/** Sends requests to a registry. Answers are limited in size, and redirects are followed only within its own address. */
import { ask, type Connection } from './connection.ts'
import { keyHeader } from './gate.ts'
import { short } from './names.ts'
import { errorCode, Refused, RegistryTrouble } from './trouble.ts'

/** enough for a package with a thousand versions, whose document has a few megabytes */
const mostBytes = 20_000_000
/** Only a sentence of a refusal is read. */
const mostOfRefusal = 64_000
const mostRedirects = 5

/** The parts of an answer that are used. */
interface Answer {
  readonly status: number
  readonly headers: { readonly get: (name: string) => string | null; readonly has: (name: string) => boolean }
  readonly body: NodeJS.ReadableStream
}

export interface Sending {
  readonly method?: 'GET' | 'PUT'
  /** An object, sent as JSON. */
  readonly body?: unknown
  /** `one` for a request that must not be repeated: if the first try arrived, a second one would be refused. */
  readonly tries?: 'one' | 'two'
}

/**
 * @param path the path below the registry's address
 * @param what a description for messages
 * @throws RegistryTrouble
 */
export async function fetchJson(
  connection: Connection,
  path: string,
  what: string,
  more: Sending & { readonly login?: 'with' | 'without' } = {},
): Promise<unknown> {
  const { credentials: _ours, ...nobody } = connection
  const { login, ...sending } = more
  const bytes = await fetchBytes(login === 'without' ? nobody : connection, path, what, mostBytes, sending)
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown
  } catch {
    throw new RegistryTrouble(
      'registry/no-json',
      `Cannot ${what}: the answer of the registry is no JSON.`,
      'Look whether the address is that of an npm registry.',
    )
  }
}

/**
 * @param most limit in bytes: a longer answer is aborted
 * @throws RegistryTrouble
 */
export function fetchBytes(connection: Connection, path: string, what: string, most: number, sending: Sending = {}): Promise<Buffer> {
  return ask(connection, what, async (signal) => {
    const response = await send(connection, path, what, sending, signal)
    if (response.status < 400) return read(response, what, most, signal)
    // if the body cannot be read, only the status is reported
    const said = await read(response, what, mostOfRefusal, signal).catch(() => Buffer.alloc(0))
    throw new Refused(response.status, said.toString('utf8'))
  })
}

/** Follows redirects only within the registry's own address, so that token and key are not sent elsewhere. */
async function send(connection: Connection, path: string, what: string, sending: Sending, signal: AbortSignal): Promise<Answer> {
  const fetch = (await import('make-fetch-happen')).default as unknown as (url: string, options: object) => Promise<Answer>
  const home = new URL(connection.url)
  let url = new URL(path, home)
  for (let hops = 0; ; hops++) {
    const leave = new AbortController()
    const options = { ...requestOptions(connection, sending), redirect: 'manual', signal: AbortSignal.any([signal, leave.signal]) }
    const response = await fetch(url.href, options)
    // an aborted transfer emits an error on its stream; the reader of the stream gets that error anyway
    response.body.on('error', () => {})
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || location === null) return response
    leave.abort()
    const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined
    if (next === undefined || next.origin !== home.origin)
      throw new RegistryTrouble(
        'registry/redirect',
        `Cannot ${what}: the registry ${home.href} redirects to ${short(next?.origin ?? location)}.`,
        'That address was not contacted. If the registry has moved there, name that address as the registry.',
      )
    if (sending.method === 'PUT' || hops === mostRedirects)
      throw new RegistryTrouble(
        'registry/redirect',
        `Cannot ${what}: the registry ${home.href} redirects ${hops === mostRedirects ? 'again and again' : `to ${short(next.pathname)}`}.`,
        'Tell whoever runs it.',
      )
    url = next
  }
}

function requestOptions({ credentials, key, patience }: Connection, { method = 'GET', body, tries = 'two' }: Sending) {
  return {
    method,
    headers: {
      'user-agent': 'questwright',
      ...(credentials ? { authorization: `Bearer ${credentials.token}` } : {}),
      ...(key === undefined ? {} : { [keyHeader]: key }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    timeout: patience,
    retry: { retries: tries === 'one' ? 0 : 1, minTimeout: 200, maxTimeout: 1_000 },
  }
}

async function read({ body, headers }: Answer, what: string, most: number, signal: AbortSignal): Promise<Buffer> {
  const tooMuch = (): RegistryTrouble =>
    new RegistryTrouble(
      'registry/too-much',
      `Cannot ${what}: the registry sends more than ${most / 1_000_000} MB.`,
      'Tell whoever runs it, or name another registry with --registry.',
    )
  const promised = Number(headers.get('content-length') ?? 0)
  if (promised > most && !headers.has('content-encoding')) throw tooMuch()
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      size += part.length
      if (size > most) throw tooMuch()
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof RegistryTrouble || signal.aborted || /TIMEOUT/.test(errorCode(error) ?? '')) throw error
    throw new RegistryTrouble(
      'registry/broken-off',
      `Cannot ${what}: the answer of the registry ended after ${size}${promised > size ? ` of ${promised}` : ''} bytes.`,
      'Try again; if it stays so, tell whoever runs the registry.',
      { cause: error },
    )
  }
  return Buffer.concat(parts)
}
