import type { Card } from './card.ts'
import type { AnswerValue, Because, Option, Question, QuestionShape, Sentence } from './door.ts'
import type { JsonObject } from './json.ts'

/** A question as the engine asks it. */
export interface QuestionSpec {
  readonly shape: QuestionShape
  readonly who: Card
  readonly name: string
  readonly parts?: JsonObject
  /** What is offered, listed only when somebody really has to answer. */
  readonly options: () => readonly EngineOption[]
  readonly least: number
  readonly most: number
  /** Judges the whole chosen set and gives its reason. */
  readonly check?: (chosen: readonly string[]) => Sentence | undefined
}

export interface EngineOption {
  readonly key: string
  readonly card?: Card | undefined
  readonly label?: Sentence
  readonly most?: number
  /** Options of the same sort differ in nothing that matters: their order is not asked. */
  readonly sort?: string
}

/** A question that waits for its answer. */
export interface PendingQuestion {
  readonly key: string
  readonly spec: QuestionSpec
  readonly options: readonly EngineOption[]
  readonly because: Because
}

/**
 * Judges an answer: the same check for board, bots and door.
 * @returns the reason for refusing it, or undefined
 */
export function judge(question: PendingQuestion, value: AnswerValue): Sentence | undefined {
  const { spec, options } = question
  const refuse = (code: string, parts: JsonObject = {}): Sentence => ({ code: `refused.${code}`, parts: { question: spec.name, ...parts } })
  if (spec.shape === 'number') {
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) return refuse('number-expected')
    if (value < spec.least || value > spec.most) return refuse('out-of-range', { least: spec.least, most: spec.most })
    const keys = options.map((option) => option.key)
    if (keys.length > 0 && !keys.includes(String(value))) return refuse('not-offered', { option: String(value) })
    return undefined
  }
  if (spec.shape === 'distribute') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('distribution-expected')
    let sum = 0
    for (const [key, amount] of Object.entries(value as { [option: string]: number })) {
      const option = options.find((candidate) => candidate.key === key)
      if (!option) return refuse('not-offered', { option: key })
      if (!Number.isSafeInteger(amount) || amount < 0) return refuse('number-expected')
      if (option.most !== undefined && amount > option.most) return refuse('too-many-here', { option: key, most: option.most })
      sum += amount
    }
    if (sum < spec.least || sum > spec.most) return refuse('wrong-sum', { least: spec.least, most: spec.most, sum })
    return undefined
  }
  if (!Array.isArray(value)) return refuse('choice-expected')
  const chosen = value as readonly string[]
  for (const key of chosen) if (!options.some((option) => option.key === key)) return refuse('not-offered', { option: String(key) })
  if (new Set(chosen).size !== chosen.length) return refuse('chosen-twice')
  if (chosen.length < spec.least) return refuse('too-few', { least: spec.least })
  if (chosen.length > spec.most) return refuse('too-many', { most: spec.most })
  return spec.check?.(chosen)
}

/** The question as it crosses the door. @param show gives a card's reference as its reader may know it */
export function questionView(question: PendingQuestion, show: (card: Card) => { card: string; code?: string }): Question {
  const { spec } = question
  const options: Option[] = question.options.map((option) => ({
    key: option.key,
    ...(option.card ? { card: show(option.card) } : {}),
    ...(option.label ? { label: option.label } : {}),
    ...(option.most === undefined ? {} : { most: option.most }),
  }))
  return {
    key: question.key,
    shape: spec.shape,
    who: spec.who.id,
    name: spec.name,
    parts: spec.parts ?? {},
    because: question.because,
    options,
    least: spec.least,
    most: Math.min(spec.most, spec.shape === 'choose' ? options.length : spec.most),
  }
}
