import { table } from './current-table.ts'
import type { AnswerValue } from './door.ts'
import type { Explorer } from './explorer.ts'
import type { EngineOption, QuestionSpec } from './question-spec.ts'
import { noTarget } from './unwind.ts'

const WIDEST = 24

/** Answers a question for the probe with the current alternative of the walk. */
export function explore(spec: QuestionSpec): AnswerValue {
  const t = table()
  const explorer = t.run.explorer as Explorer
  if (explorer.answered < explorer.given.length) return explorer.given[explorer.answered++] as AnswerValue
  const alternatives = explorer.stage === 'price' ? waysToPay(spec, explorer) : alternativesOf(spec)
  if (alternatives.length === 0) {
    if (explorer.stage !== 'effect' && explorer.taken === undefined) throw noTarget()
    return spec.shape === 'distribute' ? {} : []
  }
  const at = explorer.at++
  if (at >= explorer.path.length) {
    explorer.path.push(0)
    explorer.width.push(alternatives.length)
  }
  return alternatives[explorer.path[at] as number] as AnswerValue
}

/** The legal sets of options, or spreads of the sum, with which a price can be paid: of the first `WIDEST` candidates. */
function waysToPay(spec: QuestionSpec, explorer: Explorer): readonly AnswerValue[] {
  if (spec.shape !== 'choose' && spec.shape !== 'distribute') return alternativesOf(spec)
  const options = spec.options()
  const ways: AnswerValue[] = []
  if (spec.shape === 'distribute') {
    if (spec.most === 0) return [{}]
    spreads(options, spec.most, (shares) => ways.push(shares) <= WIDEST)
  } else
    for (let size = spec.least; size <= Math.min(spec.most, options.length); size++)
      sets(options, size, (keys) => ways.push(keys) <= WIDEST)
  if (ways.length > WIDEST) explorer.cut = 'yes'
  return ways.slice(0, WIDEST).filter((way) => isLegal(spec, way))
}

function isLegal({ check, checkShares }: QuestionSpec, way: AnswerValue): boolean {
  return Array.isArray(way) ? check?.(way as readonly string[]) === undefined : checkShares?.(way as Shares) === undefined
}

type Shares = { readonly [key: string]: number }

/** Calls `found` with each set of `size` options, in order. @param found returns whether to go on */
function sets(options: readonly EngineOption[], size: number, found: (keys: readonly string[]) => boolean): void {
  const keys: string[] = []
  const add = (from: number): boolean => {
    if (keys.length === size) return found(keys.slice())
    for (let i = from; i < options.length; i++) {
      keys.push((options[i] as EngineOption).key)
      const goesOn = add(i + 1)
      keys.pop()
      if (!goesOn) return false
    }
    return true
  }
  add(0)
}

/**
 * Calls `found` with each way to spread a sum over options, beginning with the largest share for the first option. @param found returns
 * whether to go on
 */
function spreads(options: readonly EngineOption[], sum: number, found: (shares: Shares) => boolean): void {
  const room = (from: number): number => options.slice(from).reduce((all, { most = sum }) => all + most, 0)
  const add = (at: number, left: number, shares: Shares): boolean => {
    if (left === 0) return found(shares)
    if (room(at) < left) return true
    const { key, most = left } = options[at] as EngineOption
    for (let share = Math.min(left, most); share >= 0; share--)
      if (!add(at + 1, left - share, share > 0 ? { ...shares, [key]: share } : shares)) return false
    return true
  }
  add(0, sum, {})
}

const MOST_SPREADS = 2_000

/**
 * A legal spread of a sum: the greedy one (as much as possible for the first option) if legal, else the first legal of `MOST_SPREADS` tries, else the
 * greedy one.
 */
export function legalSpread(spec: QuestionSpec, options: readonly EngineOption[]): Shares {
  const first = greedy(options, spec.most)
  if (!spec.checkShares || spec.checkShares(first) === undefined) return first
  let legal: Shares | undefined
  let tried = 0
  spreads(options, spec.most, (shares) => {
    if (spec.checkShares?.(shares) === undefined) legal = shares
    return legal === undefined && ++tried < MOST_SPREADS
  })
  return legal ?? first
}

function alternativesOf(spec: QuestionSpec): AnswerValue[] {
  const { explorer } = table().run
  const all = stillThere(spec.options(), explorer)
  const options = all.slice(0, WIDEST)
  if (explorer && all.length > WIDEST) explorer.cut = 'yes'
  switch (spec.shape) {
    case 'confirm':
      return [['yes'], ['no']]
    case 'number':
      return options.length > 0 ? options.map((option) => Number(option.key)) : [spec.most, spec.least]
    case 'order':
      return [options.map((option) => option.key)]
    case 'distribute':
      return options.length === 0 ? [] : [legalSpread(spec, options)]
    case 'pairs': {
      const sets = spec.least === 0 ? [[]] : []
      const one = options.map((option) => [option.key])
      return [...(spec.least <= 1 && spec.most > 0 ? one : []), ...sets].filter((set) => spec.check?.(set) === undefined)
    }
    case 'choose': {
      if (spec.least === 0 && (options.length === 0 || spec.most === 0)) return [[]]
      const sets: string[][] = []
      if (spec.most > 1 && options.length > 0) sets.push(options.slice(0, spec.most).map((option) => option.key))
      if (spec.least <= 1) for (const option of options) sets.push([option.key])
      else if (options.length > spec.least) sets.push(options.slice(-spec.least).map((option) => option.key))
      if (spec.least === 0) sets.push([])
      return spec.check ? sets.filter((set) => spec.check?.(set) === undefined) : sets
    }
  }
}

/** The options without the cards that paying has removed, while targets are chosen; or in the effect, for abilities without targets. */
function stillThere(options: readonly EngineOption[], explorer: Explorer | undefined): readonly EngineOption[] {
  if (explorer === undefined || explorer.stage !== explorer.goneFrom || explorer.gone.length === 0) return options
  return options.filter(({ card }) => card === undefined || !explorer.gone.includes(card))
}

function greedy(options: readonly EngineOption[], sum: number): { [key: string]: number } {
  const shares: { [key: string]: number } = {}
  let left = sum
  for (const option of options) {
    const share = Math.min(left, option.most ?? left)
    if (share > 0) shares[option.key] = share
    left -= share
  }
  return shares
}

/** Advances the walk to the next path. @returns false when every alternative was tried */
export function nextPath(explorer: Explorer): boolean {
  explorer.at = 0
  explorer.answered = 0
  while (explorer.path.length > 0) {
    const last = explorer.path.length - 1
    const chosen = (explorer.path[last] as number) + 1
    if (chosen < (explorer.width[last] as number)) {
      explorer.path[last] = chosen
      return true
    }
    explorer.path.pop()
    explorer.width.pop()
  }
  return false
}
