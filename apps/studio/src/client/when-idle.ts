/** Runs low-priority work when the page is idle; in browsers without requestIdleCallback (Safari) a little later. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 300)
}

/**
 * Runs work once the user becomes active: on the first pointer move or key, as soon as the page is idle.
 * @returns the function that cancels it
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
