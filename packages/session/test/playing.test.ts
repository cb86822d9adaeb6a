/**
 * Answering, automatic passing, votes, and going to other decisions, at a table without a realm: every condition and limit, and the calls
 * that the table receives.
 */
import { type StopSettings, stopEverywhere, stopWhereNew } from '@questwright/board/view'
import type { Forecast, ForecastWish, Question } from '@questwright/realm/web'
import { describe, expect, test } from 'vitest'
import { answered, choiceOf, type MadeUp, type Moment, madeUpTable, windowOf } from './made-up-table.ts'

const stopNowhere: StopSettings = { ...stopEverywhere, stops: 'nowhere' }
const refusal = (code: string) => ({ code, parts: {} })

/** Action windows without options, followed by a question from the given moment on. */
const windowsUpTo = (last: number) => (at: number) => ({ question: at < last ? windowOf(`w${at}`) : choiceOf('c', ['a']) })
const passes = (count: number) => Array(count).fill('give pass')

describe('an answer', () => {
  const twoChoices = (at: number): Moment => ({ question: choiceOf(`c${at}`, ['a', 'b']) })

  test('to another question than the one that is asked, or while the game works, is not given', async () => {
    const { table, playing, calls, state } = madeUpTable(twoChoices)
    await playing.answer(answered('c1', 'a'))
    table.set({ status: 'thinking' })
    await playing.answer(answered('c0', 'a'))
    table.set({ status: 'ready' })
    table.reloading = table.running
    await playing.answer(answered('c0', 'a'))
    expect([calls, state().at]).toEqual([[], 0])
    table.reloading = undefined
    await playing.answer(answered('c0', 'a'))
    expect([calls, state().at, state().status]).toEqual([['give a'], 1, 'ready'])
  })

  test.each([
    ['new', 'taken back', ['give dice a']],
    ['same', 'taken back', ['give a']],
    ['new', 'not taken back', ['give a']],
  ] as const)('comes with %s dice where the decision was %s: %j', async (dice, before, given) => {
    const { playing, calls, state } = madeUpTable(twoChoices)
    if (before === 'taken back') {
      await playing.answer(answered('c0', 'a'))
      await playing.goTo(0)
    }
    playing.chooseDice(dice)
    expect(state().dice).toBe(dice)
    calls.splice(0)
    await playing.answer(answered('c0', 'a'))
    expect(calls).toEqual(given)
  })

  test('that is refused is told, is noted no more, and leaves line and position', async () => {
    const { playing, state, noted } = madeUpTable(twoChoices, { refuses: () => refusal('no') })
    const { position, line } = state()
    await playing.answer(answered('c0', 'a'))
    expect(state()).toMatchObject({ refused: refusal('no'), position, line, status: 'ready', at: 0 })
    expect(noted()).toEqual([])
  })

  test('is noted before the game takes it, and no more once it is kept', async () => {
    const seen: unknown[] = []
    const made = madeUpTable(twoChoices, {
      refuses: () => {
        seen.push(made.noted())
        return undefined
      },
    })
    await made.playing.answer(answered('c0', 'a'))
    expect(seen).toEqual([[{ game: 'game', at: 0, inputs: [answered('c0', 'a')] }]])
    expect(made.noted()).toEqual([])
    expect((await made.shelf.kept('game'))?.inputs).toHaveLength(1)
  })

  test('is given at once: the table thinks while it is taken, and the last refusal is gone', async () => {
    const { playing, state, table } = madeUpTable(twoChoices, { held: 'elsewhere' })
    table.set({ refused: refusal('before'), takeBack: { input: 3 } })
    const taken = playing.answer(answered('c0', 'a'))
    expect(state()).toMatchObject({ status: 'thinking', wait: 'short', refused: undefined, takeBack: undefined })
    await taken
    expect(state()).toMatchObject({ status: 'ready', at: 1, saved: 'saved' })
  })
})

describe('of several inputs', () => {
  const given = [answered('c0', 'a'), answered('c1', 'a'), answered('c2', 'a')]

  test('those before a refused one are taken, stay noted until they are kept, and walk along the line', async () => {
    const { playing, state, shelf, noted } = madeUpTable((at) => ({ question: choiceOf(`c${at}`, ['a']) }), {
      refuses: (_, at) => (at === 2 ? refusal('no') : undefined),
      state: { redo: given, redoPlaces: given.map(() => ({ round: 1, phase: 'quest', step: '1' })) },
    })
    await playing.replay(given.slice(0, 1))
    expect(state().redo).toEqual(given.slice(1))
    await playing.replay([given[1], answered('c2', 'x')] as never)
    expect(state()).toMatchObject({ at: 2, refused: refusal('no'), status: 'ready' })
    expect(noted()).toEqual([])
    expect((await shelf.kept('game'))?.inputs).toEqual(given.slice(0, 2))
  })

  test('an error takes all of them from the notes, and ends the game', async () => {
    const { playing, state, noted } = madeUpTable((at) => ({ question: choiceOf(`c${at}`, ['a']) }), {
      refuses: (_, at) => {
        if (at === 1) throw new Error('it broke')
        return undefined
      },
    })
    await playing.replay(given)
    expect(state()).toMatchObject({ status: 'failed', error: 'it broke' })
    expect(noted()).toEqual([])
  })
})

describe('passing', () => {
  test('goes on until a question that has to be answered, one pass each, and then asks', async () => {
    const { playing, calls, state } = madeUpTable(windowsUpTo(3), { state: { stops: stopNowhere } })
    await playing.passOn()
    expect([calls, state().at, state().status, state().question?.key]).toEqual([passes(3), 3, 'ready', 'c'])
  })

  test('ends after 200 passes, and asks', async () => {
    const { playing, state } = madeUpTable((at) => ({ question: windowOf(`w${at}`) }), { state: { stops: stopNowhere } })
    await playing.passOn()
    expect([state().at, state().status]).toEqual([200, 'ready'])
  })

  test('that is refused is not tried again', async () => {
    const { playing, calls, state } = madeUpTable(windowsUpTo(3), { state: { stops: stopNowhere }, refuses: () => refusal('no') })
    await playing.passOn()
    expect([calls, state().status, state().refused]).toEqual([passes(1), 'ready', refusal('no')])
  })

  test.each([
    ['no question', {}],
    ['a question of another seat', { question: windowOf('w', [], { who: 'p2' }) }],
    ['a choice', { question: choiceOf('c', ['a']) }],
  ] as const)('does nothing at %s', async (_, moment) => {
    const { playing, calls, state } = madeUpTable(() => moment, { state: { stops: stopNowhere } })
    await playing.passOn()
    expect([calls, state().status]).toEqual([[], 'ready'])
  })

  test.each(['thinking', 'failed', 'opening'] as const)('does nothing while the game is %s', async (status) => {
    const { playing, calls, state } = madeUpTable(windowsUpTo(3), { state: { stops: stopNowhere, status } })
    await playing.passOn()
    expect([calls, state().status]).toEqual([[], status])
  })

  test('does nothing while other scripts are put under the game', async () => {
    const { table, playing, calls } = madeUpTable(windowsUpTo(3), { state: { stops: stopNowhere } })
    table.reloading = table.running
    await playing.passOn()
    expect(calls).toEqual([])
  })

  test('follows an answer by itself, and the question that it may pass takes no press before', async () => {
    const made = madeUpTable((at) => (at === 0 ? { question: choiceOf('c', ['a']) } : windowsUpTo(3)(at)), {
      state: { stops: stopNowhere },
    })
    const { playing, table, calls, state } = made
    const shown: string[] = []
    table.store.subscribe(({ status, at }, before) => at !== before.at && shown.push(`${status} ${at}`))
    await playing.answer(answered('c', 'a'))
    expect(calls).toEqual(['give a', 'give pass', 'give pass'])
    expect(shown).toEqual(['thinking 1', 'thinking 2', 'ready 3'])
    expect(state().status).toBe('ready')
  })

  test.each([
    ['next-step', 1],
    ['next-phase', 2],
    ['next-round', 3],
  ] as const)('until %s ends there, and the settings are as before', async (until, at) => {
    const moments = [
      [1, 'quest', '1'],
      [1, 'quest', '2'],
      [1, 'combat', '2'],
      [2, 'combat', '2'],
    ] as const
    const { playing, state } = madeUpTable((n) => ({ question: windowOf(`w${n}`), at: moments[n] ?? [3, 'x', 'x'] }))
    await playing.passUntil(until)
    expect(state()).toMatchObject({ at, status: 'ready', stops: stopEverywhere })
    expect(state().stops.passing).toBeUndefined()
  })

  test.each([
    [['drawn', 'step', 'tick', 'hurt', 'hurt'], ['tick'], 4],
    [['drawn', 'step', 'tick', 'hurt', 'hurt'], [], 3],
  ])('until something happens counts what happened since: after %j with the clockwork %j it ends at %i', async (told, clockwork, at) => {
    const { playing, state } = madeUpTable((n) => ({ question: windowOf(`w${n}`), tells: told[n - 1] ?? 'hurt' }))
    // story lines that were told before the passing began do not stop it
    await playing.answer(answered('w0', 'pass'))
    await playing.passUntil('something-happens', clockwork)
    expect(state().at).toBe(at)
  })

  test('changed settings are kept and take effect at once', async () => {
    const kept: StopSettings[] = []
    const { playing, state } = madeUpTable(windowsUpTo(2), { ports: { keepStops: (stops) => kept.push(stops) } })
    await playing.changeStops(stopNowhere)
    expect([kept, state().stops, state().at]).toEqual([[stopNowhere], stopNowhere, 2])
  })

  test('follows the inputs of other clients, too', async () => {
    const made = madeUpTable((at) => (at === 0 ? { question: choiceOf('c', ['a'], { who: 'p2' }) } : windowsUpTo(3)(at)), {
      held: 'elsewhere',
      state: { stops: stopNowhere },
    })
    await made.others(answered('c', 'a'))
    await made.playing.takeNews(made.running)
    expect([made.state().at, made.state().status, made.calls]).toEqual([3, 'ready', passes(2)])
  })

  test('calls of it run one after the other, and one that fails keeps none from passing', async () => {
    let fails = true
    const { playing, state } = madeUpTable(windowsUpTo(3), {
      state: { stops: stopWhereNew },
      forecast: async () => ({ chosen: {} }) as never,
    })
    playing.judgeLossesBy(() => {
      if (fails) throw new Error('no judgement')
      return []
    })
    const first = playing.passOn()
    await expect(first).rejects.toThrow('no judgement')
    expect(state()).toMatchObject({ at: 0, status: 'ready' })
    fails = false
    await Promise.all([playing.passOn(), playing.passOn()])
    expect(state()).toMatchObject({ at: 3, status: 'ready' })
  })
})

describe('where windows stop for what is new', () => {
  const asMuch = { nextWindow: { offers: 'as much', follows: [] } } as unknown as Partial<Forecast>
  /** Action windows with one ability each, followed by a question. */
  const offering =
    (...abilities: readonly (readonly string[])[]) =>
    (at: number): Moment => {
      const offers = abilities[at]
      return { question: offers ? windowOf(`w${at}`, offers) : choiceOf('c', ['a']) }
    }
  const where = (more: MadeUp = {}, chosen: (wish: ForecastWish) => Partial<Forecast> | undefined = () => ({})) => ({
    ...more,
    state: { stops: stopWhereNew, ...more.state },
    forecast: async (wish: ForecastWish) => ({ question: wish.question, options: {}, chosen: chosen(wish) }) as never,
  })

  test('a window that offers nothing is passed, and one that offers something is not', async () => {
    const empty = madeUpTable(offering([], ['x']), where())
    await empty.playing.passOn()
    expect([empty.state().at, empty.calls]).toEqual([1, ['forecast w0', 'give pass', 'forecast w1: next window']])
  })

  test('what was passed by hand is not offered again in this round; another ability is, and the same one in the next round', async () => {
    const rounds = [1, 1, 1, 1, 2]
    const windows = offering(['x'], ['x'], ['x', 'y'], ['x'], ['x'])
    const { playing, state } = madeUpTable((at) => ({ ...windows(at), at: [rounds[at] ?? 2, 'quest', '1'] }), where())
    await playing.answer(answered('w0', 'pass'))
    expect(state().at).toBe(2)
    await playing.answer(answered('w2', 'pass'))
    expect(state().at).toBe(4)
  })

  test('a used ability gives nothing away', async () => {
    const { playing, state } = madeUpTable(offering(['x', 'y'], ['y']), where())
    await playing.answer(answered('w0', 'x'))
    expect(state().at).toBe(1)
  })

  test('what was given away is offered again after going back', async () => {
    const { playing, state } = madeUpTable(offering(['x'], ['x'], ['x']), where())
    await playing.answer(answered('w0', 'pass'))
    expect(state().at).toBe(3)
    await playing.goTo(1)
    await playing.passOn()
    expect(state().at).toBe(1)
  })

  test('nothing is given away under other settings', async () => {
    const { playing, state, table } = madeUpTable(offering(['x'], ['x']), where({ state: { stops: stopEverywhere } }))
    await playing.answer(answered('w0', 'pass'))
    table.set({ stops: stopWhereNew })
    await playing.passOn()
    expect(state().at).toBe(1)
  })

  const clock = [{ n: 0, kind: 'tick', parts: {} }]
  test.each<readonly [string, Partial<Forecast>, Partial<MadeUp>, number]>([
    ['the next window offers as much', asMuch, {}, 1],
    ['only clockwork comes before the next window', { nextWindow: { offers: 'as much', follows: clock } }, {}, 1],
    [
      'something happens before the next window',
      { nextWindow: { offers: 'as much', follows: [{ n: 0, kind: 'hurt', parts: {} }] } },
      {},
      0,
    ],
    ['the next window offers less', { nextWindow: { offers: 'less', follows: [] } }, {}, 0],
    ['nothing is known of the next window', {}, {}, 0],
    ['others hold hidden hands', asMuch, { state: { hands: 'hidden' } }, 0],
    ['another process holds the table', asMuch, { held: 'elsewhere' }, 0],
  ])('a chance is left for later where %s', async (_, chosen, more, at) => {
    const { playing, state } = madeUpTable(
      offering(['x']),
      where(more, () => chosen),
    )
    playing.judgeLossesBy(() => [], ['tick'])
    await playing.passOn()
    expect(state().at).toBe(at)
  })

  const uses = (change: boolean) => (wish: ForecastWish) =>
    wish.asks === 'what uses change' && !change ? { uses: 'change nothing' as const } : {}
  test.each<readonly [string, boolean, Partial<MadeUp>, readonly string[], number]>([
    ['that no use prevents', false, {}, ['forecast w0', 'forecast w0: what uses change', 'give pass'], 1],
    ['that a use prevents', true, {}, ['forecast w0', 'forecast w0: what uses change'], 0],
    ['while others hold hidden hands', false, { state: { hands: 'hidden' } }, ['forecast w0'], 0],
  ])('a loss %s', async (_, change, more, calls, at) => {
    const made = madeUpTable(offering([]), where(more, uses(change)))
    made.playing.judgeLossesBy((_, view) => [`loss in round ${view.status.round}`])
    await made.playing.passOn()
    expect([made.state().at, made.calls]).toEqual([at, calls])
  })

  test('a loss that was known when the window before was passed by hand is no reason to ask; another one is', async () => {
    const losses = [['a'], ['a'], ['a', 'b']]
    let now = 0
    const { playing, state } = madeUpTable(offering(['x'], ['x'], ['x'], ['x']), where())
    playing.judgeLossesBy(() => losses[now++] ?? [])
    await playing.answer(answered('w0', 'pass'))
    expect(state().at).toBe(2)
  })

  test('a look that fails tells nothing, and costs the game nothing', async () => {
    const { playing, state } = madeUpTable(offering([], ['x']), {
      state: { stops: stopWhereNew },
      forecast: () => Promise.reject(new Error('no look')),
    })
    await playing.passOn()
    expect(state()).toMatchObject({ at: 1, status: 'ready', error: undefined })
  })
})

describe('a vote of all', () => {
  const vote = (key: string, who: string, more: Partial<Question> = {}) =>
    choiceOf(key, ['a', 'b'], { who, name: 'vote', parts: { vote: 'of-all' }, because: { card: { card: 'k' } } as never, ...more })
  const both = { state: { viewer: 'p1+p2', eyes: 'p1+p2' } } as const
  const then =
    (second: Question) =>
    (at: number): Moment => ({ question: at === 0 ? vote('v0', 'p1') : at === 1 ? second : choiceOf('c', ['a']) })

  test.each<readonly [string, Question, number]>([
    ['is given for the other hand that is asked the same', vote('v1', 'p2'), 2],
    ['is not given where the same hand is asked again', vote('v1', 'p1'), 1],
    ['is not given where another vote is asked', vote('v1', 'p2', { name: 'other' }), 1],
    ['is not given where another card asks', vote('v1', 'p2', { because: { card: { card: 'j' } } as never }), 1],
    ['is not given where it is offered no more', vote('v1', 'p2', { options: [{ key: 'b' }] as never }), 1],
    ['is not given where each decides alone', vote('v1', 'p2', { parts: {} }), 1],
  ])('%s', async (_, second, at) => {
    const { playing, state } = madeUpTable(then(second), both)
    await playing.answer(answered('v0', 'a'))
    expect([state().at, state().status]).toEqual([at, 'ready'])
  })

  test('is not given for other people at one screen', async () => {
    const { playing, state, table } = madeUpTable(then(vote('v1', 'p2')), { state: { ...both.state, hands: 'hidden', eyes: 'p1+p2' } })
    await playing.answer(answered('v0', 'a'))
    expect([state().at, table.state.status]).toEqual([1, 'ready'])
  })

  test('is not given once something else was answered', async () => {
    const { playing, state } = madeUpTable(
      (at) => ({ question: [vote('v0', 'p1'), choiceOf('c', ['a']), vote('v1', 'p2')][at] ?? choiceOf('d', ['a']) }),
      both,
    )
    await playing.answer(answered('v0', 'a'))
    await playing.answer(answered('c', 'a'))
    expect(state().at).toBe(2)
  })

  test('is given once for each hand', async () => {
    const { playing, state, inputs } = madeUpTable(
      (at) => ({ question: [vote('v0', 'p1'), vote('v1', 'p2'), vote('v2', 'p3'), vote('v3', 'p2')][at] ?? choiceOf('d', ['a']) }),
      { state: { viewer: 'p1+p2+p3', eyes: 'p1+p2+p3' } },
    )
    await playing.answer(answered('v0', 'b'))
    expect(state().at).toBe(3)
    expect(inputs().map((input) => input.kind === 'answer' && input.value)).toEqual([['b'], ['b'], ['b']])
  })
})

describe('going to another moment', () => {
  const choices = (at: number): Moment => ({ question: choiceOf(`c${at}`, ['a', 'b']) })
  async function atFour(more: MadeUp = {}) {
    const made = madeUpTable(choices, more)
    for (let i = 0; i < 4; i++) await made.playing.answer(answered(`c${i}`, 'a'))
    made.calls.splice(0)
    return made
  }

  test('back asks the rules for a player, and not for who holds the game', async () => {
    const { playing, calls, state } = await atFour()
    await playing.goTo(2)
    expect([calls.splice(0), state().at, state().redo.length, state().redoPlaces.length]).toEqual([['may rewind 2', 'rewind 2'], 2, 2, 2])
    await playing.goTo(1, 'of the holder')
    expect([calls, state().at, state().redo.length, state().redoPlaces.length]).toEqual([['rewind 1'], 1, 3, 3])
  })

  test('back that the rules refuse is told with what all may agree to, and the game stays', async () => {
    const { playing, calls, state } = await atFour({ refusesRewind: () => refusal('consent') })
    await playing.goTo(2)
    expect(state()).toMatchObject({ at: 4, status: 'ready', refused: refusal('consent'), takeBack: { input: 2 }, redo: [] })
    expect(calls).toEqual(['may rewind 2'])
    await playing.againFrom(2)
    expect(state().takeBack).toEqual({ input: 2, dice: 'new' })
    expect(calls.slice(1)).toEqual(['may rewind 2'])
  })

  test('forth gives what was taken back, as far as it was meant, and keeps the rest', async () => {
    const { playing, calls, state } = await atFour()
    await playing.goTo(0)
    calls.splice(0)
    await playing.goTo(3)
    expect([calls, state().at, state().redo.length, state().redoPlaces.length]).toEqual([['give a a a', 'look'], 3, 1, 1])
  })

  test('forth stops where a decision fits no more: it is told, and nothing that was taken back is lost', async () => {
    let refuses = false
    const { playing, state } = await atFour({ refuses: (_, at) => (refuses && at === 2 ? refusal('other') : undefined) })
    await playing.goTo(0)
    refuses = true
    await playing.goTo(4)
    expect(state()).toMatchObject({ at: 2, refused: refusal('other'), status: 'ready' })
    expect([state().redo.length, state().redoPlaces.length]).toEqual([2, 2])
  })

  test('to the current one, or while the game works, does nothing', async () => {
    const { playing, calls, table } = await atFour()
    await playing.goTo(4)
    table.set({ status: 'thinking' })
    await playing.goTo(1)
    await playing.againFrom(1)
    expect(calls).toEqual([])
  })

  test('again from one throws the dice of a player, or those of the holder', async () => {
    const ofPlayer = await atFour()
    await ofPlayer.playing.againFrom(3)
    expect(ofPlayer.inputs().at(-1)).toEqual({ kind: 'dice', seed: 'new dice' })
    const ofHolder = await atFour()
    await ofHolder.playing.againFrom(3, 'of the holder')
    expect(ofHolder.inputs().at(-1)).toEqual({ kind: 'dice', seed: 'fresh' })
    expect(ofHolder.state()).toMatchObject({ at: 4, line: { id: '2' } })
  })

  test('again from one ahead of the last decision throws the dice where the game stands; at a table that does not go back none are thrown', async () => {
    const ahead = await atFour()
    await ahead.playing.againFrom(9)
    expect([ahead.inputs().length, ahead.state().at]).toEqual([5, 5])
    const behind = await atFour({ held: 'elsewhere', refusesRewind: () => refusal('no') })
    await behind.playing.againFrom(2)
    expect(behind.inputs()).toHaveLength(4)
  })

  test('new dice that the rules refuse are offered with the consent of all', async () => {
    const { playing, state } = await atFour({ refuses: ({ kind }) => (kind === 'dice' ? refusal('consent') : undefined) })
    await playing.againFrom(3)
    expect(state()).toMatchObject({ at: 3, takeBack: { input: 3, dice: 'new' }, refused: refusal('consent') })
  })

  test('back at a table that another process holds is asked there, and forth is not', async () => {
    const { playing, state, calls } = await atFour({ held: 'elsewhere', refusesRewind: (to) => (to === 1 ? refusal('no') : undefined) })
    await playing.goTo(7)
    expect(calls).toEqual([])
    await playing.goTo(1)
    expect(state()).toMatchObject({ at: 4, refused: refusal('no'), status: 'ready' })
    await playing.goTo(2)
    expect(state()).toMatchObject({ at: 2, refused: undefined, redo: [], saved: 'saved', status: 'ready' })
  })

  test('an error ends the game with its words', async () => {
    const { playing, state } = await atFour({
      refusesRewind: () => {
        throw new Error('open: BadThing: no way back')
      },
    })
    await playing.goTo(1)
    expect(state()).toMatchObject({ status: 'failed', error: 'no way back' })
  })
})

describe('by hand', () => {
  test.each([
    ['a move', (made: ReturnType<typeof madeUpTable>) => made.playing.moveByHand({ any: 1 }), { kind: 'move', move: { any: 1 } }],
    ['new dice', (made: ReturnType<typeof madeUpTable>) => made.playing.throwNewDice(), { kind: 'dice', seed: 'new dice' }],
  ] as const)('%s is given where the game is free, and no pass follows', async (_, give, input) => {
    const made = madeUpTable((at) => ({ question: windowOf(`w${at}`) }))
    made.table.set({ status: 'thinking', stops: stopNowhere })
    await give(made)
    expect(made.inputs()).toEqual([])
    made.table.set({ status: 'ready' })
    await give(made)
    expect([made.inputs(), made.state().status]).toEqual([[input], 'ready'])
  })
})
