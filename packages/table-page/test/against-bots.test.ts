/** A person plays against a bot in the other seat, and bots play while one watches. */
import { isFor } from '@questwright/board/view'
import { expect, test, vi } from 'vitest'
import { answerOf, MEADOW, STARTERS, startedPairing } from './competing-players.ts'

test.each([
  ['the starters', STARTERS],
  ['the duel', MEADOW],
] as const)(
  'a person is asked only own questions, sees the end, and takes back to an own decision: %s',
  { timeout: 300_000 },
  async (_, pairing) => {
    const session = await startedPairing(pairing, 'against', 'open', { viewer: 'p1', bots: { p2: 'greedy' } })
    const { store, playing } = session
    const used = new Map<string, number>()
    let taken = 0
    for (let i = 0; i < 900 && store.getState().outcome === undefined; i++) {
      const { question, error, at, status } = store.getState()
      if (question === undefined) throw new Error(`nothing is asked: ${error}`)
      expect({ at, who: question.who, status, isMine: isFor(question, 'p1') }).toEqual({ at, who: 'p1', status: 'ready', isMine: true })
      const { value } = answerOf(question, 'against', used)
      if (Array.isArray(value)) for (const key of value) used.set(key, (used.get(key) ?? 0) + 1)
      await playing.answer({ kind: 'answer', question: question.key, value })
      if (taken < 3 && i % 5 === 4 && store.getState().outcome === undefined) {
        taken++
        const before = store.getState().at
        await playing.goTo(before - 1)
        expect(store.getState()).toMatchObject({ status: 'ready', refused: undefined, question: { who: 'p1' } })
      }
    }
    const { outcome, view, story } = store.getState()
    const [winner] = outcome?.winners ?? []
    expect(outcome?.result).toBe(winner === undefined ? 'drawn' : winner === 'p1' ? 'won' : 'lost')
    // of the bot's hand the data of the page has only cards at which an effect let the person look
    const seen = new Set(
      story.flatMap(({ kind, parts }) => (kind === 'looked-at' && parts.seat === 'p1' ? [(parts.card as { card: string }).card] : [])),
    )
    const known = Object.values(view.cards).filter(({ zone, knowledge }) => zone === 'p2.hand' && knowledge !== 'hidden')
    expect(known.filter(({ key }) => !seen.has(key))).toEqual([])
    const given = (await session.gameFile())?.inputs.map(({ by }) => by)
    expect(new Set(given)).toEqual(new Set(['p1', 'p2']))
    await session.opening.leave()
  },
)

test('bots play a whole game while one watches, and wait when they are asked to', { timeout: 300_000 }, async () => {
  const ends: (string | undefined)[] = []
  for (const seed of ['w1', 'w2']) {
    let waits = 0
    const session = await startedPairing(
      STARTERS,
      seed,
      'open',
      { viewer: 'p1+p2', bots: { p1: 'greedy', p2: 'random' } },
      async ({ watched }) => {
        expect(watched).toBe('by nobody else')
        waits++
        if (waits === 5) void session.playing.letBots('paused')
      },
    )
    const { store, playing } = session
    await vi.waitFor(() => expect(store.getState()).toMatchObject({ status: 'ready', botsPlay: 'paused', outcome: undefined }), {
      timeout: 60_000,
    })
    const { at } = store.getState()
    await playing.goTo(2)
    expect(store.getState()).toMatchObject({ at: 2, botsPlay: 'paused' })
    await playing.letBots('on')
    expect(store.getState().at).toBeGreaterThan(at)
    ends.push(store.getState().outcome?.winners[0])
    await session.opening.leave()
  }
  for (const winner of ends) expect(['p1', 'p2']).toContain(winner)
})
