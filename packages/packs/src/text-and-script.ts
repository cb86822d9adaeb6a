/**
 * Reads the ability words, limits and keywords in a card's text and in its script, so that a check can compare them.
 * Both are searched for patterns only. If a script imports parts from another file, the rest is unknown, and nothing is reported.
 */

import type { Rulebook } from '@questwright/rulebook'
import { escaped } from './escaped.ts'

/** By the words that texts print before abilities, the functions of the script API that make such abilities, from the rulebook. */
type Abilities = Rulebook['abilities']

/** A limit of an ability, as number and period: `1 round`, `3 phase`. */
export type LimitWords = string

export interface Promised {
  /** The ability words. */
  readonly words: readonly string[]
  readonly limits: readonly LimitWords[]
}

/** The ability words and limits in a text. */
export function promisedBy(text: string, { abilities, wording: { periods = [] } }: Pick<Rulebook, 'abilities' | 'wording'>): Promised {
  const words = Object.keys(abilities).filter((word) =>
    new RegExp(`(?:^|\\n|\\*\\*)(?:[A-Z][a-z]+ ){0,2}${escaped(word)}:`, 'm').test(text),
  )
  const limit = new RegExp(`Limit (once|twice|(\\d+) times) per (?:player per )?(${periods.map(escaped).join('|')})`, 'gi')
  const limits = [...(periods.length === 0 ? [] : text.matchAll(limit))].map(
    ([, often = '', times, period = '']) => `${times ?? (often.toLowerCase() === 'twice' ? '2' : '1')} ${period.toLowerCase()}`,
  )
  return { words, limits }
}

export interface Done extends Promised {
  /** `all`: all parts of the script are in this file. `part`: other files contain more. */
  readonly known: 'all' | 'part'
}

/** Whether a compiled script calls a function of the script API, such as `forced.after`. */
export function callsBuilder(code: string, builder: string): boolean {
  return new RegExp(`\\.${builder.split('.').map(escaped).join('(?:\\)?)\\.')}\\)?\\(`).test(code)
}

/**
 * The ability words and limits in a compiled script, by the functions that it calls.
 * @param code CommonJS from `compileScript`
 */
export function doneBy(code: string, abilities: Abilities): Done {
  const calls = (builder: string) => callsBuilder(code, builder)
  const limits = [...code.matchAll(/limit: \{([^}]*)\}/g)].flatMap(([, parts = '']) => {
    const times = /times: (\d+)/.exec(parts)?.[1]
    const period = /period: ['"](\w+)['"]/.exec(parts)?.[1]
    return times && period ? [`${times} ${period}`] : []
  })
  return {
    words: Object.keys(abilities).filter((word) => abilities[word]?.some(calls)),
    limits,
    known: /require\(['"](?:\.{1,2}\/|[^'"]+\/systems\/)/.test(code) ? 'part' : 'all',
  }
}

/** A limit in words, as cards print it. */
export function limitWords(limit: LimitWords): string {
  const [times = '1', period = 'round'] = limit.split(' ')
  const often = times === '1' ? 'once' : `${times} times`
  return `(Limit ${often} per ${period}.)`
}
