import {
  ask,
  askYes,
  type Card,
  callOff,
  type GameEvent,
  isChangedAnywhere,
  isEventAwaited,
  table,
  tell,
  together,
  wipe,
} from '@questwright/kernel'
import { type GameCard, zoneCards } from './cards.ts'
import type { Snapshot } from './events.ts'
import { ownDiscardPileOf, shuffleIfOwnPile } from './own-decks.ts'
import { canEnterPlay } from './unique.ts'

/**
 * How a card leaves play: its destination, and the cards and tokens that go with it or are removed from it. RR "In Play and Out of Play"
 */

/** The recorded facts of a card that is about to leave play, for `asItWas`. */
export function snapshotOf(card: Card): Snapshot {
  const it = card as GameCard
  return Object.freeze({
    type: it.type,
    isHero: it.isHero,
    isAlly: it.isAlly,
    isCharacter: it.isCharacter,
    isEnemy: it.isEnemy,
    isLocation: it.isLocation,
    isQuest: it.isQuest,
    isTreachery: it.isTreachery,
    isObjective: it.isObjective,
    isAttachment: it.isAttachment,
    controller: it.controller,
    owner: it.owner,
    traits: it.traits,
    damage: it.damage,
    zone: it.zone.name,
    engagedWith: it.engagedWith,
    attachments: Object.freeze(it.attachments),
    underneath: Object.freeze(it.cardsUnderneath),
    facts: it.facts,
  })
}

/** Whether a card belongs among encounter cards when it is out of play: cards without an owner, and a player's card with an encounter back. */
export function isAmongEncounterCards(card: Card): boolean {
  return card.ownerName === null || card.facts.back === 'encounter'
}

/** The discard pile of the deck from which a card came. RR "Discard Pile and Victory Display" */
export function pileOf(card: Card): string {
  const own = isAmongEncounterCards(card) ? ownDiscardPileOf(card) : undefined
  if (own !== undefined) return own
  // a two-sided card without a back goes into no deck but its own, and into no pile that is shuffled into a deck
  if (card.facts.back === 'none') return 'removed'
  return isAmongEncounterCards(card) ? 'encounter-discard' : `${card.ownerName}.discard`
}

/** The deck to which a card belongs. */
export function deckOf(card: Card): 'encounter-deck' | `${string}.deck` {
  return isAmongEncounterCards(card) ? 'encounter-deck' : `${card.ownerName}.deck`
}

/** The destination of a card that leaves play for its discard pile: its owner's hand, if a card says so and the owner is not eliminated. */
export function destinationOf(card: GameCard, to: string): string {
  if (!isChangedAnywhere('returnsToHand') || to !== pileOf(card) || !card.owner || card.owner.eliminated) return to
  return askYes(card, 'returnsToHand') ? `${card.owner.id}.hand` : to
}

/** The destination of a defeated enemy or an explored location. */
export function restingPlace(card: Card): string {
  return askYes(card, 'goesToVictoryDisplay') ? placeInVictoryDisplay(card) : pileOf(card)
}

/**
 * The destination of a card that is added to the victory display: its discard pile, if the display has the maximum number of copies
 * already.
 */
export function placeInVictoryDisplay(card: Card): string {
  return findsRoomInVictoryDisplay(card) ? 'victory-display' : pileOf(card)
}

/** Whether the victory display has fewer copies of a card than its text allows. FAQ "Limit 1 Copy in the Victory Display" */
function findsRoomInVictoryDisplay(card: Card): boolean {
  const most = isChangedAnywhere('copiesInVictoryDisplay') ? ask(card, 'copiesInVictoryDisplay') : '-'
  if (typeof most !== 'number') return true
  return zoneCards('victory-display').filter((other) => other.isCopyOf(card as GameCard)).length < most
}

/**
 * Kinds of events that need their subject to stay in its zone: a card in a discard pile cannot be damaged, readied, engaged or travelled
 * to.
 */
const ONLY_WHERE_IT_IS: ReadonlySet<string> = new Set([
  'revealed',
  'damaged',
  'healed',
  'exhausted',
  'readied',
  'resourcesGained',
  'tokensPlaced',
  'tokensRemoved',
  'progressPlaced',
  'progressRemoved',
  'engages',
  'commits',
  'leavesQuest',
  'travels',
  'attached',
  'controlTaken',
  'turnsFacedown',
  'turnsFaceup',
  'turnsOver',
])

/**
 * Cancels the pending events of a card that leaves play during a response to them. If a card is destroyed before its keywords and "when
 * revealed" effects resolve, none of them resolves.
 */
function callOffWhatComes(card: GameCard): void {
  for (const { events, stage } of table().run.occurrences)
    if (stage === 'before')
      for (const event of events) if (event.subject === card && event.fate === 'coming' && ONLY_WHERE_IT_IS.has(event.kind)) callOff(event)
}

/** Discards the remaining cards under a card that left play; abilities that responded to its leaving may have taken some. */
export function discardLeftBehind(events: readonly GameEvent[]): void {
  for (const { kind, subject } of events)
    if (kind === 'leavesPlay' && subject && !(subject as GameCard).inPlay) discardFromUnderneath(subject as GameCard)
}

/** The cards under a card go to their discard piles. */
export function discardFromUnderneath(card: GameCard): void {
  const t = table()
  for (const lying of card.cardsUnderneath) {
    // "if he is discarded from under a stage": make the event happen only if an ability waits for it
    if (isEventAwaited('discarded', lying)) together([{ kind: 'discarded', subject: lying, from: lying.zone.name }])
    if (lying.underneath !== card) continue
    wipe(lying)
    t.move(lying, t.zone(pileOf(lying)))
  }
}

/**
 * Returns cards that were considered to be out of play while this card was in play to the staging area: they do not enter play, and keep
 * everything on them. A unique card of which another copy entered play meanwhile, and a card that an eliminated player controls, is
 * discarded instead. RR "Unique Cards"
 */
function comeBackIntoPlay(card: GameCard): void {
  const t = table()
  for (const held of card.cardsHeldOut) {
    for (const one of [...held.attachments, held]) if (!mayComeBack(one)) leave(one, pileOf(one))
    if (held.zone.host !== card) continue
    t.move(held, t.zone('staging-area'))
    tell('back-in-play', { card: held })
  }
}

function mayComeBack(card: GameCard): boolean {
  return canEnterPlay(card) && card.controller?.eliminated !== true
}

/**
 * Moves a card out of play with all cards on it.
 * @param under `stays`: the cards under it stay for abilities that respond, if the card goes to an open zone
 */
export function leave(card: GameCard, to: string, at: 'top' | 'bottom' = 'top', under: 'stays' | 'discarded' = 'discarded'): void {
  const t = table()
  for (const shadow of card.shadowCards) {
    wipe(shadow)
    t.move(shadow, t.zone(pileOf(shadow)))
  }
  if (under === 'discarded' || t.zone(to).spec.visibility !== 'everyone') discardFromUnderneath(card)
  comeBackIntoPlay(card)
  const attachments = card.attachments
  if (attachments.length > 0) together(attachments.map((attachment) => ({ kind: 'detached', subject: attachment, host: card })))
  const zone = t.zone(to)
  callOffWhatComes(card)
  wipe(card)
  t.move(card, zone, at === 'top' ? zone.size : 0)
  shuffleIfOwnPile(zone)
}
