import type { Aside } from './aside.ts'
import { backToCheckpoint } from './checkpoint.ts'
import type { AnswerValue, ViewerName } from './door.ts'
import type { Driver } from './driver.ts'
import { canonical, type Json } from './json.ts'
import { judge } from './question.ts'
import type { PendingQuestion } from './question-spec.ts'
import { randomAnswerTo } from './random-answer.ts'
import type { Answerer, Decision } from './run.ts'
import { diceFrom, type SeededDice } from './seeded-dice.ts'
import { storyFor } from './story.ts'
import type { Table } from './table.ts'
import { questionFor } from './telling.ts'
import { questionOf, Suspend } from './unwind.ts'
import { viewOf } from './view.ts'

/** The running stretch, played up to the pending question with some other answers. */
export interface Replayed {
  readonly trace: readonly Decision[]
  /** The key of the pending question. */
  readonly question: string
}

/** How many other answers to a question are tried at most, to see whether the player can tell them from the answer that was given. */
const MOST_TRIED = 8
/** The greatest number of draws for one trial: a drawn answer that was already tried is drawn again. */
const MOST_DRAWN = 20

/**
 * The answers that other players have given since the checkpoint and that a player cannot know, such as the first of two secret bids: with another
 * answer the player would be asked the same and would have seen the same. A search draws these answers again.
 */
export class SecretAnswers {
  readonly #table: Table
  readonly #driver: Driver
  readonly #viewer: ViewerName
  readonly #seats: readonly string[]
  /** The answers of the running stretch, by the key of their question. */
  readonly #given: ReadonlyMap<string, AnswerValue>
  /** What the player knows at the pending question, as text. */
  readonly #known: string
  /** The keys of the questions whose answers the player cannot know. */
  readonly #secret = new Set<string>()

  /**
   * @param aside runs the rules from the checkpoint without affecting the game, and is restarted after each trial
   * @param trace the decisions of the running stretch
   */
  constructor(table: Table, driver: Driver, { viewer, aside, trace }: { viewer: ViewerName; aside: Aside; trace: readonly Decision[] }) {
    this.#table = table
    this.#driver = driver
    this.#viewer = viewer
    this.#seats = viewer.split('+')
    const given = new Map<string, AnswerValue>()
    const others: { readonly key: string; readonly value: AnswerValue }[] = []
    for (const { who, from, to, value } of trace) {
      const input = aside.run.record.inputs[from]
      if (from === to || input?.kind !== 'answer') continue
      given.set(input.question, value)
      if (!this.#seats.includes(who)) others.push({ key: input.question, value })
    }
    this.#given = given
    this.#known = this.#trial(aside, () => undefined)
    if (this.#known !== '') for (const { key, value } of others) if (this.#isSecret(aside, key, value)) this.#secret.add(key)
  }

  get size(): number {
    return this.#secret.size
  }

  /** The answers of the stretch that the player gave or can know. */
  get open(): readonly AnswerValue[] {
    return [...this.#given].flatMap(([key, value]) => (this.#secret.has(key) ? [] : [value]))
  }

  /**
   * Plays the stretch up to the pending question, with secret answers drawn among all legal ones. The table is at the checkpoint before and after.
   * @returns undefined when the player would notice a difference, or when no legal answer was found
   */
  replay(seed: string): Replayed | undefined {
    const t = this.#table
    const dice = diceFrom(`secret ${seed}`)
    let undrawn = 0
    const draw = (question: PendingQuestion): AnswerValue | undefined => {
      if (!this.#secret.has(question.key)) return undefined
      const answer = randomAnswerTo(question, dice)
      if (answer === undefined) undrawn++
      return answer
    }
    // without a drawn answer the given one would be taken, which the player must not know
    if (this.#reach(draw, dice) !== this.#known || undrawn > 0) return undefined
    const { trace, latch } = t.run
    const question = questionOf(latch as Suspend).key
    backToCheckpoint(t)
    t.run.answerer = undefined
    t.run.halt = undefined
    return { trace, question }
  }

  /** Whether the player cannot tell this answer from another one. */
  #isSecret(aside: Aside, key: string, value: AnswerValue): boolean {
    const dice = diceFrom(`other answers ${key}`)
    const tried = new Set([canonical(value as Json)])
    const untried = (question: PendingQuestion): AnswerValue | undefined => {
      for (let i = 0; i < MOST_DRAWN; i++) {
        const other = randomAnswerTo(question, dice)
        if (other === undefined) return undefined
        const text = canonical(other as Json)
        if (tried.has(text)) continue
        tried.add(text)
        return other
      }
      return undefined
    }
    for (let before = 0; before < tried.size && tried.size <= MOST_TRIED; ) {
      before = tried.size
      const known = this.#trial(aside, (question) => (question.key === key ? untried(question) : undefined))
      if (tried.size > before && known === this.#known) return true
    }
    return false
  }

  #trial(aside: Aside, first: Answerer): string {
    const known = this.#reach(first, diceFrom('trial'))
    aside.restart()
    return known
  }

  /**
   * Plays the stretch until it reaches a question without an answer.
   * @param first returns the answer to use in place of the given one; undefined: the given one is used
   * @param dice draw the answers of other players where the given one is missing or illegal
   * @returns what the player knows at that question, as text; empty if the stretch ends without a question, or a script fails
   */
  #reach(first: Answerer, dice: SeededDice): string {
    const t = this.#table
    const { run } = t
    const { record } = run
    const { checkpoint } = record
    record.inputs.length = checkpoint.inputs
    run.answerer = (question) => {
      const value = first(question) ?? this.#given.get(question.key)
      if (value !== undefined && judge(question, value) === undefined) return value
      return this.#seats.includes(question.spec.who.id) ? undefined : randomAnswerTo(question, dice)
    }
    run.halt = () => record.checkpoint !== checkpoint
    this.#driver.run()
    const { latch } = run
    if (!(latch instanceof Suspend) || record.checkpoint !== checkpoint || record.faults.length > 0) return ''
    // all players see which players were asked, and in which order
    const asked = run.trace.filter(({ from, to }) => from < to).map(({ who }) => who)
    return JSON.stringify([
      asked,
      questionFor(t, questionOf(latch), this.#viewer),
      viewOf(t, this.#viewer),
      storyFor(record.story, checkpoint.story, this.#viewer),
    ])
  }
}
