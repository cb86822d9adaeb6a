/** A refusal that goes to the page as JSON. The words are for the person in front of it and name no path outside the workspace. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
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
