/** Which parts of cards did something, for those who look for parts that never do. Nobody listens unless asked to, and nothing of it is state. */

let listener: ((part: string) => void) | undefined

/**
 * Tells a listener of every part that does something: an ability whose effect begins, a modifier that takes part in an answer, a "cannot" that
 * refuses, a check that finds something, a lasting or delayed effect at work. `undefined` ends it.
 * @param to is given `pack:slug#part`
 */
export function listenForFired(to: ((part: string) => void) | undefined): void {
  listener = to
}

/** This part does something now. */
export function noteFired(part: string): void {
  listener?.(part)
}

/** These took part in an answer; what adds nothing took no part. */
export function noteContributors(found: readonly { readonly name: string; readonly way: string; readonly value: unknown }[]): void {
  if (!listener) return
  for (const { name, way, value } of found) if (way !== 'add' || value !== 0) listener(name)
}
