import { type BotChoice, type Heuristic, table } from '@questwright/kernel'
import {
  type Answerer,
  diceFrom,
  isUnwinding,
  originalValue,
  type PendingQuestion,
  randomAnswer,
  seenQuestion,
  seenTable,
} from '@questwright/kernel/internal'

/** `random`: any legal answer; `greedy`: the answer that its ruleset's heuristic rates best. */
export type BotKind = 'random' | 'greedy'

/** One bot for all seats, or one for each seat in their order. */
export type Bots = BotKind | readonly BotKind[]

/** The limit of decisions after which a game counts as endless. */
const MOST_DECISIONS = 5_000

export interface Bot {
  readonly answerer: Answerer
  /** Why the bot stopped answering, if it did. */
  readonly stopped: () => string | undefined
  /** Errors of its heuristic; after each of them it answered at random. */
  readonly slips: () => readonly string[]
}

/** The bot of a seat. @throws RangeError when none is named for it */
function kindFor(bots: Bots, seat: string): BotKind {
  if (typeof bots === 'string') return bots
  const kind = bots[table().seats.findIndex(({ id }) => id === seat)]
  if (kind === undefined) throw new RangeError(`no bot is named for ${seat}: name one for all seats, or one for each`)
  return kind
}

/**
 * Makes a bot that answers for all seats, using only what the asked seat may know.
 * It never gives an illegal answer: without a legal one it stops, and the game remains unfinished.
 */
export function makeBot(bots: Bots, seed: string, heuristic: Heuristic, most = MOST_DECISIONS): Bot {
  const dice = diceFrom(seed)
  const slips: string[] = []
  let decisions = 0
  let stopped: string | undefined
  const answerer = (pending: PendingQuestion) => {
    if (stopped !== undefined) return undefined
    if (decisions++ >= most) {
      stopped = `the game does not end: ${most} decisions were made`
      return undefined
    }
    const seat = pending.spec.who.id
    const { question, originals } = seenQuestion(pending, [seat])
    const chosen = kindFor(bots, seat) === 'greedy' ? judged(question) : undefined
    const drawn = heuristic.drawn?.(question)
    const value =
      chosen ?? randomAnswer(drawn ? { ...question, options: drawn.map((amount) => ({ key: String(amount) })) } : question, dice)
    if (value === undefined) {
      stopped = `no legal answer was found to "${question.name}" for ${seat}`
      return undefined
    }
    return originalValue(value, originals)
  }
  const judged = (question: Parameters<Heuristic['choose']>[0]): BotChoice | undefined => {
    try {
      const value = heuristic.choose(question, seenTable(question.who))
      if (question.judge(value)) return value
      note(`an illegal answer to "${question.name}"`)
    } catch (thrown) {
      // rethrow faults of scripts that ran because the bot read a card
      if (isUnwinding(thrown)) throw thrown
      note(`${thrown instanceof Error ? thrown.message : String(thrown)}, at "${question.name}"`)
    }
    return undefined
  }
  const note = (slip: string): void => {
    if (slips.length < 20) slips.push(slip)
  }
  return { answerer, stopped: () => stopped, slips: () => slips }
}
