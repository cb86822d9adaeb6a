import { type AnswerDraft, answersAtOnce, isChosenFrom, offered } from '../answering.ts'
import type { AskedCard } from '../board-context.ts'
import type { Catalogue } from '../catalogue.ts'
import type { CardReference, ChoiceForecast, Question, View } from '../door-types.ts'
import { beginners, enders, isPairedOnCards, madePairs } from '../pairing.ts'
import { foretoldOption } from '../question/foretold.ts'
import { optionWords } from '../question/question-words.ts'

/**
 * The drawn cards with which a question can be answered, by their keys, each with its options.
 * @param signs by option: the key of the keyboard that answers with it
 * @param told the forecasts of the answers
 */
export function askedCards(
  question: Question,
  draft: AnswerDraft,
  drawn: ReadonlySet<string>,
  signs: ReadonlyMap<string, string>,
  catalogue: Catalogue,
  view: View,
  told?: ChoiceForecast,
): ReadonlyMap<string, AskedCard> {
  if (isPairedOnCards(question, (card) => drawn.has(card))) return pairedCards(question, draft, signs, catalogue)
  const cards = new Map<string, AskedCard>()
  for (const option of offered(question)) {
    const key = option.card?.card
    if (key === undefined || !drawn.has(key)) continue
    const before = cards.get(key)
    const sign = signs.get(option.key)?.toUpperCase()
    const foretold = foretoldOption(catalogue, view, question, option, told)
    cards.set(key, {
      options: [...(before?.options ?? []), option.key],
      signs: [...(before?.signs ?? []), ...(sign === undefined ? [] : [sign])],
      labels: [
        ...(before?.labels ?? []),
        ...(option.label ? [optionWords(catalogue, option)] : []),
        ...(foretold.aloud === '' ? [] : [foretold.aloud]),
      ],
      brings: before === undefined ? foretold.sign : undefined,
      state: before?.state === 'chosen' || (isChosenFrom(question) && draft.keys.includes(option.key)) ? 'chosen' : 'open',
      press: 'options',
      pairs: [],
      amount: question.shape === 'distribute' ? (draft.amounts[option.key] ?? 0) : undefined,
      toggles: isChosenFrom(question) && !answersAtOnce(question) ? 'toggles' : 'answers',
    })
  }
  return cards
}

/** The cards that can be paired now or are already in a pair, and the words for a press on each of them. */
function pairedCards(
  question: Question,
  draft: AnswerDraft,
  signs: ReadonlyMap<string, string>,
  catalogue: Catalogue,
): ReadonlyMap<string, AskedCard> {
  const made = madePairs(question, draft)
  const [begin, end] = [beginners(question, draft), enders(question, draft)]
  const all = question.options.flatMap(({ card, other }) => [card, other])
  const begun = all.find((one) => one?.card === draft.begun)
  const words = (reference: CardReference) => optionWords(catalogue, { key: reference.card, card: reference })
  const cards = new Map<string, AskedCard>()
  for (const reference of all) {
    const key = reference?.card
    if (key === undefined || cards.has(key)) continue
    const pairs = made.flatMap(({ card, other }, index) => (card?.card === key || other?.card === key ? [index + 1] : []))
    if (!begin.includes(key) && !end.includes(key) && key !== draft.begun && pairs.length === 0) continue
    const partners = made.flatMap(({ card, other }) => (card?.card === key ? (other ?? []) : other?.card === key ? (card ?? []) : []))
    const sign = signs.get(key)?.toUpperCase()
    cards.set(key, {
      options: [],
      signs: sign === undefined ? [] : [sign],
      labels: [
        ...(key === draft.begun ? [catalogue.sentence('board.pair-begun', {})] : []),
        ...(begun && end.includes(key) ? [catalogue.sentence('board.pair-with', { card: words(begun) })] : []),
        ...(draft.begun === undefined && begin.includes(key) ? [catalogue.sentence('board.pair-begins', {})] : []),
        ...(partners.length > 0 ? [catalogue.sentence('board.paired-with', { cards: partners.map(words) })] : []),
      ],
      brings: undefined,
      state: key === draft.begun || pairs.length > 0 ? 'chosen' : 'open',
      press: 'pair',
      pairs,
      amount: undefined,
      toggles: 'toggles',
    })
  }
  return cards
}
