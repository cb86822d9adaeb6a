import { originalValue, seenQuestion, seenTable } from './bot-view.ts'
import type { AnswerValue } from './door.ts'
import type { Heuristic } from './engine.ts'
import type { PendingQuestion } from './question-spec.ts'
import { randomAnswer } from './random-answer.ts'
import { diceFrom } from './seeded-dice.ts'
import { isUnwinding } from './unwind.ts'

/**
 * The answer of a bot to a pending question, from what the asked seat may know. A heuristic that fails, or that gives an illegal answer, is
 * replaced by a random answer.
 * @param heuristic of the game; undefined for a random answer
 * @param seed of the bot's dice for this answer
 * @returns undefined where no legal answer was found
 */
export function botAnswer(pending: PendingQuestion, heuristic: Heuristic | undefined, seed: string): AnswerValue | undefined {
  const { question, originals } = seenQuestion(pending, [pending.spec.who.id])
  const chosen = heuristic === undefined ? undefined : judged(heuristic, question)
  const value = chosen ?? randomAnswer(question, diceFrom(seed))
  return value === undefined ? undefined : originalValue(value, originals)
}

function judged(heuristic: Heuristic, question: Parameters<Heuristic['choose']>[0]): AnswerValue | undefined {
  try {
    const value = heuristic.choose(question, seenTable(question.who))
    return question.judge(value) ? value : undefined
  } catch (thrown) {
    // faults of scripts that ran because the bot read a card mute these scripts
    if (isUnwinding(thrown)) throw thrown
    return undefined
  }
}
