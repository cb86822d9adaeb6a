import { type EventInit, hostsBy, isPrevented, noteFired, perform, table, together } from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'
import { enterTable } from './entering.ts'
import { isWithinLimits } from './in-play-limits.ts'
import { mayBear, reaches } from './reach.ts'
import { canEnterPlay } from './unique.ts'
import { by } from './verbs/shared.ts'

/** Whether an attachment enters play in the staging area without being attached to a card. FAQ 1.38 */
export function entersUnattached(card: GameCard): boolean {
  return card.printed.parts.some((part) => part.kind === 'ability' && part.word === 'into-staging-area')
}

/** An attachment enters the staging area unattached; the player who played or put it there keeps control of it. FAQ 1.38 */
export function enterUnattached(card: GameCard, controller: Player, how: 'played' | 'put'): boolean {
  return enterTable(card, 'staging-area', controller, how)
}

/**
 * The cards to which an attachment may be attached now: heroes, unless its text says otherwise. RR "Attachment Cards"
 * @param how whether it is played there, or put there by an effect: a card may forbid one of the two
 */
export function hostsFor(card: GameCard, how: 'played' | 'put' = 'put'): GameCard[] {
  return hostsBy(card, {
    word: 'attaches-to',
    unsaid: (host) => (host as GameCard).isHero,
    bears: (host) =>
      reaches(card, host) &&
      mayBear(host as GameCard, card) &&
      !isPrevented({ kind: 'attached', subject: card, host, how }) &&
      isWithinLimits(card, host as GameCard, (host as GameCard).controller ?? card.owner),
  }) as GameCard[]
}

/**
 * Attaches a card to another, from any zone, under that player's control. @returns whether it is attached now; a unique card with a copy in
 * play stays where it is
 */
export function attachTo(card: GameCard, host: GameCard, controller: Player | null, how: 'played' | 'put'): boolean {
  const t = table()
  if (!reaches(by(), host) || !host.inPlay || !mayBear(host, card) || (!card.inPlay && !canEnterPlay(card))) return false
  if (!isWithinLimits(card, host, controller)) return false
  t.write(card, 'fields', 'controller', controller?.id)
  t.write(card, 'fields', 'face', undefined)
  const wasInPlay = card.inPlay
  const init: EventInit = { kind: 'attached', subject: card, host, how }
  if (wasInPlay) perform(init)
  else together([init, { kind: 'entersPlay', subject: card, to: `${host.id}/attachments`, how, controller }])
  if (card.zone.host !== host) return false
  noteFired(`${card.code}#attaches-to`)
  return true
}
