import { eventUnderWay, type GameEvent, perform, table, tell, together, wipe } from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'
import { resetEncounterDeck } from './encounter-deck.ts'
import { pileOf } from './leaving.ts'
import { resetOwnDeck } from './own-decks.ts'
import { ownZone } from './own-zone.ts'
import { isCutShort } from './phase-cut.ts'
import { reaches } from './reach.ts'
import { attackRecords } from './round.ts'
import type { TableSystemZone } from './system-names.ts'
import { isOfPlayers } from './system-types.ts'
import { copyInPlay } from './unique.ts'
import { useWord } from './use-word.ts'
import { by, wholeAmount, you } from './verbs/shared.ts'

/** Revealing encounter cards. RR "Reveal", "Staging", App I 3.3 */

/** Pending reveals, the next one first: each is the id of the card for which it is made, `NOBODY`, or `FROM` with the name of a deck. */
function waiting(): readonly string[] {
  return (table().note('reveals') as readonly string[] | undefined) ?? []
}

function wait(reveals: readonly string[]): void {
  table().setNote('reveals', reveals.length === 0 ? undefined : reveals)
}

const NOBODY = ''

/** Before the name of a deck of a system, for a reveal from that deck. */
const FROM = 'from '

/**
 * Reveals one more card after the card that is being revealed has been placed.
 * @param owedTo a card for which it is revealed, such as an objective that will be guarded by the revealed card: this reveal comes before
 * reveals for no card, and the event has the card as `owedTo`
 */
export function revealAnother(owedTo?: GameCard): void {
  const reveals = waiting()
  const owed = reveals.filter((id) => id !== NOBODY)
  wait(owedTo ? [...owed, owedTo.id, ...reveals.slice(owed.length)] : [...reveals, NOBODY])
}

/** The most reveals that one card may cause: more than any encounter deck holds. */
const MOST_REVEALS = 200

/**
 * Reveals cards from the encounter deck, one at a time, each fully placed before the next.
 * Further reveals that they cause are stored in the state and made in a loop, never nested.
 * @param owedTo a card for which they are revealed, such as an objective that the scenario's setup places as guarded
 * @param revealer the player who reveals them, and further cards that they cause to be revealed: you by default
 * @returns the cards that were revealed, in order
 */
export function revealEncounterCards(count: number, owedTo?: GameCard, revealer: Player = you()): GameCard[] {
  const outer = waiting()
  wait(Array.from({ length: wholeAmount('revealEncounterCards', count) }, () => owedTo?.id ?? NOBODY))
  const revealed = revealWaiting(revealer)
  wait(outer)
  return revealed
}

/**
 * Reveals a given card, from any zone out of play, such as the top card of another deck: it is turned face up, its keywords and When
 * Revealed text resolve, and it goes to the staging area or the discard pile. Cards that it causes to be revealed, such as by surge, come
 * from the encounter deck after it. RR "Reveal"
 */
export function revealCard(card: GameCard | null | undefined, revealer: Player = you()): void {
  if (!card || card.inPlay || card.zone.name === 'resolving') return
  const outer = waiting()
  wait([])
  reveal(card, revealer)
  resetEncounterDeck()
  if (!isCutShort()) revealWaiting(revealer)
  wait(outer)
}

/**
 * Reveals cards from a deck of a system in the same way as cards of the encounter deck: keywords and "when revealed" effects resolve, and
 * each is placed before the next. Further cards that they cause to be revealed, such as by Surge, come from the encounter deck.
 * @param deck a deck of a system; an empty deck is reset first, if it has a discard pile of its own
 * @param revealer the player who reveals them; you by default
 * @param options `place`: moves each of these cards elsewhere than to the staging area; a card that it does not move goes to the staging
 * area
 * @returns the cards that were revealed, in order
 * @throws ScriptFault for a zone that no system in this game defines
 */
export function revealFrom(
  deck: TableSystemZone,
  count = 1,
  revealer: Player = you(),
  options: { readonly place?: (card: GameCard) => unknown } = {},
): GameCard[] {
  ownZone(deck)
  const outer = waiting()
  wait(Array.from({ length: wholeAmount('revealFrom', count) }, () => `${FROM}${deck}`))
  const revealed = revealWaiting(revealer, options.place)
  wait(outer)
  return revealed
}

/**
 * Makes all pending reveals, including those added meanwhile: each reveals the top card of the encounter deck, or of a deck of a system.
 */
function revealWaiting(revealer: Player, toPlace?: (card: GameCard) => unknown): GameCard[] {
  const t = table()
  const revealed: GameCard[] = []
  for (;;) {
    const [next, ...rest] = waiting()
    if (next === undefined) break
    // after a card that ended the phase, no further card is revealed
    if (revealed.length > 0 && isCutShort()) break
    wait(rest)
    const own = next.startsWith(FROM) ? next.slice(FROM.length) : undefined
    if (own === undefined) resetEncounterDeck()
    else resetOwnDeck(own)
    const card = t.zone(own ?? 'encounter-deck').top as GameCard | undefined
    // with a deck in which every card causes a further reveal, this would never end
    if (!card || revealed.length >= MOST_REVEALS) {
      if (own === undefined) tell('encounter-deck-empty', {})
      else tell('deck-empty', { zone: own })
      // reveals from another deck may be pending
      if (revealed.length < MOST_REVEALS && rest.some((one) => one !== next)) continue
      break
    }
    if (own === undefined) reveal(card, revealer, next === NOBODY ? undefined : (t.findCard(next) as GameCard | undefined))
    else reveal(card, revealer, undefined, toPlace)
    revealed.push(card)
    // resolve the last card to its end before the deck is reset
    resetEncounterDeck()
  }
  return revealed
}

/** The card that is being revealed, until all responses to its reveal are over; of nested reveals the innermost. RR "Reveal" */
export function cardBeingRevealed(): GameCard | undefined {
  return eventUnderWay('revealed')?.subject as GameCard | undefined
}

/**
 * The player who reveals the card that is being revealed. In the staging step the players reveal one card each, in player order; a card
 * revealed by an effect is revealed by the player who uses the effect; and further cards caused by a revealed card are revealed by the same
 * player. RR "Staging"
 */
export function revealingPlayer(): Player | undefined {
  return eventUnderWay('revealed')?.revealer as Player | undefined
}

/**
 * Reveals one card: turns it face up, resolves its keywords and When Revealed text, and places it.
 * A card whose reveal is cancelled completely goes to the discard pile and still counts as the card that was to be revealed for `owedTo`.
 */
function reveal(card: GameCard, revealer: Player, owedTo?: GameCard, toPlace?: (card: GameCard) => unknown): void {
  const t = table()
  const from = card.zone.name
  t.move(card, t.zone('resolving'))
  t.write(card, 'fields', 'face', undefined)
  tell('revealed', { card })
  const copy = copyInPlay(card)
  if (copy) {
    tell('unique-in-play', { card: copy })
    t.move(card, t.zone(pileOf(card)))
    return
  }
  const event = perform({
    kind: 'revealed',
    subject: card,
    owedTo,
    revealer,
    from,
    attacksBefore: attackRecords().length,
    resolver: (revealedEvent: GameEvent) => {
      useWord(card, 'when-revealed', revealedEvent)
      if (toPlace && card.zone.name === 'resolving') toPlace(card)
      place(card)
    },
  })
  if (event.fate !== 'happened' && card.zone.name === 'resolving') t.move(card, t.zone(pileOf(card)))
  // changes made during the reveal, such as a gained keyword, stay on the card until it is in its discard pile
  if (card.zone.id === pileOf(card)) wipe(card)
}

function place(card: GameCard): void {
  if (card.zone.name !== 'resolving') return
  const t = table()
  const { type } = card.facts
  if (type === 'treachery') t.move(card, t.zone(pileOf(card)))
  // a player card has no place among encounter cards, unless its own text placed it there
  else if (isOfPlayers(type as string)) perform({ kind: 'discarded', subject: card, from: 'resolving' })
  else addToStagingArea(card, 'revealed')
}

/**
 * Puts a card into the staging area, from wherever it is: "add it to", and "return it to the staging area". Adding is not revealing. A card
 * in play that is immune to the effect stays where it is. If a unique card is blocked, the story names the copy in play, since the card
 * itself may be hidden. RR "Add", "Immune"
 */
export function addToStagingArea(card: GameCard | null | undefined, how: 'put' | 'revealed' | 'set-up' = 'put'): void {
  if (!card || card.inStaging) return
  if (card.inPlay) {
    if (reaches(by(), card)) perform({ kind: 'entersStaging', subject: card })
    return
  }
  const copy = copyInPlay(card)
  if (copy) {
    tell('unique-in-play', { card: copy })
    return
  }
  together([
    { kind: 'entersPlay', subject: card, to: 'staging-area', how, controller: null },
    { kind: 'entersStaging', subject: card },
  ])
}
