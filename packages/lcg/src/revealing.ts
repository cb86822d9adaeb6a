import { eventUnderWay, isChangedAnywhere } from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'
import { attackRecords } from './round.ts'

/** The player who stages the card that is being revealed. RR "Reveal" */

/** A card that is being revealed: from the moment at which its reveal can be cancelled to the last answer to it. */
interface Reveal {
  readonly card: GameCard
  /** The player who reveals it. */
  readonly revealer: Player
}

/** The player who reveals a card that is being revealed, if a card says that this player is "you" on it. */
export function revealerMeant(card: GameCard): Player | undefined {
  if (!isChangedAnywhere('concernsRevealer')) return undefined
  const event = eventUnderWay('revealed')
  return event?.subject === card && card.hasPermission('concernsRevealer') ? (event.revealer as Player) : undefined
}

/** The reveal under way, if its player stages the card alone and is not the player who would act otherwise. */
export function stagedAloneBy(other: Player): Reveal | undefined {
  const event = eventUnderWay('revealed')
  if (event === undefined || event.revealer === other) return undefined
  // an attack that began in it runs like any attack: those that are under way end in the order in which they began
  if (attackRecords().length > (event.attacksBefore as number)) return undefined
  const [card, revealer] = [event.subject as GameCard, event.revealer as Player]
  return card.hasPermission('stagedAlone') ? { card, revealer } : undefined
}
