/** Clients that send wrong messages: each gets an error with what, where and what to do, and the game loses nothing. */
import { RemoteTable, type TableMessage } from '@questwright/table/remote'
import { afterEach, expect, test } from 'vitest'
import { duel, held, served } from './far-players.ts'

const open: { close(): void }[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

/** A client whose messages the test writes, and a table that it plays alone. */
async function byHand() {
  const host = await held(duel)
  open.push(host)
  const table = served(host)
  const got: TableMessage[] = []
  const connection = table.connect((text) => got.push(JSON.parse(text) as TableMessage))
  const send = async (message: unknown): Promise<readonly TableMessage[]> => {
    const before = got.length
    connection.receive(typeof message === 'string' ? message : JSON.stringify(message))
    await new Promise((done) => setImmediate(done))
    return got.slice(before)
  }
  const hello = { kind: 'hello', version: 1, client: 'by hand', token: 'p1+p2' }
  return { host, table, connection, got, send, hello }
}

type ByHand = Awaited<ReturnType<typeof byHand>>

/** Sends a greeting. @returns the session, and a function that passes a window */
async function greeted({ send, hello, got }: ByHand) {
  const [welcome] = await send(hello)
  if (welcome?.kind !== 'welcome') throw new Error(JSON.stringify(welcome))
  const news = () => got.flatMap((one) => (one.kind === 'news' ? [one.news] : [])).at(-1)
  const pass = (n: number) => ({
    ...{ kind: 'request', session: welcome.session, n, heard: 0 },
    ask: { do: 'give', position: news()?.position, inputs: [{ kind: 'answer', question: news()?.question?.key, value: ['pass'] }] },
  })
  return { welcome, pass, news, session: welcome.session }
}

const troublesIn = (messages: readonly TableMessage[]) => messages.flatMap((one) => (one.kind === 'trouble' ? [one] : []))
const kinds = (messages: readonly TableMessage[]) => messages.map(({ kind }) => kind)

test.each([
  [2, 'The client uses version 2 of the messages, the table version 1.'],
  ['1', 'The client uses version "1" of the messages, the table version 1.'],
  [undefined, 'The client uses version (missing) of the messages, the table version 1.'],
])('a client with version %j gets an error, and can join once it uses the right one', async (version, what) => {
  const hand = await byHand()
  expect(await hand.send({ ...hand.hello, version, more: 'of a newer one' })).toEqual([
    { kind: 'trouble', code: 'version', what, where: 'version', remedy: expect.stringContaining('Load the page of the table again') },
  ])
  expect(kinds(await hand.send(hand.hello))).toEqual(['welcome', 'news'])
})

test('a message that was cut off is requested again, and has no effect', async () => {
  const hand = await byHand()
  const { pass } = await greeted(hand)
  const text = JSON.stringify(pass(1))
  for (let length = 0; length < text.length; length += 7) {
    const [told, ...more] = await hand.send(text.slice(0, length))
    expect(more).toEqual([])
    expect(told).toEqual({
      ...{ kind: 'trouble', code: 'cut', what: 'The message is not JSON; it may be truncated.', where: `character ${length}` },
      remedy: 'Send the whole message again. It had no effect.',
    })
  }
  expect(hand.host.inputs).toEqual([])
  expect(kinds(await hand.send(text))).toEqual(['news', 'reply'])
  expect(hand.host.inputs).toHaveLength(1)
})

test('a request that arrives twice is carried out once, and its reply is sent again', async () => {
  const hand = await byHand()
  const { pass } = await greeted(hand)
  const first = pass(1)
  const [, reply] = await hand.send(first)
  expect(await hand.send(first)).toEqual([
    reply,
    {
      kind: 'trouble',
      code: 'twice',
      what: 'Request 1 arrived again.',
      where: 'n',
      remedy: expect.stringContaining('its reply is sent again'),
    },
  ])
  expect(hand.host.inputs).toHaveLength(1)
})

test('a request that arrives too early waits for those before it', async () => {
  const hand = await byHand()
  const { pass, session } = await greeted(hand)
  const look = (n: number) => ({ kind: 'request', session, n, heard: 0, ask: { do: 'coming' } })
  expect(await hand.send(look(2))).toEqual([
    {
      ...{ kind: 'trouble', code: 'out-of-order', what: 'Request 2 came before request 1.', where: 'n' },
      remedy: 'Send request 1 again; 2 is kept until then.',
    },
  ])
  expect(hand.host.inputs).toEqual([])
  const after = await hand.send(pass(1))
  expect(after.flatMap((one) => (one.kind === 'reply' ? [one.n] : []))).toEqual([1, 2])
  // a request with a number far ahead is not stored: else a client could fill the memory
  expect(troublesIn(await hand.send(look(900)))).toMatchObject([{ code: 'too-many', remedy: 'Send request 3 again first.' }])
})

test('a client that never confirms anything cannot fill the memory: the last 256 of its replies are kept', async () => {
  const hand = await byHand()
  const { session } = await greeted(hand)
  const ask = (n: number) => ({ kind: 'request', session, n, heard: 0, ask: { do: 'coming' } })
  for (let n = 1; n <= 300; n++) hand.connection.receive(JSON.stringify(ask(n)))
  await hand.send(ask(301))
  expect(kinds(await hand.send(ask(1)))).toEqual(['trouble'])
  expect(kinds(await hand.send(ask(60)))).toEqual(['reply', 'trouble'])
})

test.each([
  ['before hello', { kind: 'heard', session: 'x', news: 0, replies: 0 }, 'no-hello', 'kind'],
  ['with a token of nobody', { kind: 'hello', version: 1, client: 'c', token: 'king' }, 'token', 'token'],
  ['without its parts', { kind: 'hello', version: 1 }, 'no-message', 'client'],
  ['of an unknown kind', { kind: 'shout' }, 'no-message', 'kind'],
  ['that is no object', 7, 'no-message', 'message'],
  ['that is too long', { kind: 'hello', version: 1, client: 'c', token: 'x'.repeat(70_000) }, 'too-long', 'message'],
])('a message %s is refused with the wrong part and a remedy', async (_, message, code, where) => {
  const hand = await byHand()
  const [told, ...more] = await hand.send(message)
  expect(more).toEqual([])
  expect(told).toMatchObject({ kind: 'trouble', code, where, what: expect.stringMatching(/\.$/), remedy: expect.stringMatching(/\.$/) })
  expect(kinds(await hand.send(hand.hello))).toEqual(['welcome', 'news'])
})

test('a request of another session, or with an answer for a seat that the rules do not ask, changes nothing', async () => {
  const hand = await byHand()
  const { pass } = await greeted(hand)
  expect(await hand.send({ ...pass(1), session: 'of yesterday' })).toMatchObject([{ kind: 'trouble', code: 'session', where: 'session' }])
  // a player's name that a client writes into an input is ignored
  const named = pass(1)
  const [input] = named.ask.inputs
  await hand.send({ ...named, ask: { ...named.ask, inputs: [{ ...input, by: 'p2' }] } })
  expect(hand.host.inputs).toMatchObject([{ kind: 'answer', by: 'p1' }])
})

test('a client that returns within a session gets what it missed; one that missed too much gets a complete view, and the others get nothing', async () => {
  const hand = await byHand()
  const { pass, welcome, news } = await greeted(hand)
  const others: TableMessage[] = []
  const onlooker = hand.table.connect((text) => others.push(JSON.parse(text) as TableMessage))
  onlooker.receive(JSON.stringify({ kind: 'hello', version: 1, client: 'other', token: 'table' }))
  await hand.send(pass(1))
  // the connection broke before the news of the answer arrived: only these are sent again
  hand.connection.close()
  const again: TableMessage[] = []
  const back = hand.table.connect((text) => again.push(JSON.parse(text) as TableMessage))
  back.receive(JSON.stringify({ ...hand.hello, heard: 1 }))
  await new Promise((done) => setImmediate(done))
  expect(again).toMatchObject([
    { kind: 'welcome', session: welcome.session, next: 2, news: 2 },
    { kind: 'news', n: 2, news: { told: 'more', at: 1 } },
  ])
  const heardByOthers = others.length
  // a client that has received nothing
  back.receive(JSON.stringify({ kind: 'heard', session: welcome.session, news: 0, replies: 0 }))
  await new Promise((done) => setImmediate(done))
  expect(again.at(-1)).toMatchObject({ kind: 'news', n: 3, news: { told: 'anew', at: 1, position: news()?.position } })
  expect(others).toHaveLength(heardByOthers)
})

test('an error of the table is reported to its holder, and the client only learns that its request failed', async () => {
  const host = await held(duel)
  open.push(host)
  const errors: unknown[] = []
  const table = served(host, { tellError: (error) => errors.push(error) })
  const got: TableMessage[] = []
  const connection = table.connect((text) => got.push(JSON.parse(text) as TableMessage))
  connection.receive(JSON.stringify({ kind: 'hello', version: 1, client: 'c', token: 'p1' }))
  const [welcome] = got
  if (welcome?.kind !== 'welcome') throw new Error('no welcome')
  connection.receive(JSON.stringify({ kind: 'request', session: welcome.session, n: 1, heard: 0, ask: { do: 'why', card: 'p2/parry/1' } }))
  await new Promise((done) => setImmediate(done))
  expect(got.at(-1)).toEqual({
    ...{ kind: 'reply', session: welcome.session, n: 1, after: 1 },
    failed: 'The table could not do that (why). The game has not changed.',
  })
  expect(errors).toHaveLength(1)
})

test('a client that joins a table with another version, or with an unknown token, is told why it is refused, and sends nothing more', async () => {
  const later = () => () => {}
  const sent: string[] = []
  const join = () => RemoteTable.join({ send: (text) => sent.push(text) }, { client: 'c', token: 'king', later })
  const old = join()
  old.table.receive(JSON.stringify({ kind: 'welcome', version: 3, session: 's', more: 'of a newer one' }))
  await expect(old.ready).rejects.toThrow(
    'The client uses version 1 of the messages, the table version 3. Load the page of the table again',
  )
  await expect(old.table.coming()).rejects.toThrow('the table was left')
  const stranger = join()
  const connection = (await byHand()).table.connect((text) => stranger.table.receive(text))
  connection.receive(sent.at(-1) ?? '')
  await expect(stranger.ready).rejects.toThrow('The table does not know this token. Open the link of the invitation once more')
  expect(sent).toHaveLength(2)
})
