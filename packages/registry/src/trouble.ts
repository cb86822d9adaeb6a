/** What goes wrong between a workspace and a registry. */

/** The message says what, where and what to do; the code is stable. */
export class RegistryTrouble extends Error {
  override readonly name = 'RegistryTrouble'
  /** `registry/down`, `install/conflict` …: for tests and for who puts the words another way. */
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

/** Whether an error has a code of Node or npm. */
export function errorCode(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}

/** A registry that answers with a refusal: its status, and what it says. */
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
