/**
 * Constant abilities that change nothing, since what they forbid or change never happens to those on whom they work. Scripts are only skimmed: of a function
 * that says on which cards it works, the zones that it names are read.
 */
import type { Rulebook, StatWords } from '@questwright/rulebook'
import { escaped } from './escaped.ts'
import type { NeverCalled } from './never-called.ts'

/** @param code CommonJS as `compileScript` makes it */
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
  /** How a call of it begins. */
  readonly begins: RegExp
  readonly of: Rulebook['withoutEffect'][number]
}

const sought = new WeakMap<Rulebook, readonly Sought[]>()

/** The calls without effect that a rulebook names, as patterns for scripts; cached by rulebook. */
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
  /** The options as they are written behind the name. */
  readonly options: string
}

function callsOf(code: string, begins: RegExp): Call[] {
  return [...code.matchAll(begins)].map((found) => ({ name: found[1] ?? '', options: upToBracket(code, found.index + found[0].length) }))
}

/** The rest of a call, up to the bracket that closes it. */
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

/** On what it works: a word, `self` where nothing is said, or what the script computes. */
function bearerIn(options: string): string {
  const on = /\bon\b\s*(:\s*(?:["'](\w+)["'])?)?/.exec(options)
  if (on === null) return 'self'
  return on[2] ?? 'computed'
}

const partOf = (builder: string, name: string, works: string): string =>
  works === 'self' ? `${builder}('${name}', …)` : `${builder}('${name}', { on: '${works}' })`

/** `card.zone.name === 'hand'` */
const isZoneNamed = (options: string, zone: string): boolean =>
  new RegExp(String.raw`\.zone\.name\s*===\s*["']${escaped(zone)}["']`).test(options)
