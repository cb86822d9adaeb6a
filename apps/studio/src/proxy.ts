/** Next.js runs this before everything that it serves: pages, their files, and the API. */
import { type NextRequest, NextResponse } from 'next/server'
import { guard } from './server/guard.ts'
import { refuse } from './server/respond.ts'
import { readSettings } from './server/settings.ts'

/** Lets a request pass, or answers with its refusal. */
export function proxy(request: NextRequest): Response {
  const refusal = guard({ method: request.method, path: request.nextUrl.pathname, headers: request.headers }, readSettings())
  return refusal === undefined ? NextResponse.next() : refuse(refusal)
}
