import { type Card, isCard } from './card.ts'
import type { Answer, AnswerValue, Option, PairLimits, Question, QuestionShape, Sentence } from './door.ts'
import { copyIn, type JsonObject } from './json.ts'
import { LONGEST_NAME, LONGEST_TEXT, MOST_OPTIONS, nameIn, nameOfSort, TooMuch, WrongValue } from './limits.ts'
import type { EngineOption, PendingQuestion, QuestionSpec } from './question-spec.ts'
import { reference } from './story.ts'
import type { Table } from './table.ts'

/**
 * Validates and copies a question from a script or a rule, so that showing and answering it runs no getter of a script.
 * @throws Error when it cannot be answered: no player is asked, or the numbers fit no answer
 */
export function specIn(t: Table, given: QuestionSpec): QuestionSpec {
  const { shape, who, least, most, check, checkShares, options, each, deedOf, formerly } = given
  const name = nameIn(given.name, 'the name of a question')
  if (!isCard(who) || !t.seats.includes(who))
    throw new WrongValue(`"${name}" must be asked of a player, and not of ${isCard(who) ? who.id : nameOfSort(who)}`)
  if (!isCount(least, shape) || !isCount(most, shape))
    throw new WrongValue(
      `"${name}" asks for ${nameOfSort(isCount(least, shape) ? most : least)}; only whole numbers from 0 can be asked for`,
    )
  if (least > most) throw new WrongValue(`"${name}" asks for at least ${least} and at most ${most}: there is nothing to choose`)
  const spec = {
    shape,
    who,
    name,
    parts: given.parts === undefined ? {} : (copyIn(given.parts) as JsonObject),
    options: () => optionsIn(options(), name),
    least,
    most,
  }
  // by far most questions of cards have none of these
  if (!check && !checkShares && !each && !deedOf && !formerly) return spec
  return {
    ...spec,
    ...(check ? { check } : {}),
    ...(checkShares ? { checkShares } : {}),
    ...(each ? { each: copyIn(each) as PairLimits } : {}),
    ...(deedOf ? { deedOf } : {}),
    ...(formerly ? { formerly } : {}),
  }
}

function isCount(value: unknown, shape: QuestionShape): boolean {
  return Number.isSafeInteger(value) && (shape === 'number' || (value as number) >= 0)
}

/** Validates and copies the options; each key is listed once. */
function optionsIn(given: readonly EngineOption[], name: string): EngineOption[] {
  if (!Array.isArray(given)) throw new WrongValue(`"${name}" must offer a list, and offers ${nameOfSort(given)}`)
  if (given.length > MOST_OPTIONS) throw new TooMuch(`"${name}" offers ${given.length} options; a question has ${MOST_OPTIONS} at most`)
  const options: EngineOption[] = []
  const seen = new Set<string>()
  for (let i = 0; i < given.length; i++) {
    const { key, card, other, each, label, idle, most, sort } = given[i] as EngineOption
    if (typeof key !== 'string' || key.length > 4 * LONGEST_NAME)
      throw new WrongValue(`"${name}" offers an option whose key is no text of at most ${4 * LONGEST_NAME} characters`)
    if (card !== undefined && !isCard(card)) throw new WrongValue(`"${name}" offers ${nameOfSort(card)} as a card`)
    if (other !== undefined && !isCard(other)) throw new WrongValue(`"${name}" pairs with ${nameOfSort(other)}, which is no card`)
    if (seen.has(key)) continue
    seen.add(key)
    const option: { -readonly [part in keyof EngineOption]: EngineOption[part] } = { key }
    if (card) option.card = card
    if (other) option.other = other
    if (each) option.each = copyIn(each) as PairLimits
    if (label) option.label = sentenceIn(label)
    if (idle) option.idle = sentenceIn(idle)
    if (most !== undefined) option.most = copyIn(most) as number
    if (sort !== undefined) option.sort = `${copyIn(sort)}`
    options.push(option)
  }
  return options
}

function sentenceIn({ code, parts }: Sentence): Sentence {
  if (typeof code !== 'string' || code.length > LONGEST_TEXT) throw new WrongValue('a sentence must have a code')
  return { code, parts: copyIn(parts) as JsonObject }
}

/**
 * Judges a recorded or given answer: it must be to this question, as it is asked now or as earlier versions asked it.
 * @returns the reason for refusing it, or undefined
 */
export function judgeAnswer(question: PendingQuestion, answer: Pick<Answer, 'question' | 'value'>): Sentence | undefined {
  const { key, formerKey, spec, options } = question
  const isNow = answer.question === key
  const why = isNow
    ? judge(question, answer.value)
    : { code: 'refused.other-question', parts: { asked: key, answered: answer.question } as JsonObject }
  const { formerly } = spec
  if (why === undefined || formerly === undefined || !(formerKey === undefined ? isNow : answer.question === formerKey)) return why
  const former = (formerly.options ?? []).map((option): EngineOption => ({ key: option }))
  const asked = { ...question, spec: { ...spec, least: formerly.least ?? spec.least }, options: [...options, ...former] }
  return judge(asked, answer.value) === undefined ? undefined : why
}

/**
 * Judges an answer. The board, bots and the engine's interface use the same check.
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
    return spec.checkShares?.(value as { [option: string]: number })
  }
  if (!Array.isArray(value)) return refuse('choice-expected')
  const chosen = value as readonly string[]
  if (chosen.length === 1 && spec.least <= 1 && spec.most >= 1 && !spec.check && !spec.each) {
    for (let i = 0; i < options.length; i++) if ((options[i] as EngineOption).key === chosen[0]) return undefined
  }
  for (const key of chosen) if (!options.some((option) => option.key === key)) return refuse('not-offered', { option: String(key) })
  if (new Set(chosen).size !== chosen.length) return refuse('chosen-twice')
  if (chosen.length < spec.least) return refuse('too-few', { least: spec.least })
  if (chosen.length > spec.most) return refuse('too-many', { most: spec.most })
  if (spec.shape === 'pairs') {
    const tooOften = inTooManyPairs(options, chosen, spec.each)
    if (tooOften) return refuse('paired-too-often', tooOften)
  }
  return spec.check?.(chosen)
}

/** A card that is in too many of the chosen pairs, and the number of pairs that it may be in. */
function inTooManyPairs(options: readonly EngineOption[], chosen: readonly string[], each: PairLimits = {}): JsonObject | undefined {
  const pairs = chosen.map((key) => options.find((option) => option.key === key))
  for (const side of ['card', 'other'] as const)
    for (const pair of pairs) {
      const most = pair?.each?.[side] ?? each[side]
      const card = pair?.[side]
      if (card && most !== undefined && pairs.filter((other) => other?.[side] === card).length > most)
        return { card: reference(card), most }
    }
  return undefined
}

/** The question as data for a client. @param show returns the reference to a card that the reader of the question may see */
export function questionView(question: PendingQuestion, show: (card: Card) => { card: string; code?: string }): Question {
  const { spec } = question
  const options: Option[] = question.options.map((option) => ({
    key: option.key,
    ...(option.card ? { card: show(option.card) } : {}),
    ...(option.label ? { label: option.label } : {}),
    ...(option.most === undefined ? {} : { most: option.most }),
    ...(option.other ? { other: show(option.other) } : {}),
    ...(option.each ? { each: option.each } : {}),
    ...(option.idle ? { idle: option.idle } : {}),
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
    most: Math.min(spec.most, spec.shape === 'choose' || spec.shape === 'pairs' ? options.length : spec.most),
    ...(spec.each ? { each: spec.each } : {}),
  }
}
