/** The property that marks refusals, whichever copy of this module made them. */
const mark = Symbol.for('questwright.refusal')

/**
 * The refusal of a request, which the page receives as JSON. Its words are for the user and name no path outside of the workspace. The server of
 * the studio bundles this module several times while its routes share one workspace, so `instanceof` is true for the refusals of every copy.
 */
export class Refusal extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && mark in value
  }

  override readonly name = 'Refusal'
  readonly [mark] = true
  readonly status: number
  /** The kind of refusal, such as `guard/host` or `path/outside`. Codes do not change between versions. */
  readonly code: string
  readonly remedy: string
  /** Further values in the body of the answer, beside `error`. */
  readonly details: { readonly [key: string]: unknown }

  constructor(status: number, code: string, message: string, remedy: string, details: { readonly [key: string]: unknown } = {}) {
    super(message)
    this.status = status
    this.code = code
    this.remedy = remedy
    this.details = details
  }
}
