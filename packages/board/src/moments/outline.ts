const outlineTime = 900

/** For reduced motion: marks changed elements with an outline for a moment. */
export function outline(elements: Iterable<HTMLElement>): void {
  for (const element of elements) {
    element.dataset.changed = ''
    setTimeout(() => delete element.dataset.changed, outlineTime)
  }
}
