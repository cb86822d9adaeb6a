/** What it costs to know what would follow from a choice before it is made. */

import { hashText } from '@questwright/kernel/internal'
import type { AnswerValue, ChoiceForecast, Question } from '@questwright/realm'
import { optionsForetold } from '@questwright/session'
import { percentile } from './calibrate.ts'
import { print, row, wrong } from './print.ts'
import { realmWith } from './realms.ts'
import { content, SCENARIOS, setupOf } from './setups.ts'

/** So many answers of each game are looked ahead from. */
const ANSWERS = 120

const VIEWER = 'p1+p2'

interface Told {
  readonly hash: string
  readonly outcome?: unknown
  readonly refused?: { readonly why: { readonly code: string } }
  readonly viewers: { readonly [viewer: string]: { readonly question?: Question } | undefined }
}

/** What a person would be about to answer: two cards where there may be several, and now and then a deed. */
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
    case 'choose':
    case 'pairs':
      if (keys.includes('pass')) return n % 3 === 0 ? keys.slice(0, 1) : ['pass']
      return keys.slice(0, Math.max(question.least, Math.min(question.most, 2)))
  }
}

interface Measured {
  readonly milliseconds: number[]
  readonly told: string[]
}

/** Plays a game in a realm and looks ahead from each question. */
async function measure(kind: 'native' | 'quickjs', scenario: string): Promise<Measured> {
  const realm = await realmWith(kind, content)
  const call = async <T>(method: string, argument: unknown): Promise<T> =>
    JSON.parse(await realm.call(method, JSON.stringify(argument))) as T
  let reply = await call<Told>('open', { setup: setupOf(scenario, 2), seed: 'foresight', viewers: [VIEWER] })
  const measured: Measured = { milliseconds: [], told: [] }
  for (let n = 0; n < ANSWERS && !reply.outcome; n++) {
    const question = reply.viewers[VIEWER]?.question
    if (!question) break
    const value = inTheMaking(question, n)
    const wish = { question: question.key, chosen: value, options: optionsForetold(question) }
    const start = process.cpuUsage()
    const forecast = await call<ChoiceForecast>('forecast', { viewer: VIEWER, wish })
    const { user, system } = process.cpuUsage(start)
    measured.milliseconds.push((user + system) / 1000)
    measured.told.push(JSON.stringify(forecast))
    const { hash } = await call<Told>('look', { viewers: [VIEWER] })
    if (hash !== reply.hash) wrong(`the table stands elsewhere after a look ahead from ${question.key}`)
    reply = await call<Told>('advance', { viewers: [VIEWER], inputs: [{ kind: 'answer', question: question.key, value }] })
    if (reply.refused) throw new Error(`refused: ${reply.refused.why.code}`)
  }
  realm.close()
  return measured
}

/** Times what a page asks for whenever a question is put or a choice changes: the chosen set, and each option where they are few. */
export async function foresight(): Promise<void> {
  print('Looking ahead from each question of three two-handed games: the set chosen so far, and each of up to a dozen options')
  const all: { [kind in 'native' | 'quickjs']: Measured } = {
    native: { milliseconds: [], told: [] },
    quickjs: { milliseconds: [], told: [] },
  }
  for (const kind of ['native', 'quickjs'] as const)
    for (const scenario of SCENARIOS) {
      const { milliseconds, told } = await measure(kind, scenario)
      all[kind].milliseconds.push(...milliseconds)
      all[kind].told.push(...told)
    }
  const { native, quickjs } = all
  row('questions', String(quickjs.milliseconds.length))
  for (const [kind, { milliseconds }] of Object.entries(all))
    row(
      `p50 / p95 / p99 in ${kind} (ms of CPU${kind === 'quickjs' ? '; aim p95 under 10' : ''})`,
      [50, 95, 99].map((p) => percentile(milliseconds, p).toFixed(1)).join(' / '),
    )
  const checksum = (told: readonly string[]): string => hashText(told.join('\n')).toString(16)
  row('checksum of what was told', `${checksum(quickjs.told)} ${checksum(native.told)}`)
  if (quickjs.told.some((one, n) => one !== native.told[n])) wrong('native and quickjs tell otherwise')
}
