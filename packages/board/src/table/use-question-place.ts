import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { seenRect } from '../crowd.tsx'
import type { Question, View } from '../door-types.ts'
import { placePanel, type Rect } from '../geometry.ts'

interface Point {
  readonly x: number
  readonly y: number
}

export interface QuestionPlace {
  /** Where the panel lies on the felt, in pixels. */
  readonly place: Point
  /** A player moves it there; it stays there for this question. */
  readonly move: (to: Point) => void
  /** Puts a panel that a player moved back; undefined while it lies where the table put it. */
  readonly home: (() => void) | undefined
  /** Finds the place anew, unless a player moved the panel. */
  readonly settle: () => void
}

/** Pixels of a moved panel that stay on the felt, so that its grip can be reached. */
const leastOnFelt = 60

/** The place for the panel: off the cards that are asked about, off others if it can, near the cause. */
function placeOn(felt: HTMLElement, panel: HTMLElement, causeKey: string | undefined): Point {
  const origin = felt.getBoundingClientRect()
  const local = (element: Element): Rect => {
    const rect = seenRect(element)
    return { x: rect.x - origin.x, y: rect.y - origin.y, width: rect.width, height: rect.height }
  }
  const slots = [...felt.querySelectorAll<HTMLElement>('[data-card]')].filter((slot) => slot.getClientRects().length > 0)
  const own = panel.getBoundingClientRect()
  const cause = slots.find((slot) => slot.dataset.card === causeKey)
  const first = slots.find((slot) => slot.classList.contains('is-option'))
  const near = cause ?? first ?? felt.querySelector(`[data-asked="asked"]`) ?? undefined
  const place = placePanel({
    area: { width: felt.clientWidth, height: felt.clientHeight },
    panel: { width: own.width, height: own.height },
    asked: slots.filter((slot) => slot.classList.contains('is-option') || slot === cause).map(local),
    cards: [...slots.filter((slot) => !slot.classList.contains('is-option')), ...felt.querySelectorAll('.qw-seat > header, .qw-mark')].map(
      local,
    ),
    near: near ? local(near) : undefined,
  })
  // the felt scrolls where there is little room: the sums above are of the part in sight
  return { x: place.x + felt.scrollLeft, y: place.y + felt.scrollTop }
}

/**
 * Where the panel of the question lies: the table finds a place anew whenever the question or the table changes, until a player moves it.
 * @param about whether the panel explains the question: that changes its height
 * @param folds changes when a seat was folded: the cards lie elsewhere
 */
export function useQuestionPlace(
  felt: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  question: Question | undefined,
  view: View,
  about: 'told' | 'hidden',
  folds: object,
): QuestionPlace {
  const [place, setPlace] = useState<Point>({ x: 6, y: 6 })
  const [movedFor, setMovedFor] = useState<string | undefined>(undefined)
  const questionKey = question?.key
  const causeKey = question?.because.card?.card
  const isMoved = questionKey !== undefined && movedFor === questionKey

  const measure = useCallback(() => {
    if (felt.current && panel.current) setPlace(placeOn(felt.current, panel.current, causeKey))
  }, [felt, panel, causeKey])
  // biome-ignore lint/correctness/useExhaustiveDependencies: placed anew when the question or the table changes
  useLayoutEffect(() => {
    if (questionKey === undefined || isMoved) return
    measure()
    const field = felt.current
    if (!field || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(field)
    return () => observer.disconnect()
  }, [questionKey, view, isMoved, measure, about, folds])

  return {
    place,
    move: (to) => {
      setMovedFor(questionKey)
      const width = felt.current?.clientWidth ?? 0
      setPlace(width > 0 ? { x: Math.min(Math.max(0, to.x), width - leastOnFelt), y: Math.max(0, to.y) } : to)
    },
    home: isMoved ? () => setMovedFor(undefined) : undefined,
    settle: () => {
      if (!isMoved) measure()
    },
  }
}
