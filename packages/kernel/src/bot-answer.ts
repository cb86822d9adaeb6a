import { originalValue, seenQuestion, seenTable } from './bot-view.ts'
import type { AnswerValue } from './door.ts'
import type { BotChoice, BotQuestion, Heuristic } from './engine.ts'
import type { PendingQuestion } from './question-spec.ts'
import { randomAnswer } from './random-answer.ts'
import type { SeededDice } from './seeded-dice.ts'
import { isUnwinding } from './unwind.ts'

/** `greedy`: the answer that the heuristic of its game rates best. `random`: any legal answer. */
export type BotKind = 'greedy' | 'random'

export interface BotAnswering {
  readonly bot: BotKind
  /** The heuristic of the played game. */
  readonly heuristic: Heuristic
  /** For answers at random. */
  readonly dice: SeededDice
  /** Called with a message when the heuristic throws or gives an illegal answer. */
  readonly slipped?: (why: string) => void
}

/**
 * The answer of a bot to a pending question, from what the asked seat may know. After a mistake of the heuristic it answers at random.
 * @returns undefined where no legal answer was found
 */
export function botAnswer(pending: PendingQuestion, { bot, heuristic, dice, slipped }: BotAnswering): AnswerValue | undefined {
  const { question, originals } = seenQuestion(pending, [pending.spec.who.id])
  const chosen = bot === 'greedy' ? judged(heuristic, question, slipped) : undefined
  const value = chosen ?? randomAnswer(amongDrawn(heuristic, question), dice)
  return value === undefined ? undefined : originalValue(value, originals)
}

/** The question, with the amounts or options that the heuristic allows for random answers as its options. */
function amongDrawn(heuristic: Heuristic, question: BotQuestion): BotQuestion {
  const drawn = heuristic.drawn?.(question)
  return drawn === undefined ? question : { ...question, options: drawn.map((one) => ({ key: String(one) })) }
}

function judged(heuristic: Heuristic, question: BotQuestion, slipped: BotAnswering['slipped']): BotChoice | undefined {
  try {
    const value = heuristic.choose(question, seenTable(question.who))
    if (question.judge(value)) return value
    slipped?.(`an illegal answer to "${question.name}"`)
  } catch (thrown) {
    // rethrow faults of scripts that ran because the bot read a card: they mute these scripts
    if (isUnwinding(thrown)) throw thrown
    slipped?.(`${thrown instanceof Error ? thrown.message : String(thrown)}, at "${question.name}"`)
  }
  return undefined
}
