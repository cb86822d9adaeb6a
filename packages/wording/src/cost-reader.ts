/** Reads the costs of an ability: "exhaust this card to …". */
import { type Choice, choice } from '@questwright/abilities'
import type { EntryPhrase, Grammar } from './grammar.ts'
import type { Reader, Reading } from './reader.ts'
import type { Token } from './tokens.ts'
import type { UnitReading } from './unit-reading.ts'
import { contains } from './values.ts'

/** Reads the costs before "to". */
export class CostReader {
  readonly #grammar: Grammar
  readonly #chart: Reader
  readonly #tokens: readonly Token[]

  constructor({ grammar, chart, tokens }: UnitReading) {
    this.#grammar = grammar
    this.#chart = chart
    this.#tokens = tokens
  }

  costs(at: number): readonly Reading<readonly Choice[]>[] {
    const verb = this.#tokens[at]?.word ?? ''
    // costs are paid with cards that you control, also where their words do not say so
    const yours = this.#grammar.menus.texts.behind?.['you control']
    // "exhaust this card and attached fox": the second cost has the verb of the first
    const withoutVerb = this.#grammar.costs.flatMap((phrase) => {
      const [first, ...pattern] = phrase.pattern
      return first?.kind === 'word' && first.word === verb ? [{ ...phrase, pattern }] : []
    })
    const one = (from: number, also: readonly EntryPhrase[] = []) =>
      this.#chart.entries([...this.#grammar.costs, ...also], from, 'you').flatMap(({ end, value: { id, with: blanks } }) => {
        const filters = (blanks.filters as readonly Choice[] | undefined)?.filter((filter) => filter.id !== yours)
        // a cost knows only the card with which it may be paid
        if (filters !== undefined && contains(filters, (filter) => this.#needsMoreThanCard(filter))) return []
        return filters?.length === 0 ? [] : [{ end, value: choice(id, filters === undefined ? blanks : { ...blanks, filters }) }]
      })
    let now: readonly Reading<readonly Choice[]>[] = one(at).map(({ end, value }) => ({ end, value: [value] }))
    const all: Reading<readonly Choice[]>[] = [{ end: at, value: [] }]
    for (let i = 0; i < 3; i++) {
      // "exhaust this card: …", as in texts of home-made cards
      for (const { end, value } of now) if (this.#chart.word(end, 'to') || this.#chart.word(end, ':')) all.push({ end: end + 1, value })
      now = now.flatMap(({ end, value }) => {
        const from = this.#chart.and(end)
        return from === undefined ? [] : one(from, withoutVerb).map((next) => ({ end: next.end, value: [...value, next.value] }))
      })
    }
    return all
  }

  /** Whether the script of a filter has names beside that of the card. */
  #needsMoreThanCard({ id }: Choice): boolean {
    const { code = '' } = this.#grammar.menus.of.filters.find((entry) => entry.id === id) ?? {}
    return /\b(?:you|self|event|target)\b/.test(code)
  }
}
