import { cardsAmongRules, type GameCard } from '@questwright/lcg'

/** The campaign cards in the order of their parts. */
const PARTS = ['voyage-across-belegaer', 'the-fate-of-numenor', 'raid-on-the-grey-havens'].map((scenario) => `${scenario}-campaign`)

/** The campaign card of this game, next to the scenario. */
export function campaignCard(): GameCard | undefined {
  return cardsAmongRules().find(({ slug }) => PARTS.includes(slug))
}

/** The part of the campaign to which this game belongs: 1 to 3; 1 if there is no campaign card. */
export function part(): number {
  return PARTS.indexOf(campaignCard()?.slug ?? '') + 1 || 1
}
