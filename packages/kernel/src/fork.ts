import { Aside } from './aside.ts'
import type { Card } from './card.ts'
import { setCheckpoint } from './checkpoint.ts'
import { atTable } from './current-table.ts'
import { backToPlaces, exchangePlaces, type Indistinct, indistinctFor } from './determinize.ts'
import type { AnswerValue, Outcome, ViewerName } from './door.ts'
import type { Driver } from './driver.ts'
import type { Change } from './journal.ts'
import type { Json } from './json.ts'
import { mayKnow } from './knowledge.ts'
import { settle } from './roll-back.ts'
import type { Answerer, Decision } from './run.ts'
import { outcomeOf } from './step.ts'
import type { Table } from './table.ts'
import { questionOf, type Suspend } from './unwind.ts'

/** One trial continuation of a game, which is rolled back afterwards. */
export interface ForkedPlay<T> {
  /** Seed of everything that the player cannot know: the places of hidden cards, and every die from the pending question on. */
  readonly seed: string
  /** The answer to the pending question. It must be legal, for it is not judged again. Without it the answerer is called. */
  readonly first?: AnswerValue
  /** Answers the other questions; the continuation ends when it returns no answer. */
  readonly answerer: Answerer
  /** Ends the continuation early when it returns true; called between two steps. */
  readonly until?: (table: Table) => boolean
  /** Reads the table at the end of the continuation, before the roll-back. */
  readonly judge: (end: { readonly outcome: Outcome | undefined; readonly table: Table }) => T
}

/**
 * Plays trial continuations from the pending question, for a search, and rolls them back with the journal: on the same table, without JSON. Cards
 * that the asked player may not know are redistributed among places of equal back and owner. Between two continuations the table is at the
 * checkpoint; `end` returns to the question.
 */
export class Fork {
  readonly #table: Table
  readonly #driver: Driver
  readonly #seats: readonly string[]
  readonly #unknown: ReadonlySet<Card>
  readonly #question: string
  /** The decisions of the running stretch. */
  readonly #trace: readonly Decision[]
  /** Whether the running stretch has rolled dice. */
  readonly #drawn: 'no' | 'yes'
  readonly #aside: Aside
  #indistinct: readonly Indistinct[] | undefined

  /**
   * @param table a table with a pending question
   * @param viewer the asked seat, or several seats that one player plays, whose knowledge the continuations keep
   */
  constructor(table: Table, driver: Driver, viewer: ViewerName) {
    const { run, record, state } = table
    this.#table = table
    this.#driver = driver
    this.#seats = viewer.split('+')
    this.#unknown = atTable(table, () => new Set(table.cards.filter((card) => !mayKnow(card, this.#seats))))
    this.#question = questionOf(run.latch as Suspend).key
    this.#trace = run.trace
    this.#drawn = state.journal.slice(record.checkpoint.journal).some(isDraw) ? 'yes' : 'no'
    this.#aside = new Aside(table, 'checkpoint')
  }

  /** Plays one continuation. @returns the result of `judge` @throws what the answerer, `until` or `judge` throws; it is rolled back all the same */
  play<T>({ seed, first, answerer, until, judge }: ForkedPlay<T>): T {
    const t = this.#table
    const trace = this.#trace
    this.#indistinct ??= atTable(t, () => indistinctFor(t, this.#seats, this.#unknown, namedIn(trace.map(({ value }) => value as Json))))
    const { run } = t
    const { inputs } = run.record
    try {
      atTable(t, () => {
        exchangePlaces(t, this.#indistinct ?? [], seed)
        // if the running stretch has rolled dice, keep their results: new dice come as an input after it
        if (this.#drawn === 'no') t.setNote('seed', seed)
      })
      settle(t)
      setCheckpoint(t)
      const from = inputs.length
      if (this.#drawn === 'yes') inputs.push({ kind: 'dice', seed })
      if (first !== undefined) inputs.push({ kind: 'answer', question: this.#question, value: first })
      run.answerer = answerer
      if (until) run.halt = () => until(t)
      this.#driver.run(first === undefined ? trace : [...trace, { value: first, from, to: inputs.length }])
      return atTable(t, () => judge({ outcome: outcomeOf(t), table: t }))
    } finally {
      this.#aside.restart()
    }
  }

  /** Returns to the pending question, with the game as before the fork. */
  end(): void {
    this.#aside.end(() => {
      if (this.#indistinct) backToPlaces(this.#table, this.#indistinct)
    })
  }
}

/**
 * Whether a change comes from a die roll or a shuffle: then the stretch is run again with the same dice, and new dice begin at the
 * question.
 */
function isDraw(change: Change): boolean {
  return change.op === 'arrange' || (change.op === 'set' && change.bag === 'memory' && change.name.startsWith('chance '))
}

/** All names in answers: ids of cards, and other option keys. */
function namedIn(values: readonly Json[]): ReadonlySet<string> {
  const named = new Set<string>()
  const read = (value: Json): void => {
    if (typeof value === 'string') for (const word of value.split(/[>#]/)) named.add(word)
    else if (Array.isArray(value)) value.forEach(read)
    else if (typeof value === 'object' && value !== null) for (const name of Object.keys(value)) read(name)
  }
  values.forEach(read)
  return named
}
