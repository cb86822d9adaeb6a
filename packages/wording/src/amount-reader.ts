/** Reads amounts behind the words that they count: "for each fox", "X is …", "(limit +3)". */
import { type Choice, choice, isChoice, type Value } from '@questwright/abilities'
import { beginningWith } from './first-words.ts'
import type { Grammar } from './grammar.ts'
import type { Person } from './noun-words.ts'
import { defaultsOf, type Reader, type Reading } from './reader.ts'
import type { Token } from './tokens.ts'
import type { UnitReading } from './unit-reading.ts'
import { saysIt, usablePhrasesOf } from './usable-phrases.ts'

/** Reads the words behind an effect or a change that say how much it is. */
export class AmountReader {
  readonly #grammar: Grammar
  readonly #chart: Reader
  readonly #tokens: readonly Token[]

  constructor({ grammar, chart, tokens }: UnitReading) {
    this.#grammar = grammar
    this.#chart = chart
    this.#tokens = tokens
  }

  /** The amount of a phrase together with its explanation: "1 … for each fox", "X …, where X is …". */
  amounts(
    { end, value }: Reading<{ readonly [blank: string]: Value }>,
    subject: 'this' | 'other',
    person: Person,
  ): readonly Reading<{ readonly [blank: string]: Value }>[] {
    const { amount } = value
    if (!isChoice(amount)) return [{ end, value }]
    const fixed = amount.id === 'fixed' ? Number(amount.with.count) : undefined
    const found: Reading<{ readonly [blank: string]: Value }>[] = amount.id === '~x' ? [] : [{ end, value }]
    const { explained, explainedBy } = usablePhrasesOf(this.#grammar)
    const word = this.#tokens[end]?.word
    for (const { entry, pattern, tail, defaults, saysIt: isAboutIt } of word === '.' ? explained : explainedBy.beginning(word)) {
      // "for each damage on it" counts on this card only where "it" means this card
      if (subject === 'other' && isAboutIt) continue
      const [head] = pattern
      const filled =
        head?.kind === 'blank'
          ? fixed === undefined || (fixed === 1 && entry.id.startsWith('times'))
            ? undefined
            : { count: fixed }
          : head?.kind === 'word' && (head.word === 'x' ? amount.id === '~x' : head.word === String(fixed))
            ? {}
            : undefined
      if (filled === undefined) continue
      const [opening] = tail
      const isBracket = opening?.kind === 'word' && opening.word === '(' && this.#chart.word(end, '.')
      for (const from of isBracket ? [end, end + 1] : [end])
        for (const one of this.#chart.pattern(tail, from, person, { ...defaultsOf(entry, defaults, person), ...filled }))
          if (!this.#limitsOther(from, one.end, value.stat))
            found.push({ end: one.end, value: { ...value, amount: choice(entry.id, one.value) } })
    }
    if (amount.id === '~x')
      for (const one of this.#definedX(end, subject)) found.push({ end: one.end, value: { ...value, amount: one.value } })
    // "the attacking fox's number" is an entry of its own, and not also the number of a card
    const blanks = (one: Reading<{ readonly [blank: string]: Value }>): number =>
      isChoice(one.value.amount) && one.value.amount.id !== 'fixed' ? Object.keys(one.value.amount.with).length : -1
    return found.filter((one) => !found.some((other) => other.end === one.end && blanks(other) === 0 && blanks(one) > 0))
  }

  /** Whether the words between two tokens limit another number than the changed one, as "(limit +3 [speed])" behind "+1 [attack]". */
  #limitsOther(from: number, to: number, stat: Value | undefined): boolean {
    const own = this.#grammar.menus.lists.stat?.[String(stat)]
    const icon = this.limitIcon(from, to)
    return own !== undefined && icon !== undefined && icon !== own
  }

  /** The icon behind "limit" between two tokens. */
  limitIcon(from: number, to: number): string | undefined {
    const words = this.#tokens.slice(from, to)
    const limit = words.findIndex(({ word }) => /^(?:limit|maximum|max)$/.test(word))
    return limit < 0 ? undefined : words.slice(limit).find(({ kind }) => kind === 'icon')?.word
  }

  /** "Where X is …", ". X is …" or "(X is …)": the amount that X is. */
  #definedX(at: number, subject: 'this' | 'other'): readonly Reading<Choice>[] {
    const isBracket = this.#chart.word(at, '(')
    const from = this.#chart.skip(at, '(', ',', '.')
    const start = this.#chart.skip(from, 'where')
    return this.meaningOfX(start, subject).flatMap(({ end, value }) => {
      if (!isBracket) return [{ end, value }]
      const last = this.#chart.closed(end)
      return last === undefined ? [] : [{ end: last, value }]
    })
  }

  /** "X is …": the amount. */
  meaningOfX(at: number, subject: 'this' | 'other'): readonly Reading<Choice>[] {
    const verbs: readonly (readonly string[])[] = [['is', 'equal', 'to'], ['is'], ['equals']]
    const is = verbs.find((words) => this.#chart.word(at + 1, ...words))
    if (!this.#chart.word(at, 'x') || is === undefined) return []
    const from = at + 1 + is.length
    return beginningWith(this.#grammar.definitions, this.#tokens[from]?.word).flatMap(({ entry, pattern, defaults }) =>
      subject === 'other' && saysIt(pattern)
        ? []
        : this.#chart
            .pattern(pattern, from, 'you', defaultsOf(entry, defaults, 'you'))
            .map(({ end, value }) => ({ end, value: choice(entry.id, value) })),
    )
  }
}
