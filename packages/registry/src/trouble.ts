/** Errors of operations with a registry. */

/** An error whose message says what failed, where, and what to do; its code is stable. */
export class RegistryTrouble extends Error {
  override readonly name = 'RegistryTrouble'
  /** `registry/down`, `install/conflict` …: for tests, and for callers with their own wording. */
  readonly code: string
  /** What happened, without the advice. */
  readonly what: string
  /** What to do. */
  readonly remedy: string

  constructor(code: string, what: string, remedy: string, options?: { readonly cause?: unknown }) {
    super(`${what} ${remedy}`, options)
    this.code = code
    this.what = what
    this.remedy = remedy
  }
}

/** The code that Node or npm gave an error, if it has one. */
export function errorCode(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}

/** The answer of a registry that refuses a request: the status and the text. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly said: string

  constructor(status: number, said: string) {
    super(`the registry answered ${status}`)
    this.status = status
    this.said = said
  }
}
