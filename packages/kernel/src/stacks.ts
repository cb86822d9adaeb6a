/** Where errors come from. A realm hides their stacks from scripts, because they tell how a game was played, and shows them to the engine alone. */
let read: (thrown: object) => unknown = (thrown) => (thrown as { readonly stack?: unknown }).stack

/** Takes the realm's way of reading stacks. */
export function readStacksWith(reader: (thrown: object) => unknown): void {
  read = reader
}

/**
 * The stack of whatever was thrown, as text of the place where it runs.
 * @throws what the thrown object throws when it is looked at
 */
export function stackOf(thrown: unknown): string | undefined {
  const stack = typeof thrown === 'object' && thrown !== null ? read(thrown) : undefined
  return typeof stack === 'string' && stack !== '' ? stack : undefined
}
