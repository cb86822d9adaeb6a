import type { KeyboardEvent } from 'react'

/** Arrow keys move the focus between faces of a drawn deck: along a line, and from line to line. */
export function walkFaces(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const face = event.currentTarget
  const drawn = face.closest('.st-deck-contents')
  const line = face.closest('ul')
  if (!drawn || !line) return
  const facesIn = (place: Element) => [...place.querySelectorAll<HTMLElement>('[data-code]')]
  const lines = [...drawn.querySelectorAll('ul')].filter((one) => facesIn(one).length > 0)
  const beside = (by: 1 | -1) => facesIn(drawn)[facesIn(drawn).indexOf(face as HTMLElement) + by]
  const across = (by: 1 | -1) => {
    const next = lines[lines.indexOf(line) + by]
    return next && (facesIn(next)[facesIn(line).indexOf(face as HTMLElement)] ?? facesIn(next).at(-1))
  }
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined
  if (step === undefined) return
  const next = event.key === 'ArrowDown' || event.key === 'ArrowUp' ? across(step) : beside(step)
  event.preventDefault()
  next?.focus()
}
