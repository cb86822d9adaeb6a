import {
  ask,
  chance,
  chooseAtRandom,
  chooseCards,
  chooseNumber,
  chooseOptions,
  chooseOrder,
  confirm as confirmAs,
  couldChange,
  distribute,
  type EventInit,
  endGame,
  isPrevented,
  type Json,
  type JsonObject,
  mayKnow,
  perform,
  reference,
  runInline,
  seenBy,
  startDelayed,
  startLasting,
  table,
  tell,
  together,
} from '@questwright/kernel'
import { attackTargets, discardShadowCards } from './attack-steps.ts'
import { type GameCard, Player, zoneCards } from './cards.ts'
import { wipe } from './event-kinds.ts'
import type { EventKind, EventOf, Facedown } from './events.ts'
import { entersUnattached, enterUnattached, hostsFor } from './hosts.ts'
import { isPlayerCard, mayBear, reached, reaches } from './reach.ts'
import { resetEncounterDeck, revealEncounterCards } from './reveal.ts'
import {
  activeLocation,
  currentAttack,
  currentAttackRecord,
  currentQuest,
  firstPlayer,
  type Phase,
  phase,
  playersInOrder,
  zoneTop,
} from './round.ts'
import { canEnterPlay } from './unique.ts'

/** What cards do. Each verb asks whether it reaches its cards and whether anything would change, and tells its caller what happened. */

function by() {
  return table().doing?.card ?? null
}

function you(): Player {
  return (table().doing?.you as Player | undefined) ?? firstPlayer()
}

/** What a verb falls on: one card, several, or none, such as the host of a card that is not attached. */
export type Cards = GameCard | readonly GameCard[] | null | undefined

function listOfCards(cards: Cards): readonly GameCard[] {
  return cards === undefined || cards === null ? [] : Array.isArray(cards) ? (cards as readonly GameCard[]) : [cards as GameCard]
}

function happen(inits: readonly EventInit[]): number {
  if (inits.length === 0) return 0
  return together(inits).events.filter((event) => event.fate === 'happened').length
}

// ── choosing ────────────────────────────────────────────────

export interface ChooseOptions {
  /** Who chooses; you, if not said. */
  readonly by?: Player
  /** A slug for what is chosen, shown as a sentence from the catalogue. */
  readonly as?: string
}

/** Chooses one of these cards: a target. Undefined when there is none. RR "Choose" */
export function choose<C extends GameCard>(cards: readonly C[], options: ChooseOptions = {}): C {
  return chooseSome(cards, 1, options)[0] as C
}

/** Chooses so many of these cards, or as many as there are. */
export function chooseSome<C extends GameCard>(cards: readonly C[], count: number, options: ChooseOptions = {}): C[] {
  const able = reached(cards, by())
  return chooseCards({
    who: (options.by ?? you()) as GameCard,
    name: options.as ?? 'choose',
    from: () => able,
    least: Math.min(count, able.length === 0 ? count : able.length),
    most: count,
  }) as C[]
}

/** Chooses up to so many of these cards, or none. */
export function chooseUpTo<C extends GameCard>(cards: readonly C[], most: number, options: ChooseOptions = {}): C[] {
  const able = reached(cards, by())
  if (able.length === 0) return []
  return chooseCards({
    who: (options.by ?? you()) as GameCard,
    name: options.as ?? 'choose-up-to',
    from: () => able,
    least: 0,
    most,
  }) as C[]
}

/** Chooses one of several things to do, among those that could change the game. */
export function chooseOne(modes: { readonly [slug: string]: () => unknown }, options: ChooseOptions = {}): unknown {
  const slugs = Object.keys(modes)
  const open = slugs.filter((slug) => couldChange(modes[slug] as () => unknown))
  const [chosen] = chooseOptions({
    who: options.by ?? you(),
    name: options.as ?? 'choose-one',
    options: () => open.map((slug) => ({ key: slug, label: { code: `mode.${slug}`, parts: {} } })),
  })
  return chosen === undefined ? undefined : modes[chosen]?.()
}

/** "May": asks whether to do it. @returns whether it was done */
export function may(deed: () => unknown, options: ChooseOptions = {}): boolean {
  if (!couldChange(deed)) return false
  if (!confirmAs(options.by ?? you(), options.as ?? 'may')) return false
  deed()
  return true
}

/** Chooses a number from a range. */
export function chooseAmount(least: number, most: number, options: ChooseOptions = {}): number {
  const values = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  return chooseNumber(options.by ?? you(), options.as ?? 'choose-number', values)
}

/** Chooses a player. */
export function choosePlayer(players: readonly Player[] = playersInOrder(), options: ChooseOptions = {}): Player {
  return choose(players, { as: 'choose-player', ...options })
}

/** Does something for each player that still plays, in player order. */
export function eachPlayer(deed: (player: Player) => unknown): void {
  for (const player of playersInOrder()) if (!player.eliminated) deed(player)
}

/** Each player, in player order, chooses so many of the cards that fall to them, or as many as there are. @returns all that were chosen */
export function eachPlayerChooses(
  cardsOf: (player: Player) => readonly GameCard[],
  options: { readonly as?: string; readonly count?: number } = {},
): GameCard[] {
  return playersInOrder().flatMap((player) =>
    chooseSome(cardsOf(player), options.count ?? 1, { by: player, ...(options.as ? { as: options.as } : {}) }),
  )
}

/** Spreads an amount over cards as the chooser likes. */
export function spread(
  amount: number,
  cards: readonly GameCard[],
  options: ChooseOptions = {},
): { readonly card: GameCard; readonly amount: number }[] {
  const shares = distribute(options.by ?? you(), options.as ?? 'distribute', amount, () => cards.map((card) => ({ card, most: amount })))
  return cards.map((card) => ({ card, amount: shares[card.id] ?? 0 })).filter((share) => share.amount > 0)
}

// ── damage ──────────────────────────────────────────────────

/** Deals damage to one card, or the same to several at the same time. RR "Damage" */
export function dealDamage(cards: Cards, amount: number): void {
  if (amount <= 0) return
  happen(
    reached(listOfCards(cards), by())
      .filter((card) => card.inPlay || card.isBeingRevealed)
      .map((subject) => ({ kind: 'damaged', subject, amount, from: 'effect' })),
  )
}

/** Takes so much off damage that is about to be dealt; damage of which nothing is left is not dealt. RR "Damage" */
export function preventDamage(event: EventOf<'damaged'>, amount: number): void {
  const prevented = Math.min(event.amount, amount)
  if (event.fate !== 'coming' || prevented <= 0) return
  if (prevented === event.amount) {
    event.cancel()
    return
  }
  table().onChange?.()
  event.amount -= prevented
}

/** Those among the cards that can be damaged: who cannot be damaged cannot be chosen for damage. RR "Cannot" */
export function damageable<C extends GameCard>(cards: readonly C[]): C[] {
  return cards.filter((subject) => !isPrevented({ kind: 'damaged', subject, amount: 1, from: 'effect' }))
}

/** Heals damage: so much on each card, or all of it. @returns how much */
export function heal(cards: Cards, amount: number | 'all'): number {
  const hurt = reached(listOfCards(cards), by()).filter((card) => card.inPlay && card.damage > 0)
  const share = (card: GameCard): number => (amount === 'all' ? card.damage : Math.min(card.damage, amount))
  const healed = hurt.reduce((sum, card) => sum + share(card), 0)
  happen(hurt.map((subject) => ({ kind: 'healed', subject, amount: share(subject) })))
  return healed
}

/** Destroys cards. */
export function destroy(cards: Cards): void {
  happen(
    reached(listOfCards(cards), by())
      .filter((card) => card.inPlay)
      .map((subject) => ({ kind: 'destroyed', subject })),
  )
}

// ── ready and exhausted ─────────────────────────────────────

/** Readies exhausted cards. */
export function ready(cards: Cards): void {
  happen(
    reached(listOfCards(cards), by())
      .filter((card) => card.inPlay && card.exhausted)
      .map((subject) => ({ kind: 'readied', subject, during: 'effect' })),
  )
}

/** Exhausts ready cards. @returns how many were exhausted */
export function exhaust(cards: Cards): number {
  return happen(
    reached(listOfCards(cards), by())
      .filter((card) => card.inPlay && card.ready)
      .map((subject) => ({ kind: 'exhausted', subject })),
  )
}

// ── resources, progress, threat ─────────────────────────────

/** Adds resources from the bank to a hero's pool. RR "Adding" */
export function addResources(hero: GameCard | null | undefined, amount: number): void {
  if (!hero?.inPlay || amount <= 0 || !reaches(by(), hero)) return
  perform({ kind: 'resourcesGained', subject: hero, amount, how: 'added' })
}

/** Moves resources from one pool to another: the receiving hero gains them, and none are added. FAQ 1.25 */
export function moveResources(from: GameCard | null | undefined, to: GameCard | null | undefined, amount: number): void {
  const moved = Math.min(from?.resources ?? 0, amount)
  if (!from || !to?.inPlay || from === to || moved <= 0 || reached([from, to], by()).length < 2) return
  perform({ kind: 'resourcesGained', subject: to, amount: moved, how: 'moved', from })
}

/** Places tokens of any sort on a card. */
export function placeTokens(card: GameCard, token: string, amount: number): void {
  if (amount > 0 && reaches(by(), card)) perform({ kind: 'tokensPlaced', subject: card, token, amount })
}

/** Takes resources out of a hero's pool. */
export function loseResources(hero: GameCard | undefined, amount: number): void {
  if (!hero) return
  const lost = Math.min(hero.resources, amount)
  if (lost > 0 && reaches(by(), hero)) perform({ kind: 'resourcesSpent', subject: hero, amount: lost })
}

/** Places progress on locations, at the same time. */
export function placeProgressOn(cards: Cards, amount: number): void {
  if (amount <= 0) return
  happen(
    reached(listOfCards(cards), by())
      .filter((card) => card.inPlay)
      .map((subject) => ({ kind: 'progressPlaced', subject, amount })),
  )
}

/** Places progress on the current quest: the active location takes it first, up to its quest points. RR "Active Location" */
export function placeProgress(amount: number, way: 'by-location' | 'bypassing' = 'by-location'): void {
  if (amount <= 0) return
  const quest = currentQuest()
  const location = way === 'bypassing' ? undefined : activeLocation()
  const onLocation = location ? Math.min(amount, Math.max(0, location.questPoints - location.progress)) : 0
  const onQuest = amount - onLocation
  const placed: EventInit[] = []
  if (location && onLocation > 0 && reaches(by(), location)) placed.push({ kind: 'progressPlaced', subject: location, amount: onLocation })
  if (quest && onQuest > 0) placed.push({ kind: 'progressPlaced', subject: quest, amount: onQuest })
  happen(placed)
}

/** Removes progress from a card, never from another in its place. */
export function removeProgress(card: GameCard, amount: number): void {
  const removed = Math.min(card.progress, amount)
  if (removed > 0 && reaches(by(), card)) perform({ kind: 'progressRemoved', subject: card, amount: removed })
}

/** The players travel to a location outside the travel step: its travel text is not resolved. No card makes them travel past an active location. */
export function travelTo(location: GameCard | undefined): void {
  if (location?.isLocation && location.inStaging && !activeLocation() && reaches(by(), location))
    perform({ kind: 'travels', subject: location, player: firstPlayer() })
}

/** Raises the threat of players, at the same time. */
export function raiseThreat(players: Player | readonly Player[], amount: number): void {
  if (amount <= 0) return
  happen(
    (listOfCards(players) as readonly Player[])
      .filter((player) => !player.eliminated)
      .map((subject) => ({ kind: 'threatRaised', subject, amount })),
  )
}

/** Lowers the threat of players, never below 0. */
export function lowerThreat(players: Player | readonly Player[], amount: number): void {
  if (amount <= 0) return
  happen(
    (listOfCards(players) as readonly Player[])
      .filter((player) => !player.eliminated && player.threat > 0)
      .map((subject) => ({ kind: 'threatLowered', subject, amount })),
  )
}

// ── cards in hands, decks and piles ─────────────────────────

/** Draws cards from the top of a player's deck. @returns the cards that were drawn */
export function drawCards(player: Player, amount: number): readonly GameCard[] {
  if (amount <= 0 || player.eliminated || player.deck.length === 0) return []
  const event = perform({ kind: 'drawn', subject: player, amount, cards: [] }) as EventOf<'drawn'>
  return event.cards
}

/** Discards cards from play, hand or deck. */
export function discard(cards: Cards): void {
  happen(reached(listOfCards(cards), by()).map((subject) => ({ kind: 'discarded', subject, from: subject.zone.name })))
}

/** Discards cards from a player's hand at random. */
export function discardAtRandom(player: Player, count: number): readonly GameCard[] {
  const cards = chooseAtRandom(`discard ${player.id}`, player.hand, count)
  discard(cards)
  return cards
}

/** Discards cards from the top of the encounter deck. @returns those cards */
export function discardFromEncounterDeck(count: number): GameCard[] {
  const gone: GameCard[] = []
  for (let i = 0; i < count; i++) {
    resetEncounterDeck()
    const card = zoneTop('encounter-deck')
    if (!card) break
    discard(card)
    gone.push(card)
  }
  resetEncounterDeck()
  return gone
}

/** Returns a card to its owner's hand, from play or a pile. Heroes that lie in a discard pile stay there. RR "Hero Cards" */
export function returnToHand(card: GameCard): void {
  const owner = card.owner
  if (!owner || isLostHero(card) || !reaches(by(), card)) return
  const to = `${owner.id}.hand`
  if (card.inPlay) perform({ kind: 'leavesPlay', subject: card, how: 'returned', to })
  else {
    tell('returned-to-hand', { card, seat: owner.id })
    wipe(card)
    table().move(card, table().zone(to))
  }
}

/** Whether it is a hero in a discard pile: nothing moves such a card to hand or deck. */
function isLostHero(card: GameCard): boolean {
  return card.isHero && card.zone.name === 'discard'
}

/** Shuffles cards into their owners' decks, or into the encounter deck. Heroes that lie in a discard pile stay there. */
export function shuffleIntoDeck(cards: readonly GameCard[]): void {
  const t = table()
  const decks = new Set<string>()
  for (const card of cards) {
    if (isLostHero(card)) continue
    const to = card.owner ? `${card.owner.id}.deck` : 'encounter-deck'
    if (card.inPlay) perform({ kind: 'leavesPlay', subject: card, how: 'shuffled', to })
    else {
      wipe(card)
      t.move(card, t.zone(to))
    }
    decks.add(to)
  }
  for (const deck of decks) perform({ kind: 'cardsShuffled', subject: t.findCard(deck.split('.')[0] as string), zone: deck })
}

/** Shuffles a deck. */
export function shuffleDeck(player: Player | 'encounter'): void {
  perform({
    kind: 'cardsShuffled',
    subject: player === 'encounter' ? undefined : player,
    zone: player === 'encounter' ? 'encounter-deck' : `${player.id}.deck`,
  })
}

/** Sets a card aside, face up and out of play. */
export function setAside(card: GameCard): void {
  tell('set-aside', { card })
  takeAway(card, 'set-aside')
}

// ── face down ───────────────────────────────────────────────

/**
 * Turns a card face down: until it is turned up or leaves play it is what is said here, and nothing that it prints holds. In play it keeps
 * what lies on it, and those who could see it know it still; a card from a deck or hand is known to nobody, not by what is told of it either.
 * One that comes into play face down is turned first, where it lies, and then put there: `turnFacedown(card, { name: 'lurker', type: 'enemy', … })`,
 * `engage(card, player)`. RR "Card Types": what has become of another type is of no other.
 */
export function turnFacedown(card: GameCard, as: Facedown): void {
  if (reaches(by(), card)) perform({ kind: 'turnsFacedown', subject: card, as })
}

/** Turns a card up that was turned face down. One that is not in play is hidden again as the cards around it are. */
export function turnFaceup(card: GameCard): void {
  if (card.disguise && reaches(by(), card)) perform({ kind: 'turnsFaceup', subject: card })
}

/** Takes a card out of the game. RR "Removed from Game" */
export function removeFromGame(card: GameCard): void {
  tell('removed-from-game', { card })
  takeAway(card, 'removed')
}

/** From wherever it is to where no rule reaches. */
function takeAway(card: GameCard, to: 'set-aside' | 'removed'): void {
  const t = table()
  if (card.inPlay) perform({ kind: 'leavesPlay', subject: card, how: 'removed', to })
  else {
    wipe(card)
    t.move(card, t.zone(to))
  }
}

/**
 * Searches cards of hidden piles: the searcher sees them all and may take some that fit.
 * @returns the cards taken; they still lie where they were
 */
export function search(
  searcher: Player,
  among: readonly GameCard[],
  fits: (card: GameCard) => boolean,
  options: { readonly most?: number; readonly must?: 'if-able'; readonly as?: string } = {},
): GameCard[] {
  const t = table()
  t.onChange?.()
  for (const card of among) if (!seenBy(card).includes(searcher.id)) t.write(card, 'fields', 'seenBy', [...seenBy(card), searcher.id])
  tell('searched', { seat: searcher.id, amount: among.length })
  const fitting = among.filter(fits)
  const most = options.most ?? 1
  const taken = chooseCards({
    who: searcher as GameCard,
    name: options.as ?? 'search',
    from: () => fitting,
    least: options.must ? Math.min(most, fitting.length) : 0,
    most,
  })
  for (const card of among) if (!taken.includes(card)) t.write(card, 'fields', 'seenBy', undefined)
  return taken
}

/** Moves a card into a player's hand. Others see it only when it was open before. */
export function addToHand(card: GameCard, player: Player): void {
  const t = table()
  t.write(card, 'fields', 'seenBy', undefined)
  t.move(card, t.zone(`${player.id}.hand`))
  tell('added-to-hand', { seat: player.id }, { seats: [player.id], parts: { card: { card: card.id, code: card.code } } })
}

/** A player looks at hidden cards: they are known to that player from then on, and to nobody else. What is known already is looked at in vain. */
export function lookAt(looker: Player, cards: Cards): void {
  const t = table()
  const unknown = listOfCards(cards).filter((card) => !mayKnow(card, [looker.id]))
  if (unknown.length === 0) return
  t.onChange?.()
  for (const card of unknown) t.write(card, 'fields', 'seenBy', [...seenBy(card), looker.id])
  const seen = listOfCards(cards).map(reference)
  tell(
    'looked-at',
    { seat: looker.id, amount: seen.length, known: 'no' },
    { seats: [looker.id], parts: { known: 'yes', cards: seen as unknown as Json } },
  )
}

/** Puts an encounter card that is out of play on top of the encounter deck. Shadow cards that it was dealt are discarded. */
export function putOnEncounterDeck(card: GameCard): void {
  if (card.inPlay) return
  const t = table()
  tell('put-on-encounter-deck', { card })
  discardShadowCards(card)
  wipe(card)
  t.move(card, t.zone('encounter-deck'))
}

/** Moves a card of a deck to the bottom of that deck. */
export function putOnBottom(card: GameCard): void {
  const t = table()
  t.move(card, card.zone, 0)
  tell('put-on-bottom', { seat: you().id, known: 'no' }, { seats: seenBy(card), parts: { known: 'yes', card: reference(card) } })
}

/** Puts cards of a deck back on its top in the order that you like, the topmost first: you alone know it. */
export function putOnTop(cards: readonly GameCard[]): void {
  const t = table()
  if (cards.length === 0) return
  for (const card of chooseOrder(you() as GameCard, 'order-on-top', cards).reverse()) {
    t.write(card, 'fields', 'seenBy', [you().id])
    t.move(card, card.zone)
  }
  tell('put-on-top', { seat: you().id, amount: cards.length })
}

/** The top cards of a pile, topmost first. */
export function topCards(zone: string, count: number): GameCard[] {
  return zoneCards(zone).reverse().slice(0, count)
}

// ── entering play ───────────────────────────────────────────

/**
 * Puts a card into play: no cost, no playing. An attachment goes to a card that its text allows, which its controller chooses.
 * A blocked unique card, an attachment without such a card and an event stay where they are. RR "Play and Put into Play", "Event Cards"
 */
export function putIntoPlay(card: GameCard, controller: Player): boolean {
  if (!canEnterPlay(card) || card.facts.type === 'event' || controller.eliminated) return false
  if (card.facts.type === 'attachment') {
    if (entersUnattached(card)) return enterUnattached(card, controller, 'put')
    const [host] = chooseCards({ who: controller as GameCard, name: 'choose-host', from: () => hostsFor(card) })
    return host !== undefined && attach(card, host, host.controller ?? controller)
  }
  perform({ kind: 'entersPlay', subject: card, to: `${controller.id}.play-area`, how: 'put', controller })
  return card.inPlay
}

/** Puts a location into play as an active location, beside one that is there: only where its text says so. RR "Golden Rules" */
export function addActiveLocation(location: GameCard): void {
  if (location.isActiveLocation || location.facts.type !== 'location' || !reaches(by(), location)) return
  if (location.inPlay) table().move(location, table().zone('active-location'))
  else perform({ kind: 'entersPlay', subject: location, to: 'active-location', how: 'put', controller: null })
}

/** Attaches a card to another, from wherever it is. A blocked unique card stays where it is. */
export function attach(card: GameCard, host: GameCard, controller: Player | null = card.controller): boolean {
  const t = table()
  if (!reaches(by(), host) || !host.inPlay || !mayBear(host, card) || (!card.inPlay && !canEnterPlay(card))) return false
  t.write(card, 'fields', 'controller', controller?.id)
  t.write(card, 'fields', 'face', undefined)
  const wasInPlay = card.inPlay
  const init: EventInit = { kind: 'attached', subject: card, host }
  if (wasInPlay) perform(init)
  else together([init, { kind: 'entersPlay', subject: card, to: `${host.id}/attachments`, how: 'put', controller }])
  return card.zone.host === host
}

/** Attaches a card to a player's deck, from wherever it is: in play, controlled by nobody, and no card of that deck. */
export function attachToDeck(card: GameCard, player: Player): void {
  if (player.eliminated || card.onDeckOf === player) return
  const to = `${player.id}.deck-attachments`
  if (card.inPlay) table().move(card, table().zone(to))
  else perform({ kind: 'entersPlay', subject: card, to, how: 'put', controller: null })
  tell('attached-to-deck', { card, seat: player.id })
}

/** Gives control of an objective to a player who claims it. @returns whether it was claimed */
export function claim(objective: GameCard, player: Player): boolean {
  if (!objective.inPlay) return false
  takeControl(objective, player)
  return objective.controller === player
}

/** Gives control of a card to a player. */
export function takeControl(card: GameCard, player: Player): void {
  if (card.controller !== player && reaches(by(), card)) perform({ kind: 'controlTaken', subject: card, by: player })
}

/** Makes a card one of another type until it leaves play: it loses its own type and works like any card of the new one. RR "Card Types" */
export function turnInto(card: GameCard | undefined, type: 'ally' | 'enemy' | 'location'): void {
  if (card?.inPlay && card.type !== type && reaches(by(), card)) perform({ kind: 'typeChanged', subject: card, type })
}

/** Makes an enemy engage a player. One that is not in play comes into play engaged with that player, which is engaging too. RR "Engaged" */
export function engage(enemy: GameCard | undefined, player: Player): void {
  if (!enemy || enemy.engagedWith === player || player.eliminated || !reaches(by(), enemy)) return
  const init: EventInit = { kind: 'engages', subject: enemy, player, how: 'effect' }
  if (enemy.inPlay) perform(init)
  else if (canEnterPlay(enemy) && !isPrevented(init)) {
    const how = enemy.zone.name === 'resolving' ? 'revealed' : 'put'
    together([{ kind: 'entersPlay', subject: enemy, to: `${player.id}.engaged`, how, controller: null }, init])
  }
}

/** Returns an engaged enemy to the staging area. */
export function returnToStaging(enemy: GameCard | undefined): void {
  if (enemy && !enemy.inStaging && reaches(by(), enemy)) perform({ kind: 'entersStaging', subject: enemy })
}

/** Removes a character from the quest; it stays exhausted. */
export function removeFromQuest(character: GameCard | undefined): void {
  if (character?.committed && reaches(by(), character)) perform({ kind: 'leavesQuest', subject: character })
}

/** Reveals the top card of the encounter deck. @returns it */
export function revealTopCard(): GameCard | undefined {
  return revealEncounterCards(1)[0]
}

/** Deals further shadow cards to an enemy. */
export function dealShadowCard(enemy: GameCard, count = 1): void {
  for (let i = 0; i < count; i++) perform({ kind: 'shadowDealt', subject: enemy, card: undefined })
}

/**
 * An enemy attacks at once: all steps of an attack with their windows. A shadow card that turns out to be an attacker leaves the
 * enemy to which it was dealt and attacks from out of play, where nothing deals damage to it; its text says where it goes afterwards.
 * @param against a player, or a character: its controller is attacked, and what nobody defends against falls on that character (FAQ 1.41)
 */
export function makeAttack(enemy: GameCard, against: Player | GameCard): void {
  if (!enemy.inPlay && enemy.zone.name !== 'resolving' && enemy.zone.name !== 'shadow') return
  const player = against instanceof Player ? against : against.controller
  if (!player || player.eliminated || isPrevented({ kind: 'attacks', subject: enemy, player })) return
  const t = table()
  t.onChange?.()
  if (enemy.zone.name === 'shadow') {
    t.write(enemy, 'fields', 'fromShadow', 'yes')
    t.move(enemy, t.zone('resolving'))
  }
  runInline('6.4b', { enemy: enemy.id, player: player.id, origin: 'effect', ...(against === player ? {} : { target: against.id }) })
}

/**
 * A player attacks an enemy at once with these characters, who exhaust if a cost has not exhausted them: all steps of an attack with
 * their windows. It does not use up the attack of the round on that enemy (FAQ 1.11).
 */
export function makePlayerAttack(player: Player, enemy: GameCard, attackers: Cards): void {
  const able = listOfCards(attackers).filter((card) => card.inPlay)
  if (!enemy.inPlay || able.length === 0 || !reaches(by(), enemy)) return
  table().onChange?.()
  runInline('6.8b', { player: player.id, enemy: enemy.id, attackers: able.map((card) => card.id), origin: 'effect' })
}

/** Whether nothing keeps an enemy from attacking a player. RR "Cannot" */
export function canAttack(enemy: GameCard, player: Player): boolean {
  return !isPrevented({ kind: 'attacks', subject: enemy, player })
}

/**
 * A character is declared as an attacker at once, against an enemy that it may attack by the rules. That enemy is no target of the card that
 * allows it: an enemy that is immune to it can be named, too (FAQ 1.47).
 */
export function declareAttack(attacker: GameCard | undefined): void {
  const player = attacker?.inPlay ? attacker.controller : null
  const targets = attacker && player ? attackTargets(attacker) : []
  if (!attacker || !player || targets.length === 0) return
  const [enemy] = chooseCards({ who: player as GameCard, name: 'choose-enemy-to-attack', from: () => targets })
  table().onChange?.()
  if (enemy) runInline('6.8b', { player: player.id, enemy: enemy.id, attackers: [attacker.id], origin: 'effect' })
}

/** Declares one more defender of the enemy attack that is being made, which exhausts. RR "Multiple Defenders" */
export function joinDefence(character: GameCard | undefined): void {
  const attack = currentAttack()
  if (!attack || !character?.inPlay || attack.defenders.includes(character) || !reaches(by(), character)) return
  const defends: EventInit = { kind: 'defends', subject: character, attacker: attack.enemy }
  happen(character.ready ? [{ kind: 'exhausted', subject: character }, defends] : [defends])
}

// ── memory ──────────────────────────────────────────────────

/** Notes something on a card, where scripts find it again with `card.memory(name)`. It is forgotten when the card leaves play. */
export function remember(card: GameCard, name: string, value: Json): void {
  table().write(card, 'memory', name, value)
}

// ── lasting effects ─────────────────────────────────────────

/** To the end of the running phase, round or attack, to the end of a phase that is named, or for good. */
export type Until = 'phase' | 'round' | 'attack' | 'game' | `${Phase} phase`

/** What lasts to the end of a named phase is started by players in that phase only; encounter cards may start it before. RR "Lasting Effects" */
function isTooEarly(until: Until, from: GameCard): boolean {
  return until.endsWith(' phase') && until !== `${phase()} phase` && isPlayerCard(from)
}

/** The moment's name in state. */
function moment(until: Until): string {
  if (until === 'attack') return `attack ${currentAttackRecord()?.id ?? 0}`
  return until
}

/**
 * Changes a number of cards until the end of a phase, round or attack. The set of cards and the size are fixed now.
 * RR "Lasting Effects"
 */
export function modify(cards: Cards, stat: string, amount: number, until: Until): void {
  const targets = reached(listOfCards(cards), by())
  const from = by() as GameCard | null
  if (targets.length === 0 || amount === 0 || !from || isTooEarly(until, from)) return
  startLasting({ from, slug: stat, stat, until: moment(until), plain: { targets, way: 'add', value: amount } })
}

/** Two cards exchange what they have of a stat until then. A value that is missing, printed as a dash, cannot be exchanged. RR "Switch" @returns whether it was done */
export function switchValues(one: GameCard, other: GameCard, stat: string, until: Until): boolean {
  const [first, second] = [ask(one, stat), ask(other, stat)]
  if (typeof first !== 'number' || typeof second !== 'number' || first === second || reached([one, other], by()).length < 2) return false
  modify(one, stat, second - first, until)
  modify(other, stat, first - second, until)
  return true
}

/** Gives words, such as a trait, keyword or sphere, until then. */
export function grant(
  cards: GameCard | readonly GameCard[],
  stat: 'traits' | 'keywords' | 'spheres' | 'immunities' | 'forbiddenAttachments',
  word: Json,
  until: Until,
): void {
  const targets = reached(listOfCards(cards), by())
  const from = by() as GameCard | null
  if (targets.length > 0 && from && !isTooEarly(until, from))
    startLasting({ from, slug: stat, stat, until: moment(until), plain: { targets, way: 'include', value: word } })
}

/** Allows cards what the rules do not, such as to keep their threat out of the quest, until then. The set of cards is fixed now. */
export function permit(cards: Cards, permission: string, until: Until): void {
  const targets = reached(listOfCards(cards), by()).filter((card) => !card.hasPermission(permission))
  const from = by() as GameCard | null
  if (targets.length > 0 && from && !isTooEarly(until, from))
    startLasting({ from, slug: permission, stat: permission, until: moment(until), plain: { targets, way: 'permit', value: true } })
}

/**
 * Forbids what would happen to a number of cards until then. The set of cards is fixed now.
 * @param parts only events with these parts: an enemy that cannot attack one player can still attack others
 */
export function forbid(cards: Cards, kind: EventKind, until: Until, parts: { readonly [part: string]: GameCard } = {}): void {
  const targets = reached(listOfCards(cards), by())
  const from = by() as GameCard | null
  if (targets.length === 0 || !from || isTooEarly(until, from)) return
  const params = Object.fromEntries(Object.entries(parts).map(([part, card]) => [part, card.id]))
  const stat = `cannot ${kind}`
  startLasting({ from, slug: stat.replace(' ', '-'), stat, until: moment(until), plain: { targets, way: 'forbid', value: true }, params })
}

/** Starts a lasting effect that the card declares under that name; its set is looked at anew each time. For encounter cards. */
export function begin(slug: string, until: Until, params: JsonObject = {}): void {
  const from = by() as GameCard | null
  const declared = from ? table().library.cards.get(from.code)?.named.get(slug) : undefined
  if (from && declared?.kind === 'lasting') startLasting({ from, slug, stat: declared.stat, until: moment(until), params })
  else throw new Error(`this card declares no lasting effect called "${slug}"; add lasting('${slug}', …) to it`)
}

/** Starts an effect that waits for the end of the phase or round; the card declares it under that name. RR "Delayed Effects" */
export function atTheEndOf(when: 'phase' | 'round', slug: string, params: JsonObject = {}): void {
  const from = by() as GameCard | null
  if (from) startDelayed(from, slug, `end of ${when}`, params)
}

// ── readings ────────────────────────────────────────────────

/**
 * Carries out one of several readings of a text between which no document decides: the first, which must be the worst for the players.
 * The story names the point, so that it is found again when an official answer is known. RR "The Grim Rule"
 * @param readings by slug, the worst for winning the scenario first
 */
export function grimRule(readings: { readonly [reading: string]: () => unknown }): unknown {
  const [worst, ...others] = Object.keys(readings) as [string, ...string[]]
  const card = by()
  tell('grim-rule', { ...(card ? { card } : {}), reading: worst, instead: others })
  return readings[worst]?.()
}

// ── the game ────────────────────────────────────────────────

/** The players win. */
export function winGame(why = 'by-card'): never {
  endGame('won', { code: `won.${why}`, parts: {} })
}

/** The players lose. */
export function loseGame(why = 'by-card'): never {
  endGame('lost', { code: `lost.${why}`, parts: {} })
}

/** Puts a player out of the game. */
export function eliminatePlayer(player: Player): void {
  if (!player.eliminated) perform({ kind: 'eliminated', subject: player })
}

/** A number from 1 to so many, at random. The name keeps draws apart. */
export function roll(name: string, sides: number): number {
  return chance(name, sides) + 1
}
