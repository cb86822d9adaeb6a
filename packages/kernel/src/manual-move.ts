import type { Card } from './card.ts'
import { table } from './current-table.ts'
import type { Sentence } from './door.ts'
import { copyIn, type Json, type JsonObject, NotJson } from './json.ts'
import { mayKnow } from './knowledge.ts'
import { TooMuch } from './limits.ts'
import type { HandMove } from './ruleset.ts'
import { endGame } from './step.ts'
import { reference, tell } from './story.ts'
import type { Table } from './table.ts'

/** A manual move that cannot be made; the message says why. */
class BadMove extends Error {
  override readonly name = 'BadMove'
}

/** Judges a manual move without making it. @returns why it cannot be made now, or undefined */
export function judgeMove(move: JsonObject): Sentence | undefined {
  const t = table()
  const refuse = (code: string, parts: JsonObject = {}): Sentence => ({ code: `refused.${code}`, parts })
  if (typeof move !== 'object' || move === null) return refuse('no-move')
  if (typeof move.card !== 'string') return refuse('card-missing')
  if (!t.findCard(move.card)) return refuse('unknown-card', { card: move.card })
  if (isActOfTable(move)) return judgeAct(t, move)
  const own = ownMove(t, move)
  if (own) return own.refuses(t.card(move.card), move)
  switch (move.move) {
    case 'token':
      if (typeof move.token !== 'string' || !Number.isSafeInteger(move.by)) return refuse('number-expected')
      return undefined
    case 'zone':
      return t.zones.has(String(move.to)) ? undefined : refuse('unknown-zone', { zone: String(move.to) })
    case 'field':
      try {
        copyIn(move.value ?? null)
      } catch (thrown) {
        if (thrown instanceof NotJson || thrown instanceof TooMuch) return refuse('not-json')
        throw thrown
      }
      return undefined
    default:
      return refuse('no-move', typeof move.move === 'string' ? { move: move.move } : {})
  }
}

/** Whether a move is an act of the table: to concede, or to void the game. All other manual moves do by hand what a script should have done. */
export function isActOfTable(move: JsonObject): boolean {
  return typeof move === 'object' && move !== null && (move.move === 'concede' || move.move === 'void')
}

/** Whether a move is that of a player who concedes. */
export function isConcession(move: JsonObject): boolean {
  return isActOfTable(move) && move.move === 'concede'
}

/** Whether players would play on after this one has conceded: the pending question must then be asked anew. */
export function leavesOthers(move: JsonObject): boolean {
  return isConcession(move) && table().ruleset.seatsInOrder().length > 2
}

/** Why a player may not do an act of the table alone: one concedes for oneself, and to void a game all have to agree. */
export function whyNoAct(move: JsonObject, seat: Card): Sentence | undefined {
  if (move.move === 'void') return { code: 'refused.void-needs-consent', parts: {} }
  return move.card === seat.id ? undefined : { code: 'refused.not-theirs', parts: {} }
}

/** Judges an act of the table, which names a seat. */
function judgeAct(t: Table, move: JsonObject): Sentence | undefined {
  if (t.ruleset.concede === undefined) return { code: 'refused.no-move', parts: { move: String(move.move) } }
  if (move.move === 'void') return undefined
  const isPlaying = t.ruleset.seatsInOrder().some(({ id }) => id === move.card)
  return isPlaying ? undefined : { code: 'refused.unknown-seat', parts: { seat: String(move.card) } }
}

/** Carries out an act of the table. @throws GameOver when it ends the game */
function act(t: Table, move: JsonObject): void {
  if (move.move === 'void') endGame('drawn', { code: 'voided', parts: {} })
  const seat = t.card(String(move.card))
  tell('conceded', { seat: seat.id })
  t.ruleset.concede?.(seat)
  const left = t.ruleset.seatsInOrder()
  const [winner] = left
  if (left.length === 1 && winner) endGame({ winners: left }, { code: 'others-conceded', parts: { seat: winner.id, loser: seat.id } })
}

/** The ruleset's own move of that name, if any. */
function ownMove(t: Table, move: JsonObject): HandMove | undefined {
  const { handMoves = {} } = t.ruleset
  return typeof move.move === 'string' && Object.hasOwn(handMoves, move.move) ? handMoves[move.move] : undefined
}

/** The seats that may know a card in its current zone. */
function whoKnows(t: Table, card: Card): readonly string[] {
  return t.seats.map(({ id }) => id).filter((seat) => mayKnow(card, [seat]))
}

/**
 * Carries out a change made by hand, outside the rules: `{ move: 'token', card, token, by }`, `{ move: 'zone', card, to, index? }`,
 * `{ move: 'field', card, field, value }`, a move of the ruleset, or an act of the table: `{ move: 'concede', card }` and
 * `{ move: 'void', card }`, where the card is a seat. The story records it with its properties as parts; seats from which the
 * card was and stays hidden get the line without the card.
 * @throws BadMove when it names a card, zone or move that does not exist
 */
export function manualMove(move: JsonObject): void {
  const t = table()
  const card = t.findCard(String(move.card))
  if (!card) throw new BadMove(typeof move.card === 'string' ? `there is no card ${move.card}` : 'a move by hand names no card')
  if (isActOfTable(move)) {
    act(t, move)
    return
  }
  const knew = whoKnows(t, card)
  const own = ownMove(t, move)
  if (own) own.make(card, move)
  else makeOwn(t, card, move)
  tellMove(t, card, move, knew)
}

/** Carries out a move that the kernel defines. */
function makeOwn(t: Table, card: Card, move: JsonObject): void {
  switch (move.move) {
    case 'token': {
      const left = Math.max(0, card.token(String(move.token)) + Number(move.by))
      t.write(card, 'tokens', String(move.token), left === 0 ? undefined : left)
      break
    }
    case 'zone': {
      const zone = t.zones.get(String(move.to))
      if (!zone) throw new BadMove(typeof move.to === 'string' ? `there is no zone ${move.to}` : 'a move by hand to a zone names no zone')
      t.move(card, zone, typeof move.index === 'number' ? Math.min(Math.max(0, move.index), zone.size) : zone.size)
      break
    }
    case 'field':
      t.write(card, 'fields', String(move.field), move.value === null || move.value === undefined ? undefined : copyIn(move.value))
      break
    default:
      throw new BadMove(
        typeof move.move === 'string'
          ? `"${move.move}" is no move; token, zone and field are`
          : 'a move by hand does not name its kind: token, zone or field',
      )
  }
}

/** Writes the move to the story, with the texts, numbers and cards that its sentences need. */
function tellMove(t: Table, card: Card, move: JsonObject, knew: readonly string[]): void {
  const { card: _, move: how, ...rest } = move
  const parts: { [name: string]: Json } = { how: String(how) }
  for (const [name, value] of Object.entries(rest)) {
    const named = typeof value === 'string' && name !== 'to' && name !== 'seat' ? t.findCard(value) : undefined
    if (named) parts[name] = reference(named)
    else if (typeof value === 'string' || typeof value === 'number') parts[name] = value
  }
  const knows = new Set([...knew, ...whoKnows(t, card)])
  if (t.seats.every(({ id }) => knows.has(id))) tell('moved-by-hand', { ...parts, known: 'yes', card })
  else tell('moved-by-hand', { ...parts, known: 'no' }, { seats: [...knows], parts: { known: 'yes', card: reference(card) } })
}
