import type { Card } from './card.ts'

/** Observer of reads of cards, while the result of a run must not reveal hidden cards. */
export interface Looks {
  /** Whether a read of this card must be reported now. */
  readonly isSecret: (card: Card) => boolean
  /** Called when such a card is read. */
  readonly seen: (card: Card) => void
}

interface Watched {
  readonly looks: Looks
  readonly by: 'script' | 'rules'
}

/** The current observer. Undefined nearly always: in play, only the probe watches. */
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
 * Runs a function and reports its reads of cards. Reads of cards that are no secret to this observer go to the outer observer.
 * @param looks the observer; undefined: no read is reported
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

/** Runs rules code that a script called. Its own reads of single cards are not reported; cards that it takes from a zone are. */
export function asRules<T>(run: () => T): T {
  if (watched === undefined || watched.by === 'rules') return run()
  return watching({ looks: watched.looks, by: 'rules' }, run)
}

/** Runs a script that rules code calls: its reads are reported again. */
export function asScript<T>(run: () => T): T {
  if (watched === undefined || watched.by === 'script') return run()
  return watching({ looks: watched.looks, by: 'script' }, run)
}

/** Called when the state of a card is read: its place, face, tokens, attachments or fields. */
export function readsCard(card: Card): void {
  if (watched !== undefined && watched.by === 'script') takesCard(card)
}

/** Called when a card is taken from the list of a zone. */
export function takesCard(card: Card): void {
  if (watched?.looks.isSecret(card)) watched.looks.seen(card)
}

/**
 * The cards of a zone, as a new list that the caller may change. Their number is no secret. Reading an element of it reports a look at that card
 * only, if it is secret.
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
