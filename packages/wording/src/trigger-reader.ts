/** Reads the trigger of an ability: "after a fox barks, …", "at the end of the round, …". */
import { type Choice, choice, type Trigger, type Whose } from '@questwright/abilities'
import { beginningWith } from './first-words.ts'
import type { Grammar } from './grammar.ts'
import { defaultsOf, type Reader, type Reading } from './reader.ts'
import { put as putBlanks } from './sentences.ts'
import type { TextRequest } from './text-unit.ts'
import type { Token } from './tokens.ts'
import type { UnitReading } from './unit-reading.ts'
import type { Unit } from './units.ts'

/** Reads the triggers with which abilities begin. */
export class TriggerReader {
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

  triggers(): readonly Reading<Triggered>[] {
    const whole = beginningWith(this.#grammar.triggers, this.#tokens[0]?.word).flatMap(
      ({ pattern, types, trigger, conditions, it, where, blanks, defaults }) =>
        types !== undefined && !types.includes(this.#request.type)
          ? []
          : this.#chart
              .pattern(pattern, 0, 'you', defaultsOf({ blanks }, defaults, 'you'))
              .flatMap(({ end, value }): readonly Reading<Triggered>[] =>
                this.#behindTrigger(end).map((behind) => ({
                  end: behind.end,
                  value: {
                    trigger: putBlanks(trigger, value) as Trigger,
                    conditions: [...(putBlanks(conditions, value) as readonly Choice[]), ...behind.value],
                    ...(it && { it }),
                    ...(where && { where }),
                  },
                })),
              ),
    )
    const moments = this.#askedMoments()
    const events = this.#eventTriggers().map(({ end, value }) => ({ end, value: { trigger: value, conditions: [] } }))
    return [...whole, ...moments, ...events.filter(({ end }) => !whole.some((one) => one.end === end))].flatMap(({ end, value }) => {
      const found = this.#asItWas(value)
      return found === undefined ? [] : [{ end, value: found }]
    })
  }

  /**
   * The ends of "during the night phase," or of a comma behind a trigger, each with its conditions. Texts sometimes leave out the comma before the
   * player or the card that does something.
   */
  #behindTrigger(at: number): readonly Reading<readonly Choice[]>[] {
    if (this.#chart.word(at, ',')) return [{ end: at + 1, value: [] }]
    if (this.#isWithoutComma(at)) return [{ end: at, value: [] }]
    const { inPhase } = this.#grammar.menus.texts
    if (inPhase === undefined || !this.#chart.word(at, 'during', 'the')) return []
    return this.#chart
      .listed('phase', at + 2)
      .flatMap(({ end, value: phase }) =>
        this.#chart.word(end, 'phase', ',') ? [{ end: end + 2, value: [choice(inPhase, { phase })] }] : [],
      )
  }

  /** Whether effects begin here behind a trigger without a comma: no comma stands before, and the words say who does something. */
  #isWithoutComma(at: number): boolean {
    if (this.#tokens.slice(0, at).some(({ word }) => word === ',')) return false
    const comma = this.#tokens.findIndex(({ word }) => word === ',')
    const stop = this.#tokens.findIndex(({ word }) => word === '.')
    // the comma of the trigger may follow later in its sentence
    if (comma >= 0 && (stop < 0 || comma < stop)) return false
    const { beginnings = [] } = this.#grammar.menus.texts
    return beginnings.some((words) => this.#chart.word(at, ...words.split(' '))) || this.#chart.self(at).length > 0
  }

  /**
   * After an event that takes a card away, filters on printed facts stay filters of the trigger. Other filters become conditions about the card as it
   * was.
   * @returns undefined where a filter has no such condition
   */
  #asItWas(triggered: Triggered): Triggered | undefined {
    const { trigger, conditions } = triggered
    const { asItWas } = this.#grammar.menus.texts
    const event = this.#grammar.menus.events.find(({ kind }) => kind === trigger.kind)
    if (asItWas === undefined || trigger.timing !== 'after' || !event?.gives?.includes('as it was') || !Array.isArray(trigger.of))
      return triggered
    const kept: Choice[] = []
    const moved: Choice[] = []
    for (const one of trigger.of as readonly Choice[]) {
      if (this.#isPrinted(one)) kept.push(one)
      else {
        const condition = this.#conditionOfGone(one)
        if (condition === undefined) return undefined
        moved.push(condition)
      }
    }
    return { ...triggered, trigger: { ...trigger, of: kept }, conditions: [...moved, ...conditions] }
  }

  /** Whether a filter asks for a printed fact, which does not change when the card leaves play. */
  #isPrinted(filter: Choice): boolean {
    const { asItWas, either } = this.#grammar.menus.texts
    if (filter.id === either) return bothLists(filter).every((list) => list.every((one) => this.#isPrinted(one)))
    return asItWas?.printed.includes(filter.id) === true || this.#chart.kindIn([filter]) !== undefined
  }

  /** The condition that asks of a card as it was what a filter asks of a card now. */
  #conditionOfGone(filter: Choice): Choice | undefined {
    const { asItWas, either, not } = this.#grammar.menus.texts
    const condition = asItWas?.conditions[filter.id]
    const denied = asItWas?.denied?.[filter.id]
    if (denied !== undefined && not !== undefined) return choice(not, { conditions: [choice(denied, filter.with)] })
    if (condition === undefined || filter.id !== either) return condition === undefined ? undefined : choice(condition, filter.with)
    const [conditions = [], others = []] = bothLists(filter).map((list) => list.flatMap((one) => this.#conditionOfGone(one) ?? []))
    const isWhole = bothLists(filter).every((list, i) => list.length === [conditions, others][i]?.length)
    return isWhole ? choice(condition, { conditions, others }) : undefined
  }

  /** "At the end of the round", "at the beginning of each phase". */
  #moments(at: number): readonly Reading<Trigger>[] {
    if (!this.#chart.word(at, 'at', 'the') || !(this.#chart.word(at + 2, 'beginning', 'of') || this.#chart.word(at + 2, 'end', 'of')))
      return []
    const timing = this.#chart.word(at + 2, 'end') ? 'at-end-of' : 'at-beginning-of'
    return Object.keys(this.#grammar.menus.moments).flatMap((kind) => {
      const words = kind === 'round' ? ['round'] : [...kind.split('-'), 'phase']
      return ['the', 'each', 'every'].flatMap((lead): readonly Reading<Trigger>[] =>
        this.#chart.word(at + 4, lead, ...words) ? [{ end: at + 5 + words.length, value: { timing, kind, of: [] } }] : [],
      )
    })
  }

  /** "If there are no foxes in play at the end of the round, …": a moment behind its condition. */
  #askedMoments(): readonly Reading<Triggered>[] {
    if (!this.#chart.word(0, 'if') || this.#unit.word === undefined) return []
    return this.#chart
      .conditions(1, 'you')
      .flatMap(({ end, value: conditions }) =>
        this.#moments(end).flatMap(({ end: last, value: trigger }) =>
          this.#chart.word(last, ',') ? [{ end: last + 1, value: { trigger, conditions } }] : [],
        ),
      )
  }

  #eventTriggers(): readonly Reading<Trigger>[] {
    const [first] = this.#tokens
    const found: Reading<Trigger>[] = []
    const isAs = this.#unit.word === undefined && first?.word !== 'after'
    const comma = (end: number, value: Trigger): void => {
      if (this.#chart.word(end, ',')) found.push({ end: end + 1, value })
      else if (this.#isWithoutComma(end)) found.push({ end, value })
    }
    for (const { end, value } of this.#moments(0)) comma(end, value)
    // "if … leaves play, the players lose" is what happens as it happens
    const isIf = first?.word === 'if' && (this.#unit.word === undefined || this.#unit.word === this.#grammar.menus.texts.triggered?.after)
    const isWhen = first?.word === 'when' || isIf || (first?.word === 'as' && this.#unit.word === undefined)
    if (first === undefined || (first.word !== 'after' && !isWhen)) return found
    for (const { kind, words } of this.#grammar.cancels)
      if (this.#chart.word(1, ...words, 'would', 'resolve')) comma(3 + words.length, { timing: 'cancel', kind, of: [] })
    const events: { readonly end: number; readonly timing: 'after' | 'when'; readonly kind: string; readonly of: Whose }[] = []
    for (const { kind, timing, pattern, types } of beginningWith(this.#grammar.events, this.#tokens[1]?.word)) {
      if (timing === 'when' && first.word === 'after') continue
      for (const { end, value } of this.#chart.pattern(pattern, 1, 'you')) {
        const of = 'subject' in value ? (value.subject as unknown as Whose) : []
        // a trigger cannot tell which player did something, so "after you heal any fox" has no trigger
        if ('subject' in value && Array.isArray(of) && pattern.some((one) => one.kind === 'word' && one.word === 'you')) continue
        if (types === undefined || types.includes(this.#chart.typeOf(of) ?? '')) events.push({ end, timing, kind, of })
      }
    }
    // "when" is what happens after the event only where no event has a moment before it
    const isBefore = isWhen && events.some(({ timing }) => timing === 'when')
    for (const { end, timing, kind, of } of events)
      if (!isBefore || timing === 'when') comma(end, { timing: isBefore || isAs ? 'when' : 'after', kind, of })
    return found
  }
}

/** A trigger with conditions that belong to it. */
export interface Triggered {
  /** The id of the card that "it" is. */
  readonly it?: string
  /** The zone in which the card is then. */
  readonly where?: string
  readonly trigger: Trigger
  readonly conditions: readonly Choice[]
}

/** The two lists of filters of "one or the other". */
const bothLists = ({ with: { filters, others } }: Choice): readonly (readonly Choice[])[] => [
  filters as readonly Choice[],
  others as readonly Choice[],
]
