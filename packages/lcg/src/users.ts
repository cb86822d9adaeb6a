import type { Ability, Card, GameEvent } from '@questwright/kernel'
import { type GameCard, Player } from './cards.ts'
import { isAmongEncounterCards } from './leaving.ts'
import { revealerMeant, stagedAloneBy } from './revealing.ts'
import { activePlayer, currentAttack, firstPlayer, playersInOrder } from './round.ts'

/** The players who may use an optional ability of a card. RR "Action, Action Ability" */
export function users(ability: Ability, card: Card): readonly Player[] {
  const it = card as GameCard
  if (ability.notes.player === 'first') return [firstPlayer()]
  if (ability.notes.player === 'any') return playersInOrder()
  if (ability.notes.player === 'engaged') return playersInOrder().filter((player) => it.isEngagedWith(player))
  if (it instanceof Player) return [it]
  const holder = it.inPlay ? it.controller : it.owner
  if (holder) return holder.eliminated ? [] : [holder]
  return it.ownerName === null ? playersInOrder() : []
}

/**
 * The player who is "you" for a compulsory ability, the first of these that exists: the card's controller; the player of the event (engaged, attacked
 * or defending); the player with whom the card is engaged or to whom it is attached; the controller of its host; for a shadow card the attacked
 * player; the player who reveals the card, if it is staged alone or names that player; the first player.
 */
export function youFor(card: Card, event: GameEvent | undefined): Player {
  const it = card as GameCard
  if (it instanceof Player) return it
  // the owner of an encounter card is not its "you"
  const controller = it.inPlay ? it.controller : isAmongEncounterCards(it) ? null : it.owner
  if (controller) return controller
  const player = (event as { player?: unknown } | undefined)?.player
  if (player instanceof Player) return player
  const concerned = it.engagedWith ?? it.attachedTo
  if (concerned) return concerned
  const host = it.zone.host as GameCard | null
  if (host?.controller) return host.controller
  if (it.zone.name === 'shadow') return currentAttack()?.player ?? activePlayer()
  const first = firstPlayer()
  // constant abilities respond to no event, including constant abilities of this card
  const alone = event && stagedAloneBy(first)
  return alone?.card === it ? alone.revealer : ((event && revealerMeant(it)) ?? first)
}
