import { Aside } from './aside.ts'
import { atTable } from './current-table.ts'
import { PASS } from './decide.ts'
import type { AnswerValue, ChoiceForecast, Forecast, ForecastWish, NextWindow, ViewerName } from './door.ts'
import type { Driver } from './driver.ts'
import { watchingLooks } from './looks.ts'
import { judge } from './question.ts'
import type { PendingQuestion } from './question-spec.ts'
import { SecretAnswers } from './secret-answers.ts'
import { cursorOf, stepOnce } from './step.ts'
import { storyFor } from './story.ts'
import type { StepOfUse, Supposition, UsesBefore, WindowComparison } from './supposed.ts'
import { beforeMove, beforeShown, looksAhead } from './supposition.ts'
import type { Table } from './table.ts'
import { OfferedAnswers, withOrigins } from './telling.ts'
import { isFault } from './unwind.ts'

/** Limit of the steps that one forecast runs, for rulesets whose steps lead in a circle. */
const MOST_STEPS = 60

/** Limit of the sequences of uses that are tried in one window. */
const MOST_USES = 24

/** A key that no forecast has: for an answer that matches no offered option. */
const NEVER = ''

/**
 * Computes what would follow from answers to the pending question. The rules run on the table itself, and all changes are rolled back: afterwards
 * the table is as before.
 */
export class Forecasting {
  readonly #table: Table
  readonly #question: PendingQuestion
  readonly #viewer: ViewerName
  readonly #driver: Driver
  readonly #begin: () => void

  /**
   * @param driver runs the rules of the table
   * @param begin called before the first step of the running stretch, which is run again
   */
  constructor(table: Table, question: PendingQuestion, viewer: ViewerName, { driver, begin }: { driver: Driver; begin: () => void }) {
    this.#table = table
    this.#question = question
    this.#viewer = viewer
    this.#driver = driver
    this.#begin = begin
  }

  of({ chosen, options = [], question, asks }: ForecastWish): ChoiceForecast | undefined {
    const t = this.#table
    const { key, spec } = this.#question
    // forecast only the pending question
    if (withOrigins(t, this.#question, { kind: 'answer', question, value: [] }).question !== key) return undefined
    const told = new Map<string, Forecast>()
    const later = new Map<string, AnswerValue>()
    const offered = new OfferedAnswers(t, this.#question)
    /** Requests the forecast of an answer. @returns its key in `told` */
    const wish = (shown: AnswerValue): string => {
      const value = offered.origin(shown)
      if (value === undefined) return NEVER
      const name = JSON.stringify(value)
      if (told.has(name) || later.has(name) || !this.#isLegal(value)) return name
      const deed = Array.isArray(value) && value.length === 1 ? spec.deedOf?.(value[0] as string) : undefined
      if (deed) told.set(name, this.#done(deed))
      else later.set(name, value)
      return name
    }
    const whole = chosen === undefined ? undefined : wish(chosen)
    const each = options.map((option) => [option, wish(spec.shape === 'number' ? Number(option) : [option])] as const)
    if (later.size > 0) {
      const aside = new Aside(t, 'checkpoint')
      try {
        const secret = this.#secretAnswers(aside)
        for (const [name, value] of later) told.set(name, secret ?? this.#answered(aside, value, asks))
        const passed = whole === undefined || secret ? undefined : told.get(whole)
        if (passed && asks === 'what uses change' && this.#usesChangeNothing(aside))
          told.set(whole as string, { ...passed, uses: 'change nothing' })
      } finally {
        aside.end()
      }
    }
    const all = whole === undefined ? undefined : told.get(whole)
    const found = each.flatMap(([option, name]) => {
      const forecast = told.get(name)
      return forecast ? [[option, forecast] as const] : []
    })
    return { question, ...(all ? { chosen: all } : {}), options: Object.fromEntries(found) }
  }

  /**
   * The forecast where other players have answered in secret in the running stretch, such as a first bid: nothing is reported, because what follows
   * depends on these answers. Undefined where there are none, as in games in which any player may answer for any other.
   */
  #secretAnswers(aside: Aside): Forecast | undefined {
    const { trace } = aside.run
    const seats = this.#viewer.split('+')
    const other = trace.find(({ who, from, to }) => from < to && !seats.includes(who))
    if (!other || this.#table.ruleset.refusesInput === undefined) return undefined
    const { size } = new SecretAnswers(this.#table, this.#driver, { viewer: this.#viewer, aside, trace })
    if (size === 0) return undefined
    const parts = { question: this.#question.spec.name, seat: other.who }
    return { follows: [], unknown: [{ code: 'unknown.asked', parts }], guessed: [] }
  }

  /** Whether every sequence of uses before all pass leads to the same story entries, with no further chances. */
  #usesChangeNothing(aside: Aside): boolean {
    if (!this.#question.options.some(({ key }) => key === PASS)) return false
    const base = this.#used(aside, [])
    if (base === undefined) return false
    const waiting: (readonly StepOfUse[])[] = base.next.map((step) => [step])
    for (let tries = 0; waiting.length > 0; tries++) {
      if (tries + waiting.length > MOST_USES) return false
      const path = waiting.pop() as readonly StepOfUse[]
      const after = this.#used(aside, path)
      if (after === undefined) return false
      if (after.told !== undefined) {
        const isMore = after.chances.some((one) => !base.chances.includes(one))
        if (isMore || after.told !== base.told) return false
      }
      for (const step of after.next) waiting.push([...path, step])
    }
    return true
  }

  /**
   * What follows if all seats pass after these uses in the window.
   * @returns undefined if it cannot be known; `told` is undefined while a question on the path has no answer yet, and `next` holds the ways
   * to continue the path
   */
  #used(
    aside: Aside,
    path: readonly StepOfUse[],
  ): { readonly next: readonly StepOfUse[]; readonly chances: readonly string[]; readonly told: string | undefined } | undefined {
    const uses: UsesBefore = { path, done: 0, stage: 'acting', chances: [], answers: 'none', veiled: new Set() }
    const { follows, unknown, guessed } = this.#answered(aside, [PASS], undefined, uses)
    const { next, chances, answers, stage, veiled, story: passedAt } = uses
    if (next === undefined || uses.done < path.length || answers === 'some' || guessed.length > 0) return undefined
    if (stage === 'acting') return { next, chances, told: undefined }
    // a choice or a hidden card during the forecast could turn out differently after a use
    if (unknown.some(({ code }) => !veiled.has(code))) return undefined
    return {
      next,
      chances,
      told: JSON.stringify(follows.flatMap(({ n, kind, parts }) => (n >= (passedAt as number) ? [[kind, parts]] : []))),
    }
  }

  #isLegal(value: AnswerValue): boolean {
    try {
      return atTable(this.#table, () => judge(this.#question, value)) === undefined
    } catch (thrown) {
      if (isFault(thrown)) return false
      throw thrown
    }
  }

  /** The forecast of an option that has a `deed`: runs the deed in the current state. */
  #done(deed: () => void): Forecast {
    const aside = new Aside(this.#table, 'question')
    try {
      const { run } = this.#table
      run.offered = aside.run.offered
      run.running.push({ because: this.#question.because, card: null, ability: undefined, you: null })
      return this.#suppose(aside, { value: undefined, stage: 'chosen' }, deed)
    } finally {
      aside.end()
    }
  }

  /** The forecast of an answer: runs the stretch again with it, and then the steps in which its consequences happen. */
  #answered(aside: Aside, value: AnswerValue, asks: ForecastWish['asks'], uses?: UsesBefore): Forecast {
    const t = this.#table
    aside.restart().trusted = aside.run.trace
    const comparison = asks === 'next window' ? this.#comparisonAfter(value) : undefined
    return this.#suppose(
      aside,
      { value, stage: 'before', ...(comparison ? { comparison } : {}), ...(uses ? { uses } : {}) },
      (noteReached) => {
        this.#begin()
        const first = this.#step()
        const { reach, sameChance } = first === undefined ? NOWHERE : reachedFrom(t, first)
        stepOnce(t)
        for (let steps = 1; steps < MOST_STEPS && reach.includes(this.#step() ?? ''); steps++) stepOnce(t)
        if (comparison === undefined) return
        noteReached()
        comparison.stage = 'ahead'
        for (let steps = 1; steps < MOST_STEPS && !comparison.found && sameChance.includes(this.#step() ?? ''); steps++) stepOnce(t)
      },
    )
  }

  /** The comparison of a passed window with the next one; undefined when the answer is no pass. */
  #comparisonAfter(value: AnswerValue): WindowComparison | undefined {
    const { options, spec } = this.#question
    if (!Array.isArray(value) || value[0] !== PASS) return undefined
    const { periods = [], period } = this.#table.ruleset
    return {
      seat: spec.who,
      offered: options.flatMap(({ key }) => (key === PASS ? [] : [key])),
      periods: atTable(this.#table, () => new Map(periods.map((name) => [name, period(name)]))),
      stage: 'passing',
    }
  }

  #step(): string | undefined {
    return cursorOf(this.#table).at(-1)?.step
  }

  /**
   * Runs the rules with a supposed choice, and collects the consequences of the choice.
   * @param run runs the rules on the run of the aside; where the forecast ends and the rules run on only to find the next window, it calls
   * `noteReached`
   */
  #suppose(
    aside: Aside,
    supposed: Pick<Supposition, 'value' | 'stage' | 'comparison' | 'uses'>,
    run: (noteReached: () => void) => void,
  ): Forecast {
    const t = this.#table
    const story = aside.run.record.story.length
    const supposing: Supposition = {
      ...supposed,
      seats: this.#viewer.split('+'),
      unknown: [],
      guessed: new Set(),
      beforeMove: (card, to) => beforeMove(t, card, to),
      beforeShown: (card) => beforeShown(t, card),
    }
    const { comparison } = supposing
    /** The end of the forecast: what happens after it serves only to find the next window. */
    let reached: { readonly story: number; readonly unknown: number } | undefined
    const noteReached = (): void => {
      reached = { story: t.record.story.length, unknown: supposing.unknown.length }
    }
    t.run.supposing = supposing
    try {
      atTable(t, () => watchingLooks(looksAhead(t), () => run(noteReached)))
    } catch (thrown) {
      // the run ended early, at a question or an unknown: the story up to there is the forecast
      if (!t.run.latch) throw thrown
    }
    t.run.supposing = undefined
    return atTable(t, () => {
      const all = storyFor(t.record.story, story, this.#viewer)
      const { unknown, guessed } = supposing
      const told = { follows: all, unknown, guessed: [...guessed] }
      if (reached === undefined) return told
      const follows = storyFor(t.record.story.slice(0, reached.story), story, this.#viewer)
      const isKnown = comparison?.found !== undefined && unknown.length === 0 && guessed.size === 0
      return {
        ...told,
        follows,
        unknown: unknown.slice(0, reached.unknown),
        ...(isKnown ? { nextWindow: { offers: comparison.found as NextWindow['offers'], follows: all } } : {}),
      }
    })
  }
}

interface Reached {
  readonly reach: readonly string[]
  readonly sameChance: readonly string[]
}

const NOWHERE: Reached = { reach: [], sameChance: [] }

function reachedFrom(t: Table, step: string): Reached {
  const { reach, sameChance } = t.ruleset.foresight ?? {}
  return { reach: reach?.[step] ?? [], sameChance: sameChance?.[step] ?? [] }
}
