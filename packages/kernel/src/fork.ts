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
import { type Replayed, SecretAnswers } from './secret-answers.ts'
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

/** Limit of the tries to find other places of cards and other secret answers with which the asked player would notice no difference. */
const MOST_DEALS = 50

/**
 * Plays trial continuations from the pending question, for a search, and rolls them back with the journal: on the same table, without JSON. Cards
 * that the asked player may not know are redistributed among places of equal back and owner, and answers that other players have given in secret are
 * drawn again. Between two continuations the table is at the checkpoint; `end` returns to the question.
 */
export class Fork {
  readonly #table: Table
  readonly #driver: Driver
  readonly #viewer: ViewerName
  readonly #seats: readonly string[]
  readonly #unknown: ReadonlySet<Card>
  readonly #question: { readonly key: string; readonly who: string }
  /** The decisions of the running stretch. */
  readonly #trace: readonly Decision[]
  /** Whether another player has answered in the running stretch, so that an answer may be secret. */
  readonly #answered: 'no' | 'yes'
  /** Whether the running stretch has rolled dice. */
  readonly #drawn: 'no' | 'yes'
  readonly #aside: Aside
  /** Computed with the first continuation. */
  #secret: SecretAnswers | undefined
  #indistinct: readonly Indistinct[] | undefined
  /** As `#indistinct`, with the cards that secret answers name. */
  #widely: readonly Indistinct[] = []
  /** The groups whose cards are not in their own places. */
  #exchanged: readonly Indistinct[] = []

  /**
   * @param table a table with a pending question
   * @param viewer the asked seat, or several seats that one player plays, whose knowledge the continuations keep
   */
  constructor(table: Table, driver: Driver, viewer: ViewerName) {
    const { run, record, state } = table
    this.#table = table
    this.#driver = driver
    this.#viewer = viewer
    this.#seats = viewer.split('+')
    this.#unknown = atTable(table, () => new Set(table.cards.filter((card) => !mayKnow(card, this.#seats))))
    const { key, spec } = questionOf(run.latch as Suspend)
    this.#question = { key, who: spec.who.id }
    this.#trace = run.trace
    // a manual move or new dice in between cannot be repeated with other answers
    const isAnswers = record.inputs.slice(record.checkpoint.inputs, record.consumed).every(({ kind }) => kind === 'answer')
    this.#answered = isAnswers && run.trace.some(({ who, from, to }) => from < to && !this.#seats.includes(who)) ? 'yes' : 'no'
    this.#drawn = state.journal.slice(record.checkpoint.journal).some(isDraw) ? 'yes' : 'no'
    this.#aside = new Aside(table, 'checkpoint')
  }

  /** Plays one continuation. @returns the result of `judge` @throws what the answerer, `until` or `judge` throws; it is rolled back all the same */
  play<T>({ seed, first, answerer, until, judge }: ForkedPlay<T>): T {
    const t = this.#table
    try {
      const { trace, question } = this.#deal(seed)
      const { run } = t
      const { inputs } = run.record
      // inputs after the last decision were given at the question, for example manual moves
      const from = trace.at(-1)?.to ?? run.record.checkpoint.inputs
      if (this.#drawn === 'yes') inputs.push({ kind: 'dice', seed })
      if (first !== undefined) inputs.push({ kind: 'answer', question, value: first })
      run.answerer = answerer
      if (until) run.halt = () => until(t)
      this.#driver.run(first === undefined ? trace : [...trace, { value: first, who: this.#question.who, from, to: inputs.length }])
      return atTable(t, () => judge({ outcome: outcomeOf(t), table: t }))
    } finally {
      this.#aside.restart()
    }
  }

  /** Redistributes cards and draws secret answers. @returns the decisions of the running stretch; the table is at the checkpoint */
  #deal(seed: string): Replayed {
    this.#prepare()
    if (this.#secret?.size)
      for (let i = 0; i < MOST_DEALS; i++) {
        const own = i === 0 ? seed : `${seed} ${i}`
        this.#begin(this.#widely, own)
        const replayed = this.#secret.replay(own)
        if (replayed) return replayed
        this.#aside.restart()
      }
    this.#begin(this.#indistinct ?? [], seed)
    return { trace: this.#trace, question: this.#question.key }
  }

  #prepare(): void {
    if (this.#indistinct) return
    const t = this.#table
    const trace = this.#trace
    const among = (answers: readonly AnswerValue[]): readonly Indistinct[] =>
      atTable(t, () => indistinctFor(t, this.#seats, this.#unknown, namedIn(answers as readonly Json[])))
    const all = trace.map(({ value }) => value)
    this.#indistinct = among(all)
    if (this.#answered === 'no') return
    this.#secret = new SecretAnswers(t, this.#driver, { viewer: this.#viewer, aside: this.#aside, trace })
    if (this.#secret.size > 0) this.#widely = among(this.#secret.open)
  }

  #begin(indistinct: readonly Indistinct[], seed: string): void {
    const t = this.#table
    if (this.#exchanged !== indistinct) backToPlaces(t, this.#exchanged)
    this.#exchanged = indistinct
    atTable(t, () => {
      exchangePlaces(t, indistinct, seed)
      // if the running stretch has rolled dice, keep their results: new dice come as an input after it
      if (this.#drawn === 'no') t.setNote('seed', seed)
    })
    settle(t)
    setCheckpoint(t)
  }

  /** Returns to the pending question, with the game as before the fork. */
  end(): void {
    this.#aside.end(() => {
      backToPlaces(this.#table, this.#exchanged)
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
