import { type RefObject, useEffect, useRef } from 'react'
import { offered } from '../answering.ts'
import type { AskedCard } from '../board-context.ts'
import type { Question } from '../door-types.ts'

export interface QuestionFocus {
  readonly root: RefObject<HTMLElement | null>
  readonly panel: RefObject<HTMLElement | null>
  readonly question: Question | undefined
  /** The question if the viewer answers it, else undefined. */
  readonly own: Question | undefined
  readonly asked: ReadonlyMap<string, AskedCard>
  /** As in `useLooking`. */
  readonly unlooked: (moveFocus: () => void) => void
}

const cardButton = (root: HTMLElement, key: string) => root.querySelector<HTMLElement>(`[data-card-button="${CSS.escape(key)}"]`)

/** The element of the first legal answer: a card on the table, else an option in the ribbon. */
function firstAnswer(root: HTMLElement, panel: HTMLElement | null, question: Question, asked: ReadonlyMap<string, AskedCard>) {
  const first = offered(question).find((option) => option.card !== undefined && asked.has(option.card.card))
  if (first?.card && question.shape !== 'order') return cardButton(root, first.card.card)
  const inPanel = panel?.querySelector<HTMLElement>(
    '[data-first-answer]:not(:disabled), [data-option]:not(:disabled):not([data-option="pass"]), [data-row]',
  )
  if (inPanel?.matches('button, input')) return inPanel
  return inPanel?.querySelector<HTMLElement>('button:not(:disabled)') ?? panel?.querySelector<HTMLElement>('[data-option="pass"]')
}

/**
 * Moves the focus from question to question: a new question gets it on its first legal answer. After the last question it goes to the card that
 * caused that question, or back to where it was. A focus elsewhere on the page, such as in an editor, is not moved.
 */
export function useQuestionFocus({ root, panel, question, own, asked, unlooked }: QuestionFocus): void {
  const focusedBefore = useRef<Element | null>(null)
  const lastCause = useRef<string | undefined>(undefined)
  const moved = useRef<string | undefined>(undefined)
  // runs until the first answer of a new question is drawn, and moves the focus once: the seat may be unfolded later than the question arrives
  useEffect(() => {
    const table = root.current
    if (!table || moved.current === question?.key) return
    const active = document.activeElement
    const isFree = active === null || active === document.body
    const isElsewhere = !isFree && !table.contains(active)
    const first = own && firstAnswer(table, panel.current, own, asked)
    if (own && !first && !isElsewhere) return
    moved.current = question?.key
    if (isElsewhere) return
    if (own) {
      if (!isFree && focusedBefore.current === null) focusedBefore.current = active
      unlooked(() => first?.focus())
      table.querySelector(`[data-seat="${own.who}"]`)?.scrollIntoView?.({ block: 'nearest' })
    } else if (isFree || active.matches('[data-card-button]')) {
      const cause = lastCause.current === undefined ? null : cardButton(table, lastCause.current)
      const before = focusedBefore.current
      const back = cause ?? (before instanceof HTMLElement && before.isConnected ? before : null)
      unlooked(() => back?.focus())
      focusedBefore.current = null
    }
  })
  // after the effect above, which reads the cause of the previous question
  useEffect(() => {
    if (question?.because.card) lastCause.current = question.because.card.card
  }, [question])
}
