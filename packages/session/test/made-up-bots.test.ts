/** Bots at a table without a realm: when they answer, pause and wait, and how a player goes back past their answers. */
import { stopEverywhere } from '@questwright/board/view'
import { expect, test } from 'vitest'
import { answered, choiceOf, type MadeUp, madeUpTable, windowOf } from './made-up-table.ts'

const seats = ['p1', 'p2', 'p3']
const of = (who: string, key: string) => choiceOf(key, ['a', 'b'], { who } as never)

/**
 * A game in which these seats are asked one after the other; the bot of a seat answers `a`.
 * @param bots the seats that bots play
 */
function withBots(asked: readonly string[], bots: readonly string[], more: MadeUp = {}) {
  const made = madeUpTable((at) => (asked[at] === undefined ? {} : { question: of(asked[at], `c${at}`) }), {
    seats,
    ...more,
    state: {
      ...{ viewer: 'p1', eyes: 'p1', hands: 'open', bots: Object.fromEntries(bots.map((seat) => [seat, 'random'])), botsPlay: 'on' },
      ...more.state,
    } as never,
  })
  const answers: string[] = []
  const holder = made.running.held?.holder as { botAnswer?: (bot: string) => Promise<unknown> } | undefined
  if (holder)
    holder.botAnswer = async (bot) => {
      answers.push(`${bot} ${made.state().question?.key}`)
      return { ...answered(made.state().question?.key ?? '', 'a'), by: made.state().question?.who }
    }
  return { ...made, answers, holder }
}

test('bots answer one after the other until a person is asked', async () => {
  const { playing, answers, state } = withBots(['p2', 'p3', 'p1', 'p2'], ['p2', 'p3'])
  await playing.passOn()
  expect([answers, state().at, state().status]).toEqual([['random c0', 'random c1'], 2, 'ready'])
})

test('bots that play alone go on to the end of the game', async () => {
  const { playing, answers, state } = withBots(Array(250).fill('p2'), ['p1', 'p2', 'p3'])
  await playing.passOn()
  expect([answers.length, state().at]).toEqual([250, 250])
})

test('paused bots do not answer, until they are let on', async () => {
  const { playing, answers, state } = withBots(['p2', 'p1'], ['p2'], { state: { botsPlay: 'paused' } })
  await playing.passOn()
  expect([answers, state().status]).toEqual([[], 'ready'])
  await playing.letBots('on')
  expect([answers, state().at, state().botsPlay]).toEqual([['random c0'], 1, 'on'])
  await playing.letBots('paused')
  expect(state().botsPlay).toBe('paused')
})

test.each([
  ['by a player', ['p2'], 'p1'],
  ['by a player', ['p1'], 'p1+p2'],
  ['by nobody else', ['p1', 'p2'], 'p1+p2'],
] as const)(
  'before its answer a bot says that the game is watched %s if %j are bots, at the screen of %s',
  async (watched, bots, viewer) => {
    const said: unknown[] = []
    const beforeBot = async (told: unknown) => void said.push(told)
    const asked = [bots[0], 'p3']
    const { playing } = withBots(asked, bots, { state: { viewer, eyes: viewer }, ports: { beforeBot } as never })
    await playing.passOn()
    expect(said).toEqual([{ watched }])
  },
)

test.each(['paused', 'answered', 'left'] as const)('a bot does not answer if the game was %s while it waited', async (what) => {
  const beforeBot = async () => {
    if (what === 'paused') made.table.set({ botsPlay: 'paused' })
    else if (what === 'answered') made.table.set({ question: of('p1', 'other') })
    else made.table.generation++
  }
  const made = withBots(['p2', 'p1'], ['p2'], { ports: { beforeBot } as never })
  await made.playing.passOn()
  expect([made.answers, made.calls]).toEqual([[], []])
})

test('the answer of a bot is not given if the game was left while the bot thought', async () => {
  const made = withBots(['p2', 'p1'], ['p2'])
  const { holder } = made
  if (holder)
    holder.botAnswer = async () => {
      made.table.generation++
      return undefined
    }
  await made.playing.passOn()
  expect([made.calls, made.state().error]).toEqual([[], undefined])
})

test('a bot without a legal answer ends the game with a message', async () => {
  const { playing, state, holder } = withBots(['p2', 'p1'], ['p2'])
  if (holder) holder.botAnswer = async () => undefined
  await playing.passOn()
  expect(state()).toMatchObject({ status: 'failed', error: 'The bot finds no answer that the rules allow.' })
})

test('a bot whose answer is refused is not asked again', async () => {
  const { playing, state, answers } = withBots(['p2', 'p1'], ['p2'], { refuses: () => ({ code: 'no', parts: {} }) })
  await playing.passOn()
  expect([answers.length, state().at]).toEqual([1, 0])
})

test('at a table in another process no bot answers here', async () => {
  const { playing, state, calls } = withBots(['p2', 'p1'], ['p2'], { held: 'elsewhere' })
  await playing.passOn()
  expect([calls, state().at]).toEqual([[], 0])
})

test('going back leads to the last decision of a person, from which bots answer again', async () => {
  const { playing, state, calls } = withBots(['p1', 'p2', 'p2', 'p1'], ['p2'])
  await playing.answer(answered('c0', 'b'))
  await playing.replay([{ ...answered('c3', 'b'), by: 'p1' }])
  expect(state().at).toBe(4)
  calls.length = 0
  await playing.goTo(2)
  expect([calls[0], state().at]).toEqual(['may rewind 0', 0])
})

test('going back in a game of bots alone leads to the input itself, and they pause', async () => {
  const { playing, state, answers } = withBots(['p1', 'p2', 'p1'], ['p1', 'p2', 'p3'])
  await playing.passOn()
  expect(state().at).toBe(3)
  answers.length = 0
  await playing.goTo(1)
  expect([state().at, state().botsPlay, answers]).toEqual([1, 'paused', []])
})

test('a game is ended without a winner in the name of the first seat, unless it is busy or has no seats', async () => {
  const made = withBots(['p1'], [])
  const given: unknown[] = []
  const { holder } = made as unknown as { holder: { replay: (inputs: readonly unknown[]) => Promise<object> } }
  holder.replay = async (inputs) => {
    given.push(...inputs)
    return {}
  }
  made.table.set({ status: 'thinking' })
  await made.playing.voidGame()
  const { view } = made.state()
  made.table.set({ status: 'ready', view: { ...view, status: { ...view.status, seats: [] } as never } })
  await made.playing.voidGame()
  expect(given).toEqual([])
  made.table.set({ view })
  await made.playing.voidGame()
  expect(given).toEqual([{ kind: 'move', move: { move: 'void', card: 'p1' } }])
})

test('a window of a bot is not passed by the settings of a player', async () => {
  const { table, playing, state, calls } = madeUpTable(
    (at) => ({ question: at === 0 ? windowOf('w', [], { who: 'p2' } as never) : of('p1', 'c') }),
    {
      state: { stops: { ...stopEverywhere, stops: 'nowhere' }, bots: { p2: 'random' }, botsPlay: 'paused' } as never,
    },
  )
  table.set({ eyes: 'p1' })
  await playing.passOn()
  expect([calls, state().at]).toEqual([[], 0])
})
