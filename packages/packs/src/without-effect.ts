/**
 * Finds constant abilities that have no effect, since what they forbid or change never happens to the cards to which they apply. Scripts are
 * searched for patterns only: of a function that selects cards, only the zones that it names are read.
 */
import type { Rulebook, StatWords } from '@questwright/rulebook'
import { escaped } from './escaped.ts'
import type { NeverCalled } from './never-called.ts'

/**
 * The calls without effect in a script.
 * @param code CommonJS from `compileScript`
 */
export function withoutEffect(code: string, rulebook: Rulebook): NeverCalled[] {
  return soughtBy(rulebook).flatMap(({ builder, begins, of: { on, zones, why, remedy } }) =>
    callsOf(code, begins).flatMap(({ name, options }) => {
      const works = bearerIn(options)
      if (on !== undefined) return on.some((one) => one === works) ? [{ part: partOf(builder, name, works), why, remedy }] : []
      const zone = zones?.find((one) => isZoneNamed(options, one))
      return zone === undefined ? [] : [{ part: `${builder}('${name}', …) on cards whose zone is '${zone}'`, why, remedy }]
    }),
  )
}

interface Sought {
  readonly builder: string
  /** A pattern for the beginning of such a call. */
  readonly begins: RegExp
  readonly of: Rulebook['withoutEffect'][number]
}

const sought = new WeakMap<Rulebook, readonly Sought[]>()

/** By rulebook, the patterns of calls without effect, cached. */
function soughtBy(rulebook: Rulebook): readonly Sought[] {
  const known = sought.get(rulebook)
  if (known !== undefined) return known
  const made = rulebook.withoutEffect.flatMap((of) => {
    const names = [...of.names, ...statsOf(of.stats, rulebook)].map(escaped).join('|')
    return of.builders.map((builder) => ({
      builder,
      begins: new RegExp(String.raw`\.${escaped(builder)}\)?\(\s*["'](${names})["']`, 'g'),
      of,
    }))
  })
  sought.set(rulebook, made)
  return made
}

function statsOf(whose: StatWords['of'], { stats }: Rulebook): readonly string[] {
  return whose === undefined ? [] : Object.entries(stats).flatMap(([stat, { of }]) => (of === whose ? [stat] : []))
}

interface Call {
  readonly name: string
  /** The options of the ability, as text of the script. */
  readonly options: string
}

function callsOf(code: string, begins: RegExp): Call[] {
  return [...code.matchAll(begins)].map((found) => ({ name: found[1] ?? '', options: upToBracket(code, found.index + found[0].length) }))
}

/** The text of a call up to its closing bracket. */
function upToBracket(code: string, from: number): string {
  let depth = 0
  for (let at = from; at < code.length; at++) {
    const letter = code[at] ?? ''
    if ('\'"`'.includes(letter)) {
      for (at++; at < code.length && code[at] !== letter; at++) if (code[at] === '\\') at++
    } else if ('([{'.includes(letter)) depth++
    else if (')]}'.includes(letter) && depth-- === 0) return code.slice(from, at)
  }
  return code.slice(from)
}

/** The cards to which the ability applies: a word, `self` by default, or a computed selection. */
function bearerIn(options: string): string {
  const on = /\bon\b\s*(:\s*(?:["'](\w+)["'])?)?/.exec(options)
  if (on === null) return 'self'
  return on[2] ?? 'computed'
}

const partOf = (builder: string, name: string, works: string): string =>
  works === 'self' ? `${builder}('${name}', …)` : `${builder}('${name}', { on: '${works}' })`

/** Whether the options select cards by this zone, as in `card.zone.name === 'hand'`. */
const isZoneNamed = (options: string, zone: string): boolean =>
  new RegExp(String.raw`\.zone\.name\s*===\s*["']${escaped(zone)}["']`).test(options)
