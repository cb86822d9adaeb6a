/** Wounds that a player divides among characters. */
import { type Card, decide, isPrevented, perform, table } from '@questwright/kernel'
import { isOut, vitalityOf } from './state.ts'

/**
 * A player places wounds on characters, one at a time, and no more on a character than its vitality. The rest is ignored.
 * @param name the name of the question
 */
export function placeWounds(seat: Card, total: number, among: () => readonly Card[], name: 'archery-wounds' | 'threat-wounds'): void {
  const options = () =>
    among().flatMap((card) =>
      isPrevented({ kind: 'wounded', subject: card }) ? [] : [{ key: card.id, card, most: Math.min(total, vitalityOf(card)) }],
    )
  const sum = Math.min(
    total,
    options().reduce((most, one) => most + one.most, 0),
  )
  if (sum === 0) return
  const shares = decide({ shape: 'distribute', who: seat, name, parts: { sum }, options, least: sum, most: sum })
  for (const [id, amount] of Object.entries(shares as { readonly [card: string]: number }))
    for (let n = 0; n < amount; n++) {
      const card = table().findCard(id)
      if (card && !isOut(seat) && among().includes(card)) perform({ kind: 'wounded', subject: card })
    }
}
