import { ask, askYes, type Card, callOff, isChangedAnywhere, table, together, wipe } from '@questwright/kernel'
import { type GameCard, zoneCards } from './cards.ts'
import type { Snapshot } from './events.ts'

/** How a card leaves play: where it goes, and what goes with it or is taken off it. RR "In Play and Out of Play" */

/** What is recorded of a card that is about to leave, for "as it was". */
export function snapshotOf(card: Card): Snapshot {
  const it = card as GameCard
  return Object.freeze({
    type: it.type,
    controller: it.controller,
    owner: it.owner,
    traits: it.traits,
    damage: it.damage,
    zone: it.zone.name,
    engagedWith: it.engagedWith,
    attachments: Object.freeze(it.attachments),
    facts: it.facts,
  })
}

/** The pile of the deck that a card came from. RR "Discard Pile and Victory Display" */
export function pileOf(card: Card): string {
  return card.ownerName === null ? 'encounter-discard' : `${card.ownerName}.discard`
}

/** Where a defeated enemy or an explored location goes. */
export function restingPlace(card: Card): string {
  return askYes(card, 'goesToVictoryDisplay') && findsRoomInVictoryDisplay(card) ? 'victory-display' : pileOf(card)
}

/** Whether as few copies of a card are in the victory display as its text allows. FAQ "Limit 1 Copy in the Victory Display" */
function findsRoomInVictoryDisplay(card: Card): boolean {
  const most = isChangedAnywhere('copiesInVictoryDisplay') ? ask(card, 'copiesInVictoryDisplay') : '-'
  if (typeof most !== 'number') return true
  return zoneCards('victory-display').filter((other) => other.isCopyOf(card as GameCard)).length < most
}

/** Who is destroyed before keywords and "when revealed" effects had their turn is not revealed any further: none of them resolves. */
function endReveal(card: GameCard): void {
  for (const { events, stage } of table().occurrences)
    for (const event of events)
      if (event.kind === 'revealed' && event.subject === card && event.fate === 'coming' && stage === 'before') callOff(event)
}

/** What was put under a card goes to the discard piles when the card leaves. */
export function discardFromUnderneath(card: GameCard): void {
  const t = table()
  for (const lying of card.cardsUnderneath) {
    wipe(lying)
    t.move(lying, t.zone(pileOf(lying)))
  }
}

/** Moves a card out of play with all that lies on it. */
export function leave(card: GameCard, to: string, at: 'top' | 'bottom' = 'top'): void {
  const t = table()
  for (const shadow of card.shadowCards) {
    wipe(shadow)
    t.move(shadow, t.zone(pileOf(shadow)))
  }
  discardFromUnderneath(card)
  const attachments = card.attachments
  if (attachments.length > 0) together(attachments.map((attachment) => ({ kind: 'detached', subject: attachment, host: card })))
  const zone = t.zone(to)
  endReveal(card)
  wipe(card)
  t.move(card, zone, at === 'top' ? zone.size : 0)
}
