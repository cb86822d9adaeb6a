import { expect, test, vi } from 'vitest'
import { optionsForetold, type PendingInputs, TableSession } from '../src/index.ts'
import { memoryShelf } from './memory-shelf.ts'
import { engine, playTo, ports, quietGame, quietPack, someAnswer } from './quiet-game.ts'

const [oak, elm] = [quietPack('oak'), quietPack('elm')]

const seen = (session: TableSession) => {
  const { at, position, title, places, story, redo, branches, line, savePoints, question } = session.store.getState()
  return { at, position, title, places, story, redo, branches, line, savePoints, question }
}

test('two tables in one page: different games with undo, lines and changed scripts do not affect each other', async () => {
  const alone = new TableSession(ports())
  await alone.opening.start(quietGame(oak, 'one'), [oak], engine)
  await playTo(alone, 24)

  const shelves = [memoryShelf(), memoryShelf()] as const
  const [one, other] = [new TableSession(ports({ shelf: shelves[0] })), new TableSession(ports({ shelf: shelves[1] }))]
  await Promise.all([one.opening.start(quietGame(oak, 'one'), [oak], engine), other.opening.start(quietGame(elm, 'other'), [elm], engine)])
  expect(one.store.getState().title).toBe('The road of oak')
  expect(other.store.getState().title).toBe('The road of elm')

  // the sessions play first in turns, then at the same time
  await playTo(one, 8)
  await playTo(other, 9)
  await Promise.all([playTo(one, 24), playTo(other, 15)])
  expect(seen(one)).toEqual(seen(alone))

  // undo, another line and changed scripts in one of them
  const before = seen(one)
  await other.playing.goTo(6)
  await other.lines.addSavePoint('here')
  await other.playing.throwNewDice()
  await playTo(other, 12)
  expect(other.store.getState().branches).toHaveLength(1)
  await other.liveEdit.reloadPacks([quietPack('elm', 'is louder')], ['quiet-elm/cards/bell.ts'], { from: 'disk', held: [] })
  expect(other.store.getState().reloaded?.files).toEqual(['quiet-elm/cards/bell.ts'])
  await vi.waitFor(() => expect(other.store.getState().reloaded?.state).toBe('done'), { timeout: 50_000 })
  // a replay shows that the whole game is still legal with the new script
  expect(other.store.getState().reloaded).toMatchObject({ comparison: expect.any(Object), problems: [] })
  expect(other.store.getState().reloaded).not.toHaveProperty('failure')
  await other.playing.passUntil('next-round')
  expect(seen(one)).toEqual(before)
  expect(one.store.getState().reloaded).toBeUndefined()

  // giving up one does not affect the other
  await one.opening.giveUp()
  expect(one.store.getState().status).toBe('none')
  await playTo(other, other.store.getState().at + 3)
  expect(other.store.getState().status).toBe('ready')
  expect(await shelves[0].kept()).toBeUndefined()
  expect((await shelves[1].kept())?.inputs).toHaveLength(other.store.getState().at)
  await Promise.all([other.opening.leave(), alone.opening.leave()])
})

test('a game is played again from an earlier point with new dice, and its former course is kept as a branch', async () => {
  const session = new TableSession(ports())
  await session.opening.start(quietGame(oak, 'again'), [oak], engine)
  await playTo(session, 14)
  const { position, places } = session.store.getState()
  await session.playing.againFrom(9)
  const again = session.store.getState()
  expect(again).toMatchObject({ status: 'ready', at: 10, redo: [], line: { name: 'Branch 2' } })
  expect(session.running?.held?.holder.standing.inputs.at(-1)?.kind).toBe('dice')
  expect(again.places[9]).toEqual(places[9])
  expect(again.branches.map(({ name, inputs }) => [name, inputs.length])).toEqual([['First branch', 14]])
  // the session switches back to the first line
  await session.lines.switchTo('1')
  expect(session.store.getState().position).toBe(position)
  await session.opening.leave()
})

test('a game that was loaded from its keyframe can go back to before it, and shows the table of that time', async () => {
  const shelf = memoryShelf()
  const session = new TableSession(ports({ shelf }))
  await session.opening.start(quietGame(oak, 'back'), [oak], engine)
  await playTo(session, 40)
  const kept = await shelf.kept()
  if (!kept?.keyframe) throw new Error('there is no keyframe')
  const again = new TableSession(ports({ shelf: { ...memoryShelf(), kept: async () => kept, keptPacks: async () => [oak] } }))
  await again.opening.resume(kept, [oak], engine)
  expect(again.store.getState().view).toEqual(session.store.getState().view)
  const to = kept.keyframe.inputs - 2
  for (const one of [session, again]) await one.playing.goTo(to)
  const stood = session.store.getState()
  expect(again.store.getState()).toMatchObject({ at: to, view: stood.view, question: stood.question, story: stood.story })
  await Promise.all([session.opening.leave(), again.opening.leave()])
})

const HUMMING_BELL = `import { action, atTheEndOf, card, delayed, modify, raiseThreat, response } from '@questwright/lcg'
export default card('bell', [
  action({ could: () => true }, ({ self, you }) => {
    modify(self, 'attack', 1, 'round')
    atTheEndOf('phase', 'toll')
    raiseThreat(you, 0)
  }),
  delayed('toll', ({ you }) => raiseThreat(you, 0)),
  response.after('entersPlay', { of: 'self', when: () => false }, ({ you }) => raiseThreat(you, 1)),
])
`

test('a session returns what happens at the end of phase and round, and which events abilities heard after the last answer', async () => {
  const session = new TableSession(ports())
  // without a game, nothing is returned
  expect([await session.whatComes(), await session.whatWasHeard(1), await session.foresee({ kind: 'all' } as never)]).toEqual([
    [],
    [],
    undefined,
  ])
  await session.opening.start(quietGame(oak, 'humming'), [quietPack('oak', 'hums', HUMMING_BELL)], engine)
  expect(await session.whatComes()).toEqual([])
  const answerWith = async (part: string) => {
    for (let i = 0; i < 40; i++) {
      const { question } = session.store.getState()
      const key = question?.options.find((option) => option.key.includes(part))?.key
      if (!question) break
      await session.playing.answer(key ? { kind: 'answer', question: question.key, value: [key] } : someAnswer(question))
      if (key) return
    }
    throw new Error(`never offered: ${part}`)
  }
  await answerWith('#play')
  expect(await session.whatWasHeard(1)).toMatchObject([
    { ability: 'quiet-oak:bell#after-enters-play', event: 'entersPlay', outcome: 'refused' },
  ])
  await answerWith('#action')
  expect(await session.whatComes()).toMatchObject([
    { what: 'ends', when: 'round', stat: 'attack', value: 1 },
    { what: 'fires', when: 'end of phase', name: 'quiet-oak:bell#toll' },
  ])
  await session.opening.leave()
})

test('the incremental save contains the displayed game: answers, undo, redo, a branch, and back on the first line', async () => {
  const shelf = memoryShelf()
  const session = new TableSession(ports({ shelf }))
  await session.opening.start(quietGame(oak, 'pieces'), [oak], engine)
  const agrees = async () => {
    const kept = await shelf.kept()
    if (!kept) throw new Error('nothing is kept')
    expect(session.store.getState().saved).toBe('saved')
    const again = new TableSession(ports({ shelf: { ...memoryShelf(), kept: async () => kept } }))
    await again.opening.resume(kept, [oak], engine)
    expect(seen(again)).toEqual(seen(session))
    await again.opening.leave()
  }
  await playTo(session, 30)
  await agrees()
  await session.playing.goTo(11)
  await agrees()
  await session.playing.goTo(20)
  await agrees()
  await session.playing.goTo(18)
  await session.playing.throwNewDice()
  await playTo(session, 26)
  await agrees()
  await session.lines.switchTo('1')
  await session.lines.rename('1', 'The first')
  await agrees()
  await session.opening.leave()
})

test('an answer costs the same in decision 20 and in decision 500: the save is appended, and unchanged parts are not compared', {
  tags: 'long',
  timeout: 240_000,
}, async () => {
  const shelf = memoryShelf()
  const session = new TableSession(ports({ shelf }))
  await session.opening.start(quietGame(oak, 'long'), [oak], engine)
  /** Plays thirty answers, more than a round has, and collects the writes to the shelf and the reads of earlier rows. */
  const thirtyAnswers = async () => {
    let looks = 0
    const watched = <T extends object>(part: T): T =>
      new Proxy(part, {
        get: (target, name) => {
          looks++
          return Reflect.get(target, name)
        },
      })
    const { story, places, at } = session.store.getState()
    session.store.setState({ story: story.map(watched), places: places.map(watched) })
    shelf.written.length = 0
    await playTo(session, at + 30)
    const rows = shelf.written.map(({ inputs }) => inputs?.rows.length)
    // leave out keyframes and views, whose size depends on the board
    const letters = shelf.written.reduce(
      (sum, { keyframe: _, head: { view: __, ...head }, ...parts }) => sum + JSON.stringify({ ...parts, head }).length,
      0,
    )
    const { story: now, places: then } = session.store.getState()
    session.store.setState({ story: now.map((one, i) => story[i] ?? one), places: then.map((one, i) => places[i] ?? one) })
    return { looks, rows, letters }
  }
  await playTo(session, 20)
  const early = await thirtyAnswers()
  await playTo(session, 500)
  const late = await thirtyAnswers()
  const each = Array(30).fill(1)
  expect([early.rows, late.rows], 'one row of inputs an answer').toEqual([each, each])
  expect([early.looks, late.looks]).toEqual([0, 0])
  expect(late.letters / early.letters).toBeLessThan(1.2)
  await session.opening.leave()
})

test('undo and redo write only the rows that they move, and not those that were undone before', async () => {
  const shelf = memoryShelf()
  const session = new TableSession(ports({ shelf }))
  await session.opening.start(quietGame(oak, 'rows'), [oak], engine)
  await playTo(session, 20)
  const inputs = session.running?.held?.holder.standing.inputs ?? []
  /** The redo rows that an undo or redo writes: from which index, and which inputs, the next one to redo last. */
  const written = async (walk: Promise<void>) => {
    shelf.written.length = 0
    await walk
    return shelf.written.map(({ redo }) => redo && [redo.from, redo.rows.map(({ input }) => inputs.indexOf(input))])
  }
  expect(await written(session.playing.goTo(16))).toEqual([[0, [19, 18, 17, 16]]])
  expect(await written(session.playing.goTo(14))).toEqual([[4, [15, 14]]])
  expect(await written(session.playing.goTo(17))).toEqual([[3, []]])
  expect(await written(session.lines.addSavePoint('here'))).toEqual([undefined])
  expect(await written(session.playing.goTo(15))).toEqual([[3, [16, 15]]])
  expect(await written(session.playing.throwNewDice())).toEqual([[0, []]])
  await session.opening.leave()
})

test('a refused answer does not change the table, and is not given again at the next visit', async () => {
  let noted: readonly PendingInputs[] = []
  const write = (now: readonly PendingInputs[]) => {
    noted = now
  }
  const session = new TableSession(ports({ pending: { read: () => noted, write } }))
  await session.opening.start(quietGame(oak, 'refused'), [oak], engine)
  await playTo(session, 3)
  const { position, question } = session.store.getState()
  if (!question) throw new Error('nothing is asked')
  await session.playing.answer({ ...someAnswer(question), value: ['no such option'] })
  expect(session.store.getState()).toMatchObject({ position, at: 3, status: 'ready' })
  expect(session.store.getState().refused).toBeDefined()
  expect(noted).toEqual([])
  await session.opening.leave()
})

test('a forecast is for the current question, and leaves the table unchanged', async () => {
  const session = new TableSession(ports())
  expect(await session.foresee({ question: 'none' })).toBeUndefined()
  await session.opening.start(quietGame(oak, 'foresight'), [oak], engine)
  const ask = async () => {
    const { question } = session.store.getState()
    if (!question) throw new Error('nothing is asked')
    return session.foresee({ question: question.key, chosen: someAnswer(question).value, options: optionsForetold(question) })
  }
  let told = 0
  for (let at = 1; at <= 24; at++) {
    const before = seen(session)
    const forecast = await ask()
    expect(seen(session)).toEqual(before)
    expect(session.running?.held?.holder.hash).toBe(session.store.getState().position)
    for (const { follows } of Object.values(forecast?.options ?? {})) told += follows.length
    await playTo(session, at)
    // no forecast is returned for a question that is no longer pending
    if (before.question && before.question.key !== session.store.getState().question?.key)
      expect(await session.foresee({ question: before.question.key })).toBeUndefined()
  }
  expect(told).toBeGreaterThan(5)
  await session.opening.leave()
})
