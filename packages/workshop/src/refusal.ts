/** Marks refusals of every copy of this module. */
const mark = Symbol.for('questwright.refusal')

/**
 * A refusal that goes to the page as JSON. The words are for the person in front of it and name no path outside the workspace.
 * The server of the studio bundles this module several times, and its routes share one workspace: `instanceof` knows the refusals of each copy.
 */
export class Refusal extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && mark in value
  }

  override readonly name = 'Refusal'
  readonly [mark] = true
  readonly status: number
  /** `guard/host`, `path/outside` …: stable. */
  readonly code: string
  readonly remedy: string
  /** Goes into the body beside `error`. */
  readonly details: { readonly [key: string]: unknown }

  constructor(status: number, code: string, message: string, remedy: string, details: { readonly [key: string]: unknown } = {}) {
    super(message)
    this.status = status
    this.code = code
    this.remedy = remedy
    this.details = details
  }
}
