/** Next.js runs this for every request: pages, their files, and the API. */
import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { contentPolicy } from './server/content-policy.ts'
import { guard } from './server/guard.ts'
import { refuse } from './server/respond.ts'
import { readSettings } from './server/settings.ts'

/** Lets a request pass, or responds with its refusal. */
export function proxy(request: NextRequest): Response {
  const path = request.nextUrl.pathname
  const refusal = guard({ method: request.method, path, headers: request.headers }, readSettings())
  if (refusal !== undefined) return withPolicy(refuse(refusal), contentPolicy())
  if (/^\/(?:_next|api)\//.test(path)) return withPolicy(NextResponse.next(), contentPolicy())
  // Next.js adds the nonce of the request's policy to the scripts that it writes into a page
  const nonce = randomBytes(16).toString('base64')
  const policy = contentPolicy(nonce)
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  headers.set('x-nonce', nonce)
  return withPolicy(NextResponse.next({ request: { headers } }), policy)
}

function withPolicy(response: Response, policy: string): Response {
  response.headers.set('content-security-policy', policy)
  return response
}
