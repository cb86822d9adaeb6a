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

describe('giving an answer', () => {
  const twoChoices = (at: number): Moment => ({ question: choiceOf(`c${at}`, ['a', 'b']) })

  test('does nothing if the question is not pending, or while the game is busy', async () => {
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
  ] as const)('uses %s dice if the decision was %s: calls %j', async (dice, before, given) => {
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

  test('shows a refusal, removes the input from the notes, and leaves line and position unchanged', async () => {
    const { playing, state, noted } = madeUpTable(twoChoices, { refuses: () => refusal('no') })
    const { position, line } = state()
    await playing.answer(answered('c0', 'a'))
    expect(state()).toMatchObject({ refused: refusal('no'), position, line, status: 'ready', at: 0 })
    expect(noted()).toEqual([])
  })

  test('writes the input to the notes before the game takes it, and removes it once it is saved', async () => {
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

  test('sets the state to "thinking" at once, and removes the refusal that was shown', async () => {
    const { playing, state, table } = madeUpTable(twoChoices, { held: 'elsewhere' })
    table.set({ refused: refusal('before'), takeBack: { input: 3 } })
    const taken = playing.answer(answered('c0', 'a'))
    expect(state()).toMatchObject({ status: 'thinking', wait: 'short', refused: undefined, takeBack: undefined })
    await taken
    expect(state()).toMatchObject({ status: 'ready', at: 1, saved: 'saved' })
  })
})

describe('giving several inputs', () => {
  const given = [answered('c0', 'a'), answered('c1', 'a'), answered('c2', 'a')]

  test('takes those before a refused one, saves them, and removes equal inputs from redo', async () => {
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

  test('removes all of them from the notes and ends the game if an error occurs', async () => {
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

describe('automatic passing', () => {
  test('gives one pass for each window until a question that cannot be passed', async () => {
    const { playing, calls, state } = madeUpTable(windowsUpTo(3), { state: { stops: stopNowhere } })
    await playing.passOn()
    expect([calls, state().at, state().status, state().question?.key]).toEqual([passes(3), 3, 'ready', 'c'])
  })

  test('ends after 200 passes', async () => {
    const { playing, state } = madeUpTable((at) => ({ question: windowOf(`w${at}`) }), { state: { stops: stopNowhere } })
    await playing.passOn()
    expect([state().at, state().status]).toEqual([200, 'ready'])
  })

  test('does not try a refused pass again', async () => {
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

  test('does nothing while scripts are being replaced', async () => {
    const { table, playing, calls } = madeUpTable(windowsUpTo(3), { state: { stops: stopNowhere } })
    table.reloading = table.running
    await playing.passOn()
    expect(calls).toEqual([])
  })

  test('continues after an answer; the state stays "thinking" until it is done', async () => {
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
  ] as const)('until %s ends there, and restores the settings', async (until, at) => {
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
  ])(
    'until something happens looks at story lines since its beginning: after %j with the clockwork %j it ends at %i',
    async (told, clockwork, at) => {
      const { playing, state } = madeUpTable((n) => ({ question: windowOf(`w${n}`), tells: told[n - 1] ?? 'hurt' }))
      // story lines from before the automatic passes do not stop them
      await playing.answer(answered('w0', 'pass'))
      await playing.passUntil('something-happens', clockwork)
      expect(state().at).toBe(at)
    },
  )

  test('starts when the settings are changed, and the new settings are saved', async () => {
    const kept: StopSettings[] = []
    const { playing, state } = madeUpTable(windowsUpTo(2), { ports: { keepStops: (stops) => kept.push(stops) } })
    await playing.changeStops(stopNowhere)
    expect([kept, state().stops, state().at]).toEqual([[stopNowhere], stopNowhere, 2])
  })

  test('continues after inputs of other clients', async () => {
    const made = madeUpTable((at) => (at === 0 ? { question: choiceOf('c', ['a'], { who: 'p2' }) } : windowsUpTo(3)(at)), {
      held: 'elsewhere',
      state: { stops: stopNowhere },
    })
    await made.others(answered('c', 'a'))
    await made.playing.takeNews(made.running)
    expect([made.state().at, made.state().status, made.calls]).toEqual([3, 'ready', passes(2)])
  })

  test('runs one call after another, and a failed call does not stop later ones', async () => {
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

describe('automatic passing with the setting to stop at new options', () => {
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

  test('passes a window without abilities, and stops at a window with an ability', async () => {
    const empty = madeUpTable(offering([], ['x']), where())
    await empty.playing.passOn()
    expect([empty.state().at, empty.calls]).toEqual([1, ['forecast w0', 'give pass', 'forecast w1: next window']])
  })

  test('does not stop at an ability again in the round in which the player passed it; it stops at other abilities, and in the next round', async () => {
    const rounds = [1, 1, 1, 1, 2]
    const windows = offering(['x'], ['x'], ['x', 'y'], ['x'], ['x'])
    const { playing, state } = madeUpTable((at) => ({ ...windows(at), at: [rounds[at] ?? 2, 'quest', '1'] }), where())
    await playing.answer(answered('w0', 'pass'))
    expect(state().at).toBe(2)
    await playing.answer(answered('w2', 'pass'))
    expect(state().at).toBe(4)
  })

  test('stops at an ability that the player has not passed, after another one was used', async () => {
    const { playing, state } = madeUpTable(offering(['x', 'y'], ['y']), where())
    await playing.answer(answered('w0', 'x'))
    expect(state().at).toBe(1)
  })

  test('stops at a passed ability again after an undo', async () => {
    const { playing, state } = madeUpTable(offering(['x'], ['x'], ['x']), where())
    await playing.answer(answered('w0', 'pass'))
    expect(state().at).toBe(3)
    await playing.goTo(1)
    await playing.passOn()
    expect(state().at).toBe(1)
  })

  test('stops at abilities that the player passed under other settings', async () => {
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

  test('does not stop for a loss that the player knew when passing the last window, but for another loss', async () => {
    const losses = [['a'], ['a'], ['a', 'b']]
    let now = 0
    const { playing, state } = madeUpTable(offering(['x'], ['x'], ['x'], ['x']), where())
    playing.judgeLossesBy(() => losses[now++] ?? [])
    await playing.answer(answered('w0', 'pass'))
    expect(state().at).toBe(2)
  })

  test('continues without a forecast if the forecast fails', async () => {
    const { playing, state } = madeUpTable(offering([], ['x']), {
      state: { stops: stopWhereNew },
      forecast: () => Promise.reject(new Error('no look')),
    })
    await playing.passOn()
    expect(state()).toMatchObject({ at: 1, status: 'ready', error: undefined })
  })
})

describe('passing in a game between opponents', () => {
  const words = {
    passing: { givesUp: 'window' },
    phases: { quest: '', combat: '' },
    steps: {},
    windows: ['action-window'],
  } as const
  const open = (at: number, who = 'p1', offers: readonly string[] = ['strike']) => ({
    question: windowOf(`w${at}`, offers, { who: who as 'p1' }),
  })

  test('a pass gives up one chance: the next window that offers the same asks again', async () => {
    const { playing, state } = madeUpTable((at) => open(at), { state: { stops: stopWhereNew } })
    playing.passBy(words)
    await playing.answer(answered('w0', 'pass'))
    expect(state()).toMatchObject({ at: 1, status: 'ready' })
  })

  test('a request to pass stays while the other player answers, and ends with the phase, an answer by hand or an undo', async () => {
    const seats = ['p1', 'p2', 'p1', 'p1', 'p1', 'p1']
    const phaseAt = (at: number): readonly [number, string, string] => [1, at < 3 ? 'quest' : 'combat', '1']
    const made = madeUpTable((at) => ({ ...open(at, seats[at]), at: phaseAt(at) }), { state: { stops: stopWhereNew, eyes: 'p1+p2' } })
    made.playing.passBy(words)
    await made.playing.passUntil('next-phase')
    // the request is p1's: p2 is asked
    expect(made.state()).toMatchObject({ at: 1, status: 'ready' })
    await made.playing.answer(answered('w1', 'strike'))
    expect(made.state().at).toBe(3)
    expect(made.state().stops.passing).toBeUndefined()
    await made.playing.goTo(0)
    await made.playing.passUntil('next-phase')
    await made.playing.goTo(0)
    await made.playing.answer(answered('w0', 'strike'))
    await made.playing.answer(answered('w1', 'strike'))
    expect(made.state().at).toBe(2)
  })

  test('a list of stops that was made in another game counts as the default', async () => {
    const { playing, state } = madeUpTable((at) => open(at, 'p1', at < 2 ? [] : ['strike']), {
      state: { stops: { ...stopWhereNew, stops: ['6.4.1'] } },
    })
    playing.passBy(words)
    await playing.passOn()
    expect(state()).toMatchObject({ at: 2, status: 'ready' })
    await playing.changeStops({ ...stopWhereNew, stops: ['combat'] })
    expect(state().at).toBeGreaterThan(2)
  })

  test('a window that offers its seat nothing is passed without a curtain for it', async () => {
    const seats = ['p1', 'p2', 'p1', 'p2']
    const made = madeUpTable((at) => open(at, seats[at], at === 1 ? [] : ['strike']), {
      state: { stops: stopWhereNew, hands: 'hidden', viewer: 'p1+p2', eyes: 'p1' },
    })
    made.playing.passBy(words)
    await made.playing.answer(answered('w0', 'strike'))
    expect(made.state()).toMatchObject({ at: 2, status: 'ready', curtain: undefined, eyes: 'p1' })
    await made.playing.answer(answered('w2', 'strike'))
    expect(made.state()).toMatchObject({ at: 3, curtain: 'p2', eyes: 'table' })
  })
})

describe('a vote in which all players must agree', () => {
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

  test('is not answered for other people who share the screen', async () => {
    const { playing, state, table } = madeUpTable(then(vote('v1', 'p2')), { state: { ...both.state, hands: 'hidden', eyes: 'p1+p2' } })
    await playing.answer(answered('v0', 'a'))
    expect([state().at, table.state.status]).toEqual([1, 'ready'])
  })

  test('is not answered for the other seats after another answer', async () => {
    const { playing, state } = madeUpTable(
      (at) => ({ question: [vote('v0', 'p1'), choiceOf('c', ['a']), vote('v1', 'p2')][at] ?? choiceOf('d', ['a']) }),
      both,
    )
    await playing.answer(answered('v0', 'a'))
    await playing.answer(answered('c', 'a'))
    expect(state().at).toBe(2)
  })

  test('is answered once for each seat of the player', async () => {
    const { playing, state, inputs } = madeUpTable(
      (at) => ({ question: [vote('v0', 'p1'), vote('v1', 'p2'), vote('v2', 'p3'), vote('v3', 'p2')][at] ?? choiceOf('d', ['a']) }),
      { state: { viewer: 'p1+p2+p3', eyes: 'p1+p2+p3' } },
    )
    await playing.answer(answered('v0', 'b'))
    expect(state().at).toBe(3)
    expect(inputs().map((input) => input.kind === 'answer' && input.value)).toEqual([['b'], ['b'], ['b']])
  })
})

describe('going to another decision', () => {
  const choices = (at: number): Moment => ({ question: choiceOf(`c${at}`, ['a', 'b']) })
  async function atFour(more: MadeUp = {}) {
    const made = madeUpTable(choices, more)
    for (let i = 0; i < 4; i++) await made.playing.answer(answered(`c${i}`, 'a'))
    made.calls.splice(0)
    return made
  }

  test('asks the rules before an undo by a player, but not before one by the holder', async () => {
    const { playing, calls, state } = await atFour()
    await playing.goTo(2)
    expect([calls.splice(0), state().at, state().redo.length, state().redoPlaces.length]).toEqual([['may rewind 2', 'rewind 2'], 2, 2, 2])
    await playing.goTo(1, 'of the holder')
    expect([calls, state().at, state().redo.length, state().redoPlaces.length]).toEqual([['rewind 1'], 1, 3, 3])
  })

  test('shows the refusal of an undo, and the undo to which all players can agree', async () => {
    const { playing, calls, state } = await atFour({ refusesRewind: () => refusal('consent') })
    await playing.goTo(2)
    expect(state()).toMatchObject({ at: 4, status: 'ready', refused: refusal('consent'), takeBack: { input: 2 }, redo: [] })
    expect(calls).toEqual(['may rewind 2'])
    await playing.againFrom(2)
    expect(state().takeBack).toEqual({ input: 2, dice: 'new' })
    expect(calls.slice(1)).toEqual(['may rewind 2'])
  })

  test('forward gives the undone inputs up to that decision again, and keeps the rest for redo', async () => {
    const { playing, calls, state } = await atFour()
    await playing.goTo(0)
    calls.splice(0)
    await playing.goTo(3)
    expect([calls, state().at, state().redo.length, state().redoPlaces.length]).toEqual([['give a a a', 'look'], 3, 1, 1])
  })

  test('forward stops at an input that no longer fits, shows the reason, and keeps the rest for redo', async () => {
    let refuses = false
    const { playing, state } = await atFour({ refuses: (_, at) => (refuses && at === 2 ? refusal('other') : undefined) })
    await playing.goTo(0)
    refuses = true
    await playing.goTo(4)
    expect(state()).toMatchObject({ at: 2, refused: refusal('other'), status: 'ready' })
    expect([state().redo.length, state().redoPlaces.length]).toEqual([2, 2])
  })

  test('does nothing if the decision is the current one, or while the game is busy', async () => {
    const { playing, calls, table } = await atFour()
    await playing.goTo(4)
    table.set({ status: 'thinking' })
    await playing.goTo(1)
    await playing.againFrom(1)
    expect(calls).toEqual([])
  })

  test('and playing on with new dice takes the seed from the table for a player, and from the page for the holder', async () => {
    const ofPlayer = await atFour()
    await ofPlayer.playing.againFrom(3)
    expect(ofPlayer.inputs().at(-1)).toEqual({ kind: 'dice', seed: 'new dice' })
    const ofHolder = await atFour()
    await ofHolder.playing.againFrom(3, 'of the holder')
    expect(ofHolder.inputs().at(-1)).toEqual({ kind: 'dice', seed: 'fresh' })
    expect(ofHolder.state()).toMatchObject({ at: 4, line: { id: '2' } })
  })

  test('with new dice uses the current decision if the given one lies ahead; without a permitted undo there are no new dice', async () => {
    const ahead = await atFour()
    await ahead.playing.againFrom(9)
    expect([ahead.inputs().length, ahead.state().at]).toEqual([5, 5])
    const behind = await atFour({ held: 'elsewhere', refusesRewind: () => refusal('no') })
    await behind.playing.againFrom(2)
    expect(behind.inputs()).toHaveLength(4)
  })

  test('shows new dice that the rules refuse as a change to which all players can agree', async () => {
    const { playing, state } = await atFour({ refuses: ({ kind }) => (kind === 'dice' ? refusal('consent') : undefined) })
    await playing.againFrom(3)
    expect(state()).toMatchObject({ at: 3, takeBack: { input: 3, dice: 'new' }, refused: refusal('consent') })
  })

  test('asks the process that holds the table for an undo, and has no redo there', async () => {
    const { playing, state, calls } = await atFour({ held: 'elsewhere', refusesRewind: (to) => (to === 1 ? refusal('no') : undefined) })
    await playing.goTo(7)
    expect(calls).toEqual([])
    await playing.goTo(1)
    expect(state()).toMatchObject({ at: 4, refused: refusal('no'), status: 'ready' })
    await playing.goTo(2)
    expect(state()).toMatchObject({ at: 2, refused: undefined, redo: [], saved: 'saved', status: 'ready' })
  })

  test('ends the game with the message of an error', async () => {
    const { playing, state } = await atFour({
      refusesRewind: () => {
        throw new Error('open: BadThing: no way back')
      },
    })
    await playing.goTo(1)
    expect(state()).toMatchObject({ status: 'failed', error: 'no way back' })
  })
})

describe('an input by hand', () => {
  test.each([
    ['a move', (made: ReturnType<typeof madeUpTable>) => made.playing.moveByHand({ any: 1 }), { kind: 'move', move: { any: 1 } }],
    ['new dice', (made: ReturnType<typeof madeUpTable>) => made.playing.throwNewDice(), { kind: 'dice', seed: 'new dice' }],
  ] as const)('(%s) is given if the game is not busy, and no automatic pass follows', async (_, give, input) => {
    const made = madeUpTable((at) => ({ question: windowOf(`w${at}`) }))
    made.table.set({ status: 'thinking', stops: stopNowhere })
    await give(made)
    expect(made.inputs()).toEqual([])
    made.table.set({ status: 'ready' })
    await give(made)
    expect([made.inputs(), made.state().status]).toEqual([[input], 'ready'])
  })
})
