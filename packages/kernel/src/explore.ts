import type { Card } from './card.ts'
import { table } from './current-table.ts'
import type { AnswerValue } from './door.ts'
import type { EngineOption, QuestionSpec } from './question.ts'
import { noTarget } from './unwind.ts'

/** The probe's walk through choices: depth first, bounded. Nothing is written meanwhile. */
export interface Explorer {
  /** Which alternative was chosen at each question so far. */
  readonly path: number[]
  readonly width: number[]
  at: number
  stage: 'targets' | 'effect'
  /** Cards that paid and are gone when targets are chosen: they are none. */
  gone: readonly Card[]
  /** What a use would be paid with on this path; asked once, when the first asks for it. */
  price: (() => Price) | undefined
  /** A change was about to happen; a script that catches the way out does not hide it. */
  changes: 'none' | 'found'
  /** Some options were left out, because there are too many. */
  cut: 'no' | 'yes'
}

/** The cards with which costs would be paid that say what becomes of them. */
export interface Price {
  readonly all: readonly Card[]
  readonly gone: readonly Card[]
}

const WIDEST = 24

/** Answers a question for the probe with the alternative that the walk is at. */
export function explore(spec: QuestionSpec): AnswerValue {
  const t = table()
  const explorer = t.explorer as Explorer
  const alternatives = alternativesOf(spec)
  if (alternatives.length === 0) {
    if (explorer.stage === 'targets') throw noTarget()
    return spec.shape === 'distribute' ? {} : []
  }
  const at = explorer.at++
  if (at >= explorer.path.length) {
    explorer.path.push(0)
    explorer.width.push(alternatives.length)
  }
  return alternatives[explorer.path[at] as number] as AnswerValue
}

function alternativesOf(spec: QuestionSpec): AnswerValue[] {
  const { explorer } = table()
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
      return options.length === 0 ? [] : [greedy(options, spec.most)]
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

/** Targets are chosen among what paying has left. */
function stillThere(options: readonly EngineOption[], explorer: Explorer | undefined): readonly EngineOption[] {
  if (explorer === undefined || explorer.stage !== 'targets' || explorer.gone.length === 0) return options
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

/** Moves the walk on. @returns false when every alternative was tried */
export function nextPath(explorer: Explorer): boolean {
  explorer.at = 0
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
