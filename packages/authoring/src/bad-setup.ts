/** A game cannot begin like this; the message says why and what to do. */
export class BadSetup extends Error {
  override readonly name = 'BadSetup'
}
