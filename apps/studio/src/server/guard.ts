/** Access control: only the studio's own pages on this machine, opened with the token of this start, may use the server. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { mostRecordBytes } from '@questwright/workshop/page'
import { Refusal } from '@questwright/workshop/refusal'
import { tokenHeader } from '../api-types.ts'

export interface GuardSettings {
  readonly port: number
  /** Created at each start; empty if there is none: then every API call is refused. */
  readonly token: string
}

export interface GuardedRequest {
  readonly method: string
  /** The path of the URL, without its query. */
  readonly path: string
  readonly headers: { get(name: string): string | null }
}

/** Default limit for the body of an API request, in bytes. Scripts and texts have some KB. */
export const mostBodyBytes = 2_000_000

/** Files of an import are sent one by one as raw bytes, including pictures. */
export const mostFileBodyBytes = 4_000_000

/** Shorter tokens could be guessed. */
const fewestTokenLetters = 32

const howToOpen = 'Open the studio with the address that `npm start` printed in the terminal.'

/**
 * Checks a request by its method, path and headers. Pages and their files need the right Host and Origin; the API needs the token as well.
 * The Host is checked because another domain can be made to resolve to this machine (DNS rebinding), the Origin because any page can send requests
 * here.
 * @returns the refusal with its reason, or undefined when the request may pass
 */
export function guard(request: GuardedRequest, settings: GuardSettings): Refusal | undefined {
  const refused = guardAddress(request, settings)
  if (refused !== undefined || !isApi(request.path)) return refused
  return guardSite(request) ?? guardToken(request, settings) ?? guardBody(request)
}

/** Whether a path belongs to the API, in any spelling. */
function isApi(path: string): boolean {
  return /^\/+api(?:\/|$)/i.test(path)
}

function guardAddress({ headers }: GuardedRequest, { port }: GuardSettings): Refusal | undefined {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  const host = headers.get('host')?.toLowerCase()
  if (host === undefined || !hosts.includes(host)) {
    return new Refusal(421, 'guard/host', `This studio answers at http://${hosts[0]} only.`, howToOpen)
  }
  const origin = headers.get('origin')
  if (origin !== null && origin !== `http://${host}`) {
    return new Refusal(403, 'guard/origin', 'The request comes from a page of another origin.', howToOpen)
  }
  return undefined
}

/** Refuses pages of other sites, also of other ports of this machine: browsers count those as "same site", but they are other programs. */
function guardSite({ headers }: GuardedRequest): Refusal | undefined {
  const site = headers.get('sec-fetch-site')
  if (site === null || site === 'same-origin' || site === 'none') return undefined
  return new Refusal(403, 'guard/site', 'The request comes from a page of another site.', howToOpen)
}

function guardToken({ headers }: GuardedRequest, { token }: GuardSettings): Refusal | undefined {
  if (token.length < fewestTokenLetters) {
    return new Refusal(503, 'guard/no-token-made', 'The server was started without a token.', 'Start the studio with `npm start`.')
  }
  const given = headers.get(tokenHeader)
  if (given === null || given === '') return new Refusal(401, 'guard/token-missing', 'The token of this start is missing.', howToOpen)
  if (!isEqual(given, token)) {
    return new Refusal(401, 'guard/token-wrong', 'The token is not that of this start; the studio was started anew.', howToOpen)
  }
  return undefined
}

/** Whether the body is bytes instead of JSON. A page of another origin would need a CORS preflight for that type, which is never allowed. */
function takesBytes({ method, path }: GuardedRequest): boolean {
  return method === 'PUT' && path === '/api/import'
}

/** Routes with a higher limit, for the record of a long campaign or a long game. */
const records: readonly string[] = ['/api/campaigns', '/api/history']

function mostBytesOf(request: GuardedRequest): number {
  if (takesBytes(request)) return mostFileBodyBytes
  return request.method === 'PUT' && records.includes(request.path) ? mostRecordBytes : mostBodyBytes
}

function guardBody(request: GuardedRequest): Refusal | undefined {
  const { method, headers } = request
  if (method === 'GET' || method === 'HEAD' || method === 'DELETE') return undefined
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const most = mostBytesOf(request)
  if (takesBytes(request) && type !== 'application/octet-stream') {
    return new Refusal(415, 'guard/content-type', 'A file comes as bytes.', 'Send the body with content-type: application/octet-stream.')
  }
  if (!takesBytes(request) && type !== 'application/json') {
    return new Refusal(415, 'guard/content-type', 'The API takes JSON only.', 'Send the body with content-type: application/json.')
  }
  const length = headers.get('content-length')
  return length !== null && Number(length) > most ? bodyTooLarge(most) : undefined
}

/** The refusal of a body that is too large, also if its length was not declared. */
export function bodyTooLarge(most = mostBodyBytes): Refusal {
  return new Refusal(413, 'guard/too-large', `The body has more than ${most} bytes.`, 'Split the file, or edit it outside the studio.')
}

/** Compares in constant time: hashes have the same length for any input. */
function isEqual(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest()
  return timingSafeEqual(digest(given), digest(token))
}
