/** What a registry sends, bounded. */
import { ask, type Connection, fetchOptions } from './connection.ts'
import { RegistryTrouble } from './trouble.ts'

/** The document of a package with a thousand versions has a few megabytes. */
const mostBytes = 20_000_000

/**
 * @param path below the registry's address
 * @param what for messages
 * @throws RegistryTrouble
 */
export async function fetchJson(
  connection: Connection,
  path: string,
  what: string,
  more: { readonly method?: 'GET' | 'PUT'; readonly body?: unknown; readonly login?: 'with' | 'without' } = {},
): Promise<unknown> {
  const { credentials: _ours, ...nobody } = connection
  const bytes = await fetchBytes(more.login === 'without' ? nobody : connection, path, what, mostBytes, {
    method: more.method ?? 'GET',
    ...(more.body === undefined ? {} : { body: more.body }),
  })
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
 * @param most more than this is not read
 * @throws RegistryTrouble
 */
export async function fetchBytes(
  connection: Connection,
  path: string,
  what: string,
  most: number,
  request: { readonly method?: 'GET' | 'PUT'; readonly body?: unknown } = {},
): Promise<Buffer> {
  return ask(connection, what, async (signal) => {
    const { default: npmFetch } = await import('npm-registry-fetch')
    const response = await npmFetch(path, { ...fetchOptions(connection, signal), ...request } as Parameters<typeof npmFetch>[1])
    const parts: Buffer[] = []
    let size = 0
    for await (const part of response.body as AsyncIterable<Buffer>) {
      size += part.length
      if (size > most)
        throw new RegistryTrouble(
          'registry/too-much',
          `Cannot ${what}: the registry sends more than ${most / 1_000_000} MB.`,
          'Tell whoever runs it, or name another registry with --registry.',
        )
      parts.push(part)
    }
    return Buffer.concat(parts)
  })
}
