import { type Heuristic, table } from '@questwright/kernel'
import { type Answerer, type BotKind, botAnswer, diceFrom, type PendingQuestion } from '@questwright/kernel/internal'

export type { BotKind } from '@questwright/kernel/internal'

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
    const value = botAnswer(pending, { bot: kindFor(bots, seat), heuristic, dice, slipped: note })
    if (value === undefined) stopped = `no legal answer was found to "${pending.spec.name}" for ${seat}`
    return value
  }
  const note = (slip: string): void => {
    if (slips.length < 20) slips.push(slip)
  }
  return { answerer, stopped: () => stopped, slips: () => slips }
}
