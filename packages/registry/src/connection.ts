/** A connection to a registry: its address, the credentials, and the time limit. */
import { resolve } from 'node:path'
import type { Rulebooks } from '@questwright/rulebook'
import { startEmbedded } from './embedded.ts'
import { wantsKey } from './gate.ts'
import { type Credentials, type RegistryChoice, readCredentials, readKey, registryChoice } from './settings.ts'
import { errorCode, Refused, RegistryTrouble } from './trouble.ts'

export interface Connection {
  /** `embedded`, or an address. */
  readonly choice: RegistryChoice
  /** The address, with a slash at its end. */
  readonly url: string
  readonly workspace: string
  readonly credentials?: Credentials
  /** The key for the embedded registry of a workspace: this one, or another one on this machine. */
  readonly key?: string
  readonly signal?: AbortSignal
  /** Time limit for one answer, in milliseconds. */
  readonly patience: number
  /** Rulebooks of the installed games: packs for other games are listed, but cannot be used. */
  readonly rulebooks: Rulebooks
  readonly close: () => Promise<void>
}

export interface ConnectionOptions {
  readonly rulebooks: Rulebooks
  /** The registry to use, instead of the one in the workspace's settings or in the environment. */
  readonly registry?: string | undefined
  readonly signal?: AbortSignal | undefined
  readonly patience?: number | undefined
}

const usualPatience = 30_000

/** @throws RegistryTrouble for an invalid address, and when the embedded registry cannot be started or reached */
export async function connect(
  workspace: string,
  { rulebooks, registry, signal, patience = usualPatience }: ConnectionOptions,
): Promise<Connection> {
  const folder = resolve(workspace)
  const choice = registryChoice(folder, registry)
  const credentials = readCredentials(folder, choice)
  const common = { choice, workspace: folder, patience, rulebooks, ...(credentials ? { credentials } : {}), ...(signal ? { signal } : {}) }
  if (choice !== 'embedded') {
    const key = readKey(folder, choice)
    return { ...common, ...(key === undefined ? {} : { key }), url: choice, close: async () => {} }
  }
  const { url, key, close } = await startEmbedded(folder, signal ? { signal } : {})
  return { ...common, key, url, close }
}

/** Opens a connection, runs the work, and closes it. */
export async function withConnection<T>(
  workspace: string,
  options: ConnectionOptions,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await connect(workspace, options)
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}

/**
 * Runs a request within the time limit.
 * @param what a description for messages: "send @you/fen 1.0.0"
 * @throws RegistryTrouble with a message; the reason of the signal if that was aborted
 */
export async function ask<T>(connection: Connection, what: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = AbortSignal.timeout(connection.patience)
  const failed = new AbortController()
  const signal = AbortSignal.any([late, failed.signal, ...(connection.signal ? [connection.signal] : [])])
  // stop waiting ourselves, since not every library reacts to the signal at every moment
  let stop = (): void => {}
  const ended = new Promise<never>((_, fail) => {
    stop = () => fail(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work(signal), ended])
  } catch (error) {
    // abort running requests: they would keep the process alive until the server closes them
    failed.abort()
    if (connection.signal?.aborted) throw connection.signal.reason
    throw inWords(error, connection, what, late.aborted)
  } finally {
    signal.removeEventListener('abort', stop)
    ended.catch(() => {})
  }
}

const downCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ERR_SOCKET_CLOSED',
])
const lateCodes = new Set([
  'ETIMEDOUT',
  'ERR_SOCKET_TIMEOUT',
  'EIDLETIMEOUT',
  'ERESPONSETIMEOUT',
  'ETRANSFERTIMEOUT',
  'ECONNECTIONTIMEOUT',
  'FETCH_ABORTED',
])

function inWords(error: unknown, { url, choice, patience, credentials, key }: Connection, what: string, late: boolean): unknown {
  if (error instanceof RegistryTrouble) return error
  const code = errorCode(error) ?? ''
  const at = choice === 'embedded' ? 'the registry of this workspace' : `the registry ${url}`
  const trouble = (kind: string, said: string, remedy: string) => new RegistryTrouble(kind, said, remedy, { cause: error })
  if (late || lateCodes.has(code) || (error instanceof Error && 'type' in error && /timeout/i.test(String(error.type))))
    return trouble(
      'registry/slow',
      `Cannot ${what}: ${at} gave no complete answer within ${Math.max(1, Math.round(patience / 1000))} seconds.`,
      'Try again later, or name another registry with --registry.',
    )
  if (downCodes.has(code))
    return trouble(
      'registry/down',
      `Cannot ${what}: ${at} cannot be reached (${code}).`,
      'Look whether it runs and whether its address is right: qw pack registry shows which one is used.',
    )
  // the HTTP parser refused the answer: an endless header, or a malformed line
  if (code.startsWith('HPE_'))
    return trouble(
      'registry/no-answer',
      `Cannot ${what}: what ${at} sent is no answer of a registry (its header is too long, or broken).`,
      'Look whether the address is that of a registry: qw pack registry shows which one is used.',
    )
  const status = error instanceof Refused ? error.status : 0
  if (error instanceof Refused && wantsKey(error))
    return trouble(
      'registry/key',
      `Cannot ${what}: ${at} belongs to a workspace of this machine, which opens it to those who have its key${key === undefined ? '' : '; the key that is stored here is another one'}.`,
      'Its owner finds the key with qw pack registry key, or in the studio under Packs, Registry. Give it with qw pack registry use ADDRESS --key-file FILE, or where you choose the registry in the studio.',
    )
  if (status === 401)
    return trouble(
      'registry/unauthorized',
      `Cannot ${what}: ${credentials ? `${at} no longer accepts the login of ${credentials.user}` : `nobody is logged in at ${at}`}.`,
      'Log in with qw pack login.',
    )
  if (status === 403)
    return trouble(
      'registry/forbidden',
      `Cannot ${what}: ${at} does not allow it${credentials ? ` to ${credentials.user}` : ''}.`,
      'The name may belong to somebody else: choose a scope of your own, or ask for the right to publish there.',
    )
  if (status === 404)
    return trouble(
      'registry/not-found',
      `Cannot ${what}: ${at} does not have it.`,
      'Look at the spelling: qw pack search shows what there is.',
    )
  if (status === 413)
    return trouble('registry/too-large', `Cannot ${what}: ${at} accepts no file as large as this.`, 'Make its pictures smaller.')
  if (status >= 500)
    return trouble(
      'registry/broken',
      `Cannot ${what}: ${at} had an error of its own (${status}).`,
      'Try again later; whoever runs it finds more in its log.',
    )
  return trouble(
    'registry/failed',
    `Cannot ${what}: ${at} answered ${status || code || (error instanceof Error ? error.message : 'nothing that can be read')}.`,
    'Try again, or name another registry with --registry.',
  )
}
