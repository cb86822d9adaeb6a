import { cardsAmongRules, type GameCard } from '@questwright/lcg'

/** Campaign cards in the order of their parts. */
const PARTS = ['voyage-across-belegaer', 'the-fate-of-numenor', 'raid-on-the-grey-havens'].map((scenario) => `${scenario}-campaign`)

/** The campaign card that lies beside the scenario. */
export function campaignCard(): GameCard | undefined {
  return cardsAmongRules().find(({ slug }) => PARTS.includes(slug))
}

/** The number of its part: of the first where none lies there. */
export function part(): number {
  return PARTS.indexOf(campaignCard()?.slug ?? '') + 1 || 1
}
