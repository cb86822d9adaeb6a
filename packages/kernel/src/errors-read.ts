/**
 * What errors say to the engine alone. A realm hides their stacks from scripts, because they tell how a game was played, and the texts of those that
 * the language throws, because they differ between the two engines.
 */

/** How a realm shows errors to the engine. Looking at what is no error may run a script, and throw. */
export interface ErrorReader {
  readonly stackOf: (thrown: object) => unknown
  readonly messageOf: (thrown: object) => unknown
  /** The overflow of the stack that a script met since the last call, if any. */
  readonly takeOverflow: () => object | undefined
}

let reader: ErrorReader = {
  stackOf: (thrown) => (thrown as { readonly stack?: unknown }).stack,
  messageOf: (thrown) => (thrown as { readonly message?: unknown }).message,
  takeOverflow: () => undefined,
}

/** Takes the realm's way of reading errors. */
export function readErrorsWith(given: ErrorReader): void {
  reader = given
}

/**
 * The stack of whatever was thrown, as text of the place where it runs.
 * @throws what the thrown object throws when it is looked at
 */
export function stackOf(thrown: unknown): string | undefined {
  const stack = typeof thrown === 'object' && thrown !== null ? reader.stackOf(thrown) : undefined
  return typeof stack === 'string' && stack !== '' ? stack : undefined
}

/**
 * The message of whatever was thrown, before it was hidden from a script that caught it. It is for people: a game must not go by it.
 * @throws what the thrown object throws when it is looked at
 */
export function messageOf(thrown: object): unknown {
  return reader.messageOf(thrown)
}

/** The overflow of the stack that a script met since the last call: it may not go on, because when that happens depends on the machine. */
export function takeOverflow(): object | undefined {
  return reader.takeOverflow()
}
