import { isAsking } from './ask.ts'
import { type Card, faceOf } from './card.ts'
import { table } from './current-table.ts'
import type { AnswerValue } from './door.ts'
import { legalSpread } from './explore.ts'
import { endForesight, isForesight, noteUnknown, type Supposition } from './foresight.ts'
import type { Json } from './json.ts'
import { mayKnow } from './knowledge.ts'
import type { Looks } from './looks.ts'
import { onlyAnswer } from './only-answer.ts'
import type { QuestionSpec } from './question.ts'
import { tell } from './story.ts'
import type { Table } from './table.ts'
import type { Zone } from './zone.ts'

/** Tells what is worth knowing before a choice and goes without saying once it is made, such as two sums that are compared. */
export function foretell(kind: string, parts: { readonly [name: string]: Json | Card | undefined }): void {
  if (isForesight(table())) tell(kind, parts)
}

/** The answer that is supposed: first the one that is being made, then none that anybody would have to think about. */
export function supposedAnswer(t: Table, spec: QuestionSpec): AnswerValue {
  const supposing = t.supposing as Supposition
  if (supposing.stage === 'before') {
    supposing.stage = 'chosen'
    if (supposing.value !== undefined) return supposing.value
  }
  const options = spec.options()
  const only = onlyAnswer(spec, options)
  if (only !== undefined) return only
  const parts = { question: spec.name, seat: spec.who.id }
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

/** Called before a card moves: where whoever wants to know would learn which it is, nothing more is told. */
export function beforeMove(t: Table, card: Card, to: Zone): void {
  if (!isVeiled(t, card)) return
  const { visibility } = to.spec
  const { seats } = t.supposing as Supposition
  if (visibility === 'everyone' ? faceOf(card) === 'up' : visibility === 'seat' && seats.includes(to.seatName ?? ''))
    endForesight(t, 'hidden')
}

/** Whether a choice is looked ahead from and this card lies hidden from who wants to know: what it would do is left out. */
export function isVeiled(t: Table, card: Card): boolean {
  return t.supposing?.stage === 'chosen' && !mayKnow(card, t.supposing.seats)
}

/** Called before a card is turned up or shown. */
export function beforeShown(t: Table, card: Card): void {
  if (isVeiled(t, card)) endForesight(t, 'hidden')
}

/**
 * Ends a forecast when a script reads a hidden card, however it reached the card: out of a zone, by its id, as the subject of an event, or as an attachment.
 * What the script does with the card would reveal it. Reads of stats are exempt: their values are public.
 */
export function looksAhead(t: Table): Looks {
  return {
    isSecret: (card) => t.script !== undefined && !isAsking() && isVeiled(t, card),
    seen: () => endForesight(t, 'hidden'),
  }
}

/** Called where something happens to cards, or names them. */
export function beforeEvent(t: Table, cards: readonly unknown[]): void {
  for (const card of cards) if (t.has(card)) beforeShown(t, card)
}
