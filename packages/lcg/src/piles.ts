import { type Card, cardsOf, chooseOrder, type GameEvent, table, tell, type Zone } from '@questwright/kernel'
import { type GameCard, Player } from './cards.ts'
import { ownDiscardPiles } from './own-decks.ts'
import { firstPlayer } from './round.ts'

/** Cards that come into a discard pile at the same moment lie there in the order that their owner sets. RR "Discard Pile and Victory Display" */

/** Kinds of events that bring cards into discard piles, with all that lies on them. */
const BRINGING: readonly string[] = ['destroyed', 'discarded', 'explored', 'detached', 'leavesPlay', 'eliminated']

function brings(event: GameEvent): boolean {
  return event.fate === 'coming' && BRINGING.includes(event.kind)
}

/**
 * Watches the piles while things happen at one moment.
 * @returns a function that lets the owners order the cards that came together; undefined where only one can come, or where this is part of a greater
 * moment, such as an attachment that leaves with its host
 */
export function moment(events: readonly GameEvent[]): (() => void) | undefined {
  if (!events.some(brings) || isAlone(events)) return undefined
  const t = table()
  const outer = t.run.occurrences[t.run.occurrences.length - 2]
  if (outer?.stage === 'resolving' && outer.events.some(brings)) return undefined
  const own = ownDiscardPiles().map((pile) => t.zone(pile))
  const piles = [...t.seats.map((seat) => t.zone(`${seat.id}.discard`)), t.zone('encounter-discard'), ...own]
  // shadow cards go below the enemy that they were dealt to, unasked, as at the end of the phase
  const shadows = events.flatMap(({ subject }) => (subject instanceof Player ? [] : ((subject as GameCard | undefined)?.shadowCards ?? [])))
  const before = piles.map((pile) => new Set<Card>([...cardsOf(pile), ...shadows]))
  return () => piles.forEach((pile, i) => void orderNew(pile, before[i] as ReadonlySet<Card>))
}

/** One card without attachments comes to its pile alone. */
function isAlone(events: readonly GameEvent[]): boolean {
  const [{ subject } = {}] = events
  return events.length === 1 && !!subject && !(subject instanceof Player) && (subject as GameCard).attachments.length === 0
}

/** One question for all cards that have come to a pile, to their owner; to the first player for those of the encounter deck. */
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
