import { endGame, table, tell, together } from '@questwright/kernel'
import { type GameCard, type Player, zoneCards } from '../cards.ts'
import { leave, pileOf } from '../leaving.ts'
import { meetRepair } from '../repairs.ts'
import { allPlayers, playersInOrder } from '../round.ts'
import type { EventSpecs } from './specs.ts'
import { field } from './writing.ts'

/** Events of eliminating players and of passing the first player token. */

export const playerKinds = {
  eliminated: {
    after: 'joins',
    resolve: ({ subject }) => eliminate(subject),
  },
  firstPlayerPasses: {
    after: 'own',
    resolve: ({ subject }) => {
      const t = table()
      field(t.board, 'firstPlayer', subject.id)
      tell('first-player', { seat: subject.id })
    },
  },
} satisfies Partial<EventSpecs>

/**
 * Makes the cards of an eliminated player leave play at the same time. A card that cannot leave play, or whose leaving was replaced, leaves
 * too, because it has no controller any more.
 */
function leaveTogether(player: Player, which: (card: GameCard) => boolean): void {
  const leaving = (table().cards as GameCard[]).filter((card) => card !== player && card.inPlay && which(card))
  if (leaving.length > 0) together(leaving.map((subject) => ({ kind: 'leavesPlay', subject, how: 'eliminated', to: pileOf(subject) })))
  for (const card of leaving) if (card.inPlay && which(card)) leave(card, pileOf(card))
}

/** RR "Player Elimination": cards to their owners' piles, engaged enemies to the staging area with their damage. */
function eliminate(player: Player): void {
  const t = table()
  const wasFirst = player.isFirst
  field(player, 'eliminated', 'yes')
  tell('eliminated', { seat: player.id })
  // end the game before the last player's cards leave, since no player is left to use abilities triggered by that
  if (playersInOrder().length === 0) endGame('lost', { code: 'lost.all-eliminated', parts: {} })
  const engaged = zoneCards(`${player.id}.engaged`)
  if (engaged.length > 0) together(engaged.map((subject) => ({ kind: 'entersStaging', subject })))
  meetRepair('eliminated-leave-play')
  // attachments leave with their host; attachments on cards of other players are removed afterwards
  leaveTogether(player, (card) => card.controllerName === player.id && card.host === null)
  leaveTogether(player, (card) => card.controllerName === player.id)
  leaveTogether(player, (card) => card.onDeckOf === player || card.attachedTo === player)
  for (const zone of ['hand', 'deck'] as const) for (const card of zoneCards(`${player.id}.${zone}`)) t.move(card, t.zone(pileOf(card)))
  for (const card of zoneCards('resolving')) if (card.ownerName === player.id) t.move(card, t.zone(pileOf(card)))
  if (wasFirst) {
    // the first player token passes clockwise at once (FAQ 1.30)
    const seats = allPlayers()
    const at = seats.indexOf(player)
    const next = [...seats.slice(at + 1), ...seats.slice(0, at)].find((seat) => !seat.eliminated)
    if (next) {
      field(t.board, 'firstPlayer', next.id)
      tell('first-player', { seat: next.id })
    }
  }
}
