/** A client of a table whose messages the test writes. */
import { describe, expect, test } from 'vitest'
import { joinedNews } from '../src/joined-news.ts'
import type { ClientMessage } from '../src/messages.ts'
import type { PlayerInput, TableNews } from '../src/port.ts'
import { type RemoteOptions, RemoteTable } from '../src/remote-table.ts'

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

/** A client that has sent its greeting and has no welcome yet. */
function standing(more: Partial<RemoteOptions> = {}) {
  const sent: ClientMessage[] = []
  const channel = { send: (text: string) => void sent.push(JSON.parse(text) as ClientMessage) }
  let timers: { readonly after: number; readonly call: () => void }[] = []
  const later = (after: number, call: () => void) => {
    const one = { after, call }
    timers.push(one)
    return () => {
      timers = timers.filter((other) => other !== one)
    }
  }
  const { table, ready } = RemoteTable.join(channel, { client: 'c', token: 't', later, ...more })
  const come = (message: object): void => table.receive(JSON.stringify({ session: 's', ...message }))
  const welcome = (more: object = {}): void => come({ kind: 'welcome', version: 1, viewer: 'p1', rights: [], next: 1, news: 0, ...more })
  const patience = (): void => {
    for (const { call } of timers.splice(0)) call()
  }
  return { table, ready, sent, channel, come, welcome, patience, timers: () => timers.map(({ after }) => after) }
}

/** A client that the table has welcomed. */
function seated(more: Partial<RemoteOptions> = {}) {
  const client = standing(more)
  const { table, welcome } = client
  welcome()
  let told = 0
  table.onNews(() => {
    told++
  })
  return { ...client, told: () => told }
}

/** A client that has received the state of the table, and has read it. */
function told(more: Partial<RemoteOptions> = {}) {
  const client = seated(more)
  client.come({ kind: 'news', n: 1, news: news(0, 'anew') })
  client.table.take()
  client.sent.splice(0)
  return client
}

const pass: PlayerInput = { kind: 'answer', question: 'q', value: ['pass'] }
const settled = () => new Promise((done) => setImmediate(done))
/** The state of a promise; `waits` while it is pending. */
function fateOf(promise: Promise<unknown>) {
  let fate: unknown = 'waits'
  promise.then(
    (value) => {
      fate = value
    },
    (error: Error) => {
      fate = error.message
    },
  )
  return async () => {
    await settled()
    return fate
  }
}

test('news that arrive late, twice or out of order are processed once and in order', async () => {
  const { table, ready, come, told } = seated()
  come({ kind: 'news', n: 2, news: news(1, 'more') })
  expect(() => table.take()).toThrow('has not sent its state yet')
  come({ kind: 'news', n: 1, news: news(0, 'anew') })
  await ready
  expect(table.take()).toMatchObject({ told: 'anew', at: 1, story: [{ n: 0 }, { n: 1 }] })
  come({ kind: 'news', n: 3, news: news(2, 'more') })
  expect([told(), table.take().at]).toEqual([2, 2])
  // the first news again, which would reset the state
  come({ kind: 'news', n: 1, news: news(0, 'anew') })
  come({ kind: 'news', n: 2, news: news(1, 'more') })
  expect([told(), table.take().at]).toEqual([2, 2])
})

test('a request resolves once its changes can be read, in whatever order reply and news arrive', async () => {
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
  // the client that made the request gets the result with its end
  expect(told()).toBe(before)
})

test('unanswered requests are sent again with their number and the position that the client had seen', async () => {
  const { table, sent, come, patience } = seated()
  come({ kind: 'news', n: 1, news: news(0, 'anew') })
  table.take()
  // the message has arrived, but has not been read yet
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

test('two pieces of news that were joined have the effect of both in sequence: removed cards and undone lines stay removed', () => {
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

describe('a request of a client', () => {
  test.each<readonly [string, (table: RemoteTable) => Promise<unknown>, object, unknown, unknown]>([
    ['why', (table) => table.why('k'), { do: 'why', card: 'k' }, { why: 1 }, { why: 1 }],
    ['what comes', (table) => table.coming(), { do: 'coming' }, [1], [1]],
    ['what was heard', (table) => table.heard(3), { do: 'heard', answers: 3 }, [2], [2]],
    ['a forecast', (table) => table.forecast({ question: 'q' }), { do: 'forecast', wish: { question: 'q' } }, { chosen: 1 }, { chosen: 1 }],
    [
      'a forecast for a question that another player is asked',
      (table) => table.forecast({ question: 'q' }),
      { do: 'forecast', wish: { question: 'q' } },
      null,
      undefined,
    ],
    ['a look', (table) => table.look(), { do: 'look' }, undefined, undefined],
    [
      'the messages of the rules, to which it adds its own',
      (table) => table.catalogue(),
      { do: 'catalogue' },
      { a: 'b' },
      {
        a: 'b',
        'refused.opened-again': 'The table was opened again meanwhile. Look at its current state, and decide once more.',
        'refused.not-granted': 'This table does not let its players do that.',
      },
    ],
  ])('%s', async (_, call, ask, value, found) => {
    const { table, sent, come } = told()
    const asked = call(table)
    expect(sent).toEqual([{ kind: 'request', session: 's', n: 1, heard: 1, ask }])
    come({ kind: 'reply', n: 1, after: 1, ...(value === undefined ? {} : { value }) })
    expect(await asked).toEqual(found)
  })

  test('that fails is reported, and the table goes on', async () => {
    const { table, come } = told()
    const asked = fateOf(table.coming())
    come({ kind: 'reply', n: 1, after: 1, failed: 'The table could not do that.' })
    expect(await asked()).toBe('The table could not do that.')
    const next = fateOf(table.coming())
    come({ kind: 'reply', n: 2, after: 1, value: [] })
    expect(await next()).toEqual([])
  })

  test('to go back is not sent without the right to it, and else with the position that the client has seen', async () => {
    const without = told()
    expect(await without.table.takeBack(0)).toEqual({ refused: { code: 'refused.not-granted', parts: {} } })
    expect(without.sent).toEqual([])
    const { table, sent, come, welcome } = told()
    welcome({ rights: ['take back'] })
    const back = fateOf(table.takeBack(0))
    expect(sent).toEqual([{ kind: 'request', session: 's', n: 1, heard: 1, ask: { do: 'take-back', position: 'table 0', to: 0 } }])
    come({ kind: 'reply', n: 1, after: 1 })
    expect(await back()).toEqual({})
  })
})

test('that was carried out is not reported as news of others: giving, undoing and looking; a query about the game is', async () => {
  for (const [call, own] of [
    [(table: RemoteTable) => table.give([pass]), true],
    [(table: RemoteTable) => table.takeBack(0), true],
    [(table: RemoteTable) => table.look(), true],
    [(table: RemoteTable) => table.coming(), false],
  ] as const) {
    const { table, come, welcome, told: count } = told()
    welcome({ rights: ['take back'] })
    const before = count()
    const asked = fateOf(call(table))
    come({ kind: 'news', n: 2, news: news(1, 'more') })
    come({ kind: 'reply', n: 1, after: 2, value: [] })
    await asked()
    expect(count() - before).toBe(own ? 0 : 1)
  }
})

describe('leaving', () => {
  test('sends a farewell once, rejects waiting requests, and processes and sends nothing more', async () => {
    const { table, sent, come, told: count, patience, timers } = told()
    const waits = [fateOf(table.coming()), fateOf(table.give([pass]))]
    sent.splice(0)
    table.close()
    table.close()
    expect(sent).toEqual([{ kind: 'bye', session: 's' }])
    expect([await waits[0]?.(), await waits[1]?.()]).toEqual(['the table was left', 'the table was left'])
    expect(timers()).toEqual([])
    const before = count()
    come({ kind: 'news', n: 2, news: news(1, 'more') })
    patience()
    expect([count() - before, table.take().at]).toEqual([0, 0])
    expect(await fateOf(table.look())()).toBe('the table was left')
    expect(sent).toHaveLength(1)
  })

  test('before the table has sent its state ends the wait for it', async () => {
    const { table, ready } = standing()
    const isReady = fateOf(ready)
    expect(() => table.take()).toThrow('the table has not sent its state yet')
    expect([table.viewer, table.rights]).toEqual(['', []])
    table.close()
    expect(await isReady()).toBe('the table was left')
  })

  test('resolves requests that a table which was opened again may have carried out', async () => {
    const { table, welcome } = told()
    const given = fateOf(table.give([pass]))
    welcome({ session: 'other' })
    expect(await given()).toBe('waits')
    table.close()
    expect(await given()).toBe('the table was left')
  })
})

describe('a table that forgot its client', () => {
  test('gets requests that change nothing again, with new numbers; those that may have been carried out are not sent again', async () => {
    const { table, sent, come, welcome, told: count } = told()
    const [given, coming, forecast] = [fateOf(table.give([pass])), fateOf(table.coming()), fateOf(table.forecast({ question: 'q' }))]
    sent.splice(0)
    welcome({ session: 'other', next: 7 })
    expect(sent).toEqual([
      { kind: 'request', session: 'other', n: 7, heard: 0, ask: { do: 'coming' } },
      { kind: 'request', session: 'other', n: 8, heard: 0, ask: { do: 'forecast', wish: { question: 'q' } } },
    ])
    const before = count()
    // messages of the earlier session are ignored
    come({ kind: 'news', n: 2, news: news(1, 'more') })
    expect(await given()).toBe('waits')
    come({ kind: 'news', session: 'other', n: 1, news: news(3, 'anew') })
    expect(await given()).toEqual({ refused: { code: 'refused.opened-again', parts: {} } })
    expect([table.take().at, count() - before]).toEqual([3, 0])
    come({ kind: 'reply', session: 'other', n: 7, after: 1, value: [1] })
    come({ kind: 'reply', session: 'other', n: 8, after: 1, value: null })
    expect([await coming(), await forecast()]).toEqual([[1], undefined])
    const next = fateOf(table.coming())
    expect(sent.at(-1)).toMatchObject({ n: 9 })
    come({ kind: 'reply', session: 'other', n: 9, after: 1, value: [] })
    expect(await next()).toEqual([])
  })

  test('makes the client forget what it kept for it: news after a gap and replies that wait for them', async () => {
    const { table, come, welcome } = told()
    const coming = fateOf(table.coming())
    come({ kind: 'news', n: 3, news: news(9, 'more') })
    come({ kind: 'reply', n: 1, after: 3, value: ['old'] })
    welcome({ session: 'other' })
    come({ kind: 'news', session: 'other', n: 1, news: news(0, 'anew') })
    come({ kind: 'news', session: 'other', n: 2, news: news(1, 'more') })
    expect([table.take().at, await coming()]).toEqual([1, 'waits'])
    come({ kind: 'reply', session: 'other', n: 1, after: 2, value: ['new'] })
    expect(await coming()).toEqual(['new'])
  })
})

test('a client that returns to the same session sends unanswered requests again, and confirms what it has', async () => {
  const { table, sent, come, welcome } = told()
  const other: ClientMessage[] = []
  const [coming, given] = [fateOf(table.coming()), fateOf(table.give([pass]))]
  // answered already, but the news of its changes have not arrived
  come({ kind: 'reply', n: 2, after: 2 })
  sent.splice(0)
  table.reconnect({ send: (text) => other.push(JSON.parse(text) as ClientMessage) })
  expect(other.splice(0)).toEqual([{ kind: 'hello', version: 1, client: 'c', token: 't', heard: 1 }])
  welcome()
  expect(other.splice(0)).toEqual([{ kind: 'request', session: 's', n: 1, heard: 1, ask: { do: 'coming' } }])
  expect(sent).toEqual([])
  come({ kind: 'news', n: 2, news: news(1, 'more') })
  expect([await given(), await coming()]).toEqual([{}, 'waits'])
})

test('after its time limit a client sends its greeting until it is welcome, and then confirms what it has and asks again', () => {
  const { sent, welcome, come, patience, timers, table } = standing({ patience: 70 })
  const hello = { kind: 'hello', version: 1, client: 'c', token: 't' }
  expect([sent.splice(0), timers()]).toEqual([[hello], [70]])
  patience()
  expect([sent.splice(0), timers()]).toEqual([[hello], [70]])
  welcome()
  come({ kind: 'news', n: 1, news: news(0, 'anew') })
  void table.coming()
  void table.look()
  come({ kind: 'reply', n: 2, after: 2 })
  sent.splice(0)
  patience()
  expect(sent).toEqual([
    { kind: 'heard', session: 's', news: 1, replies: 0 },
    { kind: 'request', session: 's', n: 1, heard: 1, ask: { do: 'coming' } },
  ])
  expect(standing().timers()).toEqual([5_000])
})

test('reports of the table about wrong messages reach the client, which sends a greeting if it is unknown, and leaves if it is refused', async () => {
  const greets: { readonly [code: string]: number } = { session: 1, 'no-hello': 1, cut: 0, twice: 0, version: 0, token: 0 }
  for (const [code, hellos] of Object.entries(greets)) {
    const troubles: string[] = []
    const { table, sent, come } = told({ onTrouble: (trouble) => troubles.push(trouble.code) })
    const waits = fateOf(table.coming())
    sent.splice(0)
    come({ kind: 'trouble', code, what: 'What.', where: 'w', remedy: 'Remedy.' })
    expect([troubles, sent.map(({ kind }) => kind)]).toEqual([[code], Array(hellos).fill('hello')])
    expect(await waits()).toBe(code === 'version' || code === 'token' ? 'What. Remedy.' : 'waits')
  }
})

test('complete news close the gap before them, and later news count', () => {
  const { table, come } = told()
  come({ kind: 'news', n: 3, news: news(2, 'more') })
  come({ kind: 'news', n: 6, news: news(5, 'more') })
  come({ kind: 'news', n: 5, news: news(4, 'anew') })
  expect(table.take()).toMatchObject({ told: 'anew', at: 5, story: [{ n: 4 }, { n: 5 }] })
  come({ kind: 'news', n: 4, news: news(3, 'anew') })
  come({ kind: 'news', n: 7, news: news(6, 'more') })
  expect(table.take()).toMatchObject({ told: 'more', at: 6, story: [{ n: 6 }] })
})

test('news are read once, and the last ones can be read again', () => {
  const { table, come } = told()
  come({ kind: 'news', n: 2, news: news(1, 'more') })
  const first = table.take()
  expect([first.at, table.take()]).toEqual([1, first])
  come({ kind: 'news', n: 3, news: news(2, 'more') })
  expect(table.take().story.map(({ n }) => n)).toEqual([2])
})

test('messages of another session and damaged ones are ignored', () => {
  const { table, come, told: count } = told()
  const before = count()
  come({ kind: 'news', session: 'other', n: 2, news: news(1, 'more') })
  table.receive('{"kind":"news"')
  expect([count() - before, table.take().at]).toEqual([0, 0])
})

test('joined news have the zones and cards of both pieces, and for equal keys those of the later one', () => {
  const zone = (count: number) => ({ count, cards: [] }) as never
  const part = (zones: object, status: object) => ({ patch: { status, zones, cards: {} } }) as Partial<TableNews>
  const joined = joinedNews(
    news(1, 'anew', { ...part({ a: zone(1), b: zone(1) }, { round: 1 }), outcome: { result: 'won' } as never }),
    news(2, 'more', part({ b: zone(2), c: zone(2) }, { round: 2 })),
  )
  expect(joined).toMatchObject({
    told: 'anew',
    storyFrom: 0,
    patch: { status: { round: 2 }, zones: { a: { count: 1 }, b: { count: 2 }, c: { count: 2 } } },
  })
  expect(joined.outcome).toBeUndefined()
})
