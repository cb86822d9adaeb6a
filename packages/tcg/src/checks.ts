/** The state checks: characters without vitality are killed, corrupted players lose, and the last player in the game wins. */
import { askNumber, type Card, type EventInit, endGame, type GameEvent, isInPlay, perform, table } from '@questwright/kernel'
import type { AsItLeft } from './events.ts'
import { boardField, freePlayer, isCharacter, isOut, playerOf, rests, ringBearer, standing, turn, vitalityOf } from './state.ts'

/** The state checks. */
export function check(touched: readonly Card[]): EventInit[] {
  const found = touched.flatMap((card): EventInit[] => {
    if (!isInPlay(card) || !isCharacter(card) || rests(card)) return []
    const seat = playerOf(card)
    if (seat && !isOut(seat) && isCorrupted(card, seat)) return [{ kind: 'lost', subject: seat, how: 'corrupted' }]
    return vitalityOf(card) <= 0 ? [{ kind: 'killed', subject: card, how: 'wounds' }] : []
  })
  // a player who loses now is out of the game, so the deaths of that player's characters do not matter
  const lost = found.filter(({ kind }) => kind === 'lost')
  if (lost.length > 0) return lost
  if (found.length > 0) return found
  const { seats } = table()
  const left = standing()
  if (left.length === 0 && seats.length > 0) endGame('drawn', { code: 'all-lost', parts: {} })
  if (left.length === 1 && seats.length > 1) endGame({ winners: left }, { code: 'others-lost', parts: { seat: (left[0] as Card).id } })
  const wounds = boardField('threat-wounds')
  if (wounds !== undefined) return [{ kind: 'threatsWound', subject: freePlayer(), amount: wounds }]
  return raisedMoveLimit()
}

/** A move limit that is higher than before is noted: it stays for the turn. */
function raisedMoveLimit(): EventInit[] {
  if (turn() === 0) return []
  const subject = freePlayer()
  const to = askNumber(subject, 'moveLimit')
  return to > Number(boardField('move-limit') ?? 0) ? [{ kind: 'moveLimitNoted', subject, to }] : []
}

/** Whether the Ring-bearer of a player has as many burdens as resistance. */
export function isCorrupted(card: Card, seat: Card): boolean {
  return ringBearer(seat) === card && card.token('burdens') >= Math.max(1, askNumber(card, 'resistance'))
}

/**
 * Called after all responses to the events of a moment. A player whose Ring-bearer left play by one of these events loses, unless a companion has
 * taken the Ring. The responses to the death come before that, even if a required action of the same death has killed another character.
 */
export function answered(events: readonly GameEvent[]): void {
  if (turn() === 0 || !events.some(({ asItWas }) => (asItWas as AsItLeft | undefined)?.bearer === 'yes')) return
  for (const seat of standing()) if (ringBearer(seat) === undefined) perform({ kind: 'lost', subject: seat, how: 'ring-bearer' })
}
