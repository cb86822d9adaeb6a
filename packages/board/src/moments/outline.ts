const outlineTime = 900

/** Draws an outline around changed elements for a moment, in place of an animation where the system asks for reduced motion. */
export function outline(elements: Iterable<HTMLElement>): void {
  for (const element of elements) {
    element.dataset.changed = ''
    setTimeout(() => delete element.dataset.changed, outlineTime)
  }
}
