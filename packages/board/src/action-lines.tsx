import type { Rulebook } from '@questwright/rulebook'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { seenRect } from './crowd.tsx'
import type { Json, View } from './door-types.ts'
import { isSeat } from './seat.ts'

interface Line {
  readonly key: string
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
}

/** The keys of cards or seats in a value of the status: it holds one key or a list of keys. */
function keysIn(value: Json | undefined): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((one: Json | undefined): one is string => typeof one === 'string')
}

/**
 * The lines to draw, as pairs of two cards or of a card and a seat. They come from the first part of the status named by the rulebook's
 * `lines` that has any.
 */
export function linesIn({ status }: View, { lines }: Pick<Rulebook, 'lines'>): readonly (readonly [from: string, to: string])[] {
  for (const { status: part, from, to } of lines) {
    const said = status[part]
    if (typeof said !== 'object' || said === null || Array.isArray(said)) continue
    const parts = said as { readonly [part: string]: Json }
    const targets = to.map((name) => keysIn(parts[name])).find((keys) => keys.length > 0) ?? []
    const pairs = keysIn(parts[from]).flatMap((one) => targets.map((other) => [one, other] as const))
    if (pairs.length > 0) return pairs
  }
  return []
}

interface ActionLinesProps {
  readonly view: View
  readonly rulebook: Rulebook
  readonly felt: RefObject<HTMLElement | null>
  /** Pairs of cards chosen in the current draft of an answer. */
  readonly pairs: readonly (readonly [from: string, to: string])[]
}

/**
 * Draws lines over the table from acting cards to their targets. The lines repeat what the marks on the cards and the question say in
 * words, so screen readers need no text for them.
 */
export function ActionLines({ view, rulebook, felt, pairs: chosen }: ActionLinesProps) {
  const [lines, setLines] = useState<readonly Line[]>([])
  useLayoutEffect(() => {
    const field = felt.current
    if (!field) return undefined
    const pairs = [...linesIn(view, rulebook), ...chosen]
    const draw = () => {
      const origin = field.getBoundingClientRect()
      const placeOf = (key: string) => {
        const element = field.querySelector(isSeat(key) ? `[data-dial="${key}"]` : `[data-card="${CSS.escape(key)}"]`)
        // the target may be scrolled out of its row's visible part: then the line ends at the edge of the row
        const rect = element && element.getClientRects().length > 0 ? seenRect(element) : undefined
        return rect
          ? { x: rect.x - origin.x + field.scrollLeft + rect.width / 2, y: rect.y - origin.y + field.scrollTop + rect.height / 2 }
          : undefined
      }
      setLines(
        pairs.flatMap(([one, other]) => {
          const from = placeOf(one)
          const to = placeOf(other)
          return from && to ? [{ key: `${one} ${other}`, from, to }] : []
        }),
      )
    }
    if (pairs.length === 0) {
      setLines((before) => (before.length === 0 ? before : []))
      return undefined
    }
    draw()
    // scroll events of rows do not bubble: listen in the capture phase
    field.addEventListener('scroll', draw, { capture: true, passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(draw)
    observer?.observe(field)
    return () => {
      field.removeEventListener('scroll', draw, { capture: true })
      observer?.disconnect()
    }
  }, [view, rulebook, felt, chosen])
  if (lines.length === 0) return null
  return (
    <svg className="qw-attack-lines" aria-hidden="true">
      <defs>
        <marker id="qw-attack-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 10 5 0 10Z" />
        </marker>
      </defs>
      {lines.map(({ key, from, to }) => (
        <path
          key={key}
          d={`M${from.x} ${from.y} Q${(from.x + to.x) / 2 + (to.y - from.y) / 8} ${(from.y + to.y) / 2} ${to.x} ${to.y}`}
          markerEnd="url(#qw-attack-head)"
        />
      ))}
    </svg>
  )
}
