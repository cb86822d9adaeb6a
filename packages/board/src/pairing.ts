/** Answers a `pairs` question by pressing the cards themselves: the press on one card begins a pair, the press on another completes it. */
import { type AnswerDraft, pressOption } from './answering.ts'
import type { Option, Question } from './door-types.ts'

/** Whether both cards of every pair are drawn on the table, so that they can be pressed. Otherwise the pairs are shown as a list. */
export function isPairedOnCards(question: Question, isDrawn: (card: string) => boolean): boolean {
  const isThere = (card: Option['card']) => card !== undefined && isDrawn(card.card)
  return question.shape === 'pairs' && question.options.every(({ card, other }) => isThere(card) && isThere(other))
}

const pairOf = (question: Question, card: string, other: string): Option | undefined =>
  question.options.find((option) => option.card?.card === card && option.other?.card === other)

/** Whether pressing this pair changes the draft: it removes a chosen pair, or adds one that is still allowed. */
const isOpen = (question: Question, draft: AnswerDraft, option: Option): boolean => pressOption(question, draft, option.key) !== draft

/** The cards that can begin a pair now, and the cards whose chosen pair can be removed. */
export function beginners(question: Question, draft: AnswerDraft): readonly string[] {
  const cards = question.options.filter((option) => isOpen(question, draft, option)).flatMap(({ card }) => card?.card ?? [])
  return [...new Set(cards)]
}

/** The cards that complete the begun pair, or remove it where it is already chosen. Empty while no pair is begun. */
export function enders(question: Question, draft: AnswerDraft): readonly string[] {
  const ofBegun = question.options.filter(({ card }) => card?.card === draft.begun)
  return ofBegun.filter((option) => isOpen(question, draft, option)).flatMap(({ other }) => other?.card ?? [])
}

/** The chosen pairs, in the order in which they were made. */
export function madePairs(question: Question, draft: AnswerDraft): readonly Option[] {
  return draft.keys.flatMap((key) => question.options.find((option) => option.key === key) ?? [])
}

/** The draft after a press on a card: it begins a pair, completes the begun pair, or cancels it. */
export function pressPaired(question: Question, draft: AnswerDraft, card: string): AnswerDraft {
  if (draft.begun === card) return { ...draft, begun: undefined }
  const pair = draft.begun === undefined ? undefined : pairOf(question, draft.begun, card)
  if (pair && isOpen(question, draft, pair)) return { ...pressOption(question, draft, pair.key), begun: undefined }
  return beginners(question, draft).includes(card) ? { ...draft, begun: card } : draft
}

/**
 * The key of the keyboard for each card that can begin a pair or, once a pair is begun, for each card that completes it.
 * @param signs the keys to give, in order
 */
export function pairSigns(question: Question, draft: AnswerDraft, signs: string): ReadonlyMap<string, string> {
  const cards = draft.begun === undefined ? beginners(question, draft) : enders(question, draft)
  return new Map(cards.flatMap((card, index) => (signs[index] === undefined ? [] : [[card, signs[index]] as const])))
}
