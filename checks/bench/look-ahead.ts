/** Plays a game and requests forecasts at each question, like a page. */
import type { AnswerValue, ChoiceForecast, Question, Realm } from '@questwright/realm'
import { optionsForetold } from '@questwright/session'

interface Told {
  readonly hash: string
  readonly outcome?: unknown
  readonly refused?: { readonly why: { readonly code: string } }
  readonly viewers: { readonly [viewer: string]: { readonly question?: Question } | undefined }
}

/** A forecast, and its cost. */
export interface Look {
  readonly question: string
  readonly forecast: ChoiceForecast | null
  /** Milliseconds of processor time. */
  readonly milliseconds: number
  /** Ticks of the sandbox; 0 in a native realm, which counts none. */
  readonly ticks: number
}

/** An answer that a person might be considering: two cards where several are allowed, and now and then an action. */
function inTheMaking(question: Question, n: number): AnswerValue {
  const keys = question.options.map(({ key }) => key)
  switch (question.shape) {
    case 'confirm':
      return ['no']
    case 'number':
      return Number(keys[0] ?? question.least)
    case 'order':
      return keys
    case 'distribute': {
      let left = question.least
      return Object.fromEntries(
        question.options.map(({ key, most = left }) => {
          const share = Math.min(left, most)
          left -= share
          return [key, share]
        }),
      )
    }
    case 'pairs':
      // two pairs may have one card in common that can be paired once
      return keys.slice(0, Math.max(question.least, Math.min(question.most, 1)))
    case 'choose':
      if (keys.includes('pass')) return n % 3 === 0 ? keys.slice(0, 1) : ['pass']
      return keys.slice(0, Math.max(question.least, Math.min(question.most, 2)))
  }
}

/**
 * Plays a game in a realm of this thread and computes forecasts at each question: for a chosen set, and for each option where there are few.
 * @param answers the greatest number of answers
 * @throws Error where an answer is refused, or where a forecast has changed the table
 */
export async function lookAhead(
  realm: Realm,
  setup: { readonly decks: readonly unknown[] },
  seed: string,
  answers: number,
): Promise<readonly Look[]> {
  const viewer = setup.decks.map((_, n) => `p${n + 1}`).join('+')
  const call = async <T>(method: string, argument: unknown): Promise<T> =>
    JSON.parse(await realm.call(method, JSON.stringify(argument))) as T
  let reply = await call<Told>('open', { setup, seed, viewers: [viewer] })
  const looks: Look[] = []
  for (let n = 0; n < answers && !reply.outcome; n++) {
    const question = reply.viewers[viewer]?.question
    if (!question) break
    const value = inTheMaking(question, n)
    const wish = { question: question.key, chosen: value, options: optionsForetold(question) }
    const start = process.cpuUsage()
    const forecast = await call<ChoiceForecast | null>('forecast', { viewer, wish })
    const { user, system } = process.cpuUsage(start)
    const { ticks } = await realm.state()
    looks.push({ question: question.key, forecast, milliseconds: (user + system) / 1000, ticks })
    const { hash } = await call<Told>('look', { viewers: [viewer] })
    if (hash !== reply.hash) throw new Error(`the table stands elsewhere after a look ahead from ${question.key}`)
    reply = await call<Told>('advance', { viewers: [viewer], inputs: [{ kind: 'answer', question: question.key, value }] })
    if (reply.refused) throw new Error(`refused: ${reply.refused.why.code}`)
  }
  return looks
}
