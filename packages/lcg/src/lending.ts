import { endEffects, fieldOf, type JsonObject, perform, table } from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'
import { meetRepair } from './repairs.ts'
import { cardsInPlay } from './round.ts'

/**
 * Control of a card that was taken for a limited time (a loan) returns at the end of that time, together with the end of lasting effects.
 * RR "Lasting Effects"
 */

/** A loan: when it ends, and the player who gets control back (null: no player). */
interface Loan extends JsonObject {
  readonly until: string
  readonly to: string | null
}

/** The loans of a card, the latest last: a player who took control for a round may lose it to another player for a phase. */
export function loansOf(card: GameCard): readonly Loan[] {
  return (fieldOf(card, 'lent') as unknown as readonly Loan[] | undefined) ?? []
}

export function writeLoans(card: GameCard, loans: readonly Loan[]): void {
  table().write(card, 'fields', 'lent', loans.length === 0 ? undefined : loans)
}

/** Ends all effects that last until one of these moments: lasting effects first, then loans. @returns how many effects and loans ended */
export function endWhatLasts(moments: readonly string[]): number {
  let ended = endEffects(moments, () => meetRepair('effects-end-first'))
  for (const card of cardsInPlay()) {
    const loans = loansOf(card)
    if (!loans.some(({ until }) => moments.includes(until))) continue
    ended += 1
    endLoans(card, loans, moments)
  }
  return ended
}

/**
 * Ends lasting effects "until the end of the phase" (or round) that were started by responses to that end, since the phase has ended
 * already. RR "Lasting Effects"
 */
export function endWhatCameTooLate(moments: readonly ('phase' | 'round')[]): void {
  if (endWhatLasts(moments) > 0) meetRepair('over-at-the-end')
}

/**
 * Ends the loans of a card that last until these moments. If a later loan is still running, control returns only at its end, to the lender
 * of the ended loan.
 */
function endLoans(card: GameCard, loans: readonly Loan[], moments: readonly string[]): void {
  const left: Loan[] = []
  let lender: string | null | undefined
  for (const { until, to } of loans) {
    const goesTo = lender === undefined ? to : lender
    lender = undefined
    if (moments.includes(until)) lender = goesTo
    else left.push({ until, to: goesTo })
  }
  if (lender !== undefined) giveBack(card, lender)
  if (card.inPlay) writeLoans(card, left)
}

/**
 * Returns control to the lender. If the lender is eliminated, control does not change. A card that had no controller goes back to the
 * staging area.
 */
function giveBack(card: GameCard, lender: string | null): void {
  if (lender !== null) {
    const by = table().card(lender) as Player
    if (!by.eliminated) perform({ kind: 'controlTaken', subject: card, by })
  } else if (card.zone.name === 'play-area') perform({ kind: 'entersStaging', subject: card })
  else table().write(card, 'fields', 'controller', undefined)
}
