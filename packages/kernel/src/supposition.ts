import { isAsking } from './ask.ts'
import { type Card, faceOf } from './card.ts'
import { table } from './current-table.ts'
import type { AnswerValue } from './door.ts'
import { legalSpread } from './explore.ts'
import { endForesight, isForesight, noteUnknown } from './foresight.ts'
import type { Json } from './json.ts'
import { mayKnow } from './knowledge.ts'
import type { Looks } from './looks.ts'
import { onlyAnswer } from './only-answer.ts'
import type { EngineOption, QuestionSpec } from './question-spec.ts'
import { tell } from './story.ts'
import type { StepOfUse, Supposition } from './supposed.ts'
import type { Table } from './table.ts'
import type { Zone } from './zone.ts'

/**
 * Writes a story line in forecasts only: a fact that helps a player before a choice and is obvious after it, such as two sums that are
 * compared.
 */
export function foretell(kind: string, parts: { readonly [name: string]: Json | Card | undefined }): void {
  if (isForesight(table())) tell(kind, parts)
}

/**
 * The answer to a question in a forecast: the supposed one first, then the only legal answer, a pass, or a guess. @throws EndOfSupposition
 * at a real choice
 */
export function supposedAnswer(t: Table, spec: QuestionSpec): AnswerValue {
  const supposing = t.run.supposing as Supposition
  if (supposing.stage === 'before') {
    supposing.stage = 'chosen'
    if (supposing.value !== undefined) return supposing.value
  }
  const options = spec.options()
  const only = onlyAnswer(spec, options)
  if (only !== undefined) return only
  const parts = { question: spec.name, seat: spec.who.id }
  const { uses } = supposing
  if (uses?.stage === 'acting') {
    const step = uses.path[uses.done]
    if (step !== undefined && 'value' in step) {
      uses.done++
      return step.value
    }
    uses.next = answersTo(spec, options)
    return endForesight(t, 'asked', parts)
  }
  switch (spec.shape) {
    case 'choose':
    case 'pairs':
      if (spec.least > 0) break
      noteUnknown(t, 'unknown.choice', parts)
      return []
    case 'order':
      return options.map(({ key }) => key)
    case 'distribute': {
      if (spec.least !== spec.most) break
      supposing.guessed.add(spec.name)
      return legalSpread(spec, options)
    }
    case 'confirm':
    case 'number':
      break
  }
  return endForesight(t, 'asked', parts)
}

/**
 * Every answer to a question that has few of them: each single option, and the empty choice if nothing has to be chosen. @returns undefined for
 * other questions
 */
function answersTo(spec: QuestionSpec, options: readonly EngineOption[]): readonly StepOfUse[] | undefined {
  if (spec.shape === 'number') return options.map(({ key }) => ({ value: Number(key) }))
  if (spec.shape !== 'confirm' && !(spec.shape === 'choose' && spec.most === 1)) return undefined
  const values = options.map(({ key }) => [key])
  return (spec.least === 0 ? [...values, []] : values)
    .filter((value) => spec.shape !== 'choose' || spec.check?.(value) === undefined)
    .map((value) => ({ value }))
}

/** Called before a card moves: ends the forecast if the move would reveal a hidden card to the seats that asked for it. */
export function beforeMove(t: Table, card: Card, to: Zone): void {
  if (!isVeiled(t, card)) return
  const { visibility } = to.spec
  const { seats } = t.run.supposing as Supposition
  const isOpenThere = visibility === 'everyone' || visibility === 'top'
  if (isOpenThere ? faceOf(card) === 'up' : visibility === 'seat' && seats.includes(to.seatName ?? '')) endForesight(t, 'hidden')
}

/** Whether a forecast runs and this card is hidden from the seats that asked for it: abilities of such a card are left out. */
export function isVeiled(t: Table, card: Card): boolean {
  return t.run.supposing?.stage === 'chosen' && !mayKnow(card, t.run.supposing.seats)
}

/** Called before a card is turned up or shown: ends the forecast if the card is hidden. */
export function beforeShown(t: Table, card: Card): void {
  if (isVeiled(t, card)) endForesight(t, 'hidden')
}

/**
 * Ends a forecast when a script reads a hidden card, no matter how it got the card: from a zone, by id, as the subject of an event, or as an
 * attachment. What the script does with the card would reveal it. Reads of stats are exempt: their values are public.
 */
export function looksAhead(t: Table): Looks {
  return {
    isSecret: (card) => t.run.script !== undefined && !isAsking() && isVeiled(t, card),
    seen: () => endForesight(t, 'hidden'),
  }
}

/** Called before events that happen to these cards or name them: ends the forecast if one of the cards is hidden, as `beforeShown`. */
export function beforeEvent(t: Table, cards: readonly unknown[]): void {
  for (const card of cards) if (t.has(card)) beforeShown(t, card)
}
