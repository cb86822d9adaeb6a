/** Something is wrong with a definition; the message says what and where. */
export class DefinitionError extends Error {
  override readonly name = 'DefinitionError'
  /** Where the script wrote what is wrong, as a stack of the engine. */
  readonly at: string | undefined
  constructor(message: string, at?: string) {
    super(message)
    this.at = at
  }
}
