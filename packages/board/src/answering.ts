import type { AnswerValue, Option, Question, ViewerName } from './door-types.ts'

/** An answer while it is being made. Which parts count depends on the question's shape. */
export interface AnswerDraft {
  /** The question that it answers. */
  readonly question: string
  /** `choose`: keys in the order in which they were chosen. `order`: all keys, first to last. */
  readonly keys: readonly string[]
  /** The number of a `number` question. */
  readonly number: number
  /** The amount for each option of a `distribute` question. */
  readonly amounts: { readonly [option: string]: number }
  /** For a `pairs` question answered by pressing cards: the card pressed first, while its partner is not yet chosen. */
  readonly begun?: string | undefined
}

/** The option key for doing nothing. */
const passKey = 'pass'

/** An empty answer. */
export function startDraft(question: Question): AnswerDraft {
  return {
    question: question.key,
    keys: question.shape === 'order' ? question.options.map((option) => option.key) : [],
    number: allowedNumbers(question)?.[0] ?? question.least,
    amounts: {},
  }
}

/** Whether one press is a complete answer: at most one option can be chosen, or the question is answered by yes or no. */
export function answersAtOnce(question: Question): boolean {
  return question.shape === 'confirm' || (question.shape === 'choose' && question.most <= 1)
}

/** Whether the question is answered by choosing from a list of options. */
export function isChosenFrom({ shape }: Question): boolean {
  return shape === 'choose' || shape === 'pairs'
}

/** Whether the viewer may answer this question: other viewers see it without its options. */
export function isFor(question: Question, viewer: ViewerName): boolean {
  return viewer.split('+').includes(question.who)
}

/** The numbers that a `number` question allows, lowest first; undefined where it allows every number of its range. */
function allowedNumbers(question: Question): readonly number[] | undefined {
  if (question.options.length === 0) return undefined
  return question.options.map((option) => Number(option.key)).sort((one, other) => one - other)
}

/** The options to show as a list: without yes and no, without numbers of a range, without the pass option. */
export function offered(question: Question): readonly Option[] {
  return question.shape === 'confirm' || question.shape === 'number' ? [] : question.options.filter((option) => option.key !== passKey)
}

/** The answer that passes this question: its option `pass`, or choosing nothing where that is allowed. Undefined where it cannot be passed. */
export function passValue(question: Question): AnswerValue | undefined {
  if (!isChosenFrom(question)) return undefined
  if (question.options.some((option) => option.key === passKey)) return [passKey]
  return question.least === 0 && question.options.length > 0 ? [] : undefined
}

/** The sum of the distributed amounts. */
export function sumOf(draft: AnswerDraft): number {
  return Object.values(draft.amounts).reduce((sum, amount) => sum + amount, 0)
}

/** The finished answer, or undefined while something is missing. */
export function answerOf(question: Question, draft: AnswerDraft): AnswerValue | undefined {
  switch (question.shape) {
    case 'choose':
    case 'pairs':
      return draft.keys.length >= question.least && draft.keys.length <= question.most ? draft.keys : undefined
    case 'order':
      return draft.keys
    case 'number':
      return withNumber(question, draft, draft.number).number === draft.number ? draft.number : undefined
    case 'distribute': {
      const sum = sumOf(draft)
      if (sum < question.least || sum > question.most) return undefined
      const given: { [option: string]: number } = {}
      for (const [key, amount] of Object.entries(draft.amounts)) if (amount > 0) given[key] = amount
      return given
    }
    case 'confirm':
      return undefined
  }
}

/** The draft after an option was pressed: chosen or taken back, or given one more. */
export function pressOption(question: Question, draft: AnswerDraft, key: string): AnswerDraft {
  if (question.shape === 'distribute') return addTo(question, draft, key, 1)
  if (!isChosenFrom(question)) return draft
  if (draft.keys.includes(key)) return { ...draft, keys: draft.keys.filter((chosen) => chosen !== key) }
  if (draft.keys.length >= question.most || isPairedOut(question, draft, key)) return draft
  return { ...draft, keys: [...draft.keys, key] }
}

/** Whether a card of this option's pair is already in as many chosen pairs as it may be. */
function isPairedOut(question: Question, draft: AnswerDraft, key: string): boolean {
  const find = (one: string) => question.options.find((option) => option.key === one)
  const pair = find(key)
  return (['card', 'other'] as const).some((side) => {
    const most = pair?.each?.[side] ?? question.each?.[side]
    const card = pair?.[side]?.card
    return most !== undefined && draft.keys.filter((chosen) => find(chosen)?.[side]?.card === card).length >= most
  })
}

/** The draft with a changed amount for one option, within the limits of the option and the sum. */
export function addTo(question: Question, draft: AnswerDraft, key: string, more: number): AnswerDraft {
  const option = question.options.find((candidate) => candidate.key === key)
  const amount = (draft.amounts[key] ?? 0) + more
  if (!option || amount < 0 || amount > (option.most ?? question.most)) return draft
  if (more > 0 && sumOf(draft) + more > question.most) return draft
  return { ...draft, amounts: { ...draft.amounts, [key]: amount } }
}

/** The draft with an option moved to another place of the order. */
export function moveTo(draft: AnswerDraft, key: string, place: number): AnswerDraft {
  const from = draft.keys.indexOf(key)
  if (from < 0 || place < 0 || place >= draft.keys.length || place === from) return draft
  const keys = draft.keys.filter((other) => other !== key)
  keys.splice(place, 0, key)
  return { ...draft, keys }
}

/** The draft with another number, clamped to the range; a number that is not allowed becomes the nearest allowed number. */
export function withNumber(question: Question, draft: AnswerDraft, number: number): AnswerDraft {
  if (!Number.isFinite(number)) return draft
  const wished = Math.min(question.most, Math.max(question.least, Math.trunc(number)))
  const allowed = allowedNumbers(question)
  if (!allowed || allowed.includes(wished)) return { ...draft, number: wished }
  const nearest = allowed.reduce((best, one) => (Math.abs(one - wished) < Math.abs(best - wished) ? one : best), allowed[0] ?? wished)
  return { ...draft, number: nearest }
}

/** The draft with the next higher or lower number that is allowed. */
export function stepNumber(question: Question, draft: AnswerDraft, way: 1 | -1): AnswerDraft {
  const allowed = allowedNumbers(question)
  if (!allowed) return withNumber(question, draft, draft.number + way)
  const next = way === 1 ? allowed.find((one) => one > draft.number) : allowed.filter((one) => one < draft.number).at(-1)
  return next === undefined ? draft : { ...draft, number: next }
}

/** Letters that answer the options from the tenth on. Letters that are keyboard shortcuts of the table are left out. */
const answerLetters = 'abcdefghjklpqstvxz'

/** The keys that answer options, in the order of the options: digits, then letters. */
export const answerSigns = `123456789${answerLetters}`

/** The key of the keyboard for each option: digits, then letters. Options after the last letter have none. */
export function answerKeys(question: Question): ReadonlyMap<string, string> {
  const keys = new Map<string, string>()
  for (const [index, option] of offered(question).entries()) {
    const sign = answerSigns[index]
    if (sign !== undefined) keys.set(option.key, sign)
  }
  return keys
}
