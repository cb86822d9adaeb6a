import { useEffect, useState } from 'react'
import { type AnswerDraft, answerOf, answersAtOnce } from '../answering.ts'
import type { AskedCard } from '../board-context.ts'
import type { CardView, Question } from '../door-types.ts'
import type { TableProps } from './table-props.ts'
import type { CardsLookedAt } from './use-looking.ts'

interface Considering {
  /** The viewer's own question. */
  readonly own: Question | undefined
  readonly draft: AnswerDraft | undefined
  readonly asked: ReadonlyMap<string, AskedCard>
  readonly looking: Pick<CardsLookedAt, 'point' | 'under'>
  readonly onConsider: TableProps['onConsider']
}

/**
 * Reports the answer that the player considers to the host: the draft, and the option under the pointer where that option alone is a complete
 * answer.
 */
export function useConsidering({ own, draft, asked, looking, onConsider }: Considering) {
  const [at, setAt] = useState<{ readonly card?: string | undefined; readonly option?: string | undefined }>({})
  const options = at.option !== undefined ? [at.option] : at.card === undefined ? undefined : asked.get(at.card)?.options
  const isOffered = (key: string | undefined) => own?.options.some((option) => option.key === key) === true
  const pointed = own && answersAtOnce(own) && options?.length === 1 && isOffered(options[0]) ? options[0] : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback alone is no new answer to report
  useEffect(() => {
    if (own && draft) onConsider?.({ question: own, chosen: answerOf(own, draft), pointed })
  }, [own, draft, pointed])
  return {
    pointed,
    point: (card: CardView | undefined, element?: Element, option?: string) => {
      looking.point(card, element)
      // a card that got the focus from the table, and not from the player, is not considered
      const under = looking.under.current
      setAt({ card: under !== undefined && asked.has(under) ? under : undefined, option })
    },
  }
}
