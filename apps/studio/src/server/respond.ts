/** The frame of every route: guard first, JSON in and out, and error responses that help without revealing internals. */
import { Refusal } from '@questwright/workshop/refusal'
import { type ApiErrorBody, unchosenWorkspace } from '../api-types.ts'
import { bodyTooLarge, guard, mostBodyBytes } from './guard.ts'
import { readSettings, type Settings } from './settings.ts'

export type Handler = (request: Request, settings: Settings) => Promise<Response> | Response

/** API responses are never cached, nor interpreted as another type. */
const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/**
 * Makes a route of a handler. The guard of `proxy.ts` runs here again, because a route must not depend on code that runs before it. A `Refusal` that
 * the handler throws becomes its response; any other error becomes a 500 whose details are only in the terminal.
 * @param needs `a workspace`: it is refused until the user has chosen a folder; `no workspace`: for the choice itself
 */
export function route(handler: Handler, needs: 'a workspace' | 'no workspace' = 'a workspace'): (request: Request) => Promise<Response> {
  return async (request) => {
    const settings = readSettings()
    const refusal = guard({ method: request.method, path: new URL(request.url).pathname, headers: request.headers }, settings)
    if (refusal !== undefined) return refuse(refusal)
    if (needs === 'a workspace' && settings.workspace === '') return refuse(unchosen())
    try {
      return await handler(request, settings)
    } catch (error) {
      if (error instanceof Refusal) return refuse(error)
      console.error(error)
      return refuse(
        new Refusal(
          500,
          'server/failed',
          'The studio failed; the terminal shows the error.',
          'Try again; if it fails again, restart the studio.',
        ),
      )
    }
  }
}

const unchosen = (): Refusal =>
  new Refusal(
    409,
    unchosenWorkspace,
    'No folder for your packs is chosen yet.',
    'Choose one on the page of the studio, or start it with npm start -- --workspace FOLDER.',
  )

/** A JSON response. */
export function answer(value: unknown, status = 200): Response {
  return Response.json(value, { status, headers })
}

/** A refusal as a JSON response. */
export function refuse({ status, code, message, remedy, details }: Refusal): Response {
  return answer({ error: { code, message, remedy }, ...details } satisfies ApiErrorBody, status)
}

/** Cache: large responses stay the same objects until something changes, and each is serialised once. */
const written = new WeakMap<object, Uint8Array<ArrayBuffer>>()

/**
 * Responds with JSON, or with 304 when the page has it already.
 * @param hash of the value
 * @param value an immutable object
 */
export function answerOnce(request: Request, hash: string, value: object): Response {
  const tag = `"${hash}"`
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers: { ...headers, etag: tag } })
  const body = written.get(value) ?? new TextEncoder().encode(JSON.stringify(value))
  written.set(value, body)
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json', etag: tag } })
}

/**
 * Parses a body as JSON of any shape.
 * @param remedy what to send instead
 * @param most limit in bytes
 * @throws Refusal when it is too large or no JSON
 */
export async function readJson(request: Request, remedy: string, most: number = mostBodyBytes): Promise<unknown> {
  try {
    return JSON.parse(await readText(request, most))
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(400, 'body/json', 'The body is not valid JSON.', remedy)
  }
}

/**
 * Parses a body as a JSON object of strings.
 * @throws Refusal when it is too large, no JSON, or a field is missing or no string
 */
export async function readBody<Field extends string>(
  request: Request,
  fields: readonly Field[],
): Promise<{ readonly [field in Field]: string }> {
  const value = await readJson(request, `Send an object with: ${fields.join(', ')}.`)
  const record = typeof value === 'object' && value !== null ? (value as { readonly [field: string]: unknown }) : {}
  const read: { [field: string]: string } = {}
  for (const field of fields) {
    const text = Object.hasOwn(record, field) ? record[field] : undefined
    if (typeof text !== 'string') {
      throw new Refusal(400, 'body/field', `The body has no text named "${field}".`, `Send an object with: ${fields.join(', ')}.`)
    }
    read[field] = text
  }
  return read as { readonly [field in Field]: string }
}

/** A body without a declared length is counted while it arrives. */
async function readText(request: Request, most: number): Promise<string> {
  return new TextDecoder('utf-8', { fatal: true }).decode(await readBytes(request, most))
}

/** The bytes of a body. @throws Refusal when it has more bytes than `most` */
export async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (;;) {
    const next = await reader?.read()
    if (next === undefined || next.done) break
    size += next.value.byteLength
    if (size > most) {
      await reader?.cancel()
      throw bodyTooLarge(most)
    }
    parts.push(next.value)
  }
  return Buffer.concat(parts)
}

/**
 * A parameter of the URL.
 * @throws Refusal when it is missing or occurs twice
 */
export function parameter(request: Request, name: string): string {
  const values = new URL(request.url).searchParams.getAll(name)
  if (values.length === 1 && values[0] !== undefined && values[0] !== '') return values[0]
  throw new Refusal(400, 'query/missing', `The address needs "${name}" once.`, `Add ?${name}=… to the address.`)
}
