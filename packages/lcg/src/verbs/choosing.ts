import {
  chooseCards,
  chooseNumber,
  chooseOptions,
  confirm as confirmAs,
  couldChange,
  distribute,
  eventUnderWay,
  type JsonObject,
  MOST_OPTIONS,
  MOST_WAYS,
  namedHere,
  nameOfSort,
  noteNamed,
  reference,
  refuseMore,
  table,
  tell,
  WrongValue,
} from '@questwright/kernel'
import type { GameCard, Player } from '../cards.ts'
import { reached } from '../reach.ts'
import { activeLocations, firstPlayer, playersInOrder } from '../round.ts'
import { asked, by, chooser, VOTE, wholeAmount } from './shared.ts'

/** Choices of players: cards, alternatives, amounts, players, and the order in which players do something. */

/** The chooser, and the words of the question. */
export interface ChooseOptions {
  /** The player who chooses; you by default. */
  readonly by?: Player
  /**
   * A slug for the question. The text of the pack has its words under `words.prompts`; for the names of its own questions, the game has the
   * words.
   */
  readonly as?: string
}

/**
 * Chooses one of these cards: a target. Undefined if there are none: then verbs do nothing, and in `targets` the ability has no target. RR
 * "Choose"
 */
export function choose<C extends GameCard>(cards: readonly C[], options: ChooseOptions = {}): C | undefined {
  return chooseSome(cards, 1, options)[0]
}

/**
 * The active location that an effect changes: if there are several, the first player chooses one of those that the effect can affect.
 * Undefined if there is none. Conditions must not ask: they read `activeLocations()`. FAQ 1.34
 */
export function chooseActiveLocation(): GameCard | undefined {
  const active = activeLocations()
  if (active.length <= 1) return active[0]
  const able = reached(active, by())
  return able.length === 0
    ? undefined
    : chooseCards({ who: firstPlayer() as GameCard, name: 'choose-active-location', from: () => able })[0]
}

/**
 * "The players choose one of these": each player votes for a card, in player order. The card with more than half of the votes is chosen, else the
 * card of the first player, who decides for the group. RR "First Player / First Player Token"
 */
export function chooseByVote<C extends GameCard>(cards: readonly C[], options: Omit<ChooseOptions, 'by'> = {}): C | undefined {
  const able = reached(cards, by())
  const votes = playersInOrder().map(
    (who) =>
      chooseCards({ who: who as GameCard, name: options.as ?? 'choose', parts: { ...asked(options.as), ...VOTE }, from: () => able })[0] as
        | C
        | undefined,
  )
  return able.find((card) => votes.filter((vote) => vote === card).length * 2 > votes.length) ?? votes[0]
}

/** Chooses this many of these cards, or all if there are fewer. */
export function chooseSome<C extends GameCard>(cards: readonly C[], count: number, options: ChooseOptions = {}): C[] {
  const able = reached(cards, by())
  return chooseCards({
    who: chooser(options.by) as GameCard,
    name: options.as ?? 'choose',
    parts: asked(options.as),
    from: () => able,
    least: Math.min(count, able.length === 0 ? count : able.length),
    most: count,
  }) as C[]
}

/** Chooses up to this many of these cards, or none. */
export function chooseUpTo<C extends GameCard>(cards: readonly C[], most: number, options: ChooseOptions = {}): C[] {
  const able = reached(cards, by())
  if (able.length === 0) return []
  return chooseCards({
    who: chooser(options.by) as GameCard,
    name: options.as ?? 'choose-up-to',
    parts: asked(options.as),
    from: () => able,
    least: 0,
    most,
  }) as C[]
}

/**
 * Chooses one of several alternatives, among those that could change the game. The text of the pack has the words of each under
 * `words.ways`.
 */
export function chooseOne(modes: { readonly [slug: string]: () => unknown }, options: ChooseOptions = {}): unknown {
  const slugs = Object.keys(modes)
  refuseMore('the ways to choose from are', slugs.length, MOST_WAYS)
  for (const slug of slugs) noteNamed('ways', slug)
  const open = slugs.filter((slug) => couldChange(modes[slug] as () => unknown))
  const [chosen] = chooseOptions({
    who: chooser(options.by),
    name: options.as ?? 'choose-one',
    parts: asked(options.as),
    options: () => open.map((slug) => ({ key: slug, label: { code: 'way', parts: namedHere('ways', slug) } })),
  })
  return chosen === undefined ? undefined : modes[chosen]?.()
}

/**
 * "May": asks the player whether to carry out an effect. Without `as`, the question names the card, and the ability if its author gave it
 * words; an ability that asks twice must give each question a name with `as`, or the check refuses it. @returns whether it was carried out
 */
export function may(effect: () => unknown, options: ChooseOptions = {}): boolean {
  if (!couldChange(effect)) return false
  if (!confirmAs(chooser(options.by), options.as ?? 'may', options.as === undefined ? whoseMay() : asked(options.as))) return false
  effect()
  return true
}

/** The card whose text says "may", and its ability. */
function whoseMay(): JsonObject {
  const card = by()
  const ability = table().doing?.ability
  return { ...(card ? { card: reference(card) } : {}), ...(ability === undefined ? {} : { ability }) }
}

/** Chooses a number from a range of whole numbers with at least one number: check first that there is one. */
export function chooseAmount(least: number, most: number, options: ChooseOptions = {}): number {
  for (const number of [least, most])
    if (!Number.isSafeInteger(number)) throw new WrongValue(`chooseAmount takes whole numbers, and ${nameOfSort(number)} was given`)
  if (least > most) throw new WrongValue(`from ${least} to ${most} there is no number to choose; ask only where there is one`)
  refuseMore('the numbers to choose from are', most - least + 1, MOST_OPTIONS)
  const values = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  return chooseNumber(chooser(options.by), options.as ?? 'choose-number', values, asked(options.as))
}

/** The value chosen for X in the running use of this card, for a keyword that it prints with X; 0 if none was chosen. */
export function chosenX(card: GameCard): number {
  return (eventUnderWay('effect', ({ subject, x }) => subject === card && x !== 0)?.x as number | undefined) ?? 0
}

/** Chooses a player: one of all that are not eliminated, or one of these. Undefined if the given list is empty. */
export function choosePlayer(players?: undefined, options?: ChooseOptions): Player
export function choosePlayer(players: readonly Player[], options?: ChooseOptions): Player | undefined
export function choosePlayer(players: readonly Player[] = playersInOrder(), options: ChooseOptions = {}): Player | undefined {
  return choose(players, { as: 'choose-player', ...options })
}

/** Calls a function for each player that is not eliminated, in player order. */
export function eachPlayer(deed: (player: Player) => unknown): void {
  for (const player of playersInOrder()) if (!player.eliminated) deed(player)
}

/**
 * Each player, in player order, chooses this many of the cards that are available to them, or all if there are fewer. @returns all chosen
 * cards
 */
export function eachPlayerChooses(
  cardsOf: (player: Player) => readonly GameCard[],
  options: { readonly as?: string; readonly count?: number } = {},
): GameCard[] {
  return playersInOrder().flatMap((player) =>
    chooseSome(cardsOf(player), options.count ?? 1, { by: player, ...(options.as ? { as: options.as } : {}) }),
  )
}

/** An amount for a card. */
export interface Share {
  readonly card: GameCard
  readonly amount: number
}

/**
 * The chooser spreads an amount over cards. For damage, use `assignDamage`.
 * @param options `most`: the maximum for a card, if less than the whole amount; an amount beyond all maxima is lost
 */
export function spread(
  amount: number,
  cards: readonly GameCard[],
  options: ChooseOptions & { readonly most?: (card: GameCard) => number } = {},
): Share[] {
  const { most = () => amount } = options
  const room = cards.map((card) => ({ card, most: most(card) })).filter((one) => one.most > 0)
  if (wholeAmount('spread', amount) === 0 || room.length === 0) return []
  const shares = distribute(chooser(options.by), options.as ?? 'distribute', amount, () => room, asked(options.as))
  return cards.map((card) => ({ card, amount: shares[card.id] ?? 0 })).filter((share) => share.amount > 0)
}

/**
 * Carries out one of several interpretations of a text between which no document decides: the first one, which must be the worst for the
 * players. The story names the case, so that it can be found when an official answer is known. RR "The Grim Rule"
 * @param readings the interpretations by slug, the worst for winning the scenario first; the text of the pack has their words under
 * `words.ways`
 */
export function grimRule(readings: { readonly [reading: string]: () => unknown }): unknown {
  const [worst, ...others] = Object.keys(readings) as [string, ...string[]]
  for (const reading of [worst, ...others]) noteNamed('ways', reading)
  const card = by()
  tell('grim-rule', { ...(card ? { of: 'card', card } : { of: 'rules' }), reading: worst, instead: others })
  return readings[worst]?.()
}
