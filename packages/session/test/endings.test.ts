/** What is recorded in the history of games when a game ends. */
import { expect, test, vi } from 'vitest'
import { type EndedGame, TableSession } from '../src/index.ts'
import { memoryShelf } from './memory-shelf.ts'
import { engine, playTo, ports, quietGame, quietPack } from './quiet-game.ts'

/** A pack whose bell ends the game: the player who uses it is eliminated by threat. */
const ash = quietPack(
  'ash',
  'ends',
  `import { action, card, raiseThreat } from '@questwright/lcg'
export default card('bell', [action({ could: () => true }, ({ you }) => raiseThreat(you, 50))])
`,
)

/** Milliseconds to wait for an asynchronous call, also on a busy computer. */
const SOON = 50_000

const history = () => {
  const ended: EndedGame[] = []
  return { ended, recordEnded: async (game: EndedGame) => void ended.push(game) }
}

/** Uses the bell that is in play. */
async function strike(session: TableSession): Promise<void> {
  const { question } = session.store.getState()
  const key = question?.options.find((option) => option.key.includes('#action'))?.key
  if (!question || !key) throw new Error('no bell can be struck')
  await session.playing.answer({ kind: 'answer', question: question.key, value: [key] })
}

/** Plays until a bell is in play. @returns how many inputs that took */
async function untilBell(session: TableSession): Promise<number> {
  const canStrike = () => session.store.getState().question?.options.some(({ key }) => key.includes('#action'))
  while (!canStrike()) await playTo(session, session.store.getState().at + 1)
  return session.store.getState().at
}

test('an ending is recorded once, however often it is undone and redone', async () => {
  const { ended, recordEnded } = history()
  const session = new TableSession(ports({ recordEnded }))
  await session.opening.start(quietGame(ash, 'ends'), [ash], engine)
  const before = await untilBell(session)
  expect(ended).toEqual([])
  await strike(session)
  const { at, outcome, places } = session.store.getState()
  expect(outcome).toMatchObject({ result: 'lost' })
  await vi.waitFor(() => expect(ended).toHaveLength(1), { timeout: SOON })
  expect(ended[0]).toMatchObject({
    outcome,
    rounds: places.at(-1)?.round,
    packs: [{ id: 'quiet-ash' }],
    game: { scenario: 'quiet-ash:road' },
  })
  expect(ended[0]?.replay.inputs).toHaveLength(at)
  await session.playing.goTo(before)
  expect(session.store.getState().outcome).toBeUndefined()
  await session.playing.goTo(at)
  expect(session.store.getState().outcome).toEqual(outcome)
  await session.playing.goTo(before)
  expect(ended).toHaveLength(1)
})

test.each(['a redo', 'another line'])('a new ending that is reached by %s is recorded', async (way) => {
  const shelf = memoryShelf()
  const first = new TableSession(ports({ shelf, recordEnded: () => Promise.reject(new Error('the history cannot be written')) }))
  await first.opening.start(quietGame(ash, 'reached'), [ash], engine)
  const before = await untilBell(first)
  await strike(first)
  const { at, outcome } = first.store.getState()
  await first.playing.goTo(before)
  if (way === 'another line') await first.playing.throwNewDice()
  const kept = await shelf.kept()
  if (!kept) throw new Error('nothing is kept')

  const { ended, recordEnded } = history()
  const session = new TableSession(ports({ shelf, recordEnded }))
  await session.opening.resume(kept, [ash], engine)
  const [line] = session.store.getState().branches
  await (line ? session.lines.switchTo(line.id, at) : session.playing.goTo(at))
  expect(session.store.getState().outcome).toEqual(outcome)
  await vi.waitFor(() => expect(ended).toHaveLength(1), { timeout: SOON })
  expect(ended[0]).toMatchObject({ outcome, game: { seed: 'reached' } })
})

test('the ending of a loaded game is recorded, and that of a replay is not', async () => {
  const shelf = memoryShelf()
  const first = new TableSession(ports({ shelf }))
  await first.opening.start(quietGame(ash, 'taken up'), [ash], engine)
  await untilBell(first)
  await strike(first)
  const kept = await shelf.kept()
  if (!kept) throw new Error('nothing is kept')

  const { ended, recordEnded } = history()
  const session = new TableSession(ports({ shelf, recordEnded }))
  await session.opening.openReplay(quietGame(ash, 'taken up'), kept.inputs, [ash], engine)
  expect(session.store.getState().outcome).toMatchObject({ result: 'lost' })
  await session.opening.resume(kept, [ash], engine)
  await vi.waitFor(() => expect(ended.map(({ game }) => game.table)).toEqual([kept.table]), { timeout: SOON })
})

test('an ending that could not be recorded is reported as an error, and recorded again later', async () => {
  const errors: unknown[] = []
  const { ended, recordEnded } = history()
  const fails = vi.fn(recordEnded).mockRejectedValueOnce(new Error('the disk is full'))
  const session = new TableSession(ports({ recordEnded: fails, tellError: (error) => void errors.push(error) }))
  await session.opening.start(quietGame(ash, 'again'), [ash], engine)
  const before = await untilBell(session)
  await strike(session)
  const { at } = session.store.getState()
  await vi.waitFor(() => expect(errors).toMatchObject([{ message: 'the disk is full' }]), { timeout: SOON })
  expect(ended).toEqual([])
  await session.playing.goTo(before)
  await session.playing.goTo(at)
  await vi.waitFor(() => expect(ended).toHaveLength(1), { timeout: SOON })
  expect(errors).toHaveLength(1)
})

test('the ending of a game that began with a position is not recorded', async () => {
  const { ended, recordEnded } = history()
  const fields = { owner: 'p1', controller: 'p1' }
  const position = {
    format: 'questwright-position',
    version: 1,
    cards: [
      {
        id: 'table',
        code: 'kernel:piece',
        fields: { round: 1, phase: 'quest', step: '3.1', firstPlayer: 'p1' },
        memory: { seed: 's', cursor: [{ step: 'window 3.1', args: {} }] },
      },
      { id: 'p1', code: 'kernel:piece', fields: { seat: 'yes' }, tokens: { threat: 20 } },
      { id: 'p1/ash', code: 'quiet-ash:ash', fields, tokens: {} },
      { id: 'p1/bell', code: 'quiet-ash:bell', fields, tokens: {} },
      { id: 'road', code: 'quiet-ash:road', fields: { side: 'B' }, tokens: {} },
    ],
    zones: { 'p1.play-area': ['p1/ash', 'p1/bell'], 'current-quest': ['road'] },
  }
  const session = new TableSession(ports({ recordEnded }))
  await session.opening.start({ ...quietGame(ash, 'situation'), setup: { kind: 'position', position } }, [ash], engine)
  await strike(session)
  expect(session.store.getState().outcome).toMatchObject({ result: 'lost' })
  // the recording is asynchronous: that of the next game shows that nothing was recorded before it
  await session.opening.start(quietGame(ash, 'a game'), [ash], engine)
  await untilBell(session)
  await strike(session)
  await vi.waitFor(() => expect(ended.map(({ game }) => game.seed)).toEqual(['a game']), { timeout: SOON })
})
