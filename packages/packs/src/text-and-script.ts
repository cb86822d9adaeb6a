/**
 * Reads the ability words, limits and keywords in a card's text and in its script, so that a check can compare them.
 * Both are searched for patterns only. If a script imports parts from another file, the rest is unknown, and nothing is reported.
 */

import type { Rulebook } from '@questwright/rulebook'
import { escaped } from './escaped.ts'

/** A limit of an ability, as number and period, `1 round`, or as number and function of the script API, `3 amount`. */
export type LimitWords = string

export interface Promised {
  /** The ability words. */
  readonly words: readonly string[]
  readonly limits: readonly LimitWords[]
}

/** The ability words and limits in a text. */
export function promisedBy(
  text: string,
  { abilities, wording: { periods = [], limits: own = {} } }: Pick<Rulebook, 'abilities' | 'wording'>,
): Promised {
  const words = Object.keys(abilities).filter((word) =>
    new RegExp(`(?:^|\\n|\\*\\*)(?:[A-Z][a-z]+ ){0,2}${escaped(word)}:`, 'm').test(text),
  )
  const limit = new RegExp(`Limit (once|twice|(\\d+)(?: times)?) per (?:player per )?(${periods.map(escaped).join('|')})`, 'gi')
  const limits = [...(periods.length === 0 ? [] : text.matchAll(limit))].map(
    ([, often = '', times, period = '']) => `${times ?? (often.toLowerCase() === 'twice' ? '2' : '1')} ${period.toLowerCase()}`,
  )
  const made = Object.entries(own).flatMap(([call, limit]) =>
    (limit.says ?? []).flatMap((says) =>
      [...text.matchAll(new RegExp(escaped(says).replace('#', '(\\d+)'), 'gi'))].map(
        ([, number = '']) => `${number} ${'period' in limit ? limit.period : call}`,
      ),
    ),
  )
  return { words, limits: [...limits, ...made] }
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
 * The ability words and limits in a compiled script, by the functions that it calls. The rulebook has the functions for each word and limit.
 * @param code CommonJS from `compileScript`
 */
export function doneBy(code: string, { abilities, wording }: Pick<Rulebook, 'abilities' | 'wording'>): Done {
  const calls = (builder: string) => callsBuilder(code, builder)
  const limits = [...code.matchAll(/limit: \{([^}]*)\}/g)].flatMap(([, parts = '']) => {
    const times = /times: (\d+)/.exec(parts)?.[1]
    const period = /period: ['"](\w+)['"]/.exec(parts)?.[1]
    return times && period ? [`${times} ${period}`] : []
  })
  const made = Object.entries(wording.limits ?? {}).flatMap(([call, limit]) =>
    [...code.matchAll(new RegExp(`\\.${escaped(call)}\\)?\\((\\d+)(?:,\\s*['"](\\w+)['"])?,?\\s*\\)`, 'g'))].map(
      ([, number = '', period]) => `${number} ${'period' in limit ? (period ?? limit.period) : call}`,
    ),
  )
  return {
    words: Object.keys(abilities).filter((word) => abilities[word]?.some(calls)),
    limits: [...limits, ...made],
    known: /require\(['"](?:\.{1,2}\/|[^'"]+\/systems\/)/.test(code) ? 'part' : 'all',
  }
}

/** Whether a limit of an amount is the cap of a number in the script, `Math.min(4, …)`: that is no limit of uses. */
export function isCap(limit: LimitWords, code: string, { limits = {} }: Rulebook['wording']): boolean {
  const [most = '', call = ''] = limit.split(' ')
  const isCapped = Object.hasOwn(limits, call) || Object.values(limits).some((one) => 'period' in one && one.says && one.period === call)
  return isCapped && new RegExp(`Math\\.min\\(${most}\\b`).test(code)
}

/** The option of an ability that limits it so, as scripts write it. */
export function limitOption(limit: LimitWords, { limits = {} }: Rulebook['wording']): string {
  const [times = '1', period = 'round'] = limit.split(' ')
  if (Object.hasOwn(limits, period)) return `limit: ${period}(${times})`
  const [call, own] = Object.entries(limits).find(([, one]) => 'period' in one) ?? []
  if (call === undefined || own === undefined) return `limit: { times: ${times}, period: '${period}', counts: 'card' }`
  return 'period' in own && own.period === period ? `limit: ${call}(${times})` : `limit: ${call}(${times}, '${period}')`
}

/** A limit in words, as cards print it. */
export function limitWords(limit: LimitWords, { limits = {} }: Rulebook['wording']): string {
  const [times = '1', period = 'round'] = limit.split(' ')
  const own = limits[period]
  if (own !== undefined && !('period' in own)) return own.says[0].replace('#', times)
  const often = times === '1' ? 'once' : `${times} times`
  return `(Limit ${often} per ${period}.)`
}
