/**
 * Stacks and messages of errors, for the engine only. A realm hides two things from scripts: stacks, because they reveal how a game was played; and the
 * messages of errors that the language itself throws, because they differ between the two script engines.
 */

/** How a realm shows errors to the engine. Reading the stack or the message of a thrown object may run a getter of a script, which may throw. */
export interface ErrorReader {
  readonly stackOf: (thrown: object) => unknown
  readonly messageOf: (thrown: object) => unknown
  /** The stack overflow that a script caught since the last call of this function, if any. */
  readonly takeOverflow: () => object | undefined
}

let reader: ErrorReader = {
  stackOf: (thrown) => (thrown as { readonly stack?: unknown }).stack,
  messageOf: (thrown) => (thrown as { readonly message?: unknown }).message,
  takeOverflow: () => undefined,
}

/** Sets the realm's reader of errors. */
export function readErrorsWith(given: ErrorReader): void {
  reader = given
}

/**
 * The stack of a thrown value, if it has one, in the format of the script engine that runs here.
 * @throws what the thrown object throws when its stack is read
 */
export function stackOf(thrown: unknown): string | undefined {
  const stack = typeof thrown === 'object' && thrown !== null ? reader.stackOf(thrown) : undefined
  return typeof stack === 'string' && stack !== '' ? stack : undefined
}

/**
 * The message of a thrown value, even if the realm hides it from scripts. It is for people: a game must not depend on it.
 * @throws what the thrown object throws when its message is read
 */
export function messageOf(thrown: object): unknown {
  return reader.messageOf(thrown)
}

/**
 * The stack overflow that a script caught since the last call of this function, if any. The script must not continue after it, because the depth
 * at which the stack overflows depends on the machine.
 */
export function takeOverflow(): object | undefined {
  return reader.takeOverflow()
}
