import {
  type Ability,
  ask,
  askWhy,
  type Context,
  type Cost,
  canPayWith,
  chooseCards,
  distribute,
  type EventInit,
  isChangedAnywhere,
  type Need,
  tell,
} from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'
import { heroesInPlay } from './round.ts'

/** Paying resources. RR "Cost", "Resource Match" */

/** The heroes whose resources match one of these spheres; all of them if there is no sphere. */
function ofSpheres(heroes: GameCard[], spheres: readonly string[]): GameCard[] {
  return spheres.length === 0 ? heroes : heroes.filter((hero) => spheres.some((sphere) => hero.belongsTo(sphere)))
}

/** The cards whose resources may pay for a player's card: heroes that match its spheres, and cards with a permission to pay for it. */
function payersFor(card: GameCard, player: Player): GameCard[] {
  const matching = ofSpheres(player.heroes, card.spheres)
  const others = isChangedAnywhere('paysFor')
    ? player.controlled.filter((payer) => !matching.includes(payer) && mayPayFor(payer, card))
    : []
  return [...matching, ...others, ...(isChangedAnywhere('paidFromAnyPool') ? ofOthers(card, player) : [])]
}

/** Heroes of other players whose resources a card lets its player spend. */
function ofOthers(card: GameCard, player: Player): GameCard[] {
  const spheres = ask(card, 'paidFromAnyPool') as readonly string[]
  return spheres.length === 0 ? [] : ofSpheres(heroesInPlay(), spheres).filter((hero) => hero.controller !== player)
}

function mayPayFor(payer: GameCard, card: GameCard): boolean {
  const words = ask(payer, 'paysFor') as readonly string[]
  return words.some((word) => word === 'any' || word === card.facts.type || card.has(word) || card.belongsTo(word))
}

function pool(heroes: readonly GameCard[]): number {
  return heroes.reduce((sum, hero) => sum + hero.resources, 0)
}

/** The current cost of a card; for a printed X, the chosen value plus modifiers. X keeps its value even if less is paid. */
function amountFor(card: GameCard, x: number): number {
  if (card.printedFact('cost') !== 'X') return card.cost
  const { contributors } = askWhy(card, 'cost')
  if (contributors.some(({ way }) => way === 'set')) return card.cost
  return Math.max(
    0,
    contributors.reduce((sum, { way, value }) => (way === 'add' ? sum + Number(value) : sum), x),
  )
}

/** The heroes with resources that may be spent. RR "Cannot" */
function withResources(heroes: readonly GameCard[]): GameCard[] {
  return heroes.filter((hero) => hero.resources > 0 && canPayWith(spent(hero, 1)))
}

/**
 * The number of a card's resources that may be spent, for prices that an effect asks for: 0 if a card says that they cannot be. RR "Cannot"
 */
export function spendableResources(card: GameCard): number {
  return withResources([card]).length > 0 ? card.resources : 0
}

const spent = (subject: GameCard, amount: number): EventInit => ({ kind: 'resourcesSpent', subject, amount })

/** The needs of a payment: one resource from each of `pools` different pools, and the rest from any. */
function needed(heroes: readonly GameCard[], amount: number, pools = 0): Need[] {
  const payers = withResources(heroes)
  const from = (most: (hero: GameCard) => number) => payers.map((hero) => ({ event: spent(hero, 1), most: most(hero) }))
  const rest = { amount: Math.max(0, amount - pools), from: from((hero) => hero.resources) }
  return pools === 0 ? [rest] : [{ amount: pools, from: from(() => 1) }, rest]
}

/** @param pools the number of different pools: one resource is spent from each first, the rest from any */
function spend(player: Player, heroes: readonly GameCard[], amount: number, pools = 0): EventInit[] {
  const payers = withResources(heroes)
  const first =
    pools === 0 ? [] : chooseCards({ who: player as GameCard, name: 'choose-payers', from: () => payers, least: pools, parts: { pools } })
  const owed = (hero: GameCard): number => (first.includes(hero) ? 1 : 0)
  const shares = distribute(player, 'pay', amount - first.length, () =>
    payers.filter((hero) => hero.resources > owed(hero)).map((card) => ({ card, most: card.resources - owed(card) })),
  )
  return payers.map((hero) => spent(hero, (shares[hero.id] ?? 0) + owed(hero))).filter(({ amount: share }) => (share as number) > 0)
}

/** The resource cost of a card that is played from hand. A sphere needs a matching hero even at cost 0. */
function resourceCost(pools: number): Cost {
  return {
    slug: 'resources',
    can: (context) => {
      const card = context.self as GameCard
      const heroes = payersFor(card, context.you as Player)
      const amount = amountFor(card, context.x)
      const payers = withResources(heroes)
      if (heroes.length === 0 || pool(payers) < amount) return false
      return pools === 0 || (amount >= pools && payers.length >= pools)
    },
    needs: (context) => {
      const card = context.self as GameCard
      return needed(payersFor(card, context.you as Player), amountFor(card, context.x), pools)
    },
    pay: (context) => {
      const card = context.self as GameCard
      const you = context.you as Player
      const now = amountFor(card, context.x)
      const printed = card.printedFact('cost')
      if (typeof printed === 'number' && now !== printed) tell('cost-changed', { card, printed, now })
      return spend(you, payersFor(card, you), now, pools)
    },
  }
}

const RESOURCES: readonly Cost[] = Object.freeze([resourceCost(0)])
const FREE: readonly Cost[] = Object.freeze([])

/** The cost of the card itself: resources, for a card that is played from hand. */
export function costsOf(ability: Ability, context: Context): readonly Cost[] {
  const card = context.self as GameCard
  if (ability.word === 'play') return RESOURCES
  if (card.zone.name !== 'hand' || card.facts.type !== 'event') return FREE
  const { pools } = ability.notes
  return typeof pools === 'number' ? [resourceCost(pools)] : RESOURCES
}

/**
 * The payment of resources for a card's ability: from one's heroes, from all heroes, from one hero's own pool, or of a sphere that the text
 * names.
 */
export function resourcesFrom(whose: 'any' | 'everybody' | 'self' | 'host', amount: number, sphere?: string): Cost {
  const heroes = (context: Context): GameCard[] => {
    if (whose === 'self') return [context.self as GameCard]
    if (whose === 'host') return context.self.zone.host ? [context.self.zone.host as GameCard] : []
    return ofSpheres(whose === 'everybody' ? heroesInPlay() : (context.you as Player).heroes, sphere ? [sphere] : [])
  }
  return {
    slug: 'resources',
    can: (context) => pool(withResources(heroes(context))) >= amount,
    needs: (context) => needed(heroes(context), amount),
    pay: (context) => spend(context.you as Player, heroes(context), amount),
  }
}
