import { type Card, cardsOf, chooseOrder, type GameEvent, table, tell, type Zone } from '@questwright/kernel'
import { type GameCard, Player } from './cards.ts'
import { ownDiscardPiles } from './own-decks.ts'
import { firstPlayer } from './round.ts'

/** When several cards enter a discard pile at the same moment, their owner chooses their order. RR "Discard Pile and Victory Display" */

/** Kinds of events that can put cards, and the cards attached to them, into discard piles. */
const BRINGING: readonly string[] = ['destroyed', 'discarded', 'explored', 'detached', 'leavesPlay', 'eliminated']

function brings(event: GameEvent): boolean {
  return event.fate === 'coming' && BRINGING.includes(event.kind)
}

/**
 * Called before the events of one moment resolve: records which cards are in the discard piles.
 * @returns a function to call after the events, which asks owners for the order of their new cards; undefined if at most one card can be
 * new, or if an enclosing moment will ask, such as for an attachment that leaves with its host
 */
export function moment(events: readonly GameEvent[]): (() => void) | undefined {
  if (!events.some(brings) || isAlone(events)) return undefined
  const t = table()
  const outer = t.run.occurrences[t.run.occurrences.length - 2]
  if (outer?.stage === 'resolving' && outer.events.some(brings)) return undefined
  const own = ownDiscardPiles().map((pile) => t.zone(pile))
  const piles = [...t.seats.map((seat) => t.zone(`${seat.id}.discard`)), t.zone('encounter-discard'), ...own]
  // treat shadow cards as if they were in the pile already, so that no order is asked for: they are placed below their enemy, as at the end of the
  // phase
  const shadows = events.flatMap(({ subject }) => (subject instanceof Player ? [] : ((subject as GameCard | undefined)?.shadowCards ?? [])))
  const before = piles.map((pile) => new Set<Card>([...cardsOf(pile), ...shadows]))
  return () => piles.forEach((pile, i) => void orderNew(pile, before[i] as ReadonlySet<Card>))
}

/** Whether the events concern a single card without attachments, so that its order cannot matter. */
function isAlone(events: readonly GameEvent[]): boolean {
  const [{ subject } = {}] = events
  return events.length === 1 && !!subject && !(subject instanceof Player) && (subject as GameCard).attachments.length === 0
}

/** Asks the owner of a pile once for the order of all its new cards; the first player, if the pile belongs to no player. */
function orderNew(pile: Zone, before: ReadonlySet<Card>): void {
  const t = table()
  const list = cardsOf(pile)
  const fresh = list.filter((card) => !before.has(card)).reverse() as GameCard[]
  if (fresh.length < 2) return
  const owner = pile.seatName === null ? firstPlayer() : (t.card(pile.seatName) as Player)
  // the order in a discard pile of an eliminated player no longer matters
  if (owner.eliminated) return
  const order = chooseOrder(owner as GameCard, 'order-discarded', fresh)
  if (order.every((card, i) => card === fresh[i])) return
  t.arrange(pile, [...list.filter((card) => before.has(card)), ...order.slice().reverse()])
  tell('discards-ordered', { seat: owner.id, cards: order })
}
