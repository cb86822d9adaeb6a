/**
 * How often a person has to pass with the default stops, in rounds of several kinds of players. An automatic pass must only skip options that the
 * person already passed over or gets again.
 */
import { isActionWindow, statusOf, stopEverywhere, stopWhereNew } from '@questwright/board/view'
import type { Question, View } from '@questwright/realm/web'
import type { TableSession } from '@questwright/session'
import { expect, test } from 'vitest'
import { answered, lossesIn, playRounds, startedTable } from './passing-players.ts'
import { ANDUIN, CAMPAIGN, idleIsAskedSeldom, MIRKWOOD, OTHER_DECKS, passesSeldom, SOLO, VOYAGE } from './passing-tables.ts'

test.each([
  [OTHER_DECKS, 'random'],
  [ANDUIN, 'greedy'],
  [CAMPAIGN, 'careful'],
] as const)(
  'fewer than one press in six is a pass at the default stops (table %#; passing.long has every player at each table, and more games)',
  {
    timeout: 300_000,
  },
  async (dealt, player) => {
    await passesSeldom(dealt, player, 'few games')
  },
)

test('a player who never acts is asked in fewer than one of three windows', { timeout: 300_000 }, async () => {
  await idleIsAskedSeldom(VOYAGE, 'few games')
})

/** All cards and zones of a table, without the current step. */
const lying = ({ cards, zones }: View) => JSON.stringify([cards, zones])
const waysOf = (question: Question) => question.options.map(({ key }) => key).filter((key) => key !== 'pass')

/**
 * The options in the next window of this player if all players pass now, and the table at that time. Afterwards the table goes back to its
 * state.
 */
async function nextChance({ store, playing }: TableSession): Promise<{ ways: readonly string[]; lies: string }> {
  const { at, question: passed } = store.getState()
  for (;;) {
    const { question } = store.getState()
    if (question === undefined || !isActionWindow(question)) break
    if (question !== passed && question.who === passed?.who) break
    await playing.answer({ kind: 'answer', question: question.key, value: ['pass'] })
  }
  const { question, view } = store.getState()
  const found = { ways: question && isActionWindow(question) ? waysOf(question) : [], lies: lying(view) }
  await playing.goTo(at, 'of the holder')
  return found
}

/**
 * The options that a pass loses after an ability of the window was used, once for each answer to the first question of the ability.
 * Afterwards the table goes back to its state.
 */
async function lossesBehind(session: TableSession, key: string): Promise<readonly (readonly string[])[]> {
  const { store, playing } = session
  const { at, question: window } = store.getState()
  if (window === undefined) return []
  const losses: (readonly string[])[] = []
  let ways: readonly (readonly string[] | undefined)[] = [undefined]
  for (let way = 0; way < ways.length; way++) {
    await playing.answer({ kind: 'answer', question: window.key, value: [key] })
    const { question: asked } = store.getState()
    // either the ability asks a question, or the window is closed and the game continues
    if (asked?.because.ability !== undefined) {
      if (asked.shape !== 'choose' || asked.most !== 1) throw new Error(`${key} asks ${asked.name}: it cannot be gone through`)
      ways = asked.options.map((option) => [option.key])
      await playing.answer({ kind: 'answer', question: asked.key, value: ways[way] as string[] })
    }
    const { question, view } = store.getState()
    // if nobody can do anything more, the window closes automatically and its consequences have already happened
    if (question && isActionWindow(question) && question.parts.window === window.parts.window) {
      const told = await session.foresee({ question: question.key, chosen: ['pass'], options: [] })
      losses.push(told?.chosen === undefined ? [] : lossesIn(told.chosen, view))
    }
    await playing.goTo(at, 'of the holder')
  }
  return losses
}

/** The number of windows that were passed automatically although passing loses something new. */
let lostAnyhow = 0

for (const [dealt, player, runs] of [
  [MIRKWOOD, 'careful', {}],
  [OTHER_DECKS, 'idle', {}],
  [VOYAGE, 'random', {}],
  [CAMPAIGN, 'idle', { tags: 'long' }],
  [ANDUIN, 'careful', { tags: 'long' }],
  [SOLO, 'careful', { tags: 'long' }],
] as const)
  test(`automatic passes only skip abilities that were passed over in that round or are offered again before anything happens, and no new preventable loss: ${dealt.name}`, {
    timeout: 300_000,
    ...runs,
  }, async () => {
    const seed = 'given away'
    const { inputs, unasked, open, hash } = await playRounds(dealt, { player, seed, rounds: 3 })
    // no automatic input at a position where the table waited for a press: the press would answer another question
    expect([...unasked].filter((at) => open.has(at))).toEqual([])
    // the same game at a table without automatic passes, so that the test sees each window before it is passed
    const again = await startedTable(dealt, seed)
    await again.playing.changeStops(stopEverywhere)
    const given = new Map<string, { ways: Set<string>; losses: Set<string> }>()
    let round = 0
    const windows = { given: 0, again: 0, 'lost anyhow': 0 }
    for (const [at, input] of inputs.entries()) {
      // one person who plays several seats answers a vote once for all of them, so the second input is already given
      if (again.store.getState().at > at) continue
      const { question, view } = again.store.getState()
      if (question === undefined || input.kind !== 'answer') throw new Error(`nothing is asked before input ${at}`)
      if (statusOf(view).round !== round) given.clear()
      round = statusOf(view).round
      const isPassed = isActionWindow(question) && Array.isArray(input.value) && input.value[0] === 'pass'
      if (unasked.has(at)) expect({ at, isPassed, name: question.name }).toEqual({ at, isPassed: true, name: 'action-window' })
      if (isPassed) {
        // options that change nothing according to the probe are not counted
        const open = question.options.filter(({ key, idle }) => key !== 'pass' && idle === undefined)
        const nameOf = ({ key, card }: Question['options'][number]) => `${card?.code} ${key.split('#')[1]}`
        const told = await again.foresee({ question: question.key, chosen: ['pass'], options: [] })
        const losses = told?.chosen === undefined ? [] : lossesIn(told.chosen, view)
        const before = given.get(question.who) ?? { ways: new Set<string>(), losses: new Set<string>() }
        if (unasked.has(at)) {
          const missed = open.filter((option) => !before.ways.has(nameOf(option))).map(({ key }) => key)
          const fresh = losses.filter((loss) => !before.losses.has(loss))
          windows[fresh.length > 0 ? 'lost anyhow' : missed.length > 0 ? 'again' : 'given'] += 1
          if (fresh.length > 0) {
            // the person passed over each of these abilities before, and the same is lost after using any of them
            expect({ at, missed }).toEqual({ at, missed: [] })
            for (const { key } of open)
              for (const after of await lossesBehind(again, key)) expect({ at, key, after }).toEqual({ at, key, after: losses })
          } else if (missed.length > 0) {
            const { ways, lies } = await nextChance(again)
            expect({ at, lost: missed.filter((key) => !ways.includes(key)), lies }).toEqual({ at, lost: [], lies: lying(view) })
          }
        } else
          given.set(question.who, { ways: new Set([...before.ways, ...open.map(nameOf)]), losses: new Set([...before.losses, ...losses]) })
      }
      await again.playing.answer({ kind: 'answer', question: question.key, value: input.value })
    }
    expect(again.store.getState().position).toBe(hash)
    await again.opening.leave()
    expect(windows.given).toBeGreaterThan(0)
    expect(windows.again).toBeGreaterThan(0)
    lostAnyhow += windows['lost anyhow']
  })

test('some of these windows were passed because no use could prevent the loss', () => {
  expect(lostAnyhow).toBeGreaterThan(3)
})

/** The steps with windows in which the idle player is asked in the first round. */
async function stepsAsked(hands: 'open' | 'hidden'): Promise<readonly string[]> {
  const session = await startedTable(MIRKWOOD, 'apart', hands)
  const { store, playing } = session
  await playing.changeStops(stopWhereNew)
  const steps: string[] = []
  for (;;) {
    while (await session.hands.liftCurtain()) await playing.passOn()
    const { question, view } = store.getState()
    const { round, step } = statusOf(view)
    if (question === undefined || round > 1 || step === '4.2') break
    if (isActionWindow(question)) steps.push(step)
    await playing.answer({ kind: 'answer', question: question.key, value: answered('idle', question, 'apart').value })
  }
  await session.opening.leave()
  return steps
}

test('players at separate pages are asked before others act; a person who plays all hands is asked once before something happens', async () => {
  expect(await stepsAsked('hidden')).toContain('1.3')
  const open = await stepsAsked('open')
  expect(open).not.toContain('1.3')
  expect(open.length).toBeGreaterThan(0)
})
