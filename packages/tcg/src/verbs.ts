/** The effects of texts: verbs that take selections. They act for the player whose ability runs. */
import {
  type Ability,
  ask,
  askNumber,
  type Card,
  cardsOf as cardsInZone,
  chooseAtRandom,
  chooseCards,
  chooseNumber,
  chooseOptions,
  confirm,
  type EventInit,
  fieldOf,
  type GameEvent,
  isInPlay,
  isPrevented,
  isUsable,
  type JsonObject,
  type Context as KernelContext,
  perform,
  reference,
  restrict,
  startLasting,
  table,
  tell,
  together,
  topDown,
  type Use,
  useAbility,
  WrongValue,
} from '@questwright/kernel'
import type { TcgCard } from './card.ts'
import { drawCard } from './draw.ts'
import { BY_RULES, hosts } from './play.ts'
import type { EventKind } from './script.ts'
import { afterSearch, cardsFor, chosen, isOne, type Selection } from './selection.ts'
import {
  activeCards,
  assignedTo,
  ringBearer as bearerOf,
  boardField,
  canSkirmish,
  companions,
  defenderOf,
  freePlayer,
  isCharacter,
  isFreePeoples,
  isLeftOut,
  isMinion,
  opponents as opponentsOf,
  type PhaseName,
  phaseNow,
  playerOf,
  pool as poolNow,
  setBoard,
  siteNow,
  siteNumberOf,
  siteOnPath,
  skirmishingDefender,
  standing,
  turn,
  vitalityOf,
  wearsRing,
} from './state.ts'
import type { StatName } from './stats.ts'
import { windowWords } from './windows.ts'
import type { Word } from './words.ts'

/** Until when a change lasts: the end of this phase, the regroup phase, the end of the turn. */
export type Until = 'phase' | 'regroup' | 'turn'

/** Cards, or a description of them. */
type Which = Selection | Card | readonly Card[]

/** The card and the player of the running ability. */
function here(): Pick<KernelContext, 'self' | 'you'> {
  const { doing } = table()
  const self = doing?.card
  if (!doing || !self) throw new Error('a verb can only be used in the effect of an ability')
  return { self, you: doing.you ?? freePlayer() }
}

function cardsOf(which: Which, name: string, able: (card: Card) => boolean = () => true): readonly Card[] {
  if (Array.isArray(which)) return which
  const one = which as Selection | Card
  const outOfReach = isAssignmentAction() ? isUntouched : () => false
  return 'kind' in one && one.kind === 'selection'
    ? chosen(one as Selection, here(), name, (card) => able(card) && !outOfReach(card))
    : [one as Card]
}

/** Whether an assignment action runs: it does not affect characters that cannot skirmish. */
function isAssignmentAction(): boolean {
  const { doing } = table()
  const part = doing?.card?.printed.parts.find(({ slug }) => doing.ability?.endsWith(`#${slug}`))
  return (
    part?.kind === 'ability' && (part.word === 'assignment' || (part.words?.includes('assignment') ?? false)) && phaseNow() === 'assignment'
  )
}

/** Whether a card forbids this character to skirmish and none lets it take part. False for an ally that is merely not at home. */
const isUntouched = (card: Card): boolean => isCharacter(card) && ask(card, 'maySkirmish') !== true && !canSkirmish(card)

// ── numbers ─────────────────────────────────────────────────

/** How much a stat changes: the same for all cards, or by card: "+2, or +4 if that Elf skirmishes a Nazgûl". */
type By = number | ((card: TcgCard) => number)

/** "Make … strength +2": until the end of the phase, if nothing else is said. */
export function strength(which: Which, by: By, until: Until = 'phase'): void {
  change('strength', which, by, until)
}

/** Changes a stat of cards for a while. */
export function change(stat: StatName, which: Which, by: By, until: Until = 'phase'): void {
  const targets = cardsOf(which, stat === 'strength' ? 'strength' : 'change')
  if (typeof by === 'number') lasts(stat, targets, 'add', by, until)
  else for (const target of targets) lasts(stat, [target], 'add', by(target as TcgCard), until)
}

/** Sets a stat of cards for a while, such as `overwhelmedAt` to 3: "only 3 times that strength overwhelms it". */
export function changeTo(stat: StatName, which: Which, value: number, until: Until = 'phase'): void {
  lasts(stat, cardsOf(which, 'change'), 'set', value, until)
}

function lasts(stat: string, targets: readonly Card[], way: 'add' | 'set' | 'permit' | 'forbid', value: number | true, until: Until): void {
  const { self } = here()
  // a permission that is given or taken a second time for the same period changes nothing, so that the use counts as idle
  const left = value === true ? targets.filter((card) => !hasAlready(card, { stat, way, until })) : targets
  if (left.length === 0 || (way === 'add' && value === 0)) return
  startLasting({ from: self, slug: self.slug, stat, until, plain: { targets: [...left], way, value } })
}

/** Whether an effect gives or takes this permission of a card for the same period already. */
function hasAlready(card: Card, { stat, way, until }: { readonly stat: string; readonly way: string; readonly until: Until }): boolean {
  return Object.entries(table().notes()).some(([note, data]) => {
    if (!note.startsWith('effect ')) return false
    const effect = data as { readonly [part: string]: unknown }
    const isSame = effect.stat === stat && effect.way === way && effect.until === until
    return isSame && ((effect.targets ?? []) as readonly string[]).includes(card.id)
  })
}

/** Changes an archery total for the rest of the phase. */
export function archeryTotal(of: 'fellowship' | 'minions', by: number): void {
  const { self } = here()
  if (by === 0) return
  const stat = of === 'fellowship' ? 'fellowshipArchery' : 'minionArchery'
  startLasting({ from: self, slug: self.slug, stat, until: 'phase', plain: { among: { table: true }, way: 'add', value: by } })
}

/** Gives cards a permission for a while, such as `fierce`. */
export function allow(permission: StatName, which: Which, until: Until = 'phase'): void {
  // an assignment action can affect a character that may not skirmish only by letting it take part
  const targets = permission === 'takesPart' && 'kind' in which ? chosen(which as Selection, here(), 'change') : cardsOf(which, 'change')
  lasts(permission, targets, 'permit', true, until)
}

/** Takes a permission from cards or from a player for a while, such as `mayMove`. */
export function disallow(permission: StatName, which: Which, until: Until = 'phase'): void {
  lasts(permission, cardsOf(which, 'change'), 'forbid', true, until)
}

/** "A minion loses all damage bonuses": also those that it would gain later. */
export function loseDamageBonuses(which: Which, until: Until = 'phase'): void {
  disallow('hasDamage', which, until)
}

/** "Takes no more wounds in this phase": this kind of event does not happen to these cards for a while. */
export function preventAll(kind: EventKind, which: Which, until: Until = 'phase'): void {
  lasts(`cannot ${kind}`, cardsOf(which, 'change'), 'forbid', true, until)
}

/** "The move limit is +1 for this turn." */
export function moveLimit(by: number): void {
  setBoard('more-moves', ((boardField('more-moves') as number | undefined) ?? 0) + by || undefined)
}

// ── wounds, exertions, burdens ──────────────────────────────

function eachOf(kind: string, cards: readonly Card[], times: number): void {
  // wounds are placed one at a time, so that players can respond to each; a character that died meanwhile takes no further wound
  for (let n = 0; n < times; n++) for (const subject of cards) if (isInPlay(subject)) perform({ kind, subject })
}

/**
 * Refuses cards that are no characters: only characters are wounded, healed, exerted and killed.
 * @throws WrongValue, with the remedy
 */
function onlyCharacters(which: Which, verb: string): void {
  const words = Array.isArray(which) || !('kind' in which) ? [] : (which as Selection).words
  const word = words.find((one) => NO_CHARACTERS.includes(one))
  const wrong =
    word === undefined && words.length === 0 ? [which].flat().find((one) => !('kind' in one) && !isCharacter(one as Card)) : undefined
  const what = word ?? (wrong && String((wrong as Card).facts.type))
  if (what !== undefined)
    throw new WrongValue(`${verb} takes characters, and a ${what} was given. Say which character is meant, such as a('companion')`)
}

/** Types of cards that are no characters. */
const NO_CHARACTERS: readonly string[] = ['site', 'possession', 'artifact', 'condition', 'event', 'ring']

/** "Wound a minion": one wound, or as many as the number says. */
export function wound(which: Which, times = 1): void {
  onlyCharacters(which, 'wound')
  // a character that cannot take wounds is not chosen for one
  eachOf(
    'wounded',
    cardsOf(which, 'wound', (subject) => !isPrevented({ kind: 'wounded', subject })),
    times,
  )
}

/** "Heal a companion". */
export function heal(which: Which, times = 1): void {
  onlyCharacters(which, 'heal')
  eachOf(
    'healed',
    cardsOf(which, 'heal', (card) => card.token('wounds') > 0),
    times,
  )
}

/** "… must exert": an exhausted character does not. */
export function mustExert(which: Which, times = 1): void {
  onlyCharacters(which, 'mustExert')
  for (const subject of cardsOf(which, 'exert', (card) => vitalityOf(card) > 1))
    for (let n = 0; n < times && vitalityOf(subject) > 1; n++) perform({ kind: 'exerted', subject })
}

/** "Exhaust …": exerts a character as often as possible. */
export function exhaust(which: Which): void {
  mustExert(which, 100)
}

/** "Kill …". */
export function kill(which: Which): void {
  onlyCharacters(which, 'kill')
  together(cardsOf(which, 'kill').map((subject): EventInit => ({ kind: 'killed', subject, how: 'effect' })))
}

/** "Add a burden". */
export function addBurdens(count = 1): void {
  for (let n = 0; n < count; n++) {
    const subject = bearerOf(freePlayer())
    if (subject) perform({ kind: 'burdened', subject })
  }
}

/** "Remove a burden". */
export function removeBurdens(count = 1): void {
  const subject = bearerOf(freePlayer())
  for (let n = 0; n < count && subject && subject.token('burdens') > 0; n++) perform({ kind: 'unburdened', subject })
}

// ── threats, initiative, control of sites ──

/** "Add a threat": at most as many threats as there are companions. */
export function addThreats(count = 1): void {
  const subject = freePlayer()
  for (let n = 0; n < count && subject.token('threats') < companions().length; n++) perform({ kind: 'threatAdded', subject })
}

/** "Remove a threat". */
export function removeThreats(count = 1): void {
  const subject = freePlayer()
  for (let n = 0; n < count && subject.token('threats') > 0; n++) perform({ kind: 'threatRemoved', subject })
}

/** How many threats the Free Peoples player has. */
export function threats(): number {
  return freePlayer().token('threats')
}

/** How many cards a player has in hand. */
export function handSize(seat: Card): number {
  return table().zone(`${seat.id}.hand`).size
}

/** "If you have initiative": the Free Peoples player with four or more cards in hand; otherwise each Shadow player. */
export function hasInitiative(seat: Card): boolean {
  return (seat === freePlayer()) === handSize(freePlayer()) >= CARDS_FOR_INITIATIVE
}

const CARDS_FOR_INITIATIVE = 4

/** "Take control of a site": of the site with the lowest number that all fellowships have passed and that no player controls. */
export function takeControl(): void {
  const { you } = here()
  const reached = Math.min(...standing().map(siteNumberOf))
  for (let number = 1; number < reached; number++) {
    const subject = siteOnPath(number)
    if (subject && controllerOf(subject) === undefined) return void perform({ kind: 'siteControlled', subject, seat: you })
  }
}

/** "Liberate a site": the site with the highest number that an opponent controls. */
export function liberate(): void {
  const { you } = here()
  const held = [9, 8, 7, 6, 5, 4, 3, 2, 1].flatMap((number) => siteOnPath(number) ?? [])
  const subject = held.find((site) => controllerOf(site) !== undefined && controllerOf(site) !== you.id)
  if (subject) perform({ kind: 'siteLiberated', subject })
}

/** How many sites a player controls: "while you control a site". */
export function sitesControlled(seat: Card): number {
  return cardsInZone(table().zone('path')).filter((site) => controllerOf(site) === seat.id).length
}

const controllerOf = (site: Card): unknown => fieldOf(site, 'controlledBy')

// ── the pool ────────────────────────────────────────────────

/** "Add (2)". */
export function add(amount: number): void {
  if (amount > 0) perform({ kind: 'added', subject: here().you, amount })
}

/** "Remove (2)": `amount` twilight tokens, or all if there are fewer. */
export function remove(amount: number): void {
  if (poolNow() > 0 && amount > 0) perform({ kind: 'removed', subject: here().you, amount: Math.min(amount, poolNow()) })
}

// ── cards ───────────────────────────────────────────────────

/** "Draw a card". */
export function draw(count = 1, seat: Card = here().you): void {
  for (let n = 0; n < count; n++) if (!drawCard(seat)) return
}

/** "Discard a condition": a card in play. */
export function discard(which: Which): void {
  const cards = cardsOf(which, 'discard')
  if (cards.length > 0) together(cards.map((subject): EventInit => ({ kind: 'discarded', subject })))
}

/** A player discards `count` cards from the hand, or all if there are fewer. */
export function discardFromHand(seat: Card, count = 1): void {
  const from = () => table().zone(`${seat.id}.hand`).cards
  const least = Math.min(count, from().length)
  for (const subject of chooseCards({ who: seat, name: 'discard-from-hand', from, least, most: least }))
    perform({ kind: 'discarded', subject })
}

/** Cards of the hand are discarded at random. */
export function discardAtRandom(seat: Card, count = 1): void {
  for (const subject of chooseAtRandom('from hand', table().zone(`${seat.id}.hand`).cards, count)) perform({ kind: 'discarded', subject })
}

/** "Discard the top 2 cards of the draw deck". */
export function discardTop(seat: Card, count = 1): void {
  for (let n = 0; n < count; n++) {
    const subject = table().zone(`${seat.id}.deck`).top
    if (subject) perform({ kind: 'discarded', subject })
  }
}

/** "Take … into hand". */
export function take(which: Selection): void {
  for (const subject of cardsOf(which, 'take')) perform({ kind: 'taken', subject })
  afterSearch(which, here().you)
}

/** Places cards beneath their owners' draw decks. */
export function placeBeneathDeck(which: Which): void {
  for (const subject of cardsOf(which, 'beneath-deck')) perform({ kind: 'placedInDeck', subject, place: 'beneath' })
}

/** "Stack … on …": cards are placed face up on a card. They are not played by this, and are not in play. */
export function stack(which: Which, on: Which): void {
  const [base] = cardsOf(on, 'stack-on')
  if (base) for (const subject of cardsOf(which, 'stack')) perform({ kind: 'stacked', subject, on: base })
}

/** "An opponent": the player chooses if there are several. */
export function anOpponent(): Card {
  const { you } = here()
  const [first, ...others] = opponentsOf(you) as [Card, ...Card[]]
  return others.length === 0 ? first : (chooseCards({ who: you, name: 'opponent', from: () => opponentsOf(you) })[0] as Card)
}

/** "Look at the hand": only the player who acts sees the cards. */
export function lookAtHand(seat: Card): void {
  for (const subject of table().zone(`${seat.id}.hand`).cards) perform({ kind: 'lookedAt', subject, seat: here().you })
}

/** "… and your Shadow phase ends": the player of the running Shadow phase does nothing more in it. */
export function endShadowPhase(): void {
  setBoard('shadow-ended', 'yes')
}

/** "Play the fellowship's next site": from the player's adventure deck. A site that is there already returns to the adventure deck of its owner. */
export function playNextSite(): void {
  playSite(siteNumber() + 1)
}

/** "Play your site 2". A site that is there already returns to the adventure deck of its owner. */
export function playSite(number: number): void {
  const { you } = here()
  const before = siteOnPath(number)
  if (before) replaceSite(before)
  else {
    const from = () =>
      table()
        .zone(`${you.id}.adventure`)
        .cards.filter((card) => card.facts.site === number)
    const [subject] = canPlaySite(number, you) ? chooseCards({ who: you, name: 'next-site', from }) : []
    if (subject) perform({ kind: 'sitePlaced', subject, seat: you.id })
  }
}

/** Whether the player's adventure deck has a site of this number. */
export function canPlaySite(number: number, you: Card): boolean {
  return table()
    .zone(`${you.id}.adventure`)
    .cards.some((card) => card.facts.site === number)
}

/** Places cards on top of their owners' draw decks. */
export function placeOnDeck(which: Which): void {
  for (const subject of cardsOf(which, 'on-deck')) perform({ kind: 'placedInDeck', subject, place: 'top' })
}

/** Shuffles cards into their owners' draw decks. */
export function shuffleIntoDeck(which: Which): void {
  for (const subject of cardsOf(which, 'into-deck')) perform({ kind: 'placedInDeck', subject, place: 'shuffled' })
}

/** The cards on top of a draw deck. */
function topOfDeck(seat: Card, count: number): readonly Card[] {
  return topDown(table().zone(`${seat.id}.deck`)).slice(0, count)
}

/** "Look at the top 2 cards of your draw deck": the other players do not see them. */
export function lookAtTop(count = 1, of: Card = here().you): readonly TcgCard[] {
  const cards = topOfDeck(of, count)
  for (const subject of cards) perform({ kind: 'lookedAt', subject, seat: here().you })
  return cards as readonly TcgCard[]
}

/** "Reveal the top card of your draw deck": all see it. */
export function revealTop(count = 1, of: Card = here().you): readonly TcgCard[] {
  const cards = topOfDeck(of, count)
  for (const subject of cards) perform({ kind: 'revealed', subject })
  return cards as readonly TcgCard[]
}

/** Shows the hand of a player to everyone. @returns the cards that were shown */
export function revealHand(seat: Card): readonly TcgCard[] {
  const cards = table().zone(`${seat.id}.hand`).cards.slice()
  for (const subject of cards) perform({ kind: 'revealed', subject })
  return cards as Card[] as TcgCard[]
}

/**
 * "Play an Orc from your discard pile": the player chooses a card that can be played, and plays it for its cost.
 * @param how the reduction of its cost, and the characters that may bear it
 * @returns whether a card was played
 */
export function playFrom(which: Selection, how: PlayHow = {}): boolean {
  if (which.from === 'dead')
    throw new WrongValue('playFrom cannot play a card of the dead pile: who is dead stays dead. Name another pile, such as inDiscard()')
  const { you } = here()
  const uses = (card: Card): Use[] => playsOf(card, you, how)
  const [card] = chosen(which, here(), 'play', (one) => uses(one).length > 0)
  if (card) useAbility(uses(card)[0] as Use)
  afterSearch(which, you)
  if (card && which.from === 'discard') choosePileTop(you)
  return card !== undefined
}

/**
 * Lets a player who played a card from the discard pile choose the new top card of the pile. If an event played the card, the player is not asked,
 * because the event is discarded onto the pile next and becomes the top card.
 */
function choosePileTop(you: Card): void {
  const pile = table().zone(`${you.id}.discard`)
  if (here().self.facts.type === 'event' || pile.size < 2) return
  const [top] = chooseCards({ who: you, name: 'pile-top', from: () => pile.cards, least: 0, most: 1 })
  if (!top || top === pile.top) return
  table().move(top, pile)
  tell('top-chosen', { card: reference(top) })
}

/** How an effect plays a card. */
export interface PlayHow {
  /** How much its cost is lowered. */
  readonly less?: number
  /** The characters that may bear it: "play a weapon on your Orc". */
  readonly on?: Selection
}

/** Whether a card could be played with `playFrom`. For cards of a draw deck this is not asked: a search may find nothing. */
export function canPlayFrom(which: Selection, context: Pick<KernelContext, 'self' | 'you'>, how: PlayHow = {}): boolean {
  return cardsFor(which, context).some((card) => playsOf(card, context.you, how).length > 0)
}

function playsOf(self: Card, you: Card, { less = 0, on }: PlayHow): Use[] {
  if (on && !hosts(self, you).some((host) => isOne(host, on, self))) return []
  const params = { ...(less !== 0 ? { less } : {}), ...(on ? { on: on as unknown as JsonObject } : {}) }
  return usesOf(self, you, (part) => part.slug === 'play' || isEventText(self, part), params)
}

/** The uses of those abilities of a card that a player can use now, wherever the card is. */
function usesOf(self: Card, you: Card, is: (part: Ability) => boolean, params: Use['params'] = {}): Use[] {
  return self.printed.parts.flatMap((part) => {
    if (part.kind !== 'ability' || !is(part)) return []
    const use: Use = { ability: part, name: `${self.code}#${part.slug}`, self, source: self, you, event: undefined, number: 0, params }
    return isUsable(use) ? [use] : []
  })
}

/** "Use the text of a sanctuary": the player uses an action of a site on the path, as if the fellowship were there. */
export function useTextOf(which: Selection): void {
  const { you } = here()
  const uses = (site: Card): Use[] => usesOf(site, you, ({ lane }) => lane === null)
  const [site] = chosen(which, here(), 'use-text', (one) => uses(one).length > 0)
  if (!site) return
  const all = uses(site)
  // a site may have several actions; the player chooses one of them
  const label = (name: string) => ({ code: 'use-ability', parts: { ability: name, card: { card: site.id, code: site.code } } })
  const [slug] =
    all.length < 2
      ? []
      : chooseOptions({
          who: you,
          name: 'use-text',
          options: () => all.map(({ ability, name }) => ({ key: ability.slug, label: label(name) })),
        })
  const use = all.find(({ ability }) => ability.slug === slug) ?? all[0]
  if (use) useAbility(use)
}

const isEventText = (card: Card, { lane, word }: Ability): boolean => card.facts.type === 'event' && lane === null && word !== 'to-play'

// ── skirmishes and events ───────────────────────────────────

/** "Cancel a skirmish involving …": cancels the running skirmish. The caller checks which characters are in it. */
export function cancelSkirmish(): void {
  const defender = skirmishingDefender()
  if (defender) perform({ kind: 'skirmishCancelled', subject: defender })
}

/** "Assign … to skirmish …": one character to one minion, neither of them assigned. A minion that is not fierce is not assigned in the fierce assignment phase. */
export function assign(minion: Which, defender: Which): void {
  const { you } = here()
  const [one] = cardsOf(minion, 'assign-minion', isFree)
  const [other] = cardsOf(
    defender,
    'assign-defender',
    (card) => isFree(card) && (you !== freePlayer() || ask(card, 'mayBeAssigned') === true),
  )
  if (one && other && !isLeftOut(one)) perform({ kind: 'assigned', subject: one, defender: other, seat: you.id })
}

/** Whether a character can skirmish and is not assigned. */
function isFree(card: Card): boolean {
  return canSkirmish(card) && (isMinion(card) ? defenderOf(card) === undefined : assignedTo(card).length === 0)
}

// ── the path ────────────────────────────────────────────────

/**
 * "Replace the fellowship's current site with your site of the same number".
 * @param old the site to replace; the current one by default
 */
export function replaceSite(old: Card | undefined = siteNow()): void {
  const { you } = here()
  if (!old) return
  const same = (): Card[] =>
    table()
      .zone(`${you.id}.adventure`)
      .cards.filter(({ facts }) => facts.site === old.facts.site)
  const [by] = same().length < 2 ? same() : chooseCards({ who: you, name: 'replacing-site', from: same })
  if (by) perform({ kind: 'siteReplaced', subject: old, by })
}

/** "Prevent that": the event to which this responds does not happen. */
export function prevent({ event }: { readonly event: GameEvent }): void {
  event.cancel()
}

/** Does something instead of the event to which this responds. */
export function instead({ event }: { readonly event: GameEvent }, deed: () => unknown): void {
  event.instead(deed)
}

/** The Ring-bearer puts on the One Ring. */
export function putOnRing(): void {
  const subject = bearerOf(freePlayer())
  if (subject) perform({ kind: 'ringPutOn', subject })
}

/** Whether this companion can take over: it is in play, and the Ring-bearer of its player is dead. */
export function canBecomeRingBearer({ self, you }: Pick<KernelContext, 'self' | 'you'>): boolean {
  return isInPlay(self) && bearerOf(you) === undefined
}

/** This companion becomes the Ring-bearer. Its own resistance counts from now on. */
export function becomeRingBearer(card: Card): void {
  perform({ kind: 'ringPassed', subject: card })
}

/** Corrupts the Ring-bearer: its player loses. */
export function corrupt(): void {
  perform({ kind: 'lost', subject: freePlayer(), how: 'corrupted' })
}

// ── choices and counts ──────────────────────────────────────

/** "Choose one": among those that can be done in full, or among all if none can. */
export function chooseOne(
  ways: { readonly [way: string]: { readonly can: () => boolean; readonly deed: () => unknown } },
  who: Card = here().you,
): void {
  const all = Object.entries(ways).map(([key, way]) => ({ key, ...way }))
  // if none can be done in full, any may be picked and is done as far as possible
  const full = () => (all.some(({ can }) => restrict(table(), () => can())) ? all.filter(({ can }) => restrict(table(), () => can())) : all)
  const [chosen] = chooseOptions({ who, name: 'either', options: () => full().map(({ key }) => ({ key })) })
  all.find(({ key }) => key === chosen)?.deed()
}

/** Asks whether the player wants to do something. */
export function may(name: string, who: Card = here().you): boolean {
  return confirm(who, name)
}

/** How many cards "you can spot": everything that matches counts. @throws WrongValue for the hand or the deck of another player */
export function canSpot(which: Selection, { self, you }: Pick<KernelContext, 'self' | 'you'>): number {
  const owner = playerOf(self)
  if ((which.from === 'hand' || which.from === 'deck') && owner !== undefined && owner !== you)
    throw new WrongValue(
      `a text cannot look into the ${which.from} of another player. Let the effect use revealHand, lookAtHand or revealTop, which all players are told of`,
    )
  return cardsFor(which, { self, you }).length
}

/** "For each … you spot": the player says how many, from none to all. */
export function spot(which: Selection): number {
  const most = cardsFor(which, here()).length
  return most === 0
    ? 0
    : chooseNumber(
        here().you,
        'spot',
        Array.from({ length: most + 1 }, (_, n) => n),
      )
}

/** How many cultures of a side "you can spot": any active card of the side counts for its culture. */
export function culturesInSpot(side: 'free-peoples' | 'shadow'): number {
  const cultures = activeCards().flatMap(({ facts }) => (facts.side === side && typeof facts.culture === 'string' ? [facts.culture] : []))
  return new Set(cultures).size
}

// ── reading ─────────────────────────────────────────────────

/** The number of the site at which the fellowship is. */
export function siteNumber(): number {
  return siteNumberOf(freePlayer())
}

/** Whether the fellowship is at a site with these words, such as `underground`. */
export function isAt(...words: readonly Word[]): boolean {
  const site = siteNow() as TcgCard | undefined
  return site?.is(...words) ?? false
}

/** Whether the fellowship is at this site, or on the way to it. */
export function isFellowshipAt(site: Card | undefined): boolean {
  return site !== undefined && siteNow() === site
}

/** How many burdens the Ring-bearer has. */
export function burdens(): number {
  return bearerOf(freePlayer())?.token('burdens') ?? 0
}

/** Remembers something about the card of the running text, such as that the first Orc was played, until the phase or the turn ends. */
export function remember(what: string, until: 'phase' | 'turn' = 'phase'): void {
  table().write(here().self, 'fields', `remembers-${what}`, until === 'turn' ? `turn ${turn()}` : `phase ${boardField('phases') ?? 0}`)
}

/** Whether something about a card was remembered in this phase or turn. */
export function remembers(card: Card, what: string): boolean {
  const when = fieldOf(card, `remembers-${what}`)
  return when !== undefined && (when === `turn ${turn()}` || when === `phase ${boardField('phases') ?? 0}`)
}

/** Whether the Ring-bearer wears the One Ring. */
export function isRingWorn(): boolean {
  const bearer = bearerOf(freePlayer())
  return bearer !== undefined && wearsRing(bearer)
}

/** The running phase: "in a skirmish" means a skirmish phase. */
export function phase(): PhaseName {
  return phaseNow()
}

export function pool(): number {
  return poolNow()
}

export function freePeoplesPlayer(): Card {
  return freePlayer()
}

/** The Ring-bearer of the Free Peoples player; undefined if there is none (any more). */
export function ringBearer(): TcgCard | undefined {
  return bearerOf(freePlayer()) as TcgCard | undefined
}

/** The opponents of a player. */
export function opponents(of: Card): readonly Card[] {
  return opponentsOf(of)
}

/** Whether a card has a permission, such as `fierce`. */
export function hasPermission(card: Card, permission: StatName): boolean {
  return ask(card, permission) === true
}

/** A stat of a card, as a number; it counts as zero while modifiers bring it below zero. */
export function numberOf(card: Card, stat: StatName): number {
  return Math.max(0, askNumber(card, stat))
}

/** Whether an effect is that of a phase action: of an event or a special ability with the word of a phase. */
export function isPhaseAction({ word, ability }: GameEvent): boolean {
  return (windowWords as readonly unknown[]).includes(word) && !BY_RULES.some((slug) => String(ability).endsWith(`#${slug}`))
}

/** Whether a card is of the Free Peoples. */
export { isFreePeoples, siteOnPath }
