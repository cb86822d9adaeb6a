/** The events of a duel, and its state checks. */
import { counterChanged } from '@questwright/authoring'
import { type Card, cardsOf, type EventInit, endGame, isInPlay, type Ruleset, reference, table, tell, wipe } from '@questwright/kernel'
import { isFighter, isOut, LIVES, pool, rests, setBoard, standing, vitalityLeft } from './table.ts'

function addToken(card: Card, token: string, by: number): void {
  table().write(card, 'tokens', token, Math.max(0, card.token(token) + by) || undefined)
}

/** Writes a story line about a player or a face-up card. */
function tellOn(kind: string, subject: Card, parts: { readonly [part: string]: number } = {}): void {
  tell(
    kind,
    table().findSeat(subject.id) ? { seat: subject.id, of: 'player', ...parts } : { card: reference(subject), of: 'card', ...parts },
  )
}

export const events: Ruleset['events'] = {
  wounded: {
    after: 'own',
    resolve: (event) => {
      const [subject, amount] = [event.subject as Card, event.amount as number]
      addToken(subject, 'wounds', amount)
      if (amount > 0) tellOn('wounded', subject, { amount })
    },
  },
  exerted: {
    after: 'own',
    takes: ({ subject }) => ({ stock: 'vitality', amount: 1, left: vitalityLeft(subject as Card) - 1 }),
    resolve: (event) => {
      addToken(event.subject as Card, 'wounds', 1)
      tellOn('exerted', event.subject as Card)
    },
  },
  added: {
    after: 'joins',
    resolve: (event) => {
      setBoard('pool', pool() + (event.amount as number))
      tell('added', { amount: event.amount as number, to: pool() })
    },
  },
  removed: {
    after: 'joins',
    takes: ({ amount }) => ({ stock: 'pool', amount: amount as number, left: pool(), of: table().board }),
    resolve: (event) => {
      setBoard('pool', Math.max(0, pool() - (event.amount as number)) || undefined)
      tell('removed', { amount: event.amount as number, to: pool() })
    },
  },
  drawn: {
    after: 'joins',
    resolve: (event) => {
      const seat = event.subject as Card
      const card = table().zone(`${seat.id}.deck`).top
      if (card) table().move(card, table().zone(`${seat.id}.hand`))
      // only the owner may know the card: the kernel gives other seats its place instead
      if (card) tell('drew', { seat: seat.id, card })
    },
  },
  played: { after: 'own', resolve: () => undefined },
  discarded: {
    after: 'joins',
    takes: () => ({ stock: 'place', amount: 1, left: 1 }),
    resolve: (event) => {
      tellOn('discarded', event.subject as Card)
      leave(event.subject as Card)
    },
  },
  slain: {
    after: 'own',
    snapshot: (card) => Object.freeze({ controller: card.controllerName }),
    resolve: (event) => {
      tellOn('slain', event.subject as Card)
      leave(event.subject as Card)
    },
  },
  fallen: {
    after: 'own',
    resolve: (event) => {
      const seat = event.subject as Card
      tell('fallen', { seat: seat.id })
      takeOut(seat)
    },
  },
  counterChanged,
  // the effect of an ability, to which other cards can respond
  effect: { after: 'own', resolve: () => undefined },
}

/** Takes a player and their cards out of the game. */
export function takeOut(seat: Card): void {
  table().write(seat, 'fields', 'out', 'yes')
  for (const card of table().cards) if (card.controllerName === seat.id && isInPlay(card)) leave(card)
}

function leave(card: Card): void {
  const t = table()
  for (const zone of t.zonesHostedBy(card)) for (const borne of cardsOf(zone)) leave(borne)
  wipe(card)
  t.move(card, t.zone(`${card.ownerName}.spent`))
}

/** The state checks: a fighter without vitality is slain, a player with all wounds has fallen, and the last player standing wins. */
export function check(touched: readonly Card[]): EventInit[] {
  const { seats } = table()
  const found = touched.flatMap((card): EventInit[] => {
    if (seats.includes(card)) return card.token('wounds') >= LIVES && !isOut(card) ? [{ kind: 'fallen', subject: card }] : []
    // a resting fighter cannot be slain: its items rest with it, and raise its vitality again when it wakes
    return isFighter(card) && isInPlay(card) && !rests(card) && vitalityLeft(card) <= 0 ? [{ kind: 'slain', subject: card }] : []
  })
  if (found.length > 0) return found
  const left = standing()
  if (left.length === 0 && seats.length > 0) endGame('drawn', { code: 'all-fell', parts: {} })
  if (left.length === 1 && seats.length > 1) endGame({ winners: left }, { code: 'stands-alone', parts: { seat: (left[0] as Card).id } })
  return []
}
