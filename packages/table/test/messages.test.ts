/** Which texts are valid messages: each limit at its bound, and each field left out. */
import { describe, expect, test } from 'vitest'
import { readClientMessage, readTableMessage } from '../src/messages.ts'

type Data = { readonly [part: string]: unknown }

const hello = { kind: 'hello', version: 1, client: 'c', token: 't' }
const answer = { kind: 'answer', question: 'q', value: ['pass'] }
const asking = (ask: Data, more: Data = {}): Data => ({ kind: 'request', session: 's', n: 1, heard: 0, ask, ...more })
const giving = (...inputs: readonly Data[]): Data => asking({ do: 'give', position: 'p', inputs })
const foreseeing = (wish: Data): Data => asking({ do: 'forecast', wish: { question: 'q', ...wish } })
const letters = (count: number): string => 'x'.repeat(count)
const keys = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `${i}`)

const read = (message: unknown) => readClientMessage(typeof message === 'string' ? message : JSON.stringify(message))
const troubleOf = (message: unknown) => {
  const found = read(message)
  return 'trouble' in found ? found.trouble : undefined
}

describe('messages of a client', () => {
  test.each<readonly [string, Data]>([
    ['a greeting', hello],
    ['a greeting with the number of the newest received news', { ...hello, heard: 0 }],
    ['a confirmation of received messages', { kind: 'heard', session: 's', news: 0, replies: 0 }],
    ['a farewell', { kind: 'bye', session: 's' }],
    ['answers of three kinds', giving(answer, { ...answer, value: 3 }, { ...answer, value: { a: 1 } })],
    ['new dice', giving({ kind: 'dice' })],
    ['a move', giving({ kind: 'move', move: { any: 1 } })],
    ['taking back', asking({ do: 'take-back', position: 'p', to: 0 })],
    ['a request for the view', asking({ do: 'look' })],
    ['a question about the reasons for a value', asking({ do: 'why', card: 'k' })],
    ['a request for the coming steps', asking({ do: 'coming' })],
    ['a question which of its answers are known', asking({ do: 'heard', answers: 0 })],
    ['a forecast', foreseeing({})],
    ['a forecast of all parts', foreseeing({ chosen: ['pass'], options: ['a'], asks: 'next window' })],
    ['what uses change', foreseeing({ asks: 'what uses change' })],
    ['a request for the texts', asking({ do: 'catalogue' })],
  ])('%s is read as it was sent', (_, message) => {
    expect(read(message)).toEqual({ message })
  })

  const limits: readonly (readonly [what: string, of: (count: number) => Data, most: number, where: string])[] = [
    ['the name of a client', (count) => ({ ...hello, client: letters(count) }), 200, 'client'],
    ['a token', (count) => ({ ...hello, token: letters(count) }), 4_000, 'token'],
    ['a session', (count) => ({ kind: 'bye', session: letters(count) }), 200, 'session'],
    ['a position', (count) => asking({ do: 'take-back', position: letters(count), to: 0 }), 200, 'ask.position'],
    ['the key of a question', (count) => giving({ ...answer, question: letters(count) }), 2_000, 'ask.inputs.0.question'],
    ['the key of an option', (count) => foreseeing({ options: [letters(count)] }), 2_000, 'ask.wish.options.0'],
    ['the key of a card', (count) => asking({ do: 'why', card: letters(count) }), 2_000, 'ask.card'],
    ['chosen options', (count) => giving({ ...answer, value: keys(count) }), 1_000, 'ask.inputs.0.value'],
    ['inputs', (count) => giving(...keys(count).map(() => answer)), 20, 'ask.inputs'],
    ['options of a forecast', (count) => foreseeing({ options: keys(count) }), 200, 'ask.wish.options'],
    ['answers that are looked at', (count) => asking({ do: 'heard', answers: count }), 50, 'ask.answers'],
  ]
  test.each(limits)('%s: the maximum is accepted, and one more is refused', (_, of, most, where) => {
    expect(troubleOf(of(most))).toBeUndefined()
    expect(troubleOf(of(most + 1))).toMatchObject({ code: 'no-message', where })
  })

  test.each<readonly [string, Data, string]>([
    ['an empty name', { ...hello, client: '' }, 'client'],
    ['an empty session', { kind: 'bye', session: '' }, 'session'],
    ['no input', giving(), 'ask.inputs'],
    ['the number 0 of a request', asking({ do: 'look' }, { n: 0 }), 'n'],
    ['half a number', asking({ do: 'look' }, { n: 1.5 }), 'n'],
    ['fewer than no news', asking({ do: 'look' }, { heard: -1 }), 'heard'],
    ['going back to before the beginning', asking({ do: 'take-back', position: 'p', to: -1 }), 'ask.to'],
    ['fewer than no answers', asking({ do: 'heard', answers: -1 }), 'ask.answers'],
    ['an input of the holder', giving({ kind: 'lift', abilities: [] }), 'ask.inputs.0.kind'],
    ['a value that is a text', giving({ ...answer, value: 'pass' }), 'ask.inputs.0.value'],
    ['a move without a move', giving({ kind: 'move' }), 'ask.inputs.0.move'],
    ['a request of the holder', asking({ do: 'save' }), 'ask.do'],
    ['a forecast of something else', foreseeing({ asks: 'the deck' }), 'ask.wish.asks'],
    ['a forecast of no question', asking({ do: 'forecast', wish: {} }), 'ask.wish.question'],
  ])('%s is refused with its place', (_, message, where) => {
    expect(troubleOf(message)).toEqual({
      ...{ code: 'no-message', what: 'The table does not know this kind of message, or one of its fields is wrong.', where },
      remedy: 'See docs/table-protocol.md. The message had no effect.',
    })
  })

  const whole: readonly Data[] = [
    hello,
    { kind: 'heard', session: 's', news: 0, replies: 0 },
    { kind: 'bye', session: 's' },
    asking({ do: 'look' }),
  ]
  test.each(whole.flatMap((message) => Object.keys(message).map((part) => [message.kind, part, message] as const)))(
    'a message of the kind %s without %s is refused there',
    (_, part, { [part]: gone, ...rest }) => {
      expect(gone).toBeDefined()
      expect(troubleOf(rest)?.where).toBe(part)
    },
  )

  test.each<readonly [Data, readonly string[]]>([
    [{ do: 'give', position: 'p', inputs: [answer] }, ['position', 'inputs']],
    [{ do: 'take-back', position: 'p', to: 1 }, ['position', 'to']],
    [{ do: 'why', card: 'k' }, ['card']],
    [{ do: 'heard', answers: 1 }, ['answers']],
    [{ do: 'forecast', wish: { question: 'q' } }, ['wish']],
  ])('a request %j needs all its parts', (ask, parts) => {
    for (const part of parts) {
      const { [part]: _, ...rest } = ask
      expect(troubleOf(asking(rest))?.where).toBe(`ask.${part}`)
    }
  })

  test('a text of 65,536 characters is read, and one of 65,537 is not', () => {
    const head = JSON.stringify({ ...hello, more: '' })
    const text = (count: number) => JSON.stringify({ ...hello, more: letters(count - head.length) })
    expect(troubleOf(text(65_536))).toBeUndefined()
    expect(troubleOf(text(65_537))).toEqual({
      ...{ code: 'too-long', what: 'The message has 65537 characters.', where: 'message', remedy: 'Send at most 65536.' },
    })
  })

  test('a text that was cut off is reported with its end, and a value that is not an object without a wrong part', () => {
    expect(troubleOf('{"kind":"he')).toMatchObject({ code: 'cut', where: 'character 11' })
    expect(troubleOf('"hello"')).toMatchObject({ code: 'no-message', where: 'message' })
  })
})

describe('messages of a table', () => {
  const news = {
    told: 'more',
    viewer: 'p1',
    at: 1,
    position: 'p',
    storyFrom: 0,
    patch: { zones: {}, cards: {} },
    story: [{ n: 0, kind: 'x', parts: {} }],
  }
  const full = {
    ...news,
    question: { key: 'q', who: 'p1', shape: 'choose' },
    outcome: { result: 'won', reasons: [] },
  }
  const welcome = { kind: 'welcome', version: 1, session: 's', viewer: 'p1', rights: ['take back'], next: 1, news: 0 }
  const telling = (told: Data): Data => ({ kind: 'news', session: 's', n: 1, news: told })
  const reply = { kind: 'reply', session: 's', n: 1, after: 0 }
  const trouble = { kind: 'trouble', code: 'cut', what: 'w', where: 'x', remedy: 'r' }
  const readTable = (message: unknown) => readTableMessage(JSON.stringify(message))

  test.each<readonly [string, Data]>([
    ['a welcome', welcome],
    ['news', telling(news)],
    ['news of all parts', telling(full)],
    ['a reply', reply],
    ['a reply of all parts', { ...reply, value: [1], refused: { code: 'no', parts: { a: 1 } }, failed: 'f' }],
    ['trouble', trouble],
  ])('%s is read as it was sent', (_, message) => {
    expect(readTable(message)).toEqual(message)
  })

  const without = (message: Data, part: string): Data => Object.fromEntries(Object.entries(message).filter(([name]) => name !== part))
  test.each<readonly [string, Data]>([
    ...[welcome, telling(news), reply, trouble].flatMap((message) =>
      Object.keys(message)
        .filter((part) => part !== 'version')
        .map((part) => [`${String((message as Data).kind)} without ${part}`, without(message, part)] as const),
    ),
    ...Object.keys(news).map((part) => [`news that do not tell ${part}`, telling(without(news, part))] as const),
    ['news that are told otherwise', telling({ ...news, told: 'half' })],
    ['news of half a patch', telling({ ...news, patch: { zones: {} } })],
    ['a line of the story without a number', telling({ ...news, story: [{ kind: 'x' }] })],
    ['a line of the story without a kind', telling({ ...news, story: [{ n: 1 }] })],
    ['a question of nobody', telling({ ...news, question: { key: 'q' } })],
    ['a question without a key', telling({ ...news, question: { who: 'p1' } })],
    ['an end without a result', telling({ ...news, outcome: {} })],
    ['the number 0 of news', { ...telling(news), n: 0 }],
    ['the number 0 of a reply', { ...reply, n: 0 }],
    ['a refusal without a code', { ...reply, refused: { parts: {} } }],
    ['a refusal without parts', { ...reply, refused: { code: 'no' } }],
    ['a right that is no text', { ...welcome, rights: [1] }],
  ])('%s is damaged', (_, message) => {
    expect(readTable(message)).toBeUndefined()
  })

  test('a text that was cut off is damaged, and a welcome of another version is an error', () => {
    expect(readTableMessage('{"kind":"we')).toBeUndefined()
    expect(readTable({ ...welcome, version: 2 })).toMatchObject({
      ...{ kind: 'trouble', code: 'version', what: 'The client uses version 1 of the messages, the table version 2.', where: 'version' },
      remedy: expect.stringMatching(/^Load the page of the table again.*The game has not changed\.$/),
    })
    expect(readTable(without(welcome, 'version'))).toMatchObject({
      what: 'The client uses version 1 of the messages, the table version (missing).',
    })
  })
})
