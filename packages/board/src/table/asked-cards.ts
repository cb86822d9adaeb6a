import { type AnswerDraft, answersAtOnce, isChosenFrom, offered } from '../answering.ts'
import type { AskedCard } from '../board-context.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Question } from '../door-types.ts'
import { optionWords } from '../question/question-words.ts'

/**
 * The drawn cards that a question asks about, by their keys, and what it asks of each.
 * @param signs what stands on an option's card: the key that answers with it
 */
export function askedCards(
  question: Question,
  draft: AnswerDraft,
  drawn: ReadonlySet<string>,
  signs: ReadonlyMap<string, string>,
  catalogue: Catalogue,
): ReadonlyMap<string, AskedCard> {
  const cards = new Map<string, AskedCard>()
  for (const option of offered(question)) {
    const key = option.card?.card
    if (key === undefined || !drawn.has(key)) continue
    const before = cards.get(key)
    const sign = signs.get(option.key)?.toUpperCase()
    cards.set(key, {
      options: [...(before?.options ?? []), option.key],
      signs: [...(before?.signs ?? []), ...(sign === undefined ? [] : [sign])],
      labels: [...(before?.labels ?? []), ...(option.label ? [optionWords(catalogue, option)] : [])],
      state: before?.state === 'chosen' || (isChosenFrom(question) && draft.keys.includes(option.key)) ? 'chosen' : 'open',
      amount: question.shape === 'distribute' ? (draft.amounts[option.key] ?? 0) : undefined,
      toggles: isChosenFrom(question) && !answersAtOnce(question) ? 'toggles' : 'answers',
    })
  }
  return cards
}
