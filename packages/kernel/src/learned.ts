import type { SeatName } from './door.ts'

/** What the seats learned by one input. If no seat learned anything, an undo of the input gives no player an advantage. */
export interface Learned {
  readonly input: number
  /** The seat that gave it: the asked one, where the input does not say. */
  readonly by: SeatName
  /** The seats that learned a card which the giver did not know either: by a draw, a look, a search. */
  readonly cards: readonly SeatName[]
  /** The seats that learned the result of a die: all, or none. */
  readonly dice: readonly SeatName[]
  /** The seats that learned an answer of another seat that was secret until then, such as a bid. */
  readonly answers: readonly SeatName[]
}

/** An undo that a player wishes: to the moment before an input. */
export interface Rewind {
  readonly kind: 'rewind'
  readonly to: number
  /** `new`: with new dice from there on. */
  readonly dice?: 'new'
  /** The inputs that it takes back, from the first; undefined where they are many, or of several players, or no longer part of this game. */
  readonly takes: readonly Learned[] | undefined
  /** `same`: all of them were given in the running round. */
  readonly round: 'same' | 'other'
}

/**
 * Whether a player may take inputs back without the consent of the others: all are the player's own inputs of the running round, and no seat learned
 * a card, a die or a secret answer by them. For rulesets of games between opponents.
 */
export function mayTakeBack(seat: { readonly id: SeatName }, { dice, takes, round }: Rewind): boolean {
  if (dice === 'new' || takes === undefined || round === 'other') return false
  return takes.every((one) => one.by === seat.id && one.cards.length + one.dice.length + one.answers.length === 0)
}
