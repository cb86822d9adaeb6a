/** A question of pairs answered on the cards themselves: one card begins a pair, another ends it. */
import { type AnswerDraft, pressOption } from './answering.ts'
import type { Option, Question } from './door-types.ts'

/** Whether both cards of all pairs lie where they can be pressed; else the pairs are a list. */
export function isPairedOnCards(question: Question, isDrawn: (card: string) => boolean): boolean {
  const isThere = (card: Option['card']) => card !== undefined && isDrawn(card.card)
  return question.shape === 'pairs' && question.options.every(({ card, other }) => isThere(card) && isThere(other))
}

const pairOf = (question: Question, card: string, other: string): Option | undefined =>
  question.options.find((option) => option.card?.card === card && option.other?.card === other)

/** Whether a press of the pair changes anything: it is chosen and goes, or may join those that are chosen. */
const isOpen = (question: Question, draft: AnswerDraft, option: Option): boolean => pressOption(question, draft, option.key) !== draft

/** Cards with which a pair can be begun now, or one of theirs be taken back. */
export function beginners(question: Question, draft: AnswerDraft): readonly string[] {
  const cards = question.options.filter((option) => isOpen(question, draft, option)).flatMap(({ card }) => card?.card ?? [])
  return [...new Set(cards)]
}

/** Cards that end the pair that was begun, or take it back where it is made already. Empty where none is begun. */
export function enders(question: Question, draft: AnswerDraft): readonly string[] {
  const ofBegun = question.options.filter(({ card }) => card?.card === draft.begun)
  return ofBegun.filter((option) => isOpen(question, draft, option)).flatMap(({ other }) => other?.card ?? [])
}

/** The pairs that are chosen, in the order in which they were made. */
export function madePairs(question: Question, draft: AnswerDraft): readonly Option[] {
  return draft.keys.flatMap((key) => question.options.find((option) => option.key === key) ?? [])
}

/** The draft after a card was pressed: it begins a pair, ends the one that was begun, or leaves it. */
export function pressPaired(question: Question, draft: AnswerDraft, card: string): AnswerDraft {
  if (draft.begun === card) return { ...draft, begun: undefined }
  const pair = draft.begun === undefined ? undefined : pairOf(question, draft.begun, card)
  if (pair && isOpen(question, draft, pair)) return { ...pressOption(question, draft, pair.key), begun: undefined }
  return beginners(question, draft).includes(card) ? { ...draft, begun: card } : draft
}

/** Which key presses which card now: those that begin a pair, or, once one is begun, those that end it. */
export function pairSigns(question: Question, draft: AnswerDraft, signs: string): ReadonlyMap<string, string> {
  const cards = draft.begun === undefined ? beginners(question, draft) : enders(question, draft)
  return new Map(cards.flatMap((card, index) => (signs[index] === undefined ? [] : [[card, signs[index]] as const])))
}
