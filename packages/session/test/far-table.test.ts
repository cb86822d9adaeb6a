/**
 * Tables in another process: sessions play them to the end over a simulated network that delays, drops, repeats, cuts and reorders
 * messages.
 */
import { LocalTable } from '@questwright/table'
import { KnownDice } from '@questwright/table/served'
import { afterEach, describe, expect, test } from 'vitest'
import { engineName } from '../src/index.ts'
import { duel, type FarDeal, type FarPlayer, held, mirkwood, playFar, served, sitDown, someAnswer } from './far-players.ts'
import { type Faults, FaultyNet, noFaults, numbersOf } from './faulty-net.ts'
import { ports } from './quiet-game.ts'
import { Stranger } from './stranger.ts'

const bad: Faults = { lost: 0.15, doubled: 0.15, cut: 0.05, longest: 900 }

const open: { close(): void }[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

async function laid(deal: FarDeal) {
  const host = await held(deal)
  open.push(host)
  return host
}

/** The same game at a local table, as one viewer sees it. */
async function localOf({ packs, engine, setup, seed }: FarDeal, inputs: Awaited<ReturnType<typeof held>>['inputs'], viewer: string) {
  const table = await LocalTable.open({
    ...{ openRealm: () => ports().openRealm(engine), packs, engine: engineName(engine), setup, seed, inputs, viewer },
    freshSeed: () => 'none',
  })
  open.push(table)
  return table
}

/** Checks that each player sees the same as at a local table. */
async function expectLikeLocal(deal: FarDeal, host: Awaited<ReturnType<typeof held>>, players: readonly FarPlayer[]): Promise<void> {
  for (const { session } of players) {
    const { view, story, question, outcome, at, eyes } = session.store.getState()
    const local = await localOf(deal, host.inputs, eyes)
    expect(local.hash).toBe(host.reply.hash)
    const { patch, ...told } = local.take()
    expect({ at, story, question, outcome }).toEqual({ at: told.at, story: told.story, question: told.question, outcome: told.outcome })
    expect(view).toEqual({ viewer: eyes, status: patch.status, zones: patch.zones, cards: patch.cards })
  }
}

describe.each([
  ['a duel', duel],
  ['a game that two play together', mirkwood()],
] as const)('%s', (_, deal) => {
  test('is played to its end over a faulty network, by players who reconnect again and again, and ends in the same state as at one local table', async () => {
    const done = { inputs: 0, lost: 0, doubled: 0, cut: 0, reordered: 0 }
    for (const seed of [1, 2, 3, 4]) {
      const host = await laid(deal)
      const net = new FaultyNet(seed, bad)
      const table = served(host)
      const players = [await sitDown(net, table, 'p1', deal), await sitDown(net, table, 'p2', deal)]
      let steps = 0
      await playFar(net, players, seed, () => {
        if (++steps % 50 === 0) players[(steps / 50) % 2]?.comeBack()
        return players.every(({ session }) => session.store.getState().outcome !== undefined)
      })
      expect(host.reply.outcome).toBeDefined()
      await expectLikeLocal(deal, host, players)
      done.inputs += host.inputs.length
      for (const part of ['lost', 'doubled', 'cut', 'reordered'] as const) done[part] += net.done[part]
    }
    for (const [what, times] of Object.entries(done)) expect({ what, isOften: times > 40 }).toEqual({ what, isOften: true })
  })
})

test('a table that is opened again in another process knows no clients: its players send greetings and play on', async () => {
  const host = await laid(duel)
  const net = new FaultyNet(7, bad)
  let table = served(host)
  const players = [await sitDown(net, table, 'p1', duel), await sitDown(net, table, 'p2', duel)]
  let moved = 0
  await playFar(net, players, 7, () => {
    if (host.inputs.length >= 5 * (moved + 1) && moved < 3) {
      moved++
      table = served(host)
      for (const player of players) player.comeBack(table)
    }
    return players.every(({ session }) => session.store.getState().outcome !== undefined)
  })
  expect(moved).toBe(3)
  await expectLikeLocal(duel, host, players)
})

test('an input for a table that forgot its client is not given twice: the player is asked to look and decides once more', async () => {
  const host = await laid(duel)
  const net = new FaultyNet(1, noFaults)
  const first = served(host)
  const player = await sitDown(net, first, 'p1+p2', duel)
  const { question } = player.session.store.getState()
  const given = player.table.give([{ kind: 'answer', question: question?.key ?? '', value: ['pass'] }])
  // the table accepted it, but its reply is lost with the process
  await net.until(() => host.inputs.length === 1)
  player.comeBack(served(host))
  let refused: unknown
  void given.then((taken) => {
    refused = taken.refused?.code
  })
  await net.until(() => refused !== undefined)
  expect(refused).toBe('refused.opened-again')
  expect(host.inputs).toHaveLength(1)
  expect(player.table.take()).toMatchObject({ at: 1, told: 'anew' })
})

test('an onlooker sees what the players do and may give no input', async () => {
  const host = await laid(duel)
  const net = new FaultyNet(1, noFaults)
  const table = served(host)
  const [player, onlooker] = [await sitDown(net, table, 'p1+p2', duel), await sitDown(net, table, 'table', duel)]
  const before = onlooker.session.store.getState()
  const pass = { kind: 'answer', question: before.question?.key ?? '', value: ['pass'] } as const
  const done = onlooker.session.playing.answer(pass)
  await net.until(() => onlooker.session.store.getState().refused !== undefined)
  await done
  expect(onlooker.session.store.getState()).toMatchObject({ refused: { code: 'refused.not-theirs' }, at: 0, status: 'ready' })
  expect(host.inputs).toEqual([])
  const key = player.session.store.getState().question?.key ?? ''
  void player.session.playing.answer({ kind: 'answer', question: key, value: ['pass'] })
  await net.until(() => onlooker.session.store.getState().at === 1)
  expect(onlooker.session.store.getState().story.length).toBeGreaterThanOrEqual(before.story.length)
  expect(
    Object.values(onlooker.session.store.getState().view.cards)
      .filter(({ zone }) => /\.hand$/.test(zone))
      .every(({ knowledge }) => knowledge === 'hidden'),
  ).toBe(true)
})

test('an input is meant for the position that its player saw: if another player was faster, it is refused', async () => {
  const deal = mirkwood()
  const host = await laid(deal)
  const net = new FaultyNet(1, noFaults)
  const table = served(host, { rights: ['new dice'] })
  const [one, other] = [await sitDown(net, table, 'p1', deal), await sitDown(net, table, 'p2', deal)]
  // both roll new dice at the same position, and only the first request that arrives is accepted
  const both = [one.table.give([{ kind: 'dice' }]), other.table.give([{ kind: 'dice' }])]
  const taken: unknown[] = []
  both.forEach((given, i) => {
    void given.then(({ refused }) => {
      taken[i] = refused?.code ?? 'done'
    })
  })
  await net.until(() => taken.length === 2 && taken[0] !== undefined)
  expect([...taken].sort()).toEqual(['done', 'refused.other-question'])
  expect(host.inputs.map(({ kind }) => kind)).toEqual(['dice'])
})

test('an action that a table does not grant is refused with a message, and nothing changes', async () => {
  const deal = mirkwood()
  const host = await laid(deal)
  const net = new FaultyNet(1, noFaults)
  const { session, table } = await sitDown(net, served(host), 'p1+p2', deal)
  const { hash } = host.reply
  const deeds = [
    () => session.playing.throwNewDice(),
    () => session.playing.moveByHand({ move: 'token', card: 'p1', token: 'threat', by: 1 }),
    () => session.playing.goTo(0),
  ]
  const { question } = session.store.getState()
  const answered = session.playing.answer({ kind: 'answer', question: question?.key ?? '', value: ['p1'] })
  await net.until(() => session.store.getState().at === 2 && session.store.getState().status === 'ready')
  await answered
  const stands = host.reply.hash
  expect(stands).not.toBe(hash)
  for (const deed of deeds) {
    const done = deed()
    await net.until(() => session.store.getState().refused !== undefined && session.store.getState().status === 'ready')
    await done
    const { refused, messages } = session.store.getState()
    expect(messages[refused?.code ?? '']).toBe('This table does not let its players do that.')
    session.store.setState({ refused: undefined })
  }
  expect(host.reply.hash).toBe(stands)
  expect(table.rights).toEqual([])
})

test('with the right to take back, a player goes back, and every seat gets the new state', async () => {
  const deal = mirkwood()
  const host = await laid(deal)
  const net = new FaultyNet(1, noFaults)
  const table = served(host, { rights: ['take back'] })
  const [one, other] = [await sitDown(net, table, 'p1', deal), await sitDown(net, table, 'p2', deal)]
  await playFar(net, [one, other], 5, () => host.inputs.length >= 4)
  const done = one.session.playing.goTo(2)
  await net.until(() =>
    [one, other].every(({ session }) => session.store.getState().at === 2 && session.store.getState().status === 'ready'),
  )
  await done
  expect(host.inputs).toHaveLength(2)
  await expectLikeLocal(deal, host, [one, other])
})

test('a client that was written from the page about the protocol plays a duel over the same faulty network, and has the same data as at a local table', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const host = await laid(duel)
    const net = new FaultyNet(seed, bad)
    const table = served(host)
    const strangers = ['p1', 'p2'].map((token) => {
      const connection = table.connect((text) => net.carry(text, (arrived) => stranger.receive(arrived)))
      const stranger: Stranger = new Stranger(token, (text) => net.carry(text, (arrived) => connection.receive(arrived)))
      const beats = (): void => {
        net.later(3000, () => {
          stranger.beat()
          beats()
        })
      }
      beats()
      return stranger
    })
    const random = numbersOf(seed)
    await net.until(() => {
      for (const stranger of strangers) {
        const { question, isWaiting, viewer } = stranger
        if (question && question.who === viewer && !isWaiting)
          stranger.answer(someAnswer(question as Parameters<typeof someAnswer>[0], random).value)
      }
      return strangers.every(({ outcome }) => outcome !== undefined)
    })
    for (const { viewer, cards, story, at } of strangers) {
      const { patch, ...told } = (await localOf(duel, host.inputs, viewer)).take()
      expect({ cards, story, at }).toEqual({ cards: patch.cards, story: told.story, at: told.at })
    }
  }
})

describe('a game between opponents is not served if one of them could compute the dice', () => {
  const long = 'a seed of 22 character'

  test.each([
    ['a seed that can be guessed', { ...duel, seed: long.slice(1) }, /too short.*22 characters \(128 bits\)/],
    ['dice of 32 bits', { ...duel, setup: { ...duel.setup, dice: '32-bit' } }, /32 bits.*Begin a new game/],
  ])('%s', async (_, deal, message) => {
    const host = await laid(deal)
    expect(() => served(host)).toThrow(KnownDice)
    expect(() => served(host)).toThrow(message)
  })

  test('a seed of 128 bits is long enough, and so is any seed in a cooperative game', async () => {
    for (const deal of [{ ...duel, seed: long }, mirkwood()]) expect(served(await laid(deal))).toBeDefined()
  })

  test('new dice with a short seed are refused: the holder is told why, the player only that it failed', async () => {
    const host = await laid(duel)
    const told: unknown[] = []
    const table = served(host, { rights: ['new dice'], freshSeed: () => '123456', tellError: (error) => told.push(error) })
    const sent: string[] = []
    const failed = new Promise<void>((resolve) => {
      const connection = table.connect((text) => {
        sent.push(text)
        const { kind, session, news, n } = JSON.parse(text)
        if (kind === 'reply') resolve()
        if (kind !== 'news') return
        const ask = { do: 'give', position: news.position, inputs: [{ kind: 'dice' }] }
        connection.receive(JSON.stringify({ kind: 'request', session, n: 1, heard: n, ask }))
      })
      connection.receive(JSON.stringify({ kind: 'hello', version: 1, client: 'one at both seats', token: 'p1+p2' }))
    })
    await failed
    expect(told).toEqual([expect.any(KnownDice)])
    expect(sent.join()).not.toContain('123456')
    expect(host.inputs).toEqual([])
  })
})
