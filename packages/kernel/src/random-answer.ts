import type { AnswerValue } from './door.ts'
import { judge } from './question.ts'
import type { PendingQuestion } from './question-spec.ts'
import type { SeededDice } from './seeded-dice.ts'

/** The parts of a question that drawing an answer needs. */
export interface Offer {
  readonly shape: string
  readonly least: number
  readonly most: number
  readonly options: readonly { readonly key: string; readonly most?: number | undefined }[]
  readonly judge: (value: AnswerValue) => boolean
}

/** Limit of the draws; after that, all sets are tried in order. */
const MOST_DRAWS = 200
const MOST_TRIED = 20_000
const MOST_SPREADS = 5_000

/** Draws a legal answer to a pending question, as `randomAnswer` does. */
export function randomAnswerTo(question: PendingQuestion, dice: SeededDice): AnswerValue | undefined {
  const { shape, least, most } = question.spec
  return randomAnswer({ shape, least, most, options: question.options, judge: (value) => judge(question, value) === undefined }, dice)
}

/**
 * Draws a legal answer. All are equally likely, unless there are very many or hardly any.
 * @returns undefined when no legal answer was found
 */
export function randomAnswer(offer: Offer, dice: SeededDice): AnswerValue | undefined {
  switch (offer.shape) {
    case 'confirm':
      return legal(offer, [dice(2) === 0 ? 'yes' : 'no'])
    case 'number':
      return randomNumber(offer, dice)
    case 'distribute':
      return randomSpread(offer, dice)
    case 'order':
      return legal(offer, shuffled(offer.options, dice))
    default:
      return randomChoice(offer, dice)
  }
}

function legal(offer: Offer, value: AnswerValue): AnswerValue | undefined {
  return offer.judge(value) ? value : undefined
}

function shuffled(options: Offer['options'], dice: SeededDice): string[] {
  const keys = options.map((option) => option.key)
  for (let i = keys.length - 1; i > 0; i--) {
    const j = dice(i + 1)
    const key = keys[i] as string
    keys[i] = keys[j] as string
    keys[j] = key
  }
  return keys
}

function randomNumber(offer: Offer, dice: SeededDice): AnswerValue | undefined {
  const { options, least, most } = offer
  const value = options.length > 0 ? Number((options[dice(options.length)] as { key: string }).key) : least + dice(most - least + 1)
  return legal(offer, value)
}

/** How many sets of `size` there are among `count`, or a large number. */
function setsOf(count: number, size: number): number {
  let sets = 1
  for (let i = 1; i <= size; i++) sets = Math.min(0x7fff_ffff, Math.round((sets * (count - size + i)) / i))
  return sets
}

function randomChoice(offer: Offer, dice: SeededDice): AnswerValue | undefined {
  const { options } = offer
  const least = Math.min(offer.least, options.length)
  const most = Math.min(offer.most, options.length)
  if (least === 1 && most === 1) {
    // by far the most frequent question: one of several
    for (let i = 0; i < 20; i++) {
      const value = [(options[dice(options.length)] as { key: string }).key]
      if (offer.judge(value)) return value
    }
  }
  const weights: number[] = []
  for (let size = least; size <= most; size++) weights.push(setsOf(options.length, size))
  const crowded = weights.some((weight) => weight > 1_000_000)
  const total = crowded ? weights.length : weights.reduce((sum, weight) => sum + weight, 0)
  for (let i = 0; i < MOST_DRAWS; i++) {
    const value = drawSet(offer, least + sizeAt(crowded ? weights.map(() => 1) : weights, dice(total)), dice)
    if (offer.judge(value)) return value
  }
  return anySet(offer, least, most)
}

function sizeAt(weights: readonly number[], drawn: number): number {
  let left = drawn
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i] as number
    if (left < 0) return i
  }
  return weights.length - 1
}

/** A random set of `size` options, in the order of the options. */
function drawSet(offer: Offer, size: number, dice: SeededDice): string[] {
  const { options } = offer
  const chosen: string[] = []
  for (let i = 0; i < options.length && chosen.length < size; i++)
    if (dice(options.length - i) < size - chosen.length) chosen.push((options[i] as { key: string }).key)
  return chosen
}

/** The first legal set, beginning with the smallest, for questions with hardly any legal set. */
function anySet(offer: Offer, least: number, most: number): AnswerValue | undefined {
  let tried = 0
  const chosen: string[] = []
  const walk = (from: number, size: number): AnswerValue | undefined => {
    if (size === 0) {
      tried++
      return offer.judge(chosen) ? chosen.slice() : undefined
    }
    for (let i = from; i + size <= offer.options.length && tried < MOST_TRIED; i++) {
      chosen.push((offer.options[i] as { key: string }).key)
      const found = walk(i + 1, size - 1)
      chosen.pop()
      if (found) return found
    }
    return undefined
  }
  for (let size = least; size <= most && tried < MOST_TRIED; size++) {
    const found = walk(0, size)
    if (found) return found
  }
  return undefined
}

/** Random amounts by option: drawn from the list of all spreads of the sum if these are few, else unit by unit. */
function randomSpread(offer: Offer, dice: SeededDice): AnswerValue | undefined {
  const { options, least, most } = offer
  const sum = least + dice(most - least + 1)
  const ways: { readonly [key: string]: number }[] = []
  const list = (at: number, left: number, shares: { readonly [key: string]: number }): void => {
    if (ways.length > MOST_SPREADS) return
    const option = options[at]
    if (!option) {
      if (left === 0) ways.push(shares)
      return
    }
    for (let amount = 0; amount <= Math.min(left, option.most ?? left); amount++)
      list(at + 1, left - amount, amount > 0 ? { ...shares, [option.key]: amount } : shares)
  }
  list(0, sum, {})
  if (ways.length > 0 && ways.length <= MOST_SPREADS) {
    const drawn = dice(ways.length)
    // some spreads may be illegal, because they leave too little for another price: take the next legal one
    for (let i = 0; i < ways.length; i++) {
      const way = ways[(drawn + i) % ways.length] as { [key: string]: number }
      if (offer.judge(way)) return way
    }
    return undefined
  }
  for (let i = 0; i < MOST_DRAWS; i++) {
    const thrown = throwUnits(offer, sum, dice)
    if (thrown === undefined || offer.judge(thrown)) return thrown
  }
  return undefined
}

/** Distributes a sum unit by unit to random options that can take more. */
function throwUnits({ options }: Offer, sum: number, dice: SeededDice): { [key: string]: number } | undefined {
  const shares: { [key: string]: number } = {}
  for (let unit = 0; unit < sum; unit++) {
    const open = options.filter((option) => (shares[option.key] ?? 0) < (option.most ?? sum))
    const taken = open[dice(open.length)]
    if (!taken) return undefined
    shares[taken.key] = (shares[taken.key] ?? 0) + 1
  }
  return shares
}
