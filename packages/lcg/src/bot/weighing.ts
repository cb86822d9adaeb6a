import type { BotCard, BotChoice, BotQuestion, BotTable } from '@questwright/kernel'
import { printedCountsAs } from '../rulebook/counts-as.ts'
import { hitPointsLeft, isEnemy, typeOf } from './seen.ts'

export type Option = BotQuestion['options'][number]

/** What a character is worth to its players, in tenths. */
export function worth(card: BotCard): number {
  const stats = 10 * card.stat('willpower') + 8 * card.stat('attack') + 6 * card.stat('defense') + 4 * hitPointsLeft(card)
  // with a character of the scenario's own the game itself is often lost
  return typeOf(card) === 'hero' ? stats + 60 : printedCountsAs(typeOf(card), 'objective') ? stats + 150 : stats
}

/** What an encounter card costs the players while it stays, in tenths. */
export function danger(card: BotCard): number {
  if (isEnemy(card)) return 10 * card.stat('attack') + 8 * card.stat('threat') + 2 * hitPointsLeft(card)
  return 10 * card.stat('threat')
}

/** The option with the highest weight; of equals the first. */
export function best(options: readonly Option[], weigh: (option: Option) => number): Option | undefined {
  let found: Option | undefined
  let highest = 0
  for (const option of options) {
    const weight = weigh(option)
    if (!found || weight > highest) {
      found = option
      highest = weight
    }
  }
  return found
}

export function ranked(options: readonly Option[], weigh: (option: Option) => number): Option[] {
  const weights = new Map(options.map((option) => [option, weigh(option)]))
  return [...options].sort((a, b) => (weights.get(b) as number) - (weights.get(a) as number))
}

export function cardOf(option: Option, view: BotTable): BotCard | undefined {
  return option.card === undefined ? undefined : view.card(option.card)
}

/** Chooses one, or nothing where its weight is not above `least`. */
export function one(question: BotQuestion, weigh: (option: Option) => number, least = -1_000_000): BotChoice {
  const option = best(question.options, weigh)
  if (!option || (question.least === 0 && weigh(option) <= least)) return []
  return [option.key]
}
