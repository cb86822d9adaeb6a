import { eventUnderWay, isChangedAnywhere } from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'
import { attackRecords } from './round.ts'

/** The card that is being revealed, and the player who reveals it. RR "Reveal" */

/** A running reveal: from the moment at which it can be cancelled until the last response to it. */
interface Reveal {
  readonly card: GameCard
  /** The player who reveals it. */
  readonly revealer: Player
}

/** The player who reveals a card that is being revealed, if a card says that "you" on it means this player. */
export function revealerMeant(card: GameCard): Player | undefined {
  if (!isChangedAnywhere('concernsRevealer')) return undefined
  const event = eventUnderWay('revealed')
  return event?.subject === card && card.hasPermission('concernsRevealer') ? (event.revealer as Player) : undefined
}

/** The running reveal, if its player stages the card alone and is not the player who would otherwise act. */
export function stagedAloneBy(other: Player): Reveal | undefined {
  const event = eventUnderWay('revealed')
  if (event === undefined || event.revealer === other) return undefined
  // not for an attack that began during the reveal: it runs like any other attack
  if (attackRecords().length > (event.attacksBefore as number)) return undefined
  const [card, revealer] = [event.subject as GameCard, event.revealer as Player]
  return card.hasPermission('stagedAlone') ? { card, revealer } : undefined
}
