import { backToCheckpoint } from './checkpoint.ts'
import { atTable } from './current-table.ts'
import type { Answer, AnswerValue, ChoiceForecast, Forecast, ForecastWish, ViewerName } from './door.ts'
import type { Supposition } from './foresight.ts'
import { judge, type PendingQuestion } from './question.ts'
import type { Decision } from './run.ts'
import { cursorOf, stepOnce } from './step.ts'
import { storyFor } from './story.ts'
import { beforeLook } from './supposition.ts'
import type { Table } from './table.ts'
import { withOrigins } from './telling.ts'
import { isFault } from './unwind.ts'
import { watchingLooks } from './zone.ts'

/** So many steps are gone through for one answer at most: a game whose steps lead in a circle has to be looked at no longer. */
const MOST_STEPS = 60

/** How the running stretch is gone through. */
interface Course {
  /** What is done before its first step. */
  readonly begin: () => void
  /** Brings a table that was taken back to its checkpoint to the question again. */
  readonly runAgain: (trace: readonly Decision[]) => void
}

/**
 * What would follow from answers to a question that waits. The rules run at the table itself, as they would, and all of it is taken back: the table
 * stands afterwards as it stood.
 */
export class Forecasting {
  readonly #table: Table
  readonly #question: PendingQuestion
  readonly #viewer: ViewerName
  readonly #course: Course

  constructor(table: Table, question: PendingQuestion, viewer: ViewerName, course: Course) {
    this.#table = table
    this.#question = question
    this.#viewer = viewer
    this.#course = course
  }

  of({ chosen, options = [], question }: ForecastWish): ChoiceForecast | undefined {
    const t = this.#table
    const asked = this.#original({ kind: 'answer', question, value: [] })
    if (asked.question !== this.#question.key) return undefined
    const found: { [option: string]: Forecast } = {}
    const later: { readonly value: AnswerValue; readonly put: (forecast: Forecast) => void }[] = []
    let whole: Forecast | undefined
    const look = (shown: AnswerValue, put: (forecast: Forecast) => void): void => {
      const { value } = this.#original({ kind: 'answer', question, value: shown })
      if (!this.#isLegal(value)) return
      const deed = Array.isArray(value) && value.length === 1 ? this.#question.spec.deedOf?.(value[0] as string) : undefined
      if (deed) put(this.#done(deed))
      else later.push({ value, put })
    }
    if (chosen !== undefined)
      look(chosen, (forecast) => {
        whole = forecast
      })
    for (const option of options)
      look(this.#question.spec.shape === 'number' ? Number(option) : [option], (forecast) => {
        found[option] = forecast
      })
    if (later.length > 0) {
      const { trace } = t
      const counters = { ...t.counters }
      const story = t.story.length
      for (const { value, put } of later) put(this.#answered(value, trace, story))
      this.#course.runAgain(trace)
      Object.assign(t.counters, counters)
    }
    return { question, ...(whole ? { chosen: whole } : {}), options: found }
  }

  #original(answer: Answer): Answer {
    return withOrigins(this.#table, this.#question, answer)
  }

  #isLegal(value: AnswerValue): boolean {
    try {
      return atTable(this.#table, () => judge(this.#question, value)) === undefined
    } catch (thrown) {
      if (isFault(thrown)) return false
      throw thrown
    }
  }

  /** What is done by itself, from where the table stands. */
  #done(deed: () => void): Forecast {
    const t = this.#table
    const { latch, running, occurrences, mode, onChange, script, targeting, touchEverything } = t
    const counters = { ...t.counters }
    const touched = [...t.touched]
    const [story, silent, repaired, journal] = [t.story.length, t.silent.length, t.repaired.length, t.journal.length]
    t.latch = undefined
    t.occurrences = []
    t.running = [{ because: this.#question.because, card: null, ability: undefined, you: null }]
    const forecast = this.#suppose(undefined, 'chosen', story, deed)
    t.latch = undefined
    t.onChange = undefined
    t.rollBack(journal)
    t.story.length = story
    t.silent.length = silent
    t.repaired.length = repaired
    Object.assign(t, { latch, running, occurrences, mode, onChange, script, targeting, touchEverything })
    Object.assign(t.counters, counters)
    for (const card of touched) t.touched.add(card)
    return forecast
  }

  /** An answer is given: the running stretch is gone through again, and as many steps after it as show what comes of it. */
  #answered(value: AnswerValue, trace: readonly Decision[], story: number): Forecast {
    const t = this.#table
    backToCheckpoint(t)
    Object.assign(t, { trusted: trace, traced: 0, running: [], occurrences: [], mode: 'play', targeting: false, script: undefined })
    const forecast = this.#suppose(value, 'before', story, () => {
      this.#course.begin()
      const first = this.#step()
      const reach = first === undefined ? undefined : t.ruleset.foresight?.reach[first]
      stepOnce(t)
      for (let steps = 1; steps < MOST_STEPS && reach?.includes(this.#step() ?? ''); steps++) stepOnce(t)
    })
    backToCheckpoint(t)
    return forecast
  }

  #step(): string | undefined {
    return cursorOf(this.#table).at(-1)?.step
  }

  #suppose(value: AnswerValue | undefined, stage: Supposition['stage'], story: number, run: () => void): Forecast {
    const t = this.#table
    const seats = this.#viewer.split('+')
    const supposing: Supposition = { seats, value, stage, unknown: [], guessed: new Set() }
    const { watch } = t
    t.supposing = supposing
    t.watch = undefined
    try {
      atTable(t, () => watchingLooks((cards) => beforeLook(t, cards), run))
    } catch (thrown) {
      // whatever ends the run, what followed up to there is known
      if (!t.latch) throw thrown
    } finally {
      t.supposing = undefined
      t.watch = watch
    }
    return atTable(t, () => ({
      follows: storyFor(t.story, story, this.#viewer),
      unknown: supposing.unknown,
      guessed: [...supposing.guessed],
    }))
  }
}
