import { useLayoutEffect, useRef } from 'react'
import { useBoard } from './board-context.ts'
import type { CardView } from './door-types.ts'
import { statusOf } from './view.ts'

/**
 * A sign on a card whose number a seat's dial has reached: it says what happens to the card. A React effect marks that number on the face,
 * because another component draws the face.
 */
export function ReachedSign({ card }: { readonly card: CardView }) {
  const { reached, say, seatName, view } = useBoard()
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
  const count = statusOf(view).seats.filter(({ eliminated }) => !eliminated).length
  // if it happens for every seat, the sign names no seat
  const whose = one.seats.length < count ? one.seats.map(seatName).reduce((first, next) => say('board.or', { first, next })) : undefined
  const seats = whose ?? (count === 1 ? say('board.you') : say('board.any-seat', { count }))
  return (
    <span className="qw-reached" ref={sign}>
      {say(`board.dial.${one.dial}.reached`, { seats })}
    </span>
  )
}
