import type { BotCard, BotChoice, BotQuestion, BotTable } from '@questwright/kernel'

/** Chooses the best of the options of a question. */

export type Option = BotQuestion['options'][number]

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

/** Chooses the best option, or none if its weight is not above `least`. */
export function one(question: BotQuestion, weigh: (option: Option) => number, least = -1_000_000): BotChoice {
  const option = best(question.options, weigh)
  if (!option || (question.least === 0 && weigh(option) <= least)) return []
  return [option.key]
}
