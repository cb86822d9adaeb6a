/** Inputs that a game between opponents refuses: each has a message, changes nothing, and the game goes on. */
import { expect, test } from 'vitest'
import { answerOf, MEADOW, STARTERS, startedPairing } from './competing-players.ts'

test.each([
  ['the starters', STARTERS],
  ['the duel', MEADOW],
] as const)(
  'an answer for the other seat, twice or late, an undo after a draw without consent, and a concession for the other player: %s',
  { timeout: 300_000 },
  async (_, pairing) => {
    const session = await startedPairing(pairing, 'bad', 'hidden')
    const { store, playing, hands } = session
    const holder = session.running?.held?.holder
    if (holder === undefined) throw new Error('the table is held here')
    const stand = () => ({ at: holder.standing.inputs.length, hash: holder.hash })
    const refusedFor = async (input: Parameters<typeof holder.replay>[0][number]) => {
      const before = stand()
      const { refused } = await holder.replay([input])
      expect(stand()).toEqual(before)
      const words = store.getState().messages[refused?.code ?? '']
      expect({ code: refused?.code, words: words !== undefined && words.length > 10 }).toEqual({ code: refused?.code, words: true })
      return refused?.code
    }
    await hands.liftCurtain()
    const { question } = store.getState()
    if (question === undefined) throw new Error('nothing is asked')
    const other = question.who === 'p1' ? 'p2' : 'p1'
    const { value } = answerOf(question, 'bad', new Map())
    const answer = { kind: 'answer', question: question.key, value } as const
    expect(await refusedFor({ ...answer, by: other })).toBe('refused.not-theirs')
    expect(await refusedFor({ ...answer, by: 'nobody' })).toBe('refused.unknown-seat')
    expect(await refusedFor({ kind: 'move', move: { move: 'concede', card: other }, by: question.who })).toBe('refused.not-theirs')
    expect(await refusedFor({ kind: 'move', move: { move: 'void', card: 'p1' }, by: question.who })).toBe('refused.void-needs-consent')

    // two presses at once are one answer; the same answer later answers nothing
    await Promise.all([playing.answer(answer), playing.answer(answer)])
    expect(store.getState()).toMatchObject({ at: 1, refused: undefined })
    expect(await refusedFor({ ...answer, by: question.who })).toMatch(/^refused\.(other-question|not-theirs)$/)
    await playing.answer(answer)
    expect(store.getState().at).toBe(1)

    // plays on until an input draws a card for its player: undo needs consent
    const used = new Map<string, number>()
    const drawn = async (at: number) => (await holder.refusesRewind(at))?.code
    let refusedAt: number | undefined
    for (let i = 0; i < 200 && refusedAt === undefined && store.getState().outcome === undefined; i++) {
      await hands.liftCurtain()
      const asked = store.getState().question
      if (asked === undefined) break
      const given = answerOf(asked, 'bad', used).value
      if (Array.isArray(given)) for (const key of given) used.set(key, (used.get(key) ?? 0) + 1)
      const { at, story } = store.getState()
      await playing.answer({ kind: 'answer', question: asked.key, value: given })
      const isDraw = store
        .getState()
        .story.slice(story.length)
        .some(({ kind }) => kind === 'drew')
      if (isDraw && (await drawn(at)) === 'refused.needs-consent') refusedAt = at
    }
    expect(refusedAt).toBeDefined()
    const before = stand()
    await playing.goTo(refusedAt ?? 0)
    expect(store.getState()).toMatchObject({ refused: { code: 'refused.needs-consent' }, takeBack: { input: refusedAt } })
    expect(stand()).toEqual(before)
    await playing.goTo(refusedAt ?? 0, 'of the holder')
    expect(store.getState()).toMatchObject({ at: refusedAt, refused: undefined })
    await session.opening.leave()
  },
)
