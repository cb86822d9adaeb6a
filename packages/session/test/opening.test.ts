/** Beginning, resuming, joining and leaving games: the conditions of each, and what happens to the game that was open before. */
import { LocalTable, type TablePort } from '@questwright/table'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { engineName, type GameOutline, type KeptChange, type SessionPorts, type ShelvedGame, TableSession } from '../src/index.ts'
import { farPort } from './far-port.ts'
import { countedRealms, holdUp } from './held-realms.ts'
import { memoryShelf } from './memory-shelf.ts'
import { engine, playTo, ports, quietGame, quietPack, someAnswer } from './quiet-game.ts'

const [oak, elm] = [quietPack('oak'), quietPack('elm')]

const sessions: TableSession[] = []
afterEach(() => {
  for (const session of sessions.splice(0)) session.opening.leave()
})

function seat(more: Partial<SessionPorts> = {}): TableSession {
  const session = new TableSession(ports({ shelf: memoryShelf(), ...more }))
  sessions.push(session)
  return session
}

const deal = (session: TableSession, seed = 'dealt', pack = oak) => session.opening.start(quietGame(pack, seed), [pack], engine)

/** A table in another process, whose messages arrive when the test sends them. */
async function farTable(more: Partial<TablePort> = {}) {
  const { setup, seed } = quietGame(oak, 'far')
  const table = await LocalTable.open({
    ...{ openRealm: () => ports().openRealm(engine), packs: [oak], engine: engineName(engine), setup, seed, viewer: 'p1' },
    freshSeed: () => 'dice',
  })
  let tell = () => {}
  const close = vi.fn(() => table.close())
  const port = farPort(table, {
    close,
    onNews: (told) => {
      tell = told
    },
    ...more,
  })
  return { table, port, close, tell: () => tell() }
}
const far = { title: 'The far road', scenario: 'far:road', packs: [oak] }
const settled = () => new Promise((done) => setImmediate(done))

describe('joining a table in another process', () => {
  test('shows its seats, packs and messages, saves nothing here, and has no data of the holder', async () => {
    const shelf = memoryShelf()
    const session = seat({ shelf })
    const { port } = await farTable()
    await session.opening.join(port, far)
    expect(session.store.getState()).toMatchObject({
      ...{ status: 'ready', title: 'The far road', scenario: 'far:road', packs: [oak], viewer: 'p1', eyes: 'p1', laid: 'anew' },
      ...{ saved: 'saved', held: undefined, setup: undefined, places: [], at: 0 },
    })
    expect(Object.keys(session.store.getState().messages).length).toBeGreaterThan(10)
    await playTo(session, 2)
    expect([session.store.getState().saved, shelf.written, await shelf.games()]).toEqual(['saved', [], []])
    expect(session.running?.held).toBeUndefined()
  })

  test('shows the inputs of other clients until another game is opened; then the connection is closed', async () => {
    const session = seat()
    const { table, port, close, tell } = await farTable()
    await session.opening.join(port, far)
    const give = async () => {
      const { question } = table.take()
      if (question) await table.give([someAnswer(question as never) as never])
      tell()
      await settled()
    }
    await give()
    expect(session.store.getState()).toMatchObject({ at: 1, status: 'ready' })
    await deal(session)
    expect(close).toHaveBeenCalledOnce()
    const { position, at } = session.store.getState()
    tell()
    await settled()
    expect(session.store.getState()).toMatchObject({ position, at, status: 'ready', title: 'The road of oak' })
  })

  test('shows nothing if another game was opened before the messages of the table arrived', async () => {
    const session = seat()
    let tellWords = (_: object) => {}
    const words = new Promise<object>((resolve) => {
      tellWords = resolve
    })
    const { port } = await farTable({ catalogue: () => words as never })
    const joined = session.opening.join(port, far)
    await settled()
    await deal(session)
    const before = session.store.getState()
    tellWords({})
    await joined
    expect(session.store.getState()).toBe(before)
  })

  test('ends with the error if reading the changes of the table fails', async () => {
    const session = seat()
    const broken = { is: false }
    const made = await farTable()
    const { take } = made.port
    made.port.take = () => {
      if (broken.is) throw new Error('no news')
      return take()
    }
    await session.opening.join(made.port, far)
    broken.is = true
    made.tell()
    await settled()
    expect(session.store.getState()).toMatchObject({ status: 'failed', error: 'no news' })
  })

  test('does not replace a game that could not be saved, unless the user agrees to lose it', async () => {
    const keep = () => Promise.reject(new Error('no room'))
    const mayLose = vi.fn(async (): Promise<'lose' | 'stay'> => 'stay')
    const session = seat({ shelf: { ...memoryShelf(), keep }, mayLose })
    await deal(session)
    const { game } = session.store.getState()
    const { port, close } = await farTable()
    await expect(session.opening.join(port, far)).rejects.toMatchObject({
      message: 'The road of oak stays on the table.',
      remedy: 'Save it as a file, or play it to its end; then open the other one again.',
    })
    expect(mayLose).toHaveBeenCalledExactlyOnceWith('The road of oak')
    expect([session.store.getState().game, close.mock.calls.length]).toEqual([game, 0])
    mayLose.mockResolvedValue('lose')
    await session.opening.join(port, far)
    expect(session.store.getState()).toMatchObject({ status: 'ready', title: 'The far road' })
  })
})

describe('dealing a new game', () => {
  test('gives the table a new id, unless one is given', async () => {
    const session = seat()
    await deal(session)
    const { game } = session.store.getState()
    const table = session.running?.held?.game.table
    expect([typeof table, game.length > 0, session.store.getState().laid]).toEqual(['string', true, 'anew'])
    expect(table).not.toBe(game)
    await session.opening.start({ ...quietGame(oak, 'named'), table: 'the same evening' }, [oak], engine)
    expect(session.running?.held?.game.table).toBe('the same evening')
  })

  test.each<readonly [string, Partial<GameOutline>, readonly string[]]>([
    ['with nothing decided is forgotten', {}, ['old']],
    ['with a decision stays', { decisions: 1 }, []],
    ['with something beside its line stays', { beside: 'some' }, []],
    ['from a position stays', { setup: { kind: 'position', position: {} } as never }, []],
  ])('an earlier one %s', async (_, outline, forgotten) => {
    const shelf = memoryShelf()
    const gone: string[] = []
    const old = { id: 'old', decisions: 0, beside: 'none', setup: { kind: 'scenario' }, ...outline } as GameOutline
    const session = seat({
      shelf: {
        ...shelf,
        games: async () => [...(await shelf.games()), old],
        forget: async (game) => {
          gone.push(game)
          return async () => {}
        },
      },
    })
    await deal(session)
    expect(gone).toEqual(forgotten)
  })

  test('deletes no earlier game while the new game itself cannot be saved', async () => {
    const shelf = memoryShelf()
    const forget = vi.fn(shelf.forget)
    const old = { id: 'old', decisions: 0, beside: 'none', setup: { kind: 'scenario' } } as GameOutline
    const session = seat({ shelf: { ...shelf, keep: () => Promise.reject(new Error('full')), games: async () => [old], forget } })
    await deal(session)
    expect([session.store.getState().status, forget.mock.calls]).toEqual(['ready', []])
  })

  test('passes automatically if the settings say so; a saved game is opened at the decision at which it was saved', async () => {
    const session = seat()
    await session.playing.changeStops({ stops: 'nowhere', alwaysAsk: [], neverAsk: [] })
    const shown: string[] = []
    session.store.subscribe(({ status, at, view }, before) => view !== before.view && at === 1 && shown.push(status))
    await deal(session)
    await playTo(session, 1)
    expect(session.store.getState().at).toBeGreaterThan(1)
    const inputs = session.running?.held?.holder.standing.inputs.slice(0, 1) ?? []
    await session.opening.openLines(quietGame(oak, 'dealt'), [oak], engine, { inputs })
    expect(session.store.getState()).toMatchObject({ at: 1, status: 'ready' })
    expect(session.store.getState().stops.stops).toBe('nowhere')
  })
})

describe('resuming a saved game', () => {
  async function kept(): Promise<ShelvedGame> {
    const shelf = memoryShelf()
    const session = seat({ shelf })
    await deal(session, 'kept')
    await playTo(session, 30)
    await session.playing.goTo(28)
    const found = await shelf.kept()
    if (!found?.keyframe) throw new Error('there is no keyframe')
    return found
  }

  test.each<readonly [string, Partial<ShelvedGame>, 'keyframe' | 'beginning', Parameters<typeof seat>[0]]>([
    ['under the same engine and its own packs', {}, 'keyframe', { shelf: { ...memoryShelf(), keptPacks: async () => [oak] } }],
    ['under the same engine and the same packs', {}, 'keyframe', {}],
    ['under another engine', { engine: 'another' }, 'beginning', {}],
    ['under other packs', { packs: { 'quiet-oak': 'of yesterday' } }, 'beginning', {}],
  ])('%s (changed: %j) is opened from its %s', async (_, changed, from, more) => {
    const game = await kept()
    const opened: unknown[] = []
    const { openRealm } = ports()
    const session = seat({
      ...more,
      openRealm: async (...given) => {
        const realm = await openRealm(...given)
        const call: typeof realm.call = (method, argument, ...rest) => {
          if (method === 'open') opened.push('keyframe' in JSON.parse(argument) ? 'keyframe' : 'beginning')
          return realm.call(method, argument, ...rest)
        }
        return { ...realm, call }
      },
    })
    await session.opening.resume({ ...game, ...changed }, [oak], engine)
    expect(session.store.getState()).toMatchObject({ status: 'ready', at: 28, laid: 'taken up', game: game.id })
    expect(session.store.getState().redo).toHaveLength(2)
    expect(opened).toEqual([from])
  })

  test('keeps the id of its table, or makes one from scenario and seed for a game that was saved without an id', async () => {
    const { table, ...game } = await kept()
    for (const [given, name] of [
      [{ ...game, table }, table],
      [game, 'quiet-oak:road kept'],
    ] as const) {
      const session = seat()
      await session.opening.resume(given as ShelvedGame, [oak], engine)
      expect(session.running?.held?.game.table).toBe(name)
    }
  })

  test('stops before the first decision that no longer fits the scripts, and keeps the whole game as a branch', async () => {
    const game = await kept()
    const session = seat()
    const strange = { kind: 'answer', question: 'no such question', value: ['x'] } as const
    const inputs = [...game.inputs.slice(0, 3), strange, ...game.inputs.slice(3)]
    const savePoints = [{ input: 4, name: 'late' }]
    await session.opening.resume({ ...game, inputs, savePoints, engine: 'another' }, [oak], engine)
    const { at, redo, redoPlaces, branches, line } = session.store.getState()
    expect({ at, redo, redoPlaces, line: line.name }).toEqual({ at: 3, redo: [], redoPlaces: [], line: 'First branch' })
    expect(branches).toMatchObject([{ name: 'First branch, as it was', inputs: [...inputs, ...game.redo], savePoints }])
    expect(session.running?.held?.holder.waiting).toBe(0)
  })
})

test('opening a replay returns how many of its inputs fit', async () => {
  const session = seat()
  await deal(session)
  await playTo(session, 4)
  const inputs = session.running?.held?.holder.standing.inputs ?? []
  const strange = { kind: 'answer', question: 'no such question', value: ['x'] } as const
  const fits = (given: typeof inputs) => session.opening.openReplay(quietGame(oak, 'dealt'), given, [oak], engine)
  expect(await fits(inputs)).toBe(4)
  expect(await fits([...inputs.slice(0, 2), strange])).toBe(2)
})

describe('leaving a game', () => {
  test('closes its realm and the prepared one, and shows no game; settings and messages stay', async () => {
    const realms = countedRealms()
    const session = seat({ openRealm: realms.openRealm })
    await deal(session)
    session.liveEdit.noteEdited(new Set(['quiet-oak/cards/bell.ts']), 'no')
    await vi.waitFor(() => expect(realms.open.size).toBe(2), { timeout: 50_000 })
    const { stops, messages } = session.store.getState()
    session.opening.leave()
    await vi.waitFor(() => expect(realms.open.size).toBe(0), { timeout: 50_000 })
    expect(session.store.getState()).toMatchObject({ status: 'none', game: '', stops, messages, question: undefined })
    expect(session.running).toBeUndefined()
  })

  test('during its opening closes its realm as soon as the realm is there', async () => {
    const held = holdUp()
    const realms = countedRealms(held.before)
    const session = seat({ openRealm: realms.openRealm })
    const called = held.next('open')
    const opened = deal(session)
    await called
    session.opening.leave()
    const left = session.store.getState()
    held.goOn()
    await opened
    expect([session.store.getState(), realms.open.size, session.running]).toEqual([left, 0, undefined])
  })
})

describe('deleting a saved game', () => {
  test('does nothing without a game, leaves the running game if another one is deleted, and ends the running game if it is deleted itself', async () => {
    const shelf = memoryShelf()
    const forget = vi.fn(shelf.forget)
    const session = seat({ shelf: { ...shelf, forget } })
    await (await session.opening.giveUp())()
    expect(forget).not.toHaveBeenCalled()
    await deal(session, 'one')
    const one = session.store.getState().game
    await playTo(session, 1)
    await deal(session, 'other', elm)
    const other = session.store.getState().game
    const putBack = await session.opening.giveUp(one)
    expect(session.store.getState()).toMatchObject({ game: other, status: 'ready' })
    expect((await shelf.games()).map(({ id }) => id)).toEqual([other])
    await putBack()
    expect(await shelf.games()).toHaveLength(2)
    await session.opening.giveUp()
    expect(session.store.getState()).toMatchObject({ status: 'none', game: '' })
    expect((await shelf.games()).map(({ id }) => id)).toEqual([one])
  })
})

test('a game that could not be saved is saved before another one begins if there is space again, without asking the user', async () => {
  const shelf = memoryShelf()
  let isFull = true
  const keep = (change: KeptChange) => (isFull ? Promise.reject(new Error('full')) : shelf.keep(change))
  const mayLose = vi.fn(async () => 'stay' as const)
  const session = seat({ shelf: { ...shelf, keep }, mayLose })
  await deal(session, 'unkept')
  const { game } = session.store.getState()
  // opening the same game again loses nothing, so the user is not asked
  await session.opening.open(quietGame(oak, 'unkept'), [oak], engine, { id: game })
  expect(mayLose).not.toHaveBeenCalled()
  isFull = false
  await deal(session, 'next')
  expect(mayLose).not.toHaveBeenCalled()
  expect(await shelf.kept(game)).toMatchObject({ seed: 'unkept' })
})
