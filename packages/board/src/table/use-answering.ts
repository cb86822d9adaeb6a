import { type RefObject, useMemo, useState } from 'react'
import { type AnswerDraft, answerKeys, answerSigns, answersAtOnce, passValue, pressOption, startDraft } from '../answering.ts'
import type { Answer, AnswerValue, Question } from '../door-types.ts'
import { isPairedOnCards, pairSigns, pressPaired } from '../pairing.ts'

export interface Answering {
  /** The answer in the making; undefined without a question. */
  readonly draft: AnswerDraft | undefined
  readonly setDraft: (draft: AnswerDraft) => void
  /** Changes the answer in the making. */
  readonly change: (make: (draft: AnswerDraft) => AnswerDraft) => void
  readonly answer: (value: AnswerValue) => void
  /** An option is meant, or a card of a pair that is made on the cards: it answers, or joins the answer in the making. */
  readonly choose: (option: string) => void
  /** A finger means an option: it is chosen where another press would answer at once, so that what it does is seen before. */
  readonly take: (option: string) => void
  /** Passes; undefined where the question cannot be passed. */
  readonly pass: (() => void) | undefined
  /** What stands on an option, or on a card that a pair is made with: the key that answers with it, and in an order its place. */
  readonly signs: ReadonlyMap<string, string>
}

function signsOf(question: Question, draft: AnswerDraft, drawn: ReadonlySet<string>): ReadonlyMap<string, string> {
  if (question.shape === 'order') return new Map(draft.keys.map((key, index) => [key, String(index + 1)] as const))
  return isPairedOnCards(question, (card) => drawn.has(card)) ? pairSigns(question, draft, answerSigns) : answerKeys(question)
}

/**
 * The answer to the pending question while it is being made.
 * @param question as this viewer got it
 * @param own the same question where the viewer answers it, else undefined
 * @param root the table, in which the rows of an order are found
 * @param drawn the cards that lie on it
 */
export function useAnswering(
  question: Question | undefined,
  own: Question | undefined,
  onAnswer: (answer: Answer) => void,
  root: RefObject<HTMLElement | null>,
  drawn: ReadonlySet<string>,
): Answering {
  const [kept, setDraft] = useState<AnswerDraft | undefined>(undefined)
  // a question that comes again later has the same key: what was begun for it then is gone with the question that came between
  if (kept !== undefined && question !== undefined && kept.question !== question.key) setDraft(undefined)
  const fresh = useMemo(() => (question ? startDraft(question) : undefined), [question])
  const draft = question === undefined ? undefined : kept?.question === question.key ? kept : fresh
  const signs = useMemo(() => (question && draft ? signsOf(question, draft, drawn) : new Map<string, string>()), [question, draft, drawn])

  const answer = (value: AnswerValue) => {
    if (own) onAnswer({ kind: 'answer', question: own.key, value })
  }
  // two keys may come before the next drawing: each changes what the one before it made
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
