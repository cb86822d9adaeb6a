/** Reads the state of the game: whose turn it is, the pool, the path, and the characters. */
import { ask, askNumber, asRules, type Card, cardsInPlay, cardsOf, fieldOf, type Json, table } from '@questwright/kernel'
import { isSamePrinting } from './collector.ts'

// ── fields of the table ─────────────────────────────────────

/** The names of the fields of the table. */
export type BoardField =
  | 'turn'
  /** Counts the phases of the game: limits and effects of a phase end when it changes. */
  | 'phases'
  | 'phase'
  /** `yes` between the end of a phase and the beginning of the next one. */
  | 'phase-over'
  /** The Free Peoples player. */
  | 'active'
  /** The site at which the active fellowship is; absent while it moves. */
  | 'here'
  /** During a move: the site that the fellowship leaves, and the one to which it moves. */
  | 'leaving'
  | 'arriving'
  /** The twilight pool. */
  | 'pool'
  /** How often the fellowship has moved in this turn. */
  | 'moves'
  /** How much the move limit is raised for the rest of this turn. */
  | 'more-moves'
  /** The highest move limit that texts of cards in play have given in this turn: it stays when their conditions stop being true. */
  | 'move-limit'
  /** How many cards the Free Peoples player has taken into hand in this fellowship phase. */
  | 'taken'
  /** `yes` when a card has ended the running Shadow phase. */
  | 'shadow-ended'
  /** The defender whose skirmish this is. */
  | 'skirmish'
  /** How many wounds the Free Peoples player places on companions after a death, for removed threats. */
  | 'threat-wounds'
  | 'cancelled'
  /** The ids of the characters that are in this skirmish, or were in it, joined by spaces. */
  | 'involved'
  /** `yes` in the fierce assignment phase and in fierce skirmishes. */
  | 'fierce'
  | 'mode'
  /** The seats in the order of their turns, joined by spaces. */
  | 'order'

export function boardField(name: BoardField): string | number | undefined {
  return fieldOf(table().board, name) as string | number | undefined
}

export function setBoard(name: BoardField, value: string | number | undefined): void {
  table().write(table().board, 'fields', name, value)
}

/** The turn of the game, counted from 1; 0 during setup. */
export function turn(): number {
  return (boardField('turn') as number | undefined) ?? 0
}

/** How many tokens are in the twilight pool. */
export function pool(): number {
  return (boardField('pool') as number | undefined) ?? 0
}

/** The running phase: the setup, or one of the turn. */
export type PhaseName = 'setup' | 'fellowship' | 'shadow' | 'maneuver' | 'archery' | 'assignment' | 'skirmish' | 'regroup'

export function phaseNow(): PhaseName {
  return (boardField('phase') as PhaseName | undefined) ?? 'setup'
}

/** Whether the simpler rules of the starter game are used: no bids, no assignment and regroup actions, one reshuffle of the discard pile. */
export function isStarterGame(): boolean {
  return boardField('mode') === 'starter'
}

// ── players ─────────────────────────────────────────────────

/** Whether a player has lost. */
export function isOut(seat: Card): boolean {
  return fieldOf(seat, 'out') === 'yes'
}

/** The players in the order of their turns, those who have lost included. */
function inTurnOrder(): Card[] {
  const t = table()
  const order = boardField('order') as string | undefined
  return order === undefined ? t.seats.slice() : order.split(' ').map((id) => t.card(id))
}

/** The player who took the first turn; undefined during the bids. */
export function wentFirst(): Card | undefined {
  return boardField('order') === undefined ? undefined : inTurnOrder()[0]
}

/** The players still in the game, in the order of their turns. */
export function standing(): Card[] {
  return inTurnOrder().filter((seat) => !isOut(seat))
}

/** The Free Peoples player: the one whose turn it is. */
export function freePlayer(): Card {
  const t = table()
  return t.card((boardField('active') as string | undefined) ?? (t.seats[0] as Card).id)
}

/** The next player clockwise, to the left, who is still in the game. */
export function leftOf(seat: Card): Card {
  return next(seat, 1)
}

/** The next player counter-clockwise, to the right, who is still in the game. */
export function rightOf(seat: Card): Card {
  return next(seat, -1)
}

function next(seat: Card, by: 1 | -1): Card {
  const seats = inTurnOrder()
  const at = seats.indexOf(seat)
  for (let i = 1; i <= seats.length; i++) {
    const one = seats[(at + by * i + seats.length * i) % seats.length] as Card
    if (!isOut(one)) return one
  }
  return seat
}

/** The Shadow players, counter-clockwise from the right of the Free Peoples player. */
export function shadowPlayers(): Card[] {
  return fromFree().slice(1)
}

/** All players in the order in which they act: the Free Peoples player first, then to the right. */
export function fromFree(): Card[] {
  const free = freePlayer()
  const order = [free]
  for (let seat = rightOf(free); seat !== free && !order.includes(seat); seat = rightOf(seat)) order.push(seat)
  return isOut(free) ? order.slice(1) : order
}

/** The opponents of a player: of the Free Peoples player all Shadow players, of a Shadow player the Free Peoples player alone. */
export function opponents(of: Card): Card[] {
  const free = freePlayer()
  return of === free ? shadowPlayers() : [free]
}

/** The player who controls a card, or else the one who owns it; undefined for cards of the table. */
export function playerOf(card: Card): Card | undefined {
  const t = table()
  return t.findSeat(card.controllerName ?? '') ?? t.findSeat(card.ownerName ?? '')
}

// ── cards ───────────────────────────────────────────────────

/** The type that a card prints. */
function typeOf(card: Card): string {
  return String(card.facts.type)
}

export function isShadow(card: Card): boolean {
  return card.facts.side === 'shadow'
}

/** Whether a card is a Free Peoples card. */
export function isFreePeoples(card: Card): boolean {
  return card.facts.side === 'free-peoples'
}

const CHARACTERS: readonly string[] = ['companion', 'ally', 'minion']

export function isCharacter(card: Card): boolean {
  return CHARACTERS.includes(typeOf(card))
}

export function isCompanion(card: Card): boolean {
  return card.facts.type === 'companion'
}

export function isMinion(card: Card): boolean {
  return card.facts.type === 'minion'
}

export function isAlly(card: Card): boolean {
  return card.facts.type === 'ally'
}

export function isSite(card: Card): boolean {
  return card.facts.type === 'site'
}

/** The title of a card: copies, and versions with another subtitle, have the same. */
export function titleOf(card: Card): string {
  return String(card.facts.title ?? card.slug)
}

/** Whether two cards are the same for uniqueness: they have one title, or are printed under one number of a set. */
export function areSame(one: Card, other: Card): boolean {
  return titleOf(one) === titleOf(other) || isSamePrinting(one.facts.collector, other.facts.collector)
}

export function isUnique(card: Card): boolean {
  return card.facts.unique === true
}

/**
 * Whether a card in play is inactive. Active are the sites of the path, the Free Peoples cards and the One Ring of the player whose turn it is,
 * and the Shadow cards of the other players, unless an inactive card bears them.
 */
export function rests(card: Card): boolean {
  const { host } = card.zone
  if (host && rests(host)) return true
  if (isSite(card)) return false
  const isOfActive = (card.controllerName ?? card.ownerName) === freePlayer().id
  return isShadow(card) ? isOfActive : !isOfActive
}

/** The active cards in play. */
export function activeCards(): readonly Card[] {
  return cardsInPlay(table())
}

function active(is: (card: Card) => boolean): Card[] {
  return asRules(() => activeCards().filter(is))
}

/** The active companions. */
export function companions(): Card[] {
  return active(isCompanion)
}

/** The active allies. */
export function allies(): Card[] {
  return active(isAlly)
}

/** The active minions, of one Shadow player or of all. */
export function minions(of?: Card): Card[] {
  return active((card) => isMinion(card) && (of === undefined || card.controllerName === of.id))
}

/** The Ring-bearer of a player; undefined if there is none (any more). */
export function ringBearer(of: Card): Card | undefined {
  return cardsOf(table().zone(`${of.id}.fellowship`)).find((card) => fieldOf(card, 'ringBearer') === 'yes')
}

/** Whether a character is the Ring-bearer and wears the One Ring. */
export function wearsRing(card: Card): boolean {
  return fieldOf(card, 'wearsRing') === 'yes'
}

/** The cards that a card bears, active or not. */
export function borneBy(card: Card): readonly Card[] {
  return cardsOf(table().zoneOn(card, 'borne'))
}

/** The character that will bear a card that is being played; undefined once it is in play. */
export function bearerToBe(card: Card): Card | undefined {
  const id = fieldOf(card, 'bearerToBe') as string | undefined
  return id === undefined ? undefined : table().findCard(id)
}

/** The current vitality of a character: its wounds and exertions taken off. */
export function vitalityOf(card: Card): number {
  return askNumber(card, 'vitality') - card.token('wounds')
}

/** Whether a character cannot exert. */
export function isExhausted(card: Card): boolean {
  return vitalityOf(card) <= 1
}

// ── the path ────────────────────────────────────────────────

/** The number of the site at which a player's fellowship is. */
export function siteNumberOf(seat: Card): number {
  return (fieldOf(seat, 'site') as number | undefined) ?? 1
}

/** The site of the path with this number. */
export function siteOnPath(number: number): Card | undefined {
  return cardsOf(table().zone('path')).find((card) => card.facts.site === number)
}

/** The site at which the active fellowship is, or to which it is moving; undefined during setup. */
export function siteNow(): Card | undefined {
  const id = boardField('arriving') ?? boardField('here')
  return id === undefined ? undefined : table().findCard(String(id))
}

/** Whether a minion is at a site with a lower number than its own, or would be if it were played now. */
export function isRoaming(minion: Card): boolean {
  return ask(minion, 'roams') === true && askNumber(minion, 'site') > siteNumberOf(freePlayer())
}

const blockOf = (card: Card): Json => card.facts.block ?? 'fellowship'

/** Whether an ally is at its home: the fellowship is at that site. */
export function isAtHome(ally: Card): boolean {
  const now = siteNow()
  return now !== undefined && ally.facts.home === now.facts.site && blockOf(ally) === blockOf(now)
}

/** Whether two allies are at the same home. */
export function haveOneHome(one: Card, other: Card): boolean {
  return one.facts.home === other.facts.home && blockOf(one) === blockOf(other)
}

/** Whether a Free Peoples character takes part in archery fire and skirmishes: companions do, and allies at home or with leave of a card. */
export function takesPart(card: Card): boolean {
  return isCompanion(card) || (isAlly(card) && (isAtHome(card) || ask(card, 'takesPart') === true))
}

/** Whether a character is at the site of the fellowship: allies that take part count as being there. */
export function isWithFellowship(card: Card): boolean {
  return isMinion(card) || takesPart(card)
}

/** Whether a character can be in a skirmish. A card that lets it take part outweighs one by which it may not skirmish. */
export function canSkirmish(card: Card): boolean {
  if (isMinion(card)) return ask(card, 'maySkirmish') === true
  return ask(card, 'takesPart') === true || (takesPart(card) && ask(card, 'maySkirmish') === true)
}

// ── skirmishes ──────────────────────────────────────────────

/** The defender to which a minion is assigned. */
export function defenderOf(minion: Card): Card | undefined {
  const id = fieldOf(minion, 'assigned') as string | undefined
  return id === undefined ? undefined : table().findCard(id)
}

/** Whether a minion is left out of this assignment phase: in the fierce one, each that was not fierce when the phase began. */
export function isLeftOut(minion: Card): boolean {
  return boardField('fierce') === 'yes' && fieldOf(minion, 'fierce') !== 'yes'
}

/** The active minions that are assigned to a defender. */
export function assignedTo(defender: Card): Card[] {
  return minions().filter((minion) => defenderOf(minion) === defender)
}

/** The defender whose skirmish phase this is, while it is in play. */
export function skirmishingDefender(): Card | undefined {
  const id = boardField('skirmish')
  const card = id === undefined ? undefined : table().findCard(String(id))
  return card && isCharacter(card) && activeCards().includes(card) ? card : undefined
}

/** The characters in the running skirmish: the defender and the minions assigned to it. Empty outside of skirmish phases. */
export function skirmishing(): Card[] {
  const id = boardField('skirmish')
  if (id === undefined) return []
  const defender = skirmishingDefender()
  const against = minions().filter((minion) => fieldOf(minion, 'assigned') === id)
  return defender ? [defender, ...against] : against
}

/** The characters that a character is skirmishing. */
export function foesOf(card: Card): Card[] {
  const all = skirmishing()
  return all.includes(card) ? all.filter((other) => isMinion(other) !== isMinion(card)) : []
}
