/** Work that nobody waits for, when the page has nothing else to do; where a browser does not tell (Safari), a little later. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 300)
}

/**
 * Work for somebody who is about to do something: it begins with the first move of a pointer or the first key, as soon as the page is idle.
 * @returns the function that ends the waiting
 */
export function whenUsed(work: () => void): () => void {
  const signs = ['pointermove', 'pointerdown', 'keydown'] as const
  const stop = (): void => {
    for (const sign of signs) removeEventListener(sign, begin, true)
  }
  const begin = (): void => {
    stop()
    whenIdle(work)
  }
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true })
  return stop
}
