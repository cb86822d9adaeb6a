/** How often a person passes at the default stops, over rounds that several kinds of people play; and that no chance is passed over that was not given away or is given again. */
import { isActionWindow, statusOf, stopEverywhere, stopWhereNew } from '@questwright/board/view'
import type { Question, View } from '@questwright/realm/web'
import type { TableSession } from '@questwright/session'
import { expect, test } from 'vitest'
import { answered, type Dealt, lossesIn, type Player, playRounds, startedTable } from './passing-players.ts'

const MIRKWOOD: Dealt = {
  name: 'Mirkwood, leadership and spirit',
  scenario: 'lcg-core-set:passage-through-mirkwood',
  decks: ['leadership', 'spirit'],
}
const OTHER_DECKS: Dealt = { ...MIRKWOOD, name: 'Mirkwood, tactics and lore', decks: ['tactics', 'lore'] }
const ANDUIN: Dealt = { name: 'the Anduin', scenario: 'lcg-core-set:journey-down-the-anduin', decks: ['leadership', 'lore'] }
const VOYAGE: Dealt = { name: 'a voyage', scenario: 'lcg-seafaring:voyage-across-belegaer', decks: ['leadership', 'spirit'] }
const CAMPAIGN: Dealt = { ...MIRKWOOD, name: 'a campaign', campaign: 'lcg-revised-core-campaign:mirkwood' }
const SOLO: Dealt = { ...MIRKWOOD, name: 'solo', decks: ['leadership'] }
const TABLES = [MIRKWOOD, OTHER_DECKS, ANDUIN, VOYAGE, CAMPAIGN, SOLO]

async function presses(dealt: Dealt, player: Player) {
  const sum = { pass: 0, none: 0, act: 0, rounds: 0, unasked: 0 }
  for (const seed of ['passing 0', 'passing 1']) {
    const { pass, none, act, rounds, unasked } = await playRounds(dealt, { player, seed, rounds: 4 })
    sum.pass += pass
    sum.none += none
    sum.act += act
    sum.rounds += rounds
    sum.unasked += unasked.size
  }
  return sum
}

/** Passes and all presses of those who act for two hands, but for the greedy, who never pass. */
const pressed = { pass: 0, all: 0 }

test.each(TABLES)(
  'about one press in six is a pass at the stops that a table begins with, and never one in five, whoever acts: $name',
  { timeout: 300_000 },
  async (dealt) => {
    for (const player of ['careful', 'random', 'greedy'] as const) {
      const sum = await presses(dealt, player)
      expect(sum.rounds).toBeGreaterThan(3)
      const all = sum.pass + sum.none + sum.act
      if (dealt.decks.length > 1 && player !== 'greedy') {
        pressed.pass += sum.pass
        pressed.all += all
      }
      const few = sum.pass * 5 < all
      expect({ player, ...sum, few }).toEqual({ player, ...sum, few: true })
    }
  },
)

test('in rounds of two hands at these tables together fewer than one press in six is a pass', () => {
  expect(pressed.all).toBeGreaterThan(1000)
  expect({ ...pressed, few: pressed.pass * 6 < pressed.all }).toEqual({ ...pressed, few: true })
})

test.each(TABLES)('a player who never acts is asked in fewer than one of three windows: $name', { timeout: 300_000 }, async (dealt) => {
  const sum = await presses(dealt, 'idle')
  const few = sum.pass * 3 < sum.pass + sum.unasked
  expect({ ...sum, few }).toEqual({ ...sum, few: true })
})

/** All that lies on a table, without where in the round it stands. */
const lying = ({ cards, zones }: View) => JSON.stringify([cards, zones])
const waysOf = (question: Question) => question.options.map(({ key }) => key).filter((key) => key !== 'pass')

/** The options of that player's next window if all pass now, and the table then; the table goes back to its state. */
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

test.each([
  [MIRKWOOD, 'careful'],
  [OTHER_DECKS, 'idle'],
  [ANDUIN, 'careful'],
  [VOYAGE, 'random'],
  [CAMPAIGN, 'idle'],
  [SOLO, 'careful'],
] as const)(
  'what is passed unasked was given away by hand in that round or is offered again before anything happens, and loses nothing new (table %#)',
  { timeout: 300_000 },
  async (dealt, player) => {
    const seed = 'given away'
    const { inputs, unasked, open, hash } = await playRounds(dealt, { player, seed, rounds: 3 })
    // a press would have been meant for another question
    expect([...unasked].filter((at) => open.has(at))).toEqual([])
    // the same game at a table that passes nothing by itself: each chance is looked at before it is passed
    const again = await startedTable(dealt, seed)
    await again.playing.changeStops(stopEverywhere)
    const given = new Map<string, { ways: Set<string>; losses: Set<string> }>()
    let round = 0
    const windows = { given: 0, again: 0 }
    for (const [at, input] of inputs.entries()) {
      // one person says once what all players vote for: the second vote is given with the first
      if (again.store.getState().at > at) continue
      const { question, view } = again.store.getState()
      if (question === undefined || input.kind !== 'answer') throw new Error(`nothing is asked before input ${at}`)
      if (statusOf(view).round !== round) given.clear()
      round = statusOf(view).round
      const isPassed = isActionWindow(question) && Array.isArray(input.value) && input.value[0] === 'pass'
      if (unasked.has(at)) expect({ at, isPassed, name: question.name }).toEqual({ at, isPassed: true, name: 'action-window' })
      if (isPassed) {
        // whatever the probe says would change nothing is no chance
        const open = question.options.filter(({ key, idle }) => key !== 'pass' && idle === undefined)
        const nameOf = ({ key, card }: Question['options'][number]) => `${card?.code} ${key.split('#')[1]}`
        const told = await again.foresee({ question: question.key, chosen: ['pass'], options: [] })
        const losses = told?.chosen === undefined ? [] : lossesIn(told.chosen, view)
        const before = given.get(question.who) ?? { ways: new Set<string>(), losses: new Set<string>() }
        if (unasked.has(at)) {
          const missed = open.filter((option) => !before.ways.has(nameOf(option))).map(({ key }) => key)
          expect({ at, losses: losses.filter((loss) => !before.losses.has(loss)) }).toEqual({ at, losses: [] })
          windows[missed.length > 0 ? 'again' : 'given'] += 1
          if (missed.length > 0) {
            const { ways, lies } = await nextChance(again)
            expect({ at, lost: missed.filter((key) => !ways.includes(key)), lies }).toEqual({ at, lost: [], lies: lying(view) })
          }
        } else
          given.set(question.who, { ways: new Set([...before.ways, ...open.map(nameOf)]), losses: new Set([...before.losses, ...losses]) })
      }
      await again.playing.answer({ kind: 'answer', question: question.key, value: input.value })
    }
    expect(again.store.getState().hash).toBe(hash)
    await again.opening.leave()
    expect(windows.given).toBeGreaterThan(0)
    expect(windows.again).toBeGreaterThan(0)
  },
)

/** The steps of the windows in which the idle player is asked in the first round. */
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

test('players who sit apart are asked before others act; who plays all hands is asked once before something happens', async () => {
  expect(await stepsAsked('hidden')).toContain('1.3')
  const open = await stepsAsked('open')
  expect(open).not.toContain('1.3')
  expect(open.length).toBeGreaterThan(0)
})
