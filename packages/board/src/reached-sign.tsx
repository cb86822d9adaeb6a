import { useLayoutEffect, useRef } from 'react'
import { useBoard } from './board-context.ts'
import type { CardView } from './door-types.ts'

/** On a card that a number of a seat has come up to: what that leads to. The number itself is marked on the face, whoever draws that. */
export function ReachedSign({ card }: { readonly card: CardView }) {
  const { reached, say, seatName } = useBoard()
  const sign = useRef<HTMLSpanElement>(null)
  const one = reached.get(card.key)
  useLayoutEffect(() => {
    const number = one && sign.current?.parentElement?.querySelector<HTMLElement>(`[data-stat="${CSS.escape(one.fact)}"]`)
    if (!number) return
    number.dataset.reached = one.dial
    return () => {
      delete number.dataset.reached
    }
  })
  if (!one) return null
  const seats = one.seats.map(seatName)
  return (
    <span className="qw-reached" ref={sign}>
      {say(`board.dial.${one.dial}.reached`, {
        seats: seats.length === 1 ? seats : say('board.one-of', { first: seats.slice(0, -1), last: seats.at(-1) ?? '' }),
      })}
    </span>
  )
}
