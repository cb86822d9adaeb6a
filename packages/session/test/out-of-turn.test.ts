/** Requests of a page at the wrong time: without a game, while the game is busy, or for a game that is left before the request is done. */
import type { PackBundle } from '@questwright/packs/types'
import { MachineError, type Realm } from '@questwright/realm/web'
import { describe, expect, test } from 'vitest'
import { TableSession } from '../src/index.ts'
import { SpareRealm } from '../src/spare-realm.ts'
import { countedRealms, holdUp } from './held-realms.ts'
import { memoryShelf } from './memory-shelf.ts'
import { engine, playTo, ports, quietGame, quietPack, someAnswer } from './quiet-game.ts'

const [oak, elm] = [quietPack('oak'), quietPack('elm')]
const BELL = 'quiet-oak/cards/bell.ts'
const reload = [[quietPack('oak', 'is louder')], [BELL], { from: 'disk', held: [] }] as const

type Deed = (session: TableSession) => unknown

/** What a page can request of a game, and the first call in the realm that it makes; `none` if no call is needed. */
const deeds: { readonly [name: string]: readonly [Deed, call: string] } = {
  answer: [
    (session) => {
      const { question } = session.store.getState()
      return question && session.playing.answer(someAnswer(question))
    },
    'advance',
  ],
  moveByHand: [({ playing }) => playing.moveByHand({ move: 'set-threat', card: 'p1', amount: 7 }), 'advance'],
  throwNewDice: [({ playing }) => playing.throwNewDice(), 'advance'],
  goTo: [({ playing }) => playing.goTo(2), 'rewind'],
  againFrom: [({ playing }) => playing.againFrom(2), 'rewind'],
  switchTo: [({ lines }) => lines.switchTo('1'), 'rewind'],
  liftCurtain: [({ hands }) => hands.liftCurtain(), 'none'],
}

/** A session whose game has a second line and is after four inputs. */
async function atFour(more: Parameters<typeof ports>[0] = {}): Promise<TableSession> {
  const session = new TableSession(ports({ shelf: memoryShelf(), freshSeed: () => 'fresh', ...more }))
  await session.opening.start(quietGame(oak, 'in turn'), [oak], engine)
  await playTo(session, 3)
  await session.playing.goTo(2)
  await session.playing.throwNewDice()
  await playTo(session, 4)
  return session
}

/** The state without the ids of the game. */
const stands = (session: TableSession) => {
  const { status, at, position, story, redo, branches, line, places, question, error, refused, curtain, reloaded } =
    session.store.getState()
  return { status, at, position, story, redo, branches: branches.length, line, places, question, error, refused, curtain, reloaded }
}

test('requests at a table without a game have no effect', async () => {
  const session = new TableSession(ports())
  const before = session.store.getState()
  for (const [deed] of Object.values(deeds)) await deed(session)
  expect(session.store.getState()).toEqual(before)
})

test('requests are ignored while an answer is being processed', async () => {
  const held = holdUp()
  const session = await atFour({ openRealm: countedRealms(held.before).openRealm })
  const called = held.next('advance')
  const { question } = session.store.getState()
  const answered = question && session.playing.answer(someAnswer(question))
  await called
  const asked = Object.values(deeds).map(([deed]) => deed(session))
  held.goOn()
  await Promise.all([answered, ...asked])
  const alone = await atFour()
  await playTo(alone, 5)
  expect(stands(session)).toEqual(stands(alone))
  for (const one of [session, alone]) one.opening.leave()
})

test.each(Object.entries(deeds).filter(([, [, call]]) => call !== 'none'))(
  '%s does nothing to the game that is opened before it is done',
  async (_, [deed, call]) => {
    const held = holdUp()
    const session = await atFour({ openRealm: countedRealms(held.before).openRealm })
    const called = held.next(call)
    const asked = Promise.resolve(deed(session)).catch(() => undefined)
    await called
    await session.opening.start(quietGame(elm, 'comes'), [elm], engine)
    const { at, position, line, story } = session.store.getState()
    held.goOn()
    await asked
    await session.playing.passOn()
    const expected = { status: 'ready', at, position, line, story, redo: [], branches: [], savePoints: [] }
    expect(session.store.getState()).toMatchObject(expected)
    expect(session.store.getState().error).toBeUndefined()
    session.opening.leave()
  },
)

const whileUnderWay = Object.entries(deeds).flatMap(([name, [deed, call]]) =>
  call === 'none' ? [] : (['before', 'after'] as const).map((when) => [name, when, deed, call] as const),
)

test.each(whileUnderWay)('%s changes nothing if the game is left %s the realm has replied', async (_, when, deed, call) => {
  const held = holdUp()
  const realms = when === 'before' ? countedRealms(held.before) : countedRealms(undefined, held.before)
  const session = await atFour({ openRealm: realms.openRealm })
  const called = held.next(call)
  const asked = Promise.resolve(deed(session)).catch(() => undefined)
  await called
  session.opening.leave()
  const left = session.store.getState()
  held.goOn()
  await asked
  expect(session.store.getState()).toEqual(left)
  expect(left.status).toBe('none')
})

test('a change of scripts for a game that was left before they arrived is not applied to another game', async () => {
  const held = holdUp()
  const session = await atFour({ openRealm: countedRealms(held.before).openRealm })
  const called = held.next('advance')
  const { question } = session.store.getState()
  const answered = question && session.playing.answer(someAnswer(question))
  await called
  // the reload waits for the answer, and another game is opened in the meantime
  const changed = session.liveEdit.reloadPacks(...reload)
  const opened = session.opening.start(quietGame(elm, 'comes'), [elm], engine)
  held.goOn()
  await Promise.all([answered, changed, opened])
  expect(session.store.getState()).toMatchObject({ status: 'ready', packs: [elm], reloaded: undefined })
  session.opening.leave()
})

test('a change of scripts whose realm does not answer is tried once more; another error is reported, and the game stays as before', async () => {
  for (const [reason, failure] of [
    ['silent', undefined],
    ['poisoned', 'this machine fails'],
  ] as const) {
    let fails = 0
    const realms = countedRealms((method) => {
      if (method !== 'boot' || fails === 0) return
      fails -= 1
      throw new MachineError({ reason, message: 'this machine fails', running: 0, machine: 'well' })
    })
    const session = await atFour({ openRealm: realms.openRealm })
    const { position, question } = session.store.getState()
    fails = 1
    await session.liveEdit.reloadPacks(...reload)
    const { reloaded, status } = session.store.getState()
    expect([reason, status, reloaded?.failure]).toEqual([reason, 'ready', failure])
    expect(session.store.getState()).toMatchObject({ position, question })
    session.opening.leave()
    // the comparison (a replay of the whole game with the new scripts) is not awaited: it runs in a realm of its own and ends by itself
  }
})

describe('the preparation of a change of scripts', () => {
  /** A session that counts the opened realms and the snapshots. */
  async function counting() {
    const counts = { realms: 0 }
    const { openRealm } = ports()
    const session = await atFour({
      openRealm: (...given) => {
        counts.realms += 1
        return openRealm(...given)
      },
    })
    const holder = session.running?.held?.holder
    if (!holder) throw new Error('no game is held')
    let snapshots = 0
    const { snapshot } = holder
    holder.snapshot = () => {
      snapshots += 1
      return snapshot.call(holder)
    }
    return { session, realms: () => counts.realms, snapshots: () => snapshots }
  }
  const edited = (...files: readonly string[]) => new Set(files)

  test('is made once for the open files, and again when another file is opened', async () => {
    const { session, realms, snapshots } = await counting()
    const before = realms()
    session.liveEdit.noteEdited(edited(), 'no')
    expect(realms()).toBe(before)
    session.liveEdit.noteEdited(edited(BELL), 'no')
    session.liveEdit.noteEdited(edited(BELL), 'no')
    expect([realms() - before, snapshots()]).toEqual([1, 0])
    session.liveEdit.noteEdited(edited(BELL, 'quiet-oak/cards/oak.ts'), 'no')
    expect(realms() - before).toBe(2)
    // fewer edited files than it was prepared for
    session.liveEdit.noteEdited(edited(BELL), 'no')
    expect(realms() - before).toBe(2)
    // a save is likely: a snapshot is taken, once for each position
    session.liveEdit.noteEdited(edited(BELL), 'yes')
    session.liveEdit.noteEdited(edited(BELL), 'yes')
    expect([realms() - before, snapshots()]).toEqual([2, 1])
    await session.liveEdit.reloadPacks(...reload)
    expect([snapshots(), session.store.getState().reloaded?.failure]).toEqual([1, undefined])
    session.opening.leave()
  })

  test('is made again after the game went on', async () => {
    const { session, snapshots } = await counting()
    session.liveEdit.noteEdited(edited(BELL), 'yes')
    await playTo(session, 5)
    session.liveEdit.noteEdited(edited(BELL), 'yes')
    expect(snapshots()).toBe(2)
    await playTo(session, 6)
    await session.liveEdit.reloadPacks(...reload)
    expect([snapshots(), session.store.getState().at]).toEqual([3, 6])
    session.opening.leave()
  })

  test('is not made for files of packs that are not in the game, without a game, or while the game is busy', async () => {
    const { session, realms, snapshots } = await counting()
    const before = realms()
    session.liveEdit.noteWritten(['quiet-elm/cards/bell.ts'])
    expect([realms() - before, snapshots()]).toEqual([0, 0])
    const { question } = session.store.getState()
    const answered = question && session.playing.answer(someAnswer(question))
    session.liveEdit.noteWritten([BELL])
    session.liveEdit.noteEdited(edited(BELL), 'yes')
    session.liveEdit.prepareReload()
    expect([realms() - before, snapshots()]).toEqual([0, 0])
    await answered
    session.liveEdit.noteWritten([BELL])
    expect([realms() - before, snapshots()]).toEqual([1, 1])
    session.opening.leave()
    session.liveEdit.noteWritten([BELL])
    session.liveEdit.noteEdited(edited(BELL), 'yes')
    session.liveEdit.prepareReload()
    session.liveEdit.refuseReload([BELL], [], 'disk')
    await session.liveEdit.takeReplay()
    expect([realms() - before, snapshots(), session.store.getState().reloaded]).toEqual([1, 1, undefined])
  })

  test('the state names the files of a refused change; keeping the position or taking the replay does not change the game', async () => {
    const session = await atFour()
    const before = stands(session)
    session.liveEdit.refuseReload([BELL], ['quiet-oak'], 'disk')
    expect(session.store.getState().reloaded).toMatchObject({ state: 'failed', files: [BELL], held: ['quiet-oak'], before: [oak] })
    session.liveEdit.keepPosition()
    expect(stands(session)).toEqual(before)
    const { game } = session.store.getState()
    await session.liveEdit.takeReplay()
    expect({ ...stands(session), story: undefined }).toEqual({ ...before, story: undefined })
    expect(session.store.getState().game).toBe(game)
    session.opening.leave()
  })
})

describe('a prepared realm', () => {
  /** Realms that only count their calls. */
  function counted(loads: () => unknown = () => undefined, opens: () => void = () => {}) {
    const told: string[] = []
    let n = 0
    const spare = new SpareRealm(async () => {
      opens()
      const name = `realm ${++n}`
      told.push(`${name} opened`)
      const realm = { name, call: async () => loads(), define: async () => [], close: () => told.push(`${name} closed`) }
      return realm as unknown as Realm
    })
    return { spare, told }
  }
  const packs: readonly PackBundle[] = []
  const nameOf = async (realm: Promise<Realm>) => ((await realm) as unknown as { readonly name: string }).name
  const other = { ...engine, hash: 'another' }

  test('is used once, by a game with the same engine', async () => {
    const { spare, told } = counted()
    spare.make(engine, packs, new Set(['a']))
    spare.make(engine, packs, new Set(['a']))
    await new Promise((resolve) => setTimeout(resolve))
    expect(await nameOf(spare.take(other))).toBe('realm 2')
    expect(await nameOf(spare.take(engine))).toBe('realm 1')
    expect(await nameOf(spare.take(engine))).toBe('realm 3')
    expect(told.filter((one) => one.endsWith('closed'))).toEqual([])
  })

  test('is closed for a game with another engine, with another open file, and at the end', async () => {
    const { spare, told } = counted()
    const settle = () => new Promise((resolve) => setTimeout(resolve))
    spare.make(engine, packs, new Set(['a']))
    spare.make(engine, packs, new Set(['a', 'b']))
    await settle()
    expect(told).toEqual(['realm 1 opened', 'realm 2 opened', 'realm 1 closed'])
    spare.make(other, packs, new Set(['a', 'b']))
    await settle()
    expect(told.slice(3)).toEqual(['realm 3 opened', 'realm 2 closed'])
    spare.close()
    await settle()
    expect(told.slice(5)).toEqual(['realm 3 closed'])
    spare.close()
    await settle()
    expect(told).toHaveLength(6)
  })

  test('that does not open, or does not load its scripts, is not used: another is opened', async () => {
    let fails: 'open' | 'load' | 'no' = 'open'
    const { spare, told } = counted(
      () => {
        if (fails === 'load') throw new Error('no scripts')
      },
      () => {
        if (fails === 'open') throw new Error('no engine')
      },
    )
    spare.make(engine, packs, new Set(['a']))
    await new Promise((resolve) => setTimeout(resolve))
    fails = 'no'
    expect(await nameOf(spare.take(engine))).toBe('realm 1')
    fails = 'load'
    spare.make(engine, packs, new Set(['a']))
    await new Promise((resolve) => setTimeout(resolve))
    fails = 'no'
    expect(await nameOf(spare.take(engine))).toBe('realm 3')
    expect(told).toEqual(['realm 1 opened', 'realm 2 opened', 'realm 2 closed', 'realm 3 opened'])
  })
})
