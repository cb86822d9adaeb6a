/** Tokens counted against the numbers of a card: progress towards its points, damage against its life. */
import type { Rulebook } from '@questwright/rulebook'
import type { CardView } from './door-types.ts'
import type { DrawnStat } from './printed.ts'

/** One number of a card, with the tokens that count against it. */
export interface Counted {
  readonly stat: string
  readonly token: string
  readonly way: 'fills' | 'drains'
  /** The length of the bar, and the filled part of it, both in tokens. */
  readonly most: number
  readonly full: number
}

/**
 * The bars of a card: one for each kind of token that counts against a number of the card.
 * @param stats the numbers on its face; only a whole number above 0 gets a bar
 */
export function countedOn({ tokenFaces }: Rulebook, stats: readonly DrawnStat[], view: CardView | undefined): readonly Counted[] {
  return Object.entries(tokenFaces).flatMap(([token, { counts }]) => {
    const stat = counts && stats.find((one) => one.stat === counts.fact)
    const most = Number(stat?.now)
    if (counts?.on && !counts.on.some((mark) => view?.marks.includes(mark))) return []
    if (!counts || !stat || !Number.isInteger(most) || most <= 0) return []
    const there = Math.max(0, Math.min(most, view?.tokens[token] ?? 0))
    return [{ stat: stat.stat, token, way: counts.way, most, full: counts.way === 'fills' ? there : most - there }]
  })
}
