import type { Card } from './card.ts'
import { newDice } from './chance.ts'
import { table } from './current-table.ts'
import type { Answer, AnswerValue, Because, Input, PairLimits, Sentence } from './door.ts'
import { explore } from './explore.ts'
import { fail, lift, mute } from './fault.ts'
import { isInput } from './input.ts'
import type { JsonObject } from './json.ts'
import { showOffered } from './knowledge.ts'
import { MOST_OPTIONS, WrongValue } from './limits.ts'
import { isActOfTable, judgeMove, manualMove, whyNoAct } from './manual-move.ts'
import { onlyAnswer } from './only-answer.ts'
import { judge, judgeAnswer, specIn } from './question.ts'
import type { EngineOption, FormerQuestion, PendingQuestion, QuestionSpec } from './question-spec.ts'
import { NO_OFFERS } from './run.ts'
import { supposedAnswer } from './supposition.ts'
import type { Table } from './table.ts'
import { noTarget, suspend } from './unwind.ts'

/**
 * Asks a question. A recorded answer is consumed, a bot answers at once; else the run is suspended.
 * A question with only one legal answer is not asked.
 * @throws Suspend when a player has to answer first
 * @throws ScriptFault when a restriction asks
 */
export function decide(given: QuestionSpec): AnswerValue {
  const t = table()
  if (t.run.mode === 'restriction')
    fail(
      'asks-in-restriction',
      'something that may only read the table asked a question: a restriction, the number of a constant ability, what a cost asks for, a filter, or what a system answers before a game begins',
    )
  if (t.run.latch) throw t.run.latch
  const { narrows } = t.run
  const spec = narrows ? narrows.narrow(specIn(t, given)) : specIn(t, given)
  const value = t.run.mode === 'probe' ? explore(spec) : answered(t, spec)
  narrows?.answered(value)
  return value
}

function answered(t: Table, spec: QuestionSpec): AnswerValue {
  t.instruments.onWrite?.(`question ${spec.name} for ${spec.who.id}`)
  const trusted = t.run.trusted[t.run.traced]
  if (trusted) {
    t.run.traced++
    t.run.trace.push(trusted)
    for (let i = trusted.from; i < trusted.to; i++) if (!consumeSpecial(t)) consumeAnswer(t, spec)
    if (trusted.from === trusted.to) noteSilence(t, spec, trusted.value)
    return found(t, spec, trusted.value)
  }
  if (t.run.supposing) {
    // apply manual moves and new dice that were recorded after the question was asked
    if (t.run.supposing.stage === 'before') while (consumeSpecial(t));
    return found(t, spec, supposedAnswer(t, spec))
  }
  const from = t.record.consumed
  const options = spec.options()
  const only = onlyAnswer(spec, options)
  const value = only ?? answer(t, spec, options)
  if (only !== undefined) noteSilence(t, spec, only)
  t.run.trace.push({ value, who: spec.who.id, from, to: t.record.consumed })
  t.run.traced++
  return found(t, spec, value)
}

/**
 * Records a chance at which a player could only pass and was not asked. That others are asked reveals that they hold something; a host hides it
 * with pauses at the recorded chances.
 */
function noteSilence(t: Table, spec: QuestionSpec, value: AnswerValue): void {
  if (spec.shape === 'choose' && (value as readonly string[]).length === 1 && (value as readonly string[])[0] === PASS)
    t.record.silent.push(spec.who.id)
}

/** Returns the answer unchanged. An ability that had to choose targets and got none ends here. @throws NoTarget */
function found(t: Table, spec: QuestionSpec, value: AnswerValue): AnswerValue {
  if (t.run.targeting && spec.shape === 'choose' && spec.least > 0 && (value as readonly string[]).length === 0) throw noTarget()
  return value
}

function questionKey(t: Table, spec: QuestionSpec, because: Because): { key: string; counter: string; nth: number } {
  const source = because.card ? `${because.card.card}#${because.ability ?? ''}` : (because.step ?? '')
  const counter = `${source}/${spec.name}/${spec.who.id}`
  const nth = (t.run.asked.get(counter) ?? 0) + 1
  return { key: `${counter}/${nth}`, counter, nth }
}

function countQuestion(t: Table, counter: string, nth: number): void {
  t.run.asked.set(counter, nth)
}

/** The pending question with its key, and with the key that earlier versions gave it. */
function pending(t: Table, spec: QuestionSpec, options: readonly EngineOption[]): PendingQuestion {
  const because = t.doing?.because ?? {}
  const { key } = questionKey(t, spec, because)
  const name = spec.formerly?.name
  return name === undefined
    ? { key, spec, options, because }
    : { key, formerKey: questionKey(t, { ...spec, name }, because).key, spec, options, because }
}

/** Consumes the recorded answer without judging it, and counts the question, under the name that it had when it was answered. */
function consumeAnswer(t: Table, spec: QuestionSpec): void {
  const because = t.doing?.because ?? {}
  const now = questionKey(t, spec, because)
  const name = spec.formerly?.name
  const recorded = t.record.inputs[t.record.consumed]
  const isFormer = name !== undefined && recorded?.kind === 'answer' && recorded.question !== now.key
  const { counter, nth } = isFormer ? questionKey(t, { ...spec, name }, because) : now
  countQuestion(t, counter, nth)
  t.record.consumed++
}

function consumeSpecial(t: Table): boolean {
  const input = t.record.inputs[t.record.consumed]
  if (!input || input.kind === 'answer') return false
  const { script } = t.run
  // the running script, which asked, must not be blamed for an input of a player
  t.run.script = undefined
  t.instruments.learning?.intervening(t.record.consumed)
  try {
    if (input.kind === 'dice') newDice(input.seed)
    else if (input.kind === 'move') manualMove(input.move)
    else if (input.kind === 'lift') lift(input)
    else mute(input)
  } finally {
    t.run.script = script
    // also when the input ends the game
    t.record.consumed++
  }
  return true
}

/** Why a player may not give this input, or undefined. Inputs without `by` are the host's and not judged. @param asked the asked seat */
export function whyMayNotGive(input: Input, asked: Card): Sentence | undefined {
  if (input.by === undefined) return undefined
  const t = table()
  const seat = t.findSeat(input.by)
  if (!seat) return { code: 'refused.unknown-seat', parts: { seat: input.by } }
  if (input.kind === 'move' && isActOfTable(input.move)) return whyNoAct(input.move, seat)
  return t.ruleset.refusesInput?.(seat, input, asked)
}

/** Why a recorded input does not fit here, or undefined. */
function refusalOf(input: Input | undefined, question: PendingQuestion): Sentence | undefined {
  if (!isInput(input)) return { code: 'refused.no-input', parts: {} }
  const notTheirs = whyMayNotGive(input, question.spec.who)
  if (notTheirs) return notTheirs
  if (input.kind === 'move') return judgeMove(input.move)
  if (input.kind !== 'answer') return undefined
  return judgeAnswer(question, input)
}

function answer(t: Table, spec: QuestionSpec, firstOptions: readonly EngineOption[]): AnswerValue {
  let options = firstOptions
  const { key, counter, nth } = questionKey(t, spec, t.doing?.because ?? {})
  const state = t.state.hash
  while (t.record.consumed < t.record.inputs.length) {
    const before = t.record.inputs[t.record.consumed]
    t.record.hashes[t.record.consumed] = state
    t.record.places[t.record.consumed] = t.ruleset.place()
    const question = pending(t, spec, options)
    const why = refusalOf(before, question)
    if (why) {
      t.run.mismatch = { input: t.record.consumed, why }
      showOffered(t, spec.who, options)
      t.run.latch = suspend(question)
      throw t.run.latch
    }
    if (!consumeSpecial(t)) {
      const { value } = before as Answer
      consumeAnswer(t, spec)
      return value
    }
    options = spec.options()
    const only = onlyAnswer(spec, options)
    if (only !== undefined) return only
  }
  const question = pending(t, spec, options)
  t.instruments.counters.questions++
  if (spec.shape === 'choose' && options.length === 2 && options.some((option) => option.key === PASS)) t.instruments.counters.actOrPass++
  showOffered(t, spec.who, options)
  const given = t.run.answerer?.(question)
  if (given === undefined) {
    t.run.latch = suspend(question)
    throw t.run.latch
  }
  t.run.offered = NO_OFFERS
  const why = judge(question, given)
  if (why) throw new Error(`the answerer gave an illegal answer to ${key}: ${why.code}`)
  t.record.hashes[t.record.consumed] = state
  t.record.places[t.record.consumed] = t.ruleset.place()
  t.record.inputs.push({ kind: 'answer', question: key, value: given })
  t.record.consumed++
  countQuestion(t, counter, nth)
  return given
}

/** The key of the option that does nothing. */
export const PASS = 'pass'

// ── the six kinds of questions, as rules and cards ask them ─

export interface ChooseCards<C extends Card> {
  readonly who: C
  readonly name: string
  readonly from: () => readonly C[]
  readonly least?: number
  readonly most?: number
  readonly parts?: JsonObject
  readonly check?: (chosen: readonly C[]) => Sentence | undefined
  readonly formerly?: FormerQuestion
}

/** Chooses cards, one if not said otherwise. @returns the chosen cards, as many as there are */
export function chooseCards<C extends Card>(spec: ChooseCards<C>): C[] {
  const t = table()
  const { check, formerly } = spec
  const value = decide({
    shape: 'choose',
    who: spec.who,
    name: spec.name,
    parts: spec.parts ?? {},
    options: () => spec.from().map((card) => ({ key: card.id, card })),
    least: spec.least ?? 1,
    most: spec.most ?? Math.max(1, spec.least ?? 1),
    ...(check ? { check: (keys: readonly string[]) => check(keys.map((key) => t.card(key) as C)) } : {}),
    ...(formerly ? { formerly } : {}),
  }) as readonly string[]
  return value.map((key) => t.card(key) as C)
}

export interface ChooseOption {
  readonly who: Card
  readonly name: string
  readonly options: () => readonly EngineOption[]
  readonly least?: number
  readonly most?: number
  readonly parts?: JsonObject
  readonly formerly?: FormerQuestion
}

/** Chooses among options that are no cards. @returns keys */
export function chooseOptions(spec: ChooseOption): readonly string[] {
  return decide({
    shape: 'choose',
    who: spec.who,
    name: spec.name,
    parts: spec.parts ?? {},
    options: spec.options,
    least: spec.least ?? 1,
    most: spec.most ?? Math.max(1, spec.least ?? 1),
    ...(spec.formerly ? { formerly: spec.formerly } : {}),
  }) as readonly string[]
}

/** Asks yes or no. */
export function confirm(who: Card, name: string, parts: JsonObject = {}): boolean {
  const value = decide({
    shape: 'confirm',
    who,
    name,
    parts,
    options: () => [{ key: 'yes' }, { key: 'no' }],
    least: 1,
    most: 1,
  }) as readonly string[]
  return value[0] === 'yes'
}

/** Asks for a number, from a range or a list. @throws WrongValue when the range or the list is empty */
export function chooseNumber(who: Card, name: string, values: readonly number[], parts: JsonObject = {}): number {
  if (values.length === 0) throw new WrongValue('there is no number to choose; ask only where there is one')
  return decide({
    shape: 'number',
    who,
    name,
    parts,
    options: () => values.map((value) => ({ key: String(value) })),
    least: Math.min(...values),
    most: Math.max(...values),
  }) as number
}

/** Spreads a sum over cards. @returns how much each takes, by id */
export function distribute(
  who: Card,
  name: string,
  sum: number,
  among: () => readonly { readonly card: Card; readonly most: number }[],
  parts: JsonObject = {},
): { readonly [card: string]: number } {
  return decide({
    shape: 'distribute',
    who,
    name,
    parts: { sum, ...parts },
    options: () => among().map(({ card, most }) => ({ key: card.id, card, most: Math.min(most, sum) })),
    least: sum,
    most: sum,
  }) as { readonly [card: string]: number }
}

export interface ChoosePairs<C extends Card> {
  readonly who: C
  readonly name: string
  /** The pairs that are possible. */
  readonly from: () => readonly { readonly card: C; readonly other: C }[]
  /**
   * In how many chosen pairs one card may be, as `card` and as `other`; without a number there is no limit. A function returns the limit of each
   * card; it is called when the question is asked.
   */
  readonly each?: { readonly card?: number | ((card: C) => number); readonly other?: number | ((other: C) => number) }
  readonly least?: number
  readonly most?: number
  readonly parts?: JsonObject
  /** Judges the whole assignment. */
  readonly check?: (chosen: readonly { readonly card: C; readonly other: C }[]) => Sentence | undefined
}

/** Assigns cards to others, as one decision. @returns the chosen pairs */
export function choosePairs<C extends Card>(spec: ChoosePairs<C>): { readonly card: C; readonly other: C }[] {
  const pairs = new Map<string, { readonly card: C; readonly other: C }>()
  const chosenOf = (keys: readonly string[]) => keys.flatMap((key) => pairs.get(key) ?? [])
  const { check, each = {} } = spec
  const { card: ofCard, other: ofOther } = each
  const forAll: PairLimits = {
    ...(typeof ofCard === 'number' ? { card: ofCard } : {}),
    ...(typeof ofOther === 'number' ? { other: ofOther } : {}),
  }
  const value = decide({
    shape: 'pairs',
    who: spec.who,
    name: spec.name,
    parts: spec.parts ?? {},
    options: () =>
      spec.from().map(({ card, other }) => {
        const key = `${card.id}>${other.id}`
        pairs.set(key, { card, other })
        if (typeof ofCard !== 'function' && typeof ofOther !== 'function') return { key, card, other }
        const own: PairLimits = {
          ...(typeof ofCard === 'function' ? { card: ofCard(card) } : {}),
          ...(typeof ofOther === 'function' ? { other: ofOther(other) } : {}),
        }
        return { key, card, other, each: own }
      }),
    least: spec.least ?? 0,
    most: spec.most ?? MOST_OPTIONS,
    ...(spec.each ? { each: forAll } : {}),
    ...(check ? { check: (keys: readonly string[]) => check(chosenOf(keys)) } : {}),
  }) as readonly string[]
  // not from `pairs`: a recorded answer is consumed without listing the options
  const t = table()
  return value.map((key) => {
    const [card = '', other = ''] = key.split('>')
    return { card: t.card(card) as C, other: t.card(other) as C }
  })
}

/** Asks for the order of cards. Cards with the same code are interchangeable. */
export function chooseOrder<C extends Card>(who: Card, name: string, cards: readonly C[], parts: JsonObject = {}): C[] {
  const t = table()
  const value = decide({
    shape: 'order',
    who,
    name,
    parts,
    options: () => cards.map((card) => ({ key: card.id, card, sort: card.code })),
    least: cards.length,
    most: cards.length,
  }) as readonly string[]
  return value.map((key) => t.card(key) as C)
}
