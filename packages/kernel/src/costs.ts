import type { Card } from './card.ts'
import { table } from './current-table.ts'
import { chooseCards } from './decide.ts'
import type { Context, Cost } from './definition.ts'
import type { EventInit } from './event.ts'
import { restrict } from './guards.ts'
import { canPayWith } from './payment.ts'
import { findsTargetWithout } from './use.ts'

/** A cost that is paid with cards of the payer's choice: "exhaust a character", "discard 2 cards from your hand". */
export interface CardsCost {
  readonly slug: string
  /** The name of the question that asks for the cards. */
  readonly name: string
  /** How many cards pay the cost; 1 by default. */
  readonly count?: number
  /** Returns the cards that could pay. It may read the table, but must not ask a player. */
  readonly among: (context: Context) => readonly Card[]
  /** What happens to a card that pays. */
  readonly pay: (card: Card, context: Context) => EventInit
  /** `gone`: cards that pay cannot be targets afterwards, so the only possible target may not pay. */
  readonly payers?: 'gone' | 'there'
}

/** @returns a cost that can be paid when the event of paying may happen to enough of these cards; paying it asks which cards */
export function costOfCards({ slug, name, count = 1, among, pay, payers }: CardsCost): Cost {
  const candidates = (context: Context): readonly Card[] =>
    restrict(table(), () => among(context).filter((card) => canPayWith(pay(card, context))))
  return {
    slug,
    ...(payers ? { payers } : {}),
    can: (context) => candidates(context).length >= count,
    needs: (context) => [{ amount: count, from: candidates(context).map((card) => ({ event: pay(card, context), most: 1 })) }],
    pay: (context) =>
      chooseCards({
        who: context.you,
        name,
        from: () => payersLeft(candidates(context), context, count, payers),
        least: count,
        ...(payers === 'gone' && count > 1
          ? { check: (chosen) => (findsTargetWithout(context, chosen) ? undefined : { code: 'refused.no-target', parts: {} }) }
          : {}),
      }).map((card) => pay(card, context)),
  }
}

/** The cards that may pay. If paying removes the card (`gone`), a card that is the only possible target may not pay. */
function payersLeft(cards: readonly Card[], context: Context, count: number, payers: CardsCost['payers']): readonly Card[] {
  return payers === 'gone' && count === 1 ? cards.filter((card) => findsTargetWithout(context, [card])) : cards
}
