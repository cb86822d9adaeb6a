import { type RefObject, useMemo, useState } from 'react'
import { type AnswerDraft, answerKeys, answerSigns, answersAtOnce, passValue, pressOption, startDraft } from '../answering.ts'
import type { Answer, AnswerValue, Question } from '../door-types.ts'
import { isPairedOnCards, pairSigns, pressPaired } from '../pairing.ts'

export interface Answering {
  /** The draft of the answer; undefined without a question. */
  readonly draft: AnswerDraft | undefined
  readonly setDraft: (draft: AnswerDraft) => void
  /** Changes the draft with a function that returns the next draft. */
  readonly change: (make: (draft: AnswerDraft) => AnswerDraft) => void
  readonly answer: (value: AnswerValue) => void
  /** A press on an option, or on a card that can be paired: it answers at once, or changes the draft. */
  readonly choose: (option: string) => void
  /**
   * A press by finger on an option: where a click would answer at once, the first press only selects, so that the consequences are shown before the
   * answer is sent.
   */
  readonly take: (option: string) => void
  /** Passes the question; undefined where it cannot be passed. */
  readonly pass: (() => void) | undefined
  /** The badge of each option, or of each card for pairs: the key that answers with it, and for an order its place. */
  readonly signs: ReadonlyMap<string, string>
}

function signsOf(question: Question, draft: AnswerDraft, drawn: ReadonlySet<string>): ReadonlyMap<string, string> {
  if (question.shape === 'order') return new Map(draft.keys.map((key, index) => [key, String(index + 1)] as const))
  return isPairedOnCards(question, (card) => drawn.has(card)) ? pairSigns(question, draft, answerSigns) : answerKeys(question)
}

/**
 * The draft of the answer to the pending question.
 * @param question in this viewer's view
 * @param own the same question where the viewer answers it, else undefined
 * @param root the table's element, which contains the rows of an order
 * @param drawn the drawn cards
 */
export function useAnswering(
  question: Question | undefined,
  own: Question | undefined,
  onAnswer: (answer: Answer) => void,
  root: RefObject<HTMLElement | null>,
  drawn: ReadonlySet<string>,
): Answering {
  const [kept, setDraft] = useState<AnswerDraft | undefined>(undefined)
  // a question that comes again later has the same key: drop the draft of its last time when a different question comes in between
  if (kept !== undefined && question !== undefined && kept.question !== question.key) setDraft(undefined)
  const fresh = useMemo(() => (question ? startDraft(question) : undefined), [question])
  const draft = question === undefined ? undefined : kept?.question === question.key ? kept : fresh
  const signs = useMemo(() => (question && draft ? signsOf(question, draft, drawn) : new Map<string, string>()), [question, draft, drawn])

  const answer = (value: AnswerValue) => {
    if (own) onAnswer({ kind: 'answer', question: own.key, value })
  }
  // two keys may be pressed before the next render: the second must change the result of the first
  const change = (make: (draft: AnswerDraft) => AnswerDraft) => {
    if (own) setDraft((before) => make(before?.question === own.key ? before : startDraft(own)))
  }
  const choose = (option: string) => {
    if (!own) return
    if (own.shape === 'order') root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(option)}"]`)?.focus()
    else if (own.shape === 'choose' && answersAtOnce(own)) answer([option])
    else if (own.options.some(({ key }) => key === option)) change((before) => pressOption(own, before, option))
    else change((before) => pressPaired(own, before, option))
  }
  const take = (option: string) => {
    if (own?.shape !== 'choose' || !answersAtOnce(own)) choose(option)
    else change((before) => ({ ...before, keys: before.keys.includes(option) ? [] : [option] }))
  }
  const value = own && passValue(own)
  const pass = value === undefined ? undefined : () => answer(value)
  return { draft, setDraft, change, answer, choose, take, pass, signs }
}
