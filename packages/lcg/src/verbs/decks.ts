import {
  chooseAtRandom,
  chooseCards,
  chooseOrder,
  type EventInit,
  type Json,
  mayKnow,
  perform,
  reference,
  restrict,
  seenBy,
  shuffle,
  table,
  tell,
  tellMove,
  tellOf,
  together,
  topDown,
  wipe,
  type Zone,
} from '@questwright/kernel'
import { discardShadowCards } from '../attack-steps.ts'
import { type GameCard, type Player, zoneCards } from '../cards.ts'
import { resetEncounterDeck } from '../encounter-deck.ts'
import type { EventOf } from '../events.ts'
import { deckOf, placeInVictoryDisplay } from '../leaving.ts'
import { reached, reaches } from '../reach.ts'
import { meetRepair } from '../repairs.ts'
import { revealEncounterCards } from '../reveal.ts'
import { playersInOrder, zoneTop } from '../round.ts'
import { whichPile } from '../which-pile.ts'
import type { PileName } from '../zones.ts'
import { asked, by, type Cards, chooser, listOfCards, type Maybe, wholeAmount, you } from './shared.ts'

/** Hands, decks, piles, and cards that are out of play. */

/** Draws cards from the top of a player's deck. @returns the cards that were drawn */
export function drawCards(player: Maybe<Player>, amount: number): readonly GameCard[] {
  if (wholeAmount('drawCards', amount) === 0 || !player || player.eliminated || player.deck.length === 0) return []
  const event = perform({ kind: 'drawn', subject: player, amount, cards: [] }) as EventOf<'drawn'>
  return event.cards
}

/**
 * Discards cards from play, hand or deck, at the same time.
 * @returns the cards that were discarded: not those that are immune, or that another effect kept
 */
export function discard(cards: Cards): readonly GameCard[] {
  const coming = reached(listOfCards(cards), by()).map((subject) => ({ kind: 'discarded', subject, from: subject.zone.name }))
  if (coming.length === 0) return []
  const { events } = together(coming)
  return events.flatMap((event) => (event.kind === 'discarded' && event.fate === 'happened' ? [event.subject as GameCard] : []))
}

/** Discards cards from a player's hand at random. */
export function discardAtRandom(player: Maybe<Player>, count: number): readonly GameCard[] {
  if (!player) return []
  const cards = chooseAtRandom(`discard ${player.id}`, player.hand, wholeAmount('discardAtRandom', count))
  discard(cards)
  return cards
}

/** Discards cards from the top of the encounter deck. @returns those cards */
export function discardFromEncounterDeck(count: number): GameCard[] {
  const gone: GameCard[] = []
  const most = wholeAmount('discardFromEncounterDeck', count)
  for (let i = 0; i < most; i++) {
    resetEncounterDeck()
    const card = zoneTop('encounter-deck')
    if (!card) break
    discard(card)
    gone.push(card)
  }
  resetEncounterDeck()
  return gone
}

/**
 * Discards cards from the top of a deck until one fits. In the quest phase an empty encounter deck is reset from its discard pile, and the
 * search goes on; it ends when nothing fits in the whole of that deck. RR "Running out of Cards"
 * @param fits may read the table, but must not ask a player
 * @returns the first card that it accepts, which is in the discard pile like the others; undefined if there is none
 */
export function discardUntil(from: Maybe<Player> | 'encounter', fits: (card: GameCard) => boolean): GameCard | undefined {
  const t = table()
  if (!from || (from !== 'encounter' && from.eliminated)) return undefined
  const deck: PileName = from === 'encounter' ? 'encounter-deck' : `${from.id}.deck`
  const renew = (): void => {
    if (from === 'encounter') resetEncounterDeck()
  }
  // go through the deck, and once more with the cards that were discarded before: by then every card was tested
  const size = zoneCards(deck).length
  let left = from === 'encounter' ? 2 * size + zoneCards('encounter-discard').length : size
  let found: GameCard | undefined
  for (; left > 0 && !found; left--) {
    renew()
    const card = zoneTop(deck)
    if (!card) break
    if (restrict(t, () => fits(card))) found = card
    discard(card)
  }
  renew()
  return found
}

/**
 * Discards cards from the top of a deck until this many of them fit. An encounter deck that runs out is made anew, as in `discardUntil`. RR "Running
 * out of Cards"
 * @param amount how many must fit; with 0, nothing is discarded
 * @param fits accepts the cards that count
 * @returns the cards that fit, which are in the discard pile like the others; fewer if the deck has no more
 * @throws WrongValue for an amount that is no whole number
 */
export function discardUntilSome(from: Maybe<Player> | 'encounter', amount: number, fits: (card: GameCard) => boolean): GameCard[] {
  const found: GameCard[] = []
  for (let left = wholeAmount('discardUntilSome', amount); left > 0; left--) {
    const card = discardUntil(from, (one) => !found.includes(one) && fits(one))
    if (!card) break
    found.push(card)
  }
  return found
}

/** Returns a card to its owner's hand, from play or a pile. Heroes in a discard pile stay there. RR "Hero Cards" */
export function returnToHand(card: Maybe): void {
  const owner = card?.owner
  if (!card || !owner || staysOut(card) || !reaches(by(), card)) return
  const to = `${owner.id}.hand`
  if (card.inPlay) perform({ kind: 'leavesPlay', subject: card, how: 'returned', to })
  else {
    tellOf('returned-to-hand', card, { seat: owner.id })
    wipe(card)
    table().move(card, table().zone(to))
  }
}

/** Whether the running effect can take a card from its zone: a card in play may be immune to it. RR "Immune" */
function canBeTaken(card: GameCard): boolean {
  return !card.inPlay || reaches(by(), card)
}

/** Whether no effect can move a card to hand or deck: a hero in a discard pile, and a two-sided card without a back. */
function staysOut(card: GameCard): boolean {
  return (card.isHero && card.zone.name === 'discard') || card.facts.back === 'none'
}

/**
 * Shuffles cards into their owners' decks, or into the encounter deck. Heroes in a discard pile, and cards without a back, stay where they
 * are.
 */
export function shuffleIntoDeck(cards: Cards): void {
  const t = table()
  const decks = new Set<string>()
  for (const card of listOfCards(cards)) {
    if (staysOut(card) || !canBeTaken(card)) continue
    const to = deckOf(card)
    if (card.inPlay) perform({ kind: 'leavesPlay', subject: card, how: 'shuffled', to })
    else {
      wipe(card)
      t.move(card, t.zone(to))
    }
    decks.add(to)
  }
  for (const deck of decks) perform({ kind: 'cardsShuffled', subject: t.findCard(deck.split('.')[0] as string), zone: deck })
}

/** Makes the player the owner of cards without an owner: from now on they go to that player's deck and piles. They stay in their zones. */
export function giveTo(player: Maybe<Player>, cards: Cards): void {
  if (!player) return
  for (const card of listOfCards(cards)) if (card.ownerName === null) table().write(card, 'fields', 'owner', player.id)
}

/** Shuffles a deck. */
export function shuffleDeck(player: Maybe<Player> | 'encounter'): void {
  if (!player) return
  perform({
    kind: 'cardsShuffled',
    subject: player === 'encounter' ? undefined : player,
    zone: player === 'encounter' ? 'encounter-deck' : `${player.id}.deck`,
  })
}

/** Sets a card aside, face up and out of play. */
export function setAside(card: Maybe): void {
  if (!card || !canBeTaken(card)) return
  tellMove('set-aside', card, {}, () => takeAway(card, 'set-aside'))
}

/** Removes a card from the game. RR "Removed from Game" */
export function removeFromGame(card: Maybe): void {
  if (!card || !canBeTaken(card)) return
  tellMove('removed-from-game', card, {}, () => takeAway(card, 'removed'))
}

/**
 * Adds a card to the victory display, from any zone. If the display has the maximum number of copies already, the card is discarded. RR
 * "Discard Pile and Victory Display"
 */
export function addToVictoryDisplay(card: Maybe): void {
  if (!card || card.zone.name === 'victory-display' || !reaches(by(), card)) return
  const t = table()
  const to = placeInVictoryDisplay(card)
  if (card.inPlay) perform({ kind: 'leavesPlay', subject: card, how: 'displayed', to })
  else {
    tellMove('added-to-victory-display', card, {}, () => {
      wipe(card)
      t.move(card, t.zone(to))
    })
  }
}

/** Sets a card aside, or removes it from the game, from any zone. */
function takeAway(card: GameCard, to: 'set-aside' | 'removed'): void {
  const t = table()
  if (card.inPlay) perform({ kind: 'leavesPlay', subject: card, how: 'removed', to })
  else {
    wipe(card)
    t.move(card, t.zone(to))
  }
}

/** The cards among these that can be searched: a deck may be closed. RR "Cannot" */
function searchable(searcher: Player, among: readonly GameCard[]): readonly GameCard[] {
  const seatOfDeck = ({ zone }: GameCard): string | null => (zone.name === 'deck' ? zone.seatName : null)
  const closed = new Set(
    [...new Set(among.map(seatOfDeck))].filter(
      (seat) => seat !== null && perform({ kind: 'searched', subject: table().findSeat(seat), searcher } as EventInit).fate !== 'happened',
    ),
  )
  return closed.size === 0 ? among : among.filter((card) => !closed.has(seatOfDeck(card)))
}

/**
 * A player searches cards of hidden piles: the player sees them all and may choose some that fit. It shuffles nothing: after moving the
 * found cards, shuffle the deck with `shuffleDeck`, unless the card says otherwise; a discard pile keeps its order. FAQ 1.21
 * @returns the chosen cards, still in their zones
 */
export function search(
  searcher: Maybe<Player>,
  within: readonly GameCard[],
  fits: (card: GameCard) => boolean,
  options: { readonly most?: number; readonly must?: 'if-able'; readonly as?: string } = {},
): GameCard[] {
  if (!searcher) return []
  const among = searchable(searcher, within)
  if (within.length > 0 && among.length === 0) return []
  const t = table()
  t.run.onChange?.()
  for (const card of among) if (!seenBy(card).includes(searcher.id)) t.write(card, 'fields', 'seenBy', [...seenBy(card), searcher.id])
  tell('searched', { seat: searcher.id, amount: among.length })
  const fitting = restrict(t, () => among.filter((card) => fits(card)))
  const most = options.most ?? 1
  const taken = chooseCards({
    who: searcher as GameCard,
    name: options.as ?? 'search',
    parts: asked(options.as),
    from: () => fitting,
    least: options.must ? Math.min(most, fitting.length) : 0,
    most,
  })
  for (const card of among) if (!taken.includes(card)) t.write(card, 'fields', 'seenBy', undefined)
  return taken
}

/**
 * "Each player searches the encounter deck for a different …": in player order, each player chooses 1 card that fits and that is no copy of a card
 * which an earlier player found. A player for whom there is none finds nothing. No deck is shuffled. FAQ 1.21
 * @param within the cards among which a player searches; called again for each player
 * @param fits accepts the cards that may be found
 * @returns the found cards in player order; they stay where they are
 */
export function eachPlayerFinds(within: () => readonly GameCard[], fits: (card: GameCard) => boolean): GameCard[] {
  const found: GameCard[] = []
  for (const player of playersInOrder()) {
    const isOther = (card: GameCard): boolean => !found.some((one) => one === card || one.isCopyOf(card))
    found.push(...search(player, within(), (card) => fits(card) && isOther(card), { must: 'if-able' }))
  }
  return found
}

/** Moves a card into a player's hand. Other players see which card it is only if it was open before. */
export function addToHand(card: Maybe, player: Maybe<Player>): void {
  if (!card || !player) return
  const t = table()
  const knowing = t.seats.filter(({ id }) => id === player.id || mayKnow(card, [id])).map(({ id }) => id)
  if (card.underneath) wipe(card)
  t.write(card, 'fields', 'seenBy', undefined)
  t.move(card, t.zone(`${player.id}.hand`))
  tell(
    'added-to-hand',
    { seat: player.id, known: 'no' },
    { seats: knowing, parts: { known: 'yes', card: { card: card.id, code: card.code } } },
  )
}

/**
 * A player looks at hidden cards: they are known to that player from now on, and to no other player. Nothing changes for cards that the
 * player knows already.
 */
export function lookAt(looker: Maybe<Player>, cards: Cards): void {
  if (!looker) return
  const t = table()
  const unknown = listOfCards(cards).filter((card) => !mayKnow(card, [looker.id]))
  if (unknown.length === 0) return
  t.run.onChange?.()
  for (const card of unknown) t.write(card, 'fields', 'seenBy', [...seenBy(card), looker.id])
  const seen = listOfCards(cards).map(reference)
  tell(
    'looked-at',
    { seat: looker.id, amount: seen.length, known: 'no' },
    { seats: [looker.id], parts: { known: 'yes', cards: seen as unknown as Json } },
  )
}

/**
 * Mixes face-down cards of one zone: they exchange places at random, so that no player knows which is which. Cards and tokens on a card
 * move with it. Face-up cards, and cards in another zone than the first one, stay where they are.
 */
export function mixUp(cards: Cards): void {
  const hidden = listOfCards(cards).filter((card, _at, [first]) => card.face === 'down' && card.zone === first?.zone)
  const [first] = hidden
  if (!first || hidden.length < 2) return
  shuffle(first.zone, hidden)
  tell('mixed-up', { amount: hidden.length })
}

/** Puts an encounter card from out of play on top of the encounter deck. Shadow cards that were dealt to it are discarded. */
export function putOnEncounterDeck(card: Maybe): void {
  if (!card || card.inPlay) return
  const t = table()
  tellOf('put-on-encounter-deck', card)
  discardShadowCards(card)
  wipe(card)
  t.move(card, t.zone('encounter-deck'))
}

/** The deck to which a card is moved: the deck in which it is, else its owner's deck. */
function deckFor(card: GameCard): Zone {
  const { zone } = card
  return zone.name.endsWith('deck') ? zone : table().zone(deckOf(card))
}

/** Moves a card into a deck from any zone. Players who can see it now know its place there. @returns whether it is in that deck */
function bringIntoDeck(card: GameCard, deck: Zone, at: 'top' | 'bottom'): boolean {
  const t = table()
  const knowing = t.seats.filter((seat) => mayKnow(card, [seat.id])).map((seat) => seat.id)
  if (card.inPlay) perform({ kind: 'leavesPlay', subject: card, how: 'put-into-deck', to: deck.id, at })
  else {
    discardShadowCards(card)
    wipe(card)
    t.move(card, deck, at === 'top' ? deck.size : 0)
  }
  if (card.zone !== deck) return false
  if (knowing.length > 0) t.write(card, 'fields', 'seenBy', knowing)
  return true
}

/** Puts a card on the bottom of the deck in which it is; from any other zone, of its owner's deck. Heroes in a discard pile stay there. */
export function putOnBottom(card: Maybe): void {
  if (!card || staysOut(card) || !canBeTaken(card)) return
  const deck = deckFor(card)
  if (card.zone === deck) table().move(card, deck, 0)
  else if (!bringIntoDeck(card, deck, 'bottom')) return
  tell(
    'put-on-bottom',
    { seat: you().id, known: 'no', ...whichPile(deck) },
    { seats: seenBy(card), parts: { known: 'yes', card: reference(card) } },
  )
}

/**
 * Puts cards on top of the deck in which they are, or from any other zone on their owner's deck, in an order that you choose, the topmost
 * first: only you know the order, if you know the cards. A single card has no order, so players who knew it still know it, and no other
 * player does. Heroes in a discard pile stay there.
 * @param options `by`: another player who does it
 */
export function putOnTop(cards: Cards, options: { readonly by?: Player } = {}): void {
  const t = table()
  const list = listOfCards(cards).filter((card) => !staysOut(card) && canBeTaken(card))
  if (list.length === 0) return
  const player = chooser(options.by)
  const decks = new Set<Zone>()
  for (const card of chooseOrder(player as GameCard, 'order-on-top', list).reverse()) {
    const deck = deckFor(card)
    decks.add(deck)
    if (card.zone !== deck) bringIntoDeck(card, deck, 'top')
    else {
      const before = seenBy(card)
      const knowing = list.length === 1 ? before : before.includes(player.id) ? [player.id] : []
      if (knowing.length !== 1 || knowing[0] !== player.id) meetRepair('known-on-top')
      t.write(card, 'fields', 'seenBy', knowing.length > 0 ? knowing : undefined)
      t.move(card, deck)
    }
  }
  const [deck] = decks
  tell('put-on-top', { seat: player.id, amount: list.length, ...(deck && decks.size === 1 ? whichPile(deck) : { whose: 'owners' }) })
}

/** A player looks at the top cards of a pile and puts them back in any order. @returns those cards, the topmost first */
export function lookAtAndReorder(looker: Maybe<Player>, pile: PileName, count: number): GameCard[] {
  if (!looker) return []
  const top = topCards(pile, count)
  lookAt(looker, top)
  putOnTop(top, { by: looker })
  return topCards(pile, top.length)
}

/** The top cards of a pile, topmost first: of `encounter-deck` and the like, or of a player: `${player.id}.deck`. */
export function topCards(pile: PileName, count: number): GameCard[] {
  return topDown(table().zone(pile)).slice(0, wholeAmount('topCards', count)) as GameCard[]
}

/** Reveals the top card of the encounter deck. @returns it */
export function revealTopCard(): GameCard | undefined {
  return revealEncounterCards(1)[0]
}
