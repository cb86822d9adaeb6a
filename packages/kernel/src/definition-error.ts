/** Something is wrong with a definition; the message says what and where. */
export class DefinitionError extends Error {
  override readonly name = 'DefinitionError'
  /** The stack trace of the script engine at the script line that wrote the wrong part. */
  readonly at: string | undefined
  constructor(message: string, at?: string) {
    super(message)
    this.at = at
  }
}
