import {
  chooseCards,
  type EventInit,
  fieldOf,
  hasSide,
  isPrevented,
  noteNamed,
  perform,
  table,
  tell,
  tellOf,
  together,
  wipe,
} from '@questwright/kernel'
import { becomeActive } from '../active-locations.ts'
import { discardShadowCards } from '../attack-steps.ts'
import type { GameCard, Player } from '../cards.ts'
import { enterTable } from '../entering.ts'
import type { Facedown } from '../events.ts'
import { attachTo, entersUnattached, enterUnattached, hostsFor } from '../hosts.ts'
import { isWithinLimits } from '../in-play-limits.ts'
import { loansOf, writeLoans } from '../lending.ts'
import { reaches } from '../reach.ts'
import { playedInto } from '../system-types.ts'
import { canEnterPlay } from '../unique.ts'
import { by, type Cards, happen, listOfCards, type Maybe } from './shared.ts'
import { isTooEarly, moment, requireUntil, type Until } from './until.ts'

/** Cards that enter play, move in play, turn over, and change their controller. */

/**
 * Turns a card face down: until it is turned up or leaves play it has the facts given here, and none of its printed text or facts applies.
 * In play it keeps the cards and tokens on it, and players who could see it still know it; a card from a deck or hand is known to no
 * player, and the story does not name it. A card that should enter play face down is first turned in its zone and then moved:
 * `turnFacedown(card, { name: 'lurker', type: 'enemy', … })`, `engage(card, player)`.
 * RR "Card Types": a card that has become another type is of no other type.
 */
export function turnFacedown(card: Maybe, as: Facedown): void {
  if (!card || !reaches(by(), card)) return
  noteNamed('names', as.name)
  perform({ kind: 'turnsFacedown', subject: card, as })
}

/** Turns up a card that was turned face down. A card that is not in play is hidden again like the cards around it. */
export function turnFaceup(card: Maybe): void {
  if (card?.disguise && reaches(by(), card)) perform({ kind: 'turnsFaceup', subject: card })
}

/**
 * Puts a card into play without a cost and without playing it. An attachment is attached to a card that its text allows, by choice of its
 * controller; a card of a system's type that is played into a zone of the table goes there.
 * A unique card with a copy in play, an attachment without a possible host and an event stay where they are. RR "Play and Put into Play",
 * "Event Cards"
 */
export function putIntoPlay(card: Maybe, controller: Maybe<Player>): boolean {
  if (!card || !controller || !canEnterPlay(card) || card.facts.type === 'event' || controller.eliminated) return false
  if (card.facts.type === 'attachment' || card.facts.type === 'treasure') {
    if (entersUnattached(card)) return enterUnattached(card, controller, 'put')
    const [host] = chooseCards({ who: controller as GameCard, name: 'choose-host', from: () => hostsFor(card) })
    return host !== undefined && attach(card, host, host.controller ?? controller)
  }
  if (!isWithinLimits(card, null, controller)) return false
  const zone = playedInto(card.facts.type as string)
  if (zone !== undefined) return enterTable(card, zone, controller, 'put')
  perform({ kind: 'entersPlay', subject: card, to: `${controller.id}.play-area`, how: 'put', controller })
  return card.inPlay
}

/**
 * Puts a location into play as an additional active location: only for cards whose text says so. A unique location with a copy in play
 * stays where it is. RR "Golden Rules"
 */
export function addActiveLocation(location: Maybe): void {
  if (
    !location ||
    location.isActiveLocation ||
    (location.facts.type !== 'location' && location.facts.type !== 'objective-location') ||
    !reaches(by(), location)
  )
    return
  if (location.inPlay) table().move(location, table().zone('active-location'))
  else if (canEnterPlay(location)) perform({ kind: 'entersPlay', subject: location, to: 'active-location', how: 'put', controller: null })
  becomeActive(location)
}

/**
 * Attaches a card to another, from any zone. A unique card with a copy in play stays where it is.
 * @param controller by default its controller; of a player's card that has none yet, the controller of the host, or else its owner
 */
export function attach(card: Maybe, host: Maybe, controller?: Player | null): boolean {
  if (!card || !host) return false
  const usual = card.controller ?? (card.owner && (host.controller ?? card.owner))
  return attachTo(card, host, controller === undefined ? usual : controller, 'put')
}

/** Attaches a card to a player's deck, from any zone: it is in play, has no controller, and does not belong to that deck. */
export function attachToDeck(card: Maybe, player: Maybe<Player>): void {
  if (!card || !player || player.eliminated || card.onDeckOf === player) return
  const to = `${player.id}.deck-attachments`
  if (card.inPlay && !reaches(by(), card)) return
  if (card.inPlay) table().move(card, table().zone(to))
  else perform({ kind: 'entersPlay', subject: card, to, how: 'put', controller: null })
  tell('attached-to-deck', { card, seat: player.id })
}

/**
 * Attaches a card to a player, from any zone: it is in play and keeps its controller. If it has no controller, "you" in its text is that
 * player.
 */
export function attachToPlayer(card: Maybe, player: Maybe<Player>): void {
  if (!card || !player || player.eliminated || card.attachedTo === player || (!card.inPlay && !canEnterPlay(card))) return
  if (card.inPlay && !reaches(by(), card)) return
  const to = `${player.id}.player-attachments`
  if (card.inPlay) table().move(card, table().zone(to))
  else perform({ kind: 'entersPlay', subject: card, to, how: 'put', controller: card.controller })
  tell('attached-to-player', { card, seat: player.id })
}

/**
 * Turns a card to its other side; it stays in its zone, and keeps the cards and tokens on it. Stages are turned by the rules only: see
 * `setNextStage`.
 * @returns whether it was turned; false for a one-sided card
 */
export function turnOver(card: Maybe): boolean {
  const side = card?.sideUp === 'A' ? 'B' : 'A'
  if (!card || card.type === 'quest' || !hasSide(card, side) || !reaches(by(), card)) return false
  perform({ kind: 'turnsOver', subject: card, side })
  return card.sideUp === side
}

/**
 * Puts a card, from any zone, under another card that is in play, or that is being revealed and will enter play. There it is out of play;
 * it is discarded when the other card leaves play.
 * @param face `down`: hidden from all players who do not know it already
 */
export function putUnder(card: Maybe, host: Maybe, face: 'up' | 'down' = 'up'): void {
  if (!card || !host || !(host.inPlay || comesIntoPlay(host)) || card.underneath === host || !reaches(by(), host)) return
  for (let on: GameCard | null = host; on; on = on.host) if (on === card) return
  const t = table()
  const under = t.zoneOn(host, 'underneath')
  if (card.inPlay) perform({ kind: 'leavesPlay', subject: card, how: 'put-under', to: under.id })
  else {
    discardShadowCards(card)
    wipe(card)
    t.move(card, under)
  }
  if (card.zone !== under) return
  if (face === 'down') t.write(card, 'fields', 'face', 'down')
  tellOf('put-under', card, { host })
}

/** Whether a card is being revealed and will go to the staging area. */
function comesIntoPlay(card: GameCard): boolean {
  return card.zone.name === 'resolving' && card.ownerName === null && !card.isTreachery && fieldOf(card, 'fromShadow') !== 'yes'
}

/**
 * While the card `during` is in play, another card in the staging area is considered to be out of play: it neither leaves play nor enters
 * it again, and the cards and tokens on it stay, except its shadow cards, because only enemies in play have those. RR "In Play and Out of
 * Play"
 */
export function holdOutOfPlay(card: Maybe, during: Maybe): void {
  if (!card?.inStaging || !during?.inPlay || !reaches(by(), card)) return
  const t = table()
  discardShadowCards(card)
  t.move(card, t.zoneOn(during, 'withdrawn'))
  tell('withdrawn', { card, host: during })
}

/** Gives control of an objective to a player who claims it. @returns whether it was claimed */
export function claim(objective: Maybe, player: Maybe<Player>): boolean {
  if (!objective?.inPlay || !player) return false
  takeControl(objective, player)
  return objective.controller === player
}

/**
 * Gives control of a card to a player: permanently, or until a moment, when it returns to its earlier controller. RR "Control", "Lasting
 * Effects"
 */
export function takeControl(card: Maybe, player: Maybe<Player>, until: Until = 'game'): void {
  requireUntil(until)
  const from = by() as GameCard | null
  if (!card || !player || card.controller === player || !reaches(from, card) || (from && isTooEarly(until, from))) return
  const [loans, lender] = [loansOf(card), card.controllerName]
  perform({ kind: 'controlTaken', subject: card, by: player })
  if (until !== 'game' && card.controller === player) writeLoans(card, [...loans, { until: moment(until), to: lender }])
}

/**
 * Changes the type of a card until it leaves play: it loses its own type and works like any card of the new one. An ally that becomes a
 * hero has a resource pool, collects resources, and counts among its controller's heroes. RR "Card Types"
 */
export function turnInto(card: Maybe, type: 'hero' | 'ally' | 'enemy' | 'location'): void {
  if (card?.inPlay && card.type !== type && reaches(by(), card)) perform({ kind: 'typeChanged', subject: card, type })
}

/** Makes an enemy engage a player. An enemy that is not in play enters play engaged with that player, which is engaging too. RR "Engaged" */
export function engage(enemy: Maybe, player: Maybe<Player>): void {
  if (!enemy || !player || enemy.engagedWith === player || player.eliminated || !reaches(by(), enemy)) return
  const init: EventInit = { kind: 'engages', subject: enemy, player, how: 'effect' }
  if (enemy.inPlay) perform(init)
  else if (canEnterPlay(enemy) && !isPrevented(init)) {
    const how = enemy.zone.name === 'resolving' ? 'revealed' : 'put'
    together([{ kind: 'entersPlay', subject: enemy, to: `${player.id}.engaged`, how, controller: null }, init])
  }
}

/**
 * Returns cards in play to the staging area, one after another: engaged enemies, or the active location. A card that is immune to the effect stays
 * where it is. RR "Immune"
 * @returns how many cards were returned
 */
export function returnToStaging(cards: Cards): number {
  let returned = 0
  for (const subject of listOfCards(cards))
    if (subject.inPlay && !subject.inStaging && reaches(by(), subject)) returned += happen([{ kind: 'entersStaging', subject }])
  return returned
}
