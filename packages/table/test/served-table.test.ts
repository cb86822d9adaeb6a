/** A table for clients elsewhere, with a host that only records its calls: each limit, each refusal, and what is kept for which client. */
import { SECRET_SEED_LENGTH, type TableHost, type TableReply } from '@questwright/realm/web'
import { describe, expect, test } from 'vitest'
import type { Request, TableMessage } from '../src/messages.ts'
import type { PlayerRight } from '../src/port.ts'
import { KnownDice, type ServedOptions, ServedTable } from '../src/served-table.ts'

type Call = readonly [method: string, ...given: unknown[]]
type Rules = Pick<TableHost, 'rights' | 'dice'>

const LONG = 'x'.repeat(SECRET_SEED_LENGTH)

/** A host whose game only counts inputs. @param asked the seat that is asked, or `nobody` */
function hostOf({ rights = 'free', dice = 'secret' }: Partial<Rules> = {}, asked = 'p1') {
  const calls: Call[] = []
  let viewers: readonly string[] = []
  let inputs = 0
  /** Answers for the next calls, instead of the usual ones. */
  const next: { refuses?: string; fails?: Error; why?: string } = {}
  const replyTo = (told: 'anew' | 'more', to: readonly string[]): TableReply => {
    const patch = { zones: {}, cards: {} }
    const question = asked === 'nobody' ? {} : { question: { key: 'q', who: asked } }
    const one = { told, patch, story: told === 'anew' ? [] : [{ n: inputs, kind: 'x', parts: {} }], ...question }
    return {
      ...{ inputs, hash: `hash ${inputs}`, storyBefore: 0, storyLength: inputs + 1 },
      viewers: Object.fromEntries(to.map((viewer) => [viewer, one])),
      ...(next.refuses ? { refused: { why: { code: next.refuses, parts: {} } } } : {}),
    } as unknown as TableReply
  }
  let reply = replyTo('anew', [])
  const answer = (now: TableReply): TableReply => {
    reply = now
    return now
  }
  /** Records a call. @returns its value, unless the call should fail */
  const note = <T>(value: T, ...call: Call): T => {
    calls.push(call)
    if (next.fails) throw next.fails
    return value
  }
  const host = {
    ...{ rights, dice },
    get reply() {
      return reply
    },
    advance: async (given: readonly unknown[]) => {
      note(undefined, 'advance', ...given)
      if (!next.refuses) inputs++
      return answer(replyTo('more', viewers))
    },
    rewind: async (to: number) => {
      note(undefined, 'rewind', to)
      inputs = to
      return { reply: answer(replyTo('anew', viewers)), tail: [] }
    },
    refusesRewind: async (by: string, to: number) => {
      return note(next.why && { code: next.why, parts: {} }, 'refusesRewind', by, to)
    },
    look: async (to: readonly string[]) => {
      note(undefined, 'look', to)
      return answer(replyTo('anew', to))
    },
    tellAlso: async (viewer: string) => {
      calls.push(['tellAlso', viewer])
      viewers = [...new Set([...viewers, viewer])]
      return answer(replyTo('anew', [viewer]))
    },
    tellNoMore: (viewer: string) => {
      calls.push(['tellNoMore', viewer])
      viewers = viewers.filter((one) => one !== viewer)
    },
    why: async (card: string, viewer: string) => note({ why: card }, 'why', card, viewer),
    coming: async (viewer: string) => note(['comes'], 'coming', viewer),
    heard: async (answers: number, viewer: string) => note(['heard'], 'heard', answers, viewer),
    forecast: async (viewer: string, wish: { question: string }) =>
      note(wish.question === 'q' ? { chosen: 'c' } : undefined, 'forecast', viewer, wish),
    ask: async (method: string, argument: unknown) => note({ words: 'words' }, method, argument),
  }
  return { host: host as unknown as TableHost, calls, next }
}

let names = 0
const optionsOf = (more: Partial<ServedOptions> = {}): ServedOptions => ({
  viewerOf: (token) => (/^(p\d(\+p\d)*|table)/.exec(token) ?? [])[0],
  rights: [],
  freshSeed: () => LONG,
  uniqueName: () => `name ${++names}`,
  tellError: () => {},
  ...more,
})

const settled = () => new Promise((done) => setImmediate(done))

/** A client that sends what the test wants. */
function clientAt(table: ServedTable, token = 'p1', client = 'c') {
  const got: TableMessage[] = []
  const connection = table.connect((text) => got.push(JSON.parse(text) as TableMessage))
  const say = async (message: object): Promise<readonly TableMessage[]> => {
    const before = got.length
    connection.receive(JSON.stringify(message))
    await settled()
    return got.slice(before)
  }
  const welcome = () => {
    const found = got.find((one) => one.kind === 'welcome')
    if (found?.kind !== 'welcome') throw new Error('no welcome')
    return found
  }
  const greet = (more: object = {}) => say({ kind: 'hello', version: 1, client, token, ...more })
  const position = () => got.flatMap((one) => (one.kind === 'news' ? [one.news.position] : [])).at(-1) ?? ''
  const request = (n: number, ask: Request, heard = 0) => say({ kind: 'request', session: welcome().session, n, heard, ask })
  const dice = (): Request => ({ do: 'give', position: position(), inputs: [{ kind: 'dice' }] })
  return { got, connection, say, greet, welcome, position, request, dice }
}

const words = (messages: readonly TableMessage[]) =>
  messages.map((one) => {
    if (one.kind === 'news') return `news ${one.n} ${one.news.told} at ${one.news.at}`
    if (one.kind === 'reply') return `reply ${one.n} after ${one.after} ${one.refused?.code ?? one.failed ?? 'done'}`
    return one.kind === 'trouble' ? `trouble ${one.code}` : `welcome ${one.viewer} next ${one.next} news ${one.news}`
  })

async function served(more: Partial<ServedOptions> = {}, rules: Partial<Rules> = {}, asked = 'p1', token = 'p1') {
  const { host, calls, next } = hostOf(rules, asked)
  const table = new ServedTable(host, optionsOf(more))
  const client = clientAt(table, token)
  await client.greet()
  calls.splice(0)
  return { table, host, calls, next, ...client }
}

describe('a request', () => {
  test.each<readonly [Request, Call, unknown]>([
    [{ do: 'why', card: 'k' }, ['why', 'k', 'p1'], { why: 'k' }],
    [{ do: 'coming' }, ['coming', 'p1'], ['comes']],
    [{ do: 'heard', answers: 3 }, ['heard', 3, 'p1'], ['heard']],
    [{ do: 'forecast', wish: { question: 'q', chosen: ['a'] } }, ['forecast', 'p1', { question: 'q', chosen: ['a'] }], { chosen: 'c' }],
    [{ do: 'forecast', wish: { question: 'other' } }, ['forecast', 'p1', { question: 'other' }], null],
    [{ do: 'catalogue' }, ['catalogue', {}], { words: 'words' }],
  ])('%j is asked of the game for the viewer, and its value is replied', async (ask, call, value) => {
    const { request, calls } = await served()
    expect(await request(1, ask)).toEqual([expect.objectContaining({ kind: 'reply', n: 1, after: 1, value })])
    expect(calls).toEqual([call])
  })

  test('for a look sends a complete view, to its viewer only', async () => {
    const { table, request, calls } = await served()
    const other = clientAt(table, 'table', 'other')
    await other.greet()
    calls.splice(0)
    const before = other.got.length
    expect(words(await request(1, { do: 'look' }))).toEqual(['news 2 anew at 0', 'reply 1 after 2 done'])
    expect(calls).toEqual([['look', ['p1']]])
    expect(other.got).toHaveLength(before)
  })

  test('that fails is reported to the holder, its client only learns that it failed, and the next one is carried out', async () => {
    const errors: unknown[] = []
    const { request, next } = await served({ tellError: (error) => errors.push(error) })
    next.fails = new Error('p2 has the ring')
    expect(words(await request(1, { do: 'coming' }))).toEqual([
      'reply 1 after 1 The table could not do that (coming). The game has not changed.',
    ])
    expect(errors).toEqual([next.fails])
    delete next.fails
    expect(words(await request(2, { do: 'coming' }))).toEqual(['reply 2 after 1 done'])
  })

  test.each<readonly [string, Request]>([
    ['giving', { do: 'give', position: 'of before', inputs: [{ kind: 'dice' }] }],
    ['taking back', { do: 'take-back', position: 'of before', to: 0 }],
  ])('for %s at another position does nothing', async (_, ask) => {
    const { request, calls } = await served({ rights: ['new dice', 'take back'] })
    expect(words(await request(1, ask))).toEqual(['reply 1 after 1 refused.other-question'])
    expect(calls).toEqual([])
  })

  test('for conceding is carried out at any position, for a seat of the client only', async () => {
    const { request, calls } = await served({}, { rights: 'by-seat' }, 'p1', 'p2')
    const concede = (card: string): Request => ({
      ...{ do: 'give', position: 'of before' },
      inputs: [{ kind: 'move', move: { move: 'concede', card } }],
    })
    expect(words(await request(1, concede('p1'))).at(-1)).toBe('reply 1 after 1 refused.not-granted')
    expect(words(await request(2, concede('p2'))).at(-1)).toBe('reply 2 after 2 done')
    expect(calls).toEqual([['advance', { kind: 'move', move: { move: 'concede', card: 'p2' }, by: 'p2' }]])
  })
})

describe('which seat gives an input', () => {
  const answer = { kind: 'answer', question: 'q', value: ['a'] } as const
  const move = { kind: 'move', move: { any: 1 } } as const
  const dice = { kind: 'dice' } as const
  const all = ['take back', 'new dice', 'move by hand'] as const
  const seeded = { kind: 'dice', seed: LONG }

  test.each([
    ['an answer of the seat that is asked', 'by-seat', answer, [], 'p1', { ...answer, by: 'p1' }],
    ['an answer of a client with that seat behind another', 'by-seat', answer, [], 'p2+p1', { ...answer, by: 'p1' }],
    ['an answer of another seat', 'by-seat', answer, all, 'p2', 'refused.not-theirs'],
    ['an answer of an onlooker', 'free', answer, all, 'table', 'refused.not-theirs'],
    ['an answer in a cooperative game', 'free', answer, [], 'p1', { ...answer, by: 'p1' }],
    ['an answer for another player', 'free', answer, [], 'p2', 'refused.not-theirs'],
    ['an answer for another player, if all may answer', 'free', answer, ['any'], 'p2+p3', { ...answer, by: 'p2' }],
    ['an answer of an onlooker, if all players may answer', 'free', answer, ['any'], 'table', 'refused.not-theirs'],
    ['an answer for an opponent, whoever may answer', 'by-seat', answer, ['any'], 'p2', 'refused.not-theirs'],
    ['dice of the seat that is asked', 'by-seat', dice, ['new dice'], 'p2+p1', { ...seeded, by: 'p1' }],
    ['dice of another seat, in the name of its first', 'by-seat', dice, ['new dice'], 'p2+p3', { ...seeded, by: 'p2' }],
    ['dice in a cooperative game', 'free', dice, ['new dice'], 'p1', { ...seeded, by: 'p1' }],
    ['dice of another player', 'free', dice, ['new dice'], 'p2', 'refused.not-theirs'],
    ['dice of another player, if all may act', 'free', dice, ['new dice', 'any'], 'p2', { ...seeded, by: 'p2' }],
    ['dice of another player that nobody may roll, if all may act', 'free', dice, ['any'], 'p2', 'refused.not-granted'],
    ['dice with the other rights', 'free', dice, ['take back', 'move by hand'], 'p1', 'refused.not-granted'],
    ['a move of another seat, in the name of its first', 'by-seat', move, ['move by hand'], 'p2+p3', { ...move, by: 'p2' }],
    ['a move of another player', 'free', move, ['move by hand'], 'p2', 'refused.not-theirs'],
    ['a move of another player, if all may act', 'free', move, ['move by hand', 'any'], 'p2', { ...move, by: 'p2' }],
    ['a move with the other rights', 'free', move, ['take back', 'new dice'], 'p1', 'refused.not-granted'],
  ] as const)('%s', async (_, rights, input, granted, token, taken) => {
    const given = (granted as readonly (PlayerRight | 'any')[]).filter((one) => one !== 'any')
    const actsFor = given.length < granted.length ? 'any' : 'own'
    const { request, position, calls } = await served({ rights: given, actsFor }, { rights }, 'p1', token)
    const told = words(await request(1, { do: 'give', position: position(), inputs: [input] }))
    expect(calls).toEqual(typeof taken === 'string' ? [] : [['advance', taken]])
    expect(told.at(-1)).toBe(typeof taken === 'string' ? `reply 1 after 1 ${taken}` : 'reply 1 after 2 done')
  })

  test('fields that a client adds to an input do not reach the game', async () => {
    const { request, position, calls } = await served({ rights: all })
    const inputs = [answer, move, dice].map((input) => ({ ...input, by: 'p2', seed: 'mine' }))
    await request(1, { do: 'give', position: position(), inputs } as Request)
    expect(calls.map(([, input]) => input)).toEqual([answer, move, seeded].map((input) => ({ ...input, by: 'p1' })))
  })

  test('without an asked seat, answers are refused', async () => {
    const { request, position, calls } = await served({}, {}, 'nobody')
    expect(words(await request(1, { do: 'give', position: position(), inputs: [answer] }))).toEqual(['reply 1 after 1 refused.not-theirs'])
    expect(calls).toEqual([])
  })

  test.each([
    ['is not granted', 'free', ['new dice', 'move by hand'], undefined, 'refused.not-granted', []],
    ['if players may act for each other', 'free', ['take back'], 'never asked', 'done', [['rewind', 0]]],
    [
      'that the rules allow',
      'by-seat',
      ['take back'],
      undefined,
      'done',
      [
        ['refusesRewind', 'p2', 0],
        ['rewind', 0],
      ],
    ],
    ['that the rules refuse', 'by-seat', ['take back'], 'refused.consent', 'refused.consent', [['refusesRewind', 'p2', 0]]],
  ] as const)('taking back %s', async (_, rights, granted, why, reply, made) => {
    const { table, request, position, calls, next } = await served({ rights: granted }, { rights }, 'p1', 'p2+p1')
    const other = clientAt(table, 'table', 'other')
    await other.greet()
    calls.splice(0)
    if (why) next.why = why
    const before = other.got.length
    const told = words(await request(1, { do: 'take-back', position: position(), to: 0 }))
    expect(calls).toEqual(made)
    expect(told.at(-1)).toBe(`reply 1 after ${reply === 'done' ? 2 : 1} ${reply}`)
    expect(other.got.length - before).toBe(reply === 'done' ? 1 : 0)
  })

  test('of several inputs those before a refused one are reported, and those after it are not given', async () => {
    const { request, position, calls } = await served({ rights: ['new dice'] })
    const inputs = [dice, move, dice]
    expect(words(await request(1, { do: 'give', position: position(), inputs }))).toEqual([
      'news 2 more at 1',
      'reply 1 after 2 refused.not-granted',
    ])
    expect(calls).toEqual([['advance', { ...seeded, by: 'p1' }]])
  })

  test('an input that the rules refuse is reported to its client only, and those after it are not given', async () => {
    const { table, request, position, calls, next } = await served({ rights: ['new dice'] })
    const other = clientAt(table, 'p2', 'other')
    await other.greet()
    calls.splice(0)
    next.refuses = 'refused.rules'
    const before = other.got.length
    const stands = position()
    expect(words(await request(1, { do: 'give', position: stands, inputs: [dice, dice] }))).toEqual(['reply 1 after 1 refused.rules'])
    expect(calls).toEqual([['advance', { ...seeded, by: 'p1' }]])
    expect(other.got).toHaveLength(before)
    // the position is the same, so an input for it is accepted
    delete next.refuses
    expect(words(await request(2, { do: 'give', position: stands, inputs: [dice] })).at(-1)).toBe('reply 2 after 2 done')
  })

  test.each([
    ['by-seat', LONG, 'done'],
    ['by-seat', LONG.slice(1), 'failed'],
    ['free', '1', 'done'],
  ] as const)('where rights are %s, new dice of the seed %j are %s', async (rights, seed, then) => {
    const errors: unknown[] = []
    const {
      request,
      dice: throwing,
      calls,
    } = await served({ rights: ['new dice'], freshSeed: () => seed, tellError: (error) => errors.push(error) }, { rights })
    await request(1, throwing())
    expect(calls).toHaveLength(then === 'done' ? 1 : 0)
    expect(errors).toEqual(then === 'done' ? [] : [expect.any(KnownDice)])
  })

  test.each([
    ['free', 'computed', undefined],
    ['free', 'guessed', undefined],
    ['by-seat', 'secret', undefined],
    ['by-seat', 'guessed', 'A seed of the game is too short'],
    ['by-seat', 'computed', 'The game is played with dice of 32 bits'],
  ] as const)('a game whose rights are %s and whose dice are %s is %s', (rights, dice, refused) => {
    const serve = () => new ServedTable(hostOf({ rights, dice }).host, optionsOf())
    if (refused === undefined) expect(serve).not.toThrow()
    else expect(serve).toThrow(refused)
  })
})

describe('what is kept for a client', () => {
  test('the last 64 pieces of news: a client that missed more gets a complete view', async () => {
    const { request, dice, greet, say, welcome, calls } = await served({ rights: ['new dice'] })
    for (let n = 1; n <= 64; n++) await request(n, dice())
    // news 1 is complete; news 2 to 65 are changes
    expect(words(await greet({ heard: 1 })).slice(1)).toEqual(Array.from({ length: 64 }, (_, i) => `news ${i + 2} more at ${i + 1}`))
    await request(65, dice())
    calls.splice(0)
    expect(words(await say({ kind: 'heard', session: welcome().session, news: 1, replies: 0 }))).toEqual(['news 67 anew at 65'])
    expect(calls).toEqual([['tellAlso', 'p1']])
    // complete news replace all earlier ones
    expect(words(await greet({ heard: 66 })).slice(1)).toEqual(['news 67 anew at 65'])
  })

  test('no news that it has confirmed: with a request, with a greeting and separately', async () => {
    const { request, dice, greet, say, welcome, calls } = await served({ rights: ['new dice'] })
    for (let n = 1; n <= 4; n++) await request(n, dice())
    calls.splice(0)
    const heard = (news: number) => say({ kind: 'heard', session: welcome().session, news, replies: 0 })
    expect(words(await heard(3))).toEqual(['news 4 more at 3', 'news 5 more at 4'])
    expect(words(await heard(5))).toEqual([])
    await request(5, dice(), 5)
    expect(words(await greet({ heard: 5 })).slice(1)).toEqual(['news 6 more at 5'])
    await request(6, { do: 'coming' }, 6)
    expect(calls.filter(([method]) => method === 'tellAlso')).toEqual([])
    // the news that the client confirmed are deleted; if the client now claims to have received fewer, it gets a complete view
    expect(words(await heard(5))).toEqual(['news 7 anew at 5'])
  })

  test('a complete view is owed once, however often it is requested meanwhile', async () => {
    const { connection, got, welcome, calls } = await served()
    const before = got.length
    for (let i = 0; i < 3; i++) connection.receive(JSON.stringify({ kind: 'heard', session: welcome().session, news: 0, replies: 0 }))
    // the complete view is still stored, and is sent each time
    await settled()
    expect(words(got.slice(before))).toEqual(Array(3).fill('news 1 anew at 0'))
    connection.receive(JSON.stringify({ kind: 'heard', session: welcome().session, news: 1, replies: 0 }))
    const again = got.length
    for (let i = 0; i < 3; i++) connection.receive(JSON.stringify({ kind: 'heard', session: welcome().session, news: 0, replies: 0 }))
    await settled()
    expect(words(got.slice(again))).toEqual(['news 2 anew at 0'])
    expect(calls).toEqual([['tellAlso', 'p1']])
  })

  test('the last 256 replies, but none that it has confirmed', async () => {
    const { request, say, welcome } = await served()
    for (let n = 1; n <= 257; n++) await request(n, { do: 'coming' })
    const again = async (n: number) => words(await request(n, { do: 'coming' }))
    expect(await again(1)).toEqual(['trouble twice'])
    expect(await again(2)).toEqual(['reply 2 after 1 done', 'trouble twice'])
    await say({ kind: 'heard', session: welcome().session, news: 1, replies: 200 })
    expect(await again(200)).toEqual(['trouble twice'])
    expect(await again(201)).toEqual(['reply 201 after 1 done', 'trouble twice'])
  })

  test('63 requests after a missing one, and none that is 64 ahead', async () => {
    const { request, got, calls } = await served()
    expect(await request(65, { do: 'coming' })).toEqual([
      {
        ...{ kind: 'trouble', code: 'too-many', what: 'Request 65 came, and request 1 is missing.', where: 'n' },
        remedy: 'Send request 1 again first.',
      },
    ])
    expect(words(await request(64, { do: 'coming' }))).toEqual(['trouble out-of-order'])
    expect(words(await request(64, { do: 'coming' }))).toEqual(['trouble twice'])
    expect(calls).toEqual([])
    for (let n = 1; n < 64; n++) await request(n, { do: 'coming' })
    expect(calls).toHaveLength(64)
    // the request with a number that was too high was not stored
    expect(got.some((one) => one.kind === 'reply' && one.n === 65)).toBe(false)
    expect(words(await request(65, { do: 'coming' }))).toEqual(['reply 65 after 1 done'])
  })
})

describe('clients', () => {
  test('are known by name and token: another name or token is another one, with another session', async () => {
    const { host } = hostOf()
    const table = new ServedTable(host, optionsOf())
    const [one, again, named, other] = [
      clientAt(table, 'p1', 'a'),
      clientAt(table, 'p1', 'a'),
      clientAt(table, 'p1', 'b'),
      clientAt(table, 'p1 of a friend', 'a'),
    ]
    for (const each of [one, again, named, other]) await each.greet()
    const sessions = [one, again, named, other].map((each) => each.welcome().session)
    expect(sessions[1]).toBe(sessions[0])
    expect(new Set(sessions).size).toBe(3)
  })

  test('of which one says farewell are forgotten: its session is unknown, and its seats get nothing once no other client plays them', async () => {
    const { table, say, welcome, request, calls } = await served()
    const same = clientAt(table, 'p1', 'the same seats')
    await same.greet()
    calls.splice(0)
    await say({ kind: 'bye', session: welcome().session })
    expect(calls).toEqual([])
    expect(await request(1, { do: 'coming' })).toMatchObject([
      {
        kind: 'trouble',
        code: 'session',
        what: 'The table does not remember this session.',
        remedy: expect.stringContaining('Send hello'),
      },
    ])
    await same.say({ kind: 'bye', session: same.welcome().session })
    expect(calls).toEqual([['tellNoMore', 'p1']])
  })

  test('whose token stands for other seats at the next greeting get what those may know, and the host no longer tells the earlier seats', async () => {
    let seats = 'p1'
    const { calls, greet, table } = await served({ viewerOf: () => seats, rights: ['new dice'] })
    seats = 'p2'
    expect(words(await greet())).toEqual(['welcome p2 next 1 news 0', 'news 1 anew at 0'])
    expect(calls).toEqual([
      ['tellNoMore', 'p1'],
      ['tellAlso', 'p2'],
    ])
    // another client plays the earlier seats: the host goes on telling them
    const other = clientAt(table, 'token', 'other')
    seats = 'p3'
    await other.greet()
    calls.splice(0)
    seats = 'p3+p4'
    await greet()
    seats = 'p2'
    await other.greet()
    expect(calls.filter(([method]) => method === 'tellNoMore')).toEqual([
      ['tellNoMore', 'p2'],
      ['tellNoMore', 'p3'],
    ])
  })

  test('that left get nothing more; a greeting begins a new session', async () => {
    const { table, say, got, welcome, greet } = await served({ rights: ['new dice'] })
    const other = clientAt(table, 'p2', 'other')
    await other.greet()
    await say({ kind: 'bye', session: welcome().session })
    const before = got.length
    await other.request(1, other.dice())
    expect(got).toHaveLength(before)
    const { session } = welcome()
    const [hello] = await greet()
    expect(hello).toMatchObject({ kind: 'welcome', next: 1, news: 0 })
    expect(hello).not.toMatchObject({ session })
  })

  test('that are not connected are forgotten from the 65th on, the oldest first; connected ones never', async () => {
    const { host, calls } = hostOf()
    const table = new ServedTable(host, optionsOf())
    const clients = Array.from({ length: 67 }, (_, i) => clientAt(table, `p${i % 9}`, `c${i}`))
    const greeted = clients.slice(0, 64)
    for (const each of greeted) await each.greet()
    // clients 1, 2 and 3 disconnect; client 1 connects and disconnects again, so client 1 has disconnected last
    for (const i of [1, 2, 3]) clients[i]?.connection.close()
    await clients[1]?.greet()
    clients[1]?.connection.close()
    const isKnown = async (i: number) => {
      const each = clients[i]
      const told = await each?.say({ kind: 'heard', session: each.welcome().session, news: 1, replies: 0 })
      return !words(told ?? []).includes('trouble session')
    }
    const known = () => Promise.all([0, 1, 2, 3, 63].map(isKnown))
    expect(await known()).toEqual([true, true, true, true, true])
    await clients[64]?.greet()
    expect(await known()).toEqual([true, true, false, true, true])
    await clients[65]?.greet()
    expect(await known()).toEqual([true, true, false, false, true])
    await clients[66]?.greet()
    expect(await known()).toEqual([true, false, false, false, true])
    // other clients play the seats of the forgotten ones
    expect(calls.filter(([method]) => method === 'tellNoMore')).toEqual([])
  })

  test('whose connection broke get the messages when they return', async () => {
    const { table, connection, got, greet } = await served({ rights: ['new dice'], actsFor: 'any' })
    const other = clientAt(table, 'p2', 'other')
    await other.greet()
    connection.close()
    const before = got.length
    await other.request(1, other.dice())
    expect(got).toHaveLength(before)
    expect(words(await greet({ heard: 1 }))).toEqual(['welcome p1 next 1 news 2', 'news 2 more at 1'])
  })

  test('that came back over another connection are served over it, also when the end of the first is noticed later', async () => {
    const { table, connection, request, dice } = await served({ rights: ['new dice'] })
    const back = clientAt(table)
    await back.greet({ heard: 1 })
    connection.close()
    expect(words(await back.request(1, dice()))).toEqual(['news 2 more at 1', 'reply 1 after 2 done'])
    // a request that arrives over the old connection is answered over the new one
    expect(await request(2, { do: 'coming' })).toEqual([])
    expect(words(back.got.slice(-1))).toEqual(['reply 2 after 2 done'])
  })

  test('get news of the holder if their seats were looked at', async () => {
    const { table, got, host } = await served()
    const other = clientAt(table, 'p2', 'other')
    await other.greet()
    const [mine, theirs] = [got.length, other.got.length]
    table.tell(await host.look(['p2']))
    expect([words(got.slice(mine)), words(other.got.slice(theirs))]).toEqual([[], ['news 2 anew at 0']])
  })
})

test('positions are numbered with a name of the table: they reveal nothing of hashes, and the same position keeps its name', async () => {
  const { position, request, dice } = await served({ rights: ['new dice', 'take back'] })
  const at: string[] = [position()]
  await request(1, dice())
  at.push(position())
  await request(2, { do: 'look' })
  at.push(position())
  await request(3, { do: 'take-back', position: position(), to: 0 })
  at.push(position())
  const [name] = at[0]?.split(' 0') ?? []
  expect(at).toEqual([`${name} 0`, `${name} 1`, `${name} 1`, `${name} 2`])
  expect(at.join()).not.toContain('hash')
  expect(await served().then((other) => other.position())).not.toBe(at[0])
})
