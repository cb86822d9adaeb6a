import {
  distribute,
  type EventInit,
  fail,
  isChangedAnywhere,
  isKernelNote,
  isPrevented,
  type Json,
  needCard,
  noteNamed,
  perform,
  table,
  together,
} from '@questwright/kernel'
import type { GameCard, Player } from '../cards.ts'
import { PAID_WITH } from '../costs.ts'
import { reached, reaches } from '../reach.ts'
import { meetRepair } from '../repairs.ts'
import { activeLocation, activeLocations, currentQuest, firstPlayer, locationsInPlay } from '../round.ts'
import { requireToken } from '../token-names.ts'
import type { TokenName } from '../tokens.ts'
import { canEnterPlay } from '../unique.ts'
import { by, type Cards, happen, listOfCards, type Maybe, wholeAmount } from './shared.ts'

/** Resources, progress, threat, other tokens, and values that are remembered on a card. */

/**
 * Whether the running ability can place or remove tokens despite immunity. Tokens on an immune card are not immune; but dealing damage,
 * healing and placing progress affect the card itself. RR "Immune", FAQ 1.47
 */
function mayHandle(card: GameCard, token: TokenName, act: 'place' | 'take'): boolean {
  if (reaches(by(), card)) return true
  if (token === 'damage' || (token === 'progress' && act === 'place')) return false
  meetRepair('tokens-not-immune')
  return true
}

/** Adds resources from the bank to a hero's pool. RR "Adding" */
export function addResources(hero: Maybe, amount: number): void {
  const added = wholeAmount('addResources', amount)
  if (!hero?.inPlay || added === 0 || !mayHandle(hero, 'resource', 'place')) return
  perform({ kind: 'resourcesGained', subject: hero, amount: added, how: 'added' })
}

/** Moves resources from one pool to another: the receiving hero gains them, but they do not count as added. FAQ 1.25 */
export function moveResources(from: Maybe, to: Maybe, amount: number): void {
  const moved = Math.min(from?.resources ?? 0, wholeAmount('moveResources', amount))
  if (!from || !to?.inPlay || from === to || moved <= 0) return
  if (!mayHandle(from, 'resource', 'take') || !mayHandle(to, 'resource', 'place')) return
  perform({ kind: 'resourcesGained', subject: to, amount: moved, how: 'moved', from })
}

/** Zones in which a card keeps no tokens: it is a new card when it leaves them. RR "In Play and Out of Play" */
const WITHOUT_TOKENS: readonly string[] = ['hand', 'deck', 'discard', 'encounter-deck', 'encounter-discard', 'quest-deck', 'removed']

/** Places tokens of any kind on a card, but not on one in a hand, deck or discard pile. */
export function placeTokens(card: Maybe, token: TokenName, amount: number): void {
  requireToken(token)
  noteNamed('tokens', token)
  const placed = wholeAmount('placeTokens', amount)
  if (!card || placed === 0 || !mayHandle(card, token, 'place')) return
  if (!WITHOUT_TOKENS.includes(card.zone.name)) perform({ kind: 'tokensPlaced', subject: card, token, amount: placed })
  else meetRepair('tokens-in-play')
}

/**
 * Removes tokens of any kind from cards, at the same time: this many from each, or all. `tokensRemoved` happens to each card that loses
 * some, and its `left` is 0 if the last one was removed. @returns how many were removed
 */
export function removeTokens(cards: Cards, token: TokenName, amount: number | 'all' = 'all'): number {
  requireToken(token)
  noteNamed('tokens', token)
  const most = amount === 'all' ? Number.POSITIVE_INFINITY : wholeAmount('removeTokens', amount)
  const share = (card: GameCard): number => Math.min(card.token(token), most)
  const losing = listOfCards(cards).filter((card) => share(card) > 0 && mayHandle(card, token, 'take'))
  const before = losing.reduce((sum, card) => sum + card.token(token), 0)
  happen(losing.map((subject) => ({ kind: 'tokensRemoved', subject, token, amount: share(subject) })))
  return before - losing.reduce((sum, card) => sum + card.token(token), 0)
}

/** Removes resources from a hero's pool. */
export function loseResources(hero: Maybe, amount: number): void {
  if (!hero) return
  const lost = Math.min(hero.resources, wholeAmount('loseResources', amount))
  if (lost > 0 && mayHandle(hero, 'resource', 'take')) perform({ kind: 'resourcesSpent', subject: hero, amount: lost })
}

/** Places progress on locations, at the same time. */
export function placeProgressOn(cards: Cards, amount: number): void {
  if (wholeAmount('placeProgressOn', amount) === 0) return
  happen(
    reached(listOfCards(cards), by())
      .filter((card) => card.inPlay)
      .map((subject) => ({ kind: 'progressPlaced', subject, amount })),
  )
}

/**
 * Places progress on the current quest: the active location takes it first, up to its quest points, but after locations with the permission
 * `takesProgressFirst`, which take it before all others even if the active location is bypassed. If there are several such locations and
 * not enough progress for all, the players divide it, decided by the first player. RR "Active Location", FAQ 1.34
 */
export function placeProgress(amount: number, way: 'by-location' | 'bypassing' = 'by-location'): void {
  if (wholeAmount('placeProgress', amount) === 0) return
  const quest = currentQuest()
  const shares = sharesOfLocations(amount, way)
  const onQuest = amount - shares.reduce((sum, share) => sum + share.amount, 0)
  const placed: EventInit[] = []
  // progress for a location that the effect cannot affect is lost, because the location takes it before the quest
  for (const share of shares)
    if (reaches(by(), share.location)) placed.push({ kind: 'progressPlaced', subject: share.location, amount: share.amount })
  if (quest && onQuest > 0) placed.push({ kind: 'progressPlaced', subject: quest, amount: onQuest })
  happen(placed)
}

interface Share {
  readonly location: GameCard
  readonly amount: number
}

/** The shares of locations when progress is placed on the quest: first those with `takesProgressFirst`, then the active ones. */
function sharesOfLocations(amount: number, way: 'by-location' | 'bypassing'): Share[] {
  const first = isChangedAnywhere('takesProgressFirst')
    ? locationsInPlay().filter((card) => card.hasPermission('takesProgressFirst') && (way === 'by-location' || !card.isActiveLocation))
    : []
  const before = sharesOf(first, amount)
  if (way === 'bypassing') return before
  const rest = before.reduce((left, share) => left - share.amount, amount)
  return [
    ...before,
    ...sharesOf(
      activeLocations().filter((card) => !first.includes(card)),
      rest,
    ),
  ]
}

/** The share of each of these locations: as much as it needs, or as the players divide it if there is too little for all. */
function sharesOf(locations: readonly GameCard[], amount: number): Share[] {
  if (amount <= 0) return []
  const needs = locations
    .map((location) => ({ location, amount: location.questPoints - location.progress }))
    .filter((need) => need.amount > 0)
  if (needs.reduce((sum, need) => sum + need.amount, 0) <= amount) return needs
  if (needs.length === 1) return needs.map(({ location }) => ({ location, amount }))
  const given = distribute(firstPlayer(), 'divide-progress', amount, () =>
    needs.map((need) => ({ card: need.location, most: need.amount })),
  )
  return needs.map(({ location }) => ({ location, amount: given[location.id] ?? 0 })).filter((share) => share.amount > 0)
}

/** Removes progress from this card: from a quest even while a location is active, unlike `placeProgress`. */
export function removeProgress(card: Maybe, amount: number): void {
  if (!card) return
  const removed = Math.min(card.progress, wholeAmount('removeProgress', amount))
  if (removed > 0 && mayHandle(card, 'progress', 'take')) perform({ kind: 'progressRemoved', subject: card, amount: removed })
}

/**
 * The players travel to a location outside the travel step: its travel price is not paid. A location that is being revealed, or is out of
 * play, enters play as the active location, without entering the staging area. If there is an active location, it does nothing: see
 * `returnToStaging`.
 */
export function travelTo(location: Maybe): void {
  if (!location?.isLocation || activeLocation() || !reaches(by(), location)) return
  const travels: EventInit = { kind: 'travels', subject: location, player: firstPlayer() }
  if (location.inStaging) perform(travels)
  else if (!location.inPlay && canEnterPlay(location) && !isPrevented(travels)) {
    const how = location.zone.name === 'resolving' ? 'revealed' : 'put'
    together([{ kind: 'entersPlay', subject: location, to: 'active-location', how, controller: null }, travels])
  }
}

/** Raises the threat of players, at the same time. */
export function raiseThreat(players: Cards<Player>, amount: number): void {
  if (wholeAmount('raiseThreat', amount) === 0) return
  happen(
    listOfCards(players)
      .filter((player) => !player.eliminated)
      .map((subject) => ({ kind: 'threatRaised', subject, amount })),
  )
}

/** Lowers the threat of players, never below 0. */
export function lowerThreat(players: Cards<Player>, amount: number): void {
  if (wholeAmount('lowerThreat', amount) === 0) return
  happen(
    listOfCards(players)
      .filter((player) => !player.eliminated && player.dial > 0)
      .map((subject) => ({ kind: 'threatLowered', subject, amount })),
  )
}

/**
 * Stores a value on a card or player; scripts read it with `card.memory(name)`. It is deleted when the card leaves play.
 * @param name a name of your own; the game itself uses some, such as `used …`
 * @throws ScriptFault if this is not a card of this game, the name is one that the game uses, or the value is not plain data
 */
export function remember(card: Maybe, name: string, value: Json): void {
  if (!card) return
  needCard(card)
  if (typeof name !== 'string' || isKernelNote(name) || name === PAID_WITH) {
    const what = typeof name === 'string' ? `the name "${name}"` : 'what is no word'
    fail('reserved-name', `nothing can be remembered under ${what}: the game uses it itself; choose another name`)
  }
  table().write(card, 'memory', name, value)
}
