/** A table of two players in a worker, answered as a person might: `latency.ts` measures it. */
import type { AnswerValue, Question, TableHost } from '@questwright/realm'

/** The number of answers of a game that are measured. */
const ANSWERS = 150

/** The viewer when both players use one device. */
export const VIEWER = 'p1+p2'

/** An answer that was given. */
interface GivenAnswer {
  /** The milliseconds from sending the answer until its reply. */
  readonly milliseconds: number
  readonly reply: TableHost['reply']
}

/** An answer as a person might give it: the first card where one must be chosen, an action at every third chance to act, else a pass. */
function someAnswer(question: Question, n: number): AnswerValue {
  switch (question.shape) {
    case 'confirm':
      return ['no']
    case 'number':
      // where only some amounts of the range are possible, the options list them
      return Number(question.options[0]?.key ?? question.least)
    case 'distribute': {
      let left = question.least
      const shares: { [key: string]: number } = {}
      for (const option of question.options) {
        const share = Math.min(left, option.most ?? left)
        if (share > 0) shares[option.key] = share
        left -= share
      }
      return shares
    }
    case 'order':
      return question.options.map((option) => option.key)
    case 'pairs':
    case 'choose': {
      const pass = question.options.find((option) => option.key === 'pass')
      if (pass) return n % 3 === 0 ? [question.options[0]?.key ?? 'pass'] : ['pass']
      const count = Math.max(question.least, Math.min(question.most, n % 2))
      return question.options.slice(0, count).map((option) => option.key)
    }
  }
}

/** The question for both players. In replies of older commits, questions were a separate part and not part of each viewer's reply. */
function askedIn(
  reply: TableHost['reply'] & { readonly questions?: { readonly [viewer: string]: Question | undefined } },
): Question | undefined {
  return reply.questions === undefined ? reply.viewers[VIEWER]?.question : reply.questions[VIEWER]
}

/**
 * Answers the questions of a table that was just opened for `VIEWER`, until the game is over or enough answers were given.
 * @throws Error for an answer that is refused
 */
export async function answerAll(host: TableHost): Promise<readonly GivenAnswer[]> {
  const given: GivenAnswer[] = []
  for (let n = 0; n < ANSWERS && !host.reply.outcome; n++) {
    const question = askedIn(host.reply)
    if (!question) break
    const value = someAnswer(question, n)
    const start = performance.now()
    const reply = await host.advance([{ kind: 'answer', question: question.key, value }])
    given.push({ milliseconds: performance.now() - start, reply })
    if (reply.refused) throw new Error(`refused: ${reply.refused.why.code}`)
  }
  return given
}
