import type { Card } from './card.ts'

/** Observer of reads of cards, while the result of a run must not reveal hidden cards. */
export interface Looks {
  /** Whether a read of this card, here and now, is to be reported. */
  readonly isSecret: (card: Card) => boolean
  /** Called when such a card is read. */
  readonly seen: (card: Card) => void
}

interface Watched {
  readonly looks: Looks
  readonly by: 'script' | 'rules'
}

/** Undefined nearly always: while a game is played only the probe watches. */
export let watched: Watched | undefined

function watching<T>(now: Watched | undefined, run: () => T): T {
  const before = watched
  watched = now
  try {
    return run()
  } finally {
    watched = before
  }
}

/**
 * Runs something that reads cards, and reports each read. The outer observer gets the reads that are no secret for this one.
 * @param looks undefined: no read is reported
 */
export function watchingLooks<T>(looks: Looks | undefined, run: () => T): T {
  return watching(looks && { looks: watched === undefined ? looks : both(looks, watched.looks), by: 'script' }, run)
}

function both(inner: Looks, outer: Looks): Looks {
  return {
    isSecret: (card) => inner.isSecret(card) || outer.isSecret(card),
    seen: (card) => (inner.isSecret(card) ? inner : outer).seen(card),
  }
}

/** What the rules do for a script look at single cards for themselves: only what the script reads is told, and which cards of a zone are taken. */
export function asRules<T>(run: () => T): T {
  if (watched === undefined || watched.by === 'rules') return run()
  return watching({ looks: watched.looks, by: 'rules' }, run)
}

/** A script that the rules call looks as a script does. */
export function asScript<T>(run: () => T): T {
  if (watched === undefined || watched.by === 'script') return run()
  return watching({ looks: watched.looks, by: 'script' }, run)
}

/** Called when the state of a card is read: its place, how it lies, its tokens and attachments, its fields. */
export function readsCard(card: Card): void {
  if (watched !== undefined && watched.by === 'script') takesCard(card)
}

/** A card is taken out of a zone. */
export function takesCard(card: Card): void {
  if (watched?.looks.isSecret(card)) watched.looks.seen(card)
}

/**
 * The cards of a zone, as a list of its own that the caller may change. How many they are is no secret. Who takes a secret card out of the list looks at
 * that one, and at no other.
 */
export function listed(cards: readonly Card[]): Card[] {
  const list = cards.slice()
  if (watched === undefined) return list
  const { looks } = watched
  for (let i = 0; i < list.length; i++) if (looks.isSecret(list[i] as Card)) coverPlace(list, i)
  return list
}

function coverPlace(list: Card[], i: number): void {
  const card = list[i] as Card
  Object.defineProperty(list, i, {
    get: () => {
      takesCard(card)
      return card
    },
    set: (value: Card) => void Object.defineProperty(list, i, { value, writable: true, enumerable: true, configurable: true }),
    enumerable: true,
    configurable: true,
  })
}
