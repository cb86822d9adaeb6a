/** A table whose game is left while it is busy, whose browser cannot save, or whose realm breaks at every attempt. */
import { stopWhereNew } from '@questwright/board/view'
import type { Question } from '@questwright/realm/web'
import { expect, test } from 'vitest'
import { type PendingInputs, TableSession } from '../src/index.ts'
import { broken, countedRealms, holdUp } from './held-realms.ts'
import { memoryShelf } from './memory-shelf.ts'
import { engine, playTo, ports, quietGame, quietPack, someAnswer } from './quiet-game.ts'

const oak = quietPack('oak')
const louder = [[quietPack('oak', 'is louder')], ['quiet-oak/cards/bell.ts'], { from: 'disk', held: [] }] as const

test.each([
  ['an answer is processed', 'advance', (session: TableSession) => session.playing.answer(someAnswer(questionOf(session)))],
  ['changed scripts are loaded', 'open', (session: TableSession) => session.liveEdit.reloadPacks(...louder)],
])('a game that is left while %s leaves no realm open', async (_, method, work) => {
  const held = holdUp()
  const realms = countedRealms(held.before)
  const session = new TableSession(ports({ openRealm: realms.openRealm }))
  await session.opening.start(quietGame(oak, 'left'), [oak], engine)
  await playTo(session, 3)
  const called = held.next(method)
  const done = work(session)
  await called
  await session.opening.leave()
  held.goOn()
  await done
  expect(session.store.getState().status).toBe('none')
  expect(realms.open.size).toBe(0)
})

test('in a browser that cannot save, the game can be played, and says that it is not saved', async () => {
  const refuse = () => Promise.reject(new Error('no storage'))
  const told: unknown[] = []
  const shelf = {
    ...{ keep: refuse, kept: refuse, games: refuse, keepPacks: refuse, keptPacks: refuse, packOf: refuse, forget: refuse },
    choose: () => {},
  }
  const session = new TableSession(ports({ shelf, tellError: (error) => told.push(error) }))
  await session.opening.start(quietGame(oak, 'unkept'), [oak], engine)
  await playTo(session, 3)
  expect(session.store.getState()).toMatchObject({ status: 'ready', at: 3, saved: 'not-saved' })
  expect(told).toEqual([])
  await session.opening.giveUp()
  expect(session.store.getState().status).toBe('none')
  expect(told).toEqual([new Error('no storage')])
})

test('changed scripts that do not fit into the storage are used by the game, which is saved without them and shown as not saved', async () => {
  let isFull = false
  const shelf = memoryShelf()
  const keepPacks = async () => {
    if (isFull) throw new Error('no room')
  }
  const session = new TableSession(ports({ shelf: { ...shelf, keepPacks } }))
  await session.opening.start(quietGame(oak, 'full'), [oak], engine)
  await playTo(session, 3)
  expect(session.store.getState().saved).toBe('saved')
  isFull = true
  await session.liveEdit.reloadPacks(...louder)
  const { reloaded, saved, packs } = session.store.getState()
  expect([reloaded?.failure, saved, packs]).toEqual([undefined, 'not-saved', louder[0]])
  await playTo(session, 4)
  expect((await shelf.kept())?.inputs).toHaveLength(4)
  isFull = false
  await playTo(session, 5)
  expect(session.store.getState().saved).toBe('saved')
  await session.opening.leave()
})

test('a page whose judgement of losses fails gets the error, and the table accepts the next answer and passes on as before', async () => {
  const session = new TableSession(ports())
  await session.opening.start(quietGame(oak, 'judges'), [oak], engine)
  await session.playing.changeStops(stopWhereNew)
  let judged = 0
  session.playing.judgeLossesBy(() => {
    judged += 1
    throw new Error('this judgement fails')
  })
  const failures: string[] = []
  for (let i = 0; i < 12; i++) {
    const { question, status } = session.store.getState()
    expect(status).toBe('ready')
    await session.playing.answer(someAnswer(question as Question)).catch((error: Error) => failures.push(error.message))
  }
  expect(judged).toBeGreaterThan(0)
  expect(new Set(failures)).toEqual(new Set(['this judgement fails']))
  // whether a player gives up a chance is judged with a forecast, and that fails
  let calls = 0
  session.playing.judgeLossesBy(() => {
    calls += 1
    if (calls === 2) throw new Error('the second judgement fails')
    return []
  })
  const later: string[] = []
  for (let i = 0; i < 12 && calls < 2; i++) {
    const { question } = session.store.getState()
    await session.playing.answer(someAnswer(question as Question)).catch((error: Error) => later.push(error.message))
  }
  expect(later).toEqual(['the second judgement fails'])
  await session.playing.passOn()
  await playTo(session, session.store.getState().at + 8)
  expect(session.store.getState().status).toBe('ready')
  await session.opening.leave()
})

test('an input that the game cannot accept stops it once: the game is loaded in the state before it', async () => {
  let breaks = false
  let noted: readonly PendingInputs[] = []
  const shelf = memoryShelf()
  const { openRealm } = countedRealms((method) => {
    if (breaks && method === 'advance') throw broken('no answer')
  })
  const write = (pending: readonly PendingInputs[]) => {
    noted = pending
  }
  const given = ports({ shelf, openRealm, pending: { read: () => noted, write } })
  const session = new TableSession(given)
  await session.opening.start(quietGame(oak, 'stopped'), [oak], engine)
  await playTo(session, 3)
  breaks = true
  await session.playing.answer(someAnswer(questionOf(session)))
  expect(session.store.getState().status).toBe('failed')
  const kept = await shelf.kept()
  if (!kept) throw new Error('nothing is kept')
  const again = new TableSession(given)
  await again.opening.resume(kept, [oak], engine)
  expect(again.store.getState()).toMatchObject({ status: 'ready', at: 3 })
  await Promise.all([session.opening.leave(), again.opening.leave()])
})

/**
 * A pack whose bell breaks the realm when it is used; the code is in a library. @param comment a comment in the library, which changes
 * nothing
 */
const cracked = (comment: string) =>
  quietPack(
    'oak',
    'is cracked',
    `import { action, card } from '@questwright/lcg'
import { crack } from '../lib/crack.ts'
export default card('bell', [action({ could: () => true }, () => crack())])
`,
    {
      'lib/crack.ts': `// ${comment}\nexport const crack = (): void => {\n  throw new Error('cracked')\n}\n`,
      'cards/crow.ts': `import { card } from '@questwright/lcg'\nexport default card('crow', [])\n`,
    },
  )

test.each([
  ['works again where its script changed', 'quiet-oak/cards/bell.ts', 'lifted'],
  ['works again where a library of its pack changed', 'quiet-oak/lib/crack.ts', 'lifted'],
  ['stays switched off where the script of another card changed', 'quiet-oak/cards/crow.ts', 'stays'],
  ['stays switched off where another pack changed', 'quiet-elm/cards/bell.ts', 'stays'],
])('an ability that was switched off because it failed %s', async (_, file, then) => {
  const session = new TableSession(ports())
  const pack = cracked('at first')
  await session.opening.start(quietGame(pack, 'cracked'), [pack], engine)
  const strikes = () => questionOf(session).options.filter(({ key }) => key.includes('#action'))
  while (strikes().length === 0) await playTo(session, session.store.getState().at + 1)
  await session.playing.answer({
    kind: 'answer',
    question: questionOf(session).key,
    value: strikes()
      .slice(0, 1)
      .map(({ key }) => key),
  })
  expect(session.running?.held?.holder.standing.inputs.at(-1)).toMatchObject({ kind: 'fault', ability: 'quiet-oak:bell#action' })
  expect(strikes()).toEqual([])
  await session.liveEdit.reloadPacks([cracked('then')], [file], { from: 'disk', held: [] })
  expect(session.store.getState()).toMatchObject({ status: 'ready', reloaded: { files: [file] } })
  expect(strikes().length > 0 ? 'lifted' : 'stays').toBe(then)
  await session.opening.leave()
})

function questionOf({ store }: TableSession) {
  const { question } = store.getState()
  if (!question) throw new Error('nothing is asked')
  return question
}

test('a question that was asked before a change of scripts can be answered as soon as the table is rebuilt; for a new one the stop settings are checked first', async () => {
  const session = new TableSession(ports())
  await session.opening.start(quietGame(oak, 'the same'), [oak], engine)
  await session.playing.changeStops(stopWhereNew)
  const canStrike = () => session.store.getState().question?.options.some(({ key }) => key.includes('#action'))
  while (!canStrike()) await playTo(session, session.store.getState().at + 1)
  const { question } = session.store.getState()
  const stood: string[] = []
  session.store.subscribe(({ status, reloaded, at }, before) => {
    if (reloaded !== before.reloaded && reloaded?.state === 'comparing') stood.push(`${status} ${at}`)
  })
  const { at } = session.store.getState()
  await session.liveEdit.reloadPacks(...louder)
  expect(stood).toEqual([`ready ${at}`])
  expect(session.store.getState().question).toBe(question)
  // the bell has no ability any more, and the window has no other option
  const mute = quietPack('oak', 'is gone', "import { card } from '@questwright/lcg'\nexport default card('bell', [])\n")
  await session.liveEdit.reloadPacks([mute], ['quiet-oak/cards/bell.ts'], { from: 'disk', held: [] })
  expect(stood.at(-1)).toMatch(/^thinking/)
  expect(session.store.getState()).toMatchObject({ status: 'ready' })
  expect(session.store.getState().question).not.toBe(question)
  await session.opening.leave()
})
