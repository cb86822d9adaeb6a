import type { Card } from './card.ts'
import { backToCheckpoint, setCheckpoint } from './checkpoint.ts'
import { atTable } from './current-table.ts'
import { backToPlaces, exchangePlaces, type Indistinct, indistinctFor } from './determinize.ts'
import type { AnswerValue, Outcome, ViewerName } from './door.ts'
import type { Driver } from './driver.ts'
import type { Bag, Change } from './journal.ts'
import type { Json } from './json.ts'
import { mayKnow, showOffered } from './knowledge.ts'
import { type Answerer, freshCounters } from './run.ts'
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
  readonly #unknown: ReadonlySet<ReturnType<Table['card']>>
  readonly #before
  readonly #pending: Pending | undefined
  #indistinct: readonly Indistinct[] | undefined

  /**
   * @param table a table with a pending question
   * @param viewer the asked seat, or several seats that one player plays, whose knowledge the continuations keep
   */
  constructor(table: Table, driver: Driver, viewer: ViewerName) {
    this.#table = table
    this.#driver = driver
    this.#seats = viewer.split('+')
    this.#unknown = atTable(table, () => new Set(table.cards.filter((card) => !mayKnow(card, this.#seats))))
    const drawn = table.journal.slice(table.checkpoint.journal).some(isDraw) ? ('yes' as const) : ('no' as const)
    const { checkpoint, trace, history, answerer, counters, watch, mismatch } = table
    this.#before = {
      ...{ checkpoint, trace, history, answerer, counters, watch, mismatch, drawn, halt: driver.halt },
      question: questionOf(table.latch as Suspend).key,
      inputs: table.inputs.slice(checkpoint.inputs),
      hashes: table.hashes.slice(checkpoint.inputs),
      places: table.places.slice(checkpoint.inputs),
      faults: table.faults.length,
      rigs: [...table.usedRigs],
    }
    this.#pending = pendingOf(table)
    table.history = 'journal'
    table.watch = undefined
    table.counters = freshCounters()
    backToCheckpoint(table)
  }

  /** Plays one continuation. @returns the result of `judge` @throws what the answerer, `until` or `judge` throws; it is rolled back all the same */
  play<T>({ seed, first, answerer, until, judge }: ForkedPlay<T>): T {
    const t = this.#table
    const { trace, drawn, question } = this.#before
    this.#indistinct ??= atTable(t, () => indistinctFor(t, this.#seats, this.#unknown, namedIn(trace.map(({ value }) => value as Json))))
    try {
      t.counters = freshCounters()
      atTable(t, () => {
        exchangePlaces(t, this.#indistinct ?? [], seed)
        // if the running stretch has rolled dice, keep their results: new dice come as an input after it
        if (drawn === 'no') t.setNote('seed', seed)
        t.registry.settle()
      })
      t.touched.clear()
      t.touchEverything = false
      setCheckpoint(t)
      t.answerer = answerer
      const from = t.inputs.length
      if (drawn === 'yes') t.inputs.push({ kind: 'dice', seed })
      if (first !== undefined) t.inputs.push({ kind: 'answer', question, value: first })
      this.#driver.halt = until
      this.#driver.run(first === undefined ? trace : [...trace, { value: first, from, to: t.inputs.length }])
      return atTable(t, () => judge({ outcome: outcomeOf(t), table: t }))
    } finally {
      this.#back()
    }
  }

  /** Rolls back to the checkpoint of the pending question, and restores the inputs of its stretch. */
  #back(): void {
    const t = this.#table
    const { checkpoint, inputs, hashes, places, faults, rigs, halt } = this.#before
    t.checkpoint = checkpoint
    backToCheckpoint(t)
    refill(t.inputs, checkpoint.inputs, inputs)
    refill(t.hashes, checkpoint.inputs, hashes)
    refill(t.places, checkpoint.inputs, places)
    t.faults.length = faults
    t.usedRigs.clear()
    for (const rig of rigs) t.usedRigs.add(rig)
    this.#driver.halt = halt
  }

  /** Returns to the pending question, with the game as before the fork. */
  end(): void {
    const t = this.#table
    const { history, answerer, counters, watch, mismatch, trace } = this.#before
    this.#back()
    atTable(t, () => {
      if (this.#indistinct) backToPlaces(t, this.#indistinct)
      t.registry.settle()
    })
    t.touched.clear()
    t.touchEverything = false
    Object.assign(t, { history, answerer, watch })
    if (this.#pending) askAgain(t, this.#pending)
    else this.#driver.run(trace)
    Object.assign(t, { counters, mismatch })
  }
}

/** One value that the running stretch has written. */
interface Written {
  readonly card: Card
  readonly bag: Bag
  readonly name: string
  readonly value: Json | undefined
}

/** The run of a table at a question, and the writes and story of the running stretch before it. */
interface Pending {
  readonly run: Pick<Table, 'latch' | 'running' | 'occurrences' | 'mode' | 'script' | 'targeting' | 'trace' | 'traced' | 'consumed'>
  readonly asked: ReadonlyMap<string, number>
  readonly written: readonly Written[]
  readonly story: Table['story']
  readonly silent: Table['silent']
  readonly repaired: Table['repaired']
}

/** Saves the run at the pending question. @returns undefined when the stretch has moved cards: then it must be run again */
function pendingOf(t: Table): Pending | undefined {
  const { checkpoint } = t
  const written: Written[] = []
  const next = new Map<string, Json | undefined>()
  for (const change of t.journal.slice(checkpoint.journal).reverse()) {
    if (change.op !== 'set') return undefined
    const { state, bag, name, old } = change
    const key = `${state.card.id} ${bag} ${name}`
    written.push({ card: state.card, bag, name, value: next.has(key) ? next.get(key) : state[bag][name] })
    next.set(key, old)
  }
  const { latch, running, occurrences, mode, script, targeting, trace, traced, consumed } = t
  return {
    run: { latch, running, occurrences, mode, script, targeting, trace, traced, consumed },
    asked: new Map(t.asked),
    written: written.reverse(),
    story: t.story.slice(checkpoint.story),
    silent: t.silent.slice(checkpoint.silent),
    repaired: t.repaired.slice(checkpoint.repaired),
  }
}

/** Restores the pending question: repeats the saved writes in place of running the stretch again. */
function askAgain(t: Table, { run, asked, written, story, silent, repaired }: Pending): void {
  const { spec, options } = questionOf(run.latch as Suspend)
  atTable(t, () => {
    for (const { card, bag, name, value } of written) t.write(card, bag, name, value)
    t.registry.settle()
    showOffered(t, spec.who, options)
  })
  t.story.push(...story)
  t.silent.push(...silent)
  t.repaired.push(...repaired)
  Object.assign(t, run, { asked: new Map(asked) })
}

/** Whether a change is due to dice, or ordered a pile: then the stretch is run again with the same dice, and new dice begin at the question. */
function isDraw(change: Change): boolean {
  return change.op === 'arrange' || (change.op === 'set' && change.bag === 'memory' && change.name.startsWith('chance '))
}

function refill<T>(list: T[], from: number, rest: readonly T[]): void {
  list.length = Math.min(list.length, from)
  list.push(...rest)
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
