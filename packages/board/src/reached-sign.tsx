import { useLayoutEffect, useRef } from 'react'
import { useBoard } from './board-context.ts'
import type { CardView } from './door-types.ts'
import { statusOf } from './view.ts'

/** On a card that a seat's number has reached: the consequence. The effect marks the number on the face, which another component draws. */
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
  // where it applies to every seat, name no seat
  const whose = one.seats.length < count ? one.seats.map(seatName).reduce((first, next) => say('board.or', { first, next })) : undefined
  const seats = whose ?? (count === 1 ? say('board.you') : say('board.any-seat', { count }))
  return (
    <span className="qw-reached" ref={sign}>
      {say(`board.dial.${one.dial}.reached`, { seats })}
    </span>
  )
}
