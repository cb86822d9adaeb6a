/** Reads what stands behind the effects of an ability: limits, permissions, and sentences that are abilities of their own. */
import type { BuiltAbility } from '@questwright/abilities'
import type { Grammar } from './grammar.ts'
import { defaultsOf, type Reader, type Reading } from './reader.ts'
import { abilitiesOf } from './sentences.ts'
import type { TextRequest } from './text-unit.ts'
import type { Token } from './tokens.ts'
import type { UnitReading } from './unit-reading.ts'
import type { Unit } from './units.ts'

/** Reads what stands behind the effects of an ability. */
export class EndingReader {
  readonly #grammar: Grammar
  readonly #chart: Reader
  readonly #tokens: readonly Token[]
  readonly #unit: Unit
  readonly #request: TextRequest

  constructor({ grammar, chart, tokens, unit, request }: UnitReading) {
    this.#grammar = grammar
    this.#chart = chart
    this.#tokens = tokens
    this.#unit = unit
    this.#request = request
  }

  /** What stands after the effects: a limit, the permission for any player to use the ability, and sentences that are abilities of their own. */
  endings(at: number): readonly Reading<Ending & { readonly also: readonly BuiltAbility[] }>[] {
    const { word = '' } = this.#unit
    return this.#permissions(at).flatMap(({ end, value }) => {
      const from = this.#chart.skip(end, '.')
      const behind = this.#grammar.behindEffects.flatMap(({ pattern, means, words, blanks, defaults }) =>
        words.includes(word)
          ? this.#chart
              .pattern(pattern, from, 'you', defaultsOf({ blanks }, defaults, 'you'))
              .map((one) => ({ end: one.end, value: { ...value, also: abilitiesOf(means, one.value) } }))
          : [],
      )
      return [{ end, value: { ...value, also: [] } }, ...behind]
    })
  }

  /** The sentences after the effects, in any order: a limit, who may use the ability, where it works, and how it is paid for. */
  #permissions(at: number): readonly Reading<Ending>[] {
    const one = (from: number): readonly Reading<Ending>[] => [
      ...this.limits(from).flatMap(({ end, value: limit }) => (limit === undefined ? [] : [{ end, value: { limit } }])),
      ...(this.#chart.word(from, '.') || this.#tokens[from - 1]?.word === ')' ? this.#permission(this.#chart.skip(from, '.')) : []),
    ]
    let now: readonly Reading<Ending>[] = [{ end: at, value: {} }]
    const all = [...now]
    for (let i = 0; i < 4 && now.length > 0; i++) {
      now = now.flatMap(({ end, value }) => one(end).map((next) => ({ end: next.end, value: { ...value, ...next.value } })))
      all.push(...now)
    }
    return all
  }

  /** "Any player may trigger this ability", "This ability works from your hand", "Its resources must come from 3 different pools". */
  #permission(at: number): readonly Reading<Ending>[] {
    const found: Reading<Ending>[] = this.#grammar.anyPlayer.flatMap((pattern) =>
      this.#chart.pattern(pattern, at, 'you').map(({ end }) => ({ end, value: { player: 'any' } })),
    )
    if (this.#chart.word(at, 'the', 'first', 'player', 'triggers', 'this', 'ability'))
      found.push({ end: at + 6, value: { player: 'first' } })
    if (this.#chart.word(at, 'this', 'ability', 'works', 'from'))
      for (const where of this.#zonesOfCards())
        if (this.#chart.word(at + 4, where === 'hand' ? 'your' : 'the', where)) found.push({ end: at + 6, value: { where } })
    if (this.#chart.word(at, 'its', 'resources', 'must', 'come', 'from') && this.#chart.word(at + 6, 'different', 'pools'))
      for (const { value: pools } of this.#chart.count(at + 5)) found.push({ end: at + 8, value: { pools } })
    return found
  }

  /** The zones beside the play area from which cards of this game work, as far as its texts name them. */
  #zonesOfCards(): ReadonlySet<string> {
    const { triggers, elsewhere, menus } = this.#grammar
    const named = [...Object.values(menus.texts.worksIn ?? {}), ...[...triggers, ...elsewhere].map(({ where }) => where)]
    return new Set(named.filter((where) => where !== undefined))
  }

  limits(at: number): readonly Reading<BuiltAbility['limit']>[] {
    const start = this.#chart.skip(at, '.')
    const open = this.#chart.skip(start, '(')
    if (!this.#chart.word(open, 'limit')) return [{ end: at, value: undefined }]
    const isNumber = this.#chart.word(open + 2, 'times') || (this.#chart.word(open + 2, 'per') && this.#tokens[open + 1]?.kind === 'number')
    const times =
      ['once', 'twice'].indexOf(this.#tokens[open + 1]?.word ?? '') + 1 || (isNumber ? (this.#chart.count(open + 1)[0]?.value ?? 0) : 0)
    const from = open + (this.#chart.word(open + 2, 'times') ? 3 : 2)
    const period = this.#tokens[from + 1]?.word
    if (times === 0 || !this.#chart.word(from, 'per') || (period !== 'phase' && period !== 'round' && period !== 'game')) return []
    const isOfPlayer = this.#chart.word(from + 2, 'for', 'each', 'player')
    // there is one card of a title in a game, so that a limit for the group is one of this card
    const isOfGroup = this.#chart.word(from + 2, 'for', 'the', 'group')
    if (isOfGroup && !this.#grammar.menus.texts.alwaysUnique?.includes(this.#request.type)) return []
    let end = isOfPlayer || isOfGroup ? from + 5 : from + 2
    if (this.#chart.word(end, '.')) end++
    if (open > start) {
      if (!this.#chart.word(end, ')')) return []
      end++
      if (this.#chart.word(end, '.')) end++
    }
    return [{ end, value: { times, period, counts: isOfPlayer ? 'player' : 'card' } }]
  }
}

/** What sentences after the effects say of an ability. */
export type Ending = Pick<BuiltAbility, 'limit' | 'player' | 'where' | 'pools'>
