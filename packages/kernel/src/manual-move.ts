import type { Sentence } from './door.ts'
import { copyIn, type JsonObject, NotJson } from './json.ts'
import { tell } from './story.ts'
import { table } from './table.ts'

/** A move by hand that makes no sense; the message says why. */
export class BadMove extends Error {
  override readonly name = 'BadMove'
}

/** @returns why a move makes no sense here, or undefined. Nothing happens. */
export function judgeMove(move: JsonObject): Sentence | undefined {
  const t = table()
  const refuse = (code: string, parts: JsonObject = {}): Sentence => ({ code: `refused.${code}`, parts })
  if (typeof move !== 'object' || move === null) return refuse('no-move')
  if (typeof move.card !== 'string' || !t.findCard(move.card)) return refuse('unknown-card', { card: String(move.card) })
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
        if (thrown instanceof NotJson) return refuse('not-json')
        throw thrown
      }
      return undefined
    default:
      return refuse('no-move', { move: String(move.move) })
  }
}

/**
 * Carries out a change made by hand, outside the rules: `{ move: 'token', card, token, by }`, `{ move: 'zone', card, to, index? }`,
 * `{ move: 'field', card, field, value }`.
 * @throws BadMove when it names something that is not there
 */
export function manualMove(move: JsonObject): void {
  const t = table()
  const card = t.findCard(String(move.card))
  if (!card) throw new BadMove(`there is no card ${String(move.card)}`)
  switch (move.move) {
    case 'token': {
      const left = Math.max(0, card.token(String(move.token)) + Number(move.by))
      t.write(card, 'tokens', String(move.token), left === 0 ? undefined : left)
      break
    }
    case 'zone': {
      const zone = t.zones.get(String(move.to))
      if (!zone) throw new BadMove(`there is no zone ${String(move.to)}`)
      t.move(card, zone, typeof move.index === 'number' ? Math.min(Math.max(0, move.index), zone.size) : zone.size)
      break
    }
    case 'field':
      t.write(card, 'fields', String(move.field), move.value === null || move.value === undefined ? undefined : copyIn(move.value))
      break
    default:
      throw new BadMove(`"${String(move.move)}" is no move; token, zone and field are`)
  }
  tell('moved-by-hand', { card, move })
}
