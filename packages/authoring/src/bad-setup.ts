/** Thrown when a game cannot begin with this setup; the message says why and what to do. */
export class BadSetup extends Error {
  override readonly name = 'BadSetup'
}
