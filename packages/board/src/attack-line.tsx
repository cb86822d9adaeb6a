import { type RefObject, useLayoutEffect, useState } from 'react'
import { seenRect } from './crowd.tsx'
import type { Json, View } from './door-types.ts'
import { isSeat } from './seat.ts'

interface Line {
  readonly key: string
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
}

function textsOf(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((one: Json): one is string => typeof one === 'string') : []
}

/** Who attacks whom now: pairs of cards, or a card and the seat that it attacks. */
export function attacksIn({ status }: View): readonly (readonly [from: string, to: string])[] {
  const part = (name: string): { readonly [part: string]: Json } | undefined => {
    const value = status[name]
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as { readonly [part: string]: Json }) : undefined
  }
  const attack = part('attack')
  const own = part('playerAttack')
  const pairs: (readonly [string, string])[] = []
  if (own && typeof own.enemy === 'string') for (const attacker of textsOf(own.attackers)) pairs.push([attacker, own.enemy])
  else if (attack && typeof attack.enemy === 'string') {
    const defenders = textsOf(attack.defenders)
    const targets = defenders.length > 0 ? defenders : typeof attack.player === 'string' ? [attack.player] : []
    for (const target of targets) pairs.push([attack.enemy, target])
  }
  return pairs
}

/** Lines from attackers to those whom they attack, over the table. They say nothing that marks and question don't say in words. */
export function AttackLine({ view, felt }: { readonly view: View; readonly felt: RefObject<HTMLElement | null> }) {
  const [lines, setLines] = useState<readonly Line[]>([])
  useLayoutEffect(() => {
    const field = felt.current
    if (!field) return undefined
    const pairs = attacksIn(view)
    const draw = () => {
      const origin = field.getBoundingClientRect()
      const placeOf = (key: string) => {
        const element = field.querySelector(isSeat(key) ? `[data-dial="${key}"]` : `[data-card="${CSS.escape(key)}"]`)
        // to a card that its row has scrolled out of sight the line leads as far as the end of the row
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
    // rows scroll, and their scrolling does not bubble
    field.addEventListener('scroll', draw, { capture: true, passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(draw)
    observer?.observe(field)
    return () => {
      field.removeEventListener('scroll', draw, { capture: true })
      observer?.disconnect()
    }
  }, [view, felt])
  if (lines.length === 0) return null
  return (
    <svg className="qw-attack-lines" aria-hidden="true">
      <defs>
        <marker id="qw-attack-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 10 5 0 10Z" fill="var(--threat)" />
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
