/** Reports which parts of cards did something, to find parts that never do. Off by default, and no state. */

let listener: ((part: string) => void) | undefined

/**
 * Reports every part that does something: an ability whose effect begins, a modifier that contributes to a stat, a "cannot" that
 * refuses, a check that finds something, a lasting or delayed effect that applies. `undefined` removes the listener.
 * @param to receives `pack:slug#part`
 */
export function listenForFired(to: ((part: string) => void) | undefined): void {
  listener = to
}

/** Reports that this part does something now. */
export function noteFired(part: string): void {
  listener?.(part)
}

/** Reports the contributors of a stat, except those that add 0. */
export function noteContributors(found: readonly { readonly name: string; readonly way: string; readonly value: unknown }[]): void {
  if (!listener) return
  for (const { name, way, value } of found) if (way !== 'add' || value !== 0) listener(name)
}
