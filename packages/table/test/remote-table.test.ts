/** A client of a table, to which a test brings what the table says. */
import { expect, test } from 'vitest'
import { joinedNews } from '../src/joined-news.ts'
import type { ClientMessage } from '../src/messages.ts'
import type { TableNews } from '../src/port.ts'
import { RemoteTable } from '../src/remote-table.ts'

const news = (at: number, told: 'anew' | 'more', more: Partial<TableNews> = {}): TableNews => ({
  ...{
    told,
    viewer: 'p1',
    at,
    position: `table ${at}`,
    storyFrom: told === 'anew' ? 0 : at,
    story: [{ n: at, kind: `line ${at}`, parts: {} }],
  },
  patch: { status: { at }, zones: {}, cards: {} },
  ...more,
})

function seated() {
  const sent: ClientMessage[] = []
  const timers: (() => void)[] = []
  const later = (_: number, call: () => void) => {
    timers.push(call)
    return () => {}
  }
  const { table, ready } = RemoteTable.join(
    { send: (text) => sent.push(JSON.parse(text) as ClientMessage) },
    { client: 'c', token: 't', later },
  )
  const come = (message: object): void => table.receive(JSON.stringify({ session: 's', ...message }))
  come({ kind: 'welcome', version: 1, viewer: 'p1', rights: [], next: 1, news: 0 })
  let told = 0
  table.onNews(() => {
    told++
  })
  const patience = (): void => {
    for (const call of timers.splice(0)) call()
  }
  return { table, ready, sent, come, told: () => told, patience }
}

test('news that arrive late, twice or out of order are taken once and in order', async () => {
  const { table, ready, come, told } = seated()
  come({ kind: 'news', n: 2, news: news(1, 'more') })
  expect(() => table.take()).toThrow('has not told yet')
  come({ kind: 'news', n: 1, news: news(0, 'anew') })
  await ready
  expect(table.take()).toMatchObject({ told: 'anew', at: 1, story: [{ n: 0 }, { n: 1 }] })
  come({ kind: 'news', n: 3, news: news(2, 'more') })
  expect([told(), table.take().at]).toEqual([2, 2])
  // the first once more, which would set everything back
  come({ kind: 'news', n: 1, news: news(0, 'anew') })
  come({ kind: 'news', n: 2, news: news(1, 'more') })
  expect([told(), table.take().at]).toEqual([2, 2])
})

test('a request resolves once what it changed can be taken, in whatever order reply and news come', async () => {
  const { table, come, told } = seated()
  come({ kind: 'news', n: 1, news: news(0, 'anew') })
  table.take()
  const before = told()
  let isDone = false
  const given = table.give([{ kind: 'answer', question: 'q', value: ['pass'] }]).then(() => {
    isDone = true
  })
  come({ kind: 'reply', n: 1, after: 3 })
  come({ kind: 'news', n: 3, news: news(2, 'more') })
  await Promise.resolve()
  await Promise.resolve()
  expect(isDone).toBe(false)
  come({ kind: 'news', n: 2, news: news(1, 'more') })
  await given
  expect(table.take()).toMatchObject({ told: 'more', at: 2, story: [{ n: 1 }, { n: 2 }] })
  // who asked for it hears of it by the end of the request
  expect(told()).toBe(before)
})

test('unanswered requests are resent with their number and the position that the client had seen', async () => {
  const { table, sent, come, patience } = seated()
  come({ kind: 'news', n: 1, news: news(0, 'anew') })
  table.take()
  // it has come, and its reader has not seen it yet
  come({ kind: 'news', n: 2, news: news(1, 'more') })
  const given = table.give([{ kind: 'answer', question: 'q', value: ['pass'] }])
  const [first] = sent.slice(-1)
  patience()
  const ask = { do: 'give', position: 'table 0', inputs: [{ kind: 'answer', question: 'q', value: ['pass'] }] }
  expect(first).toEqual({ kind: 'request', session: 's', n: 1, heard: 2, ask })
  expect(sent.slice(-2)).toEqual([
    { kind: 'heard', session: 's', news: 2, replies: 0 },
    { kind: 'request', session: 's', n: 1, heard: 2, ask },
  ])
  come({ kind: 'reply', n: 1, after: 2, refused: { code: 'refused.other-question', parts: {} } })
  expect(await given).toEqual({ refused: { code: 'refused.other-question', parts: {} } })
  patience()
  expect(sent.at(-1)).toEqual({ kind: 'heard', session: 's', news: 2, replies: 1 })
})

test('news that follow one another say together what both say: cards that are gone stay gone, and lines that were taken back too', () => {
  const card = (zone: string) => ({ key: 'a', knowledge: 'known', zone, tokens: {}, marks: [], stats: {} }) as const
  const first = news(1, 'more', {
    patch: { zones: {}, cards: { a: card('hand'), b: card('hand') } },
    story: [1, 2, 3].map((n) => ({ n, kind: 'x', parts: {} })),
  })
  const second = news(2, 'more', { patch: { zones: {}, cards: { b: null } }, storyFrom: 2, story: [{ n: 2, kind: 'y', parts: {} }] })
  const question = { key: 'q', who: 'p1' } as never
  const joined = joinedNews({ ...first, question }, second)
  expect(joined).toMatchObject({
    told: 'more',
    at: 2,
    position: 'table 2',
    storyFrom: 1,
    patch: { cards: { a: { zone: 'hand' }, b: null } },
  })
  expect(joined.story.map(({ n, kind }) => `${n}${kind}`)).toEqual(['1x', '2y'])
  expect(joined.question).toBeUndefined()
  const anew = news(0, 'anew')
  expect(joinedNews(first, anew)).toBe(anew)
  expect(joinedNews(undefined, first)).toBe(first)
})
