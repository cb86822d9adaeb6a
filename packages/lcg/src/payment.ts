import { type Ability, askWhy, type Context, type Cost, distribute, type EventInit } from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'

/** Paying resources. RR "Cost", "Resource Match" */

/** Heroes of a player whose resources may pay for a card of these spheres; all of them for a neutral card. */
export function heroesThatMatch(player: Player, spheres: readonly string[]): GameCard[] {
  return spheres.length === 0 ? player.heroes : player.heroes.filter((hero) => spheres.some((sphere) => hero.belongsTo(sphere)))
}

function pool(heroes: readonly GameCard[]): number {
  return heroes.reduce((sum, hero) => sum + hero.resources, 0)
}

/** What a card costs now; X is what was chosen. The value of X stays though less may be paid for it. */
function amountFor(card: GameCard, x: number): number {
  if (card.printedFact('cost') !== 'X') return card.cost
  const { contributors } = askWhy(card, 'cost')
  if (contributors.some(({ way }) => way === 'set')) return card.cost
  return Math.max(
    0,
    contributors.reduce((sum, { way, value }) => (way === 'add' ? sum + Number(value) : sum), x),
  )
}

function spend(player: Player, heroes: readonly GameCard[], amount: number): EventInit[] {
  const payers = heroes.filter((hero) => hero.resources > 0)
  const shares = distribute(player, 'pay', amount, () => payers.map((card) => ({ card, most: card.resources })))
  return payers
    .filter((hero) => (shares[hero.id] ?? 0) > 0)
    .map((hero) => ({ kind: 'resourcesSpent', subject: hero, amount: shares[hero.id] }))
}

/** The resource cost of a card that is played from hand. A sphere needs a matching hero even at cost 0. */
const resourceCost: Cost = {
  slug: 'resources',
  can: (context) => {
    const card = context.self as GameCard
    const heroes = heroesThatMatch(context.you as Player, card.spheres)
    return heroes.length > 0 && pool(heroes) >= amountFor(card, context.x)
  },
  pay: (context) => {
    const card = context.self as GameCard
    const you = context.you as Player
    return spend(you, heroesThatMatch(you, card.spheres), amountFor(card, context.x))
  },
}

const RESOURCES: readonly Cost[] = Object.freeze([resourceCost])
const FREE: readonly Cost[] = Object.freeze([])

/** Costs that come with the card: resources for what is played from hand. */
export function costsOf(ability: Ability, context: Context): readonly Cost[] {
  const card = context.self as GameCard
  if (ability.word === 'play') return RESOURCES
  return card.zone.name === 'hand' && card.facts.type === 'event' ? RESOURCES : FREE
}

/** Spending resources for an ability of a card: any hero's, or one hero's own, or of a sphere that the text names. */
export function resourcesFrom(whose: 'any' | 'self' | 'host', amount: number, sphere?: string): Cost {
  const heroes = (context: Context): GameCard[] => {
    if (whose === 'self') return [context.self as GameCard]
    if (whose === 'host') return context.self.zone.host ? [context.self.zone.host as GameCard] : []
    return heroesThatMatch(context.you as Player, sphere ? [sphere] : [])
  }
  return {
    slug: 'resources',
    can: (context) => pool(heroes(context)) >= amount,
    pay: (context) => spend(context.you as Player, heroes(context), amount),
  }
}
