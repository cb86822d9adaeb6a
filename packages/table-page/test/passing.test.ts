/** How often a person passes at the default stops, over rounds of two hands that are played as people play; and that no chance is passed over that was not given away. */
import { fileURLToPath } from 'node:url'
import { stopWhereNew } from '@questwright/board'
import { isActionWindow, statusOf } from '@questwright/board/view'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { loadPacks, type PackBundle, readPackFolder } from '@questwright/packs'
import { engineData, engineModules, openRealm } from '@questwright/realm'
import type { AnswerValue, Input, Question } from '@questwright/realm/web'
import { portsOfNothing, TableSession } from '@questwright/session'
import { games } from '@questwright/workshop/games'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { expect, test } from 'vitest'
import { lossesBy } from '../src/table/losses.ts'

const folders = ['lcg-keywords', 'lcg-core-set'].map((name) => fileURLToPath(new URL(`../../../content/${name}`, import.meta.url)))
const content = loadPacks(
  folders.map((folder) => readPackFolder(folder)),
  rulebooks,
).flatMap(({ bundle }) => (bundle ? [bundle] : []))
const core = content.find(({ id }) => id === 'lcg-core-set') as PackBundle

/** A starter deck as a table takes it. */
function deckOf(slug: string) {
  const { kind, heroes, cards } = core.decks[slug] as PackBundle['decks'][string]
  const code = (card: string) => (card.includes(':') ? card : `${core.id}:${card}`)
  return {
    name: slug,
    kind,
    heroes: heroes.map(code),
    cards: Object.fromEntries(Object.entries(cards).map(([card, count]) => [code(card), count])),
  }
}
const engine = engineData(await engineModules(games.lcg))
const lossesIn = lossesBy(lcgRulebook)

/** A number below another one, by a hash of a text: the same choices in every run. */
function dice(text: string, sides: number): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return (hash >>> 0) % sides
}

interface Press {
  readonly kind: 'pass' | 'act'
  readonly presses: number
  readonly value: AnswerValue
}

/**
 * What a person answers, and how many presses it takes: plays what can be paid, uses responses, commits and attacks with about half, defends, and passes
 * windows in which there is nothing to play; one time in four something is used there.
 */
function personAnswers(question: Question, salt: string): Press {
  const keys = question.options.map(({ key }) => key)
  const act = (value: AnswerValue, presses: number): Press => ({ kind: 'act', presses, value })
  const die = (sides: number) => dice(`${salt} ${question.key}`, sides)
  switch (question.shape) {
    case 'confirm':
      return act([die(2) === 0 ? 'yes' : 'no'], 1)
    case 'number':
      return act(Number(keys[die(keys.length)] ?? question.least), 1)
    case 'order':
      return act(keys, 1)
    case 'distribute': {
      const shares: { [key: string]: number } = {}
      let left = question.least
      for (const { key, most = left } of question.options) {
        const share = Math.min(left, most)
        if (share > 0) shares[key] = share
        left -= share
      }
      return act(shares, question.least + 1)
    }
    case 'pairs':
      return act([], 1)
    case 'choose': {
      if (keys.includes('pass')) {
        const ways = keys.filter((key) => key !== 'pass')
        const play = ways.find((key) => key.includes('#play'))
        const uses = !isActionWindow(question) || play !== undefined ? 1 : die(4) === 0
        const chosen = play ?? ways[die(ways.length)]
        if (uses && chosen !== undefined) return act([chosen], 1)
        return { kind: 'pass', presses: 1, value: ['pass'] }
      }
      if (question.most === 1)
        return question.least === 0 && die(4) === 0
          ? { kind: 'pass', presses: 1, value: [] }
          : act(keys.slice(die(keys.length)).slice(0, 1), 1)
      const wanted = Math.max(question.least, Math.min(question.most, Math.ceil(keys.length / 2)))
      return act(keys.slice(0, wanted), wanted + 1)
    }
  }
}

interface Played {
  pass: number
  act: number
  rounds: number
  /** Places of the inputs that were given unasked. */
  readonly unasked: Set<number>
  inputs: readonly Input[]
  hash: string
}

let names = 0

/** A table on which a game of these hands begins, all of them played by one person. */
async function startedTable(scenario: string, decks: readonly string[], seed: string): Promise<TableSession> {
  const session = new TableSession(
    portsOfNothing(
      ({ modules }) => openRealm({ kind: 'native', place: 'in-thread', engine: modules }),
      () => `name ${++names}`,
    ),
  )
  session.playing.judgeLossesBy(lossesIn)
  const setup = { kind: 'scenario', scenario: scenario.replace(':', ':scenario/'), mode: 'standard', decks: decks.map(deckOf) }
  const viewer = decks.map((_, at) => `p${at + 1}`).join('+')
  await session.opening.start({ scenario, title: 'measured', viewer, seed, setup }, content, engine)
  return session
}

async function play(scenario: string, decks: readonly string[], seed: string, rounds: number, stops = stopWhereNew): Promise<Played> {
  const session = await startedTable(scenario, decks, seed)
  const { store, playing } = session
  await playing.changeStops(stops)
  const all: Played = { pass: 0, act: 0, rounds: 0, unasked: new Set(), inputs: [], hash: '' }
  for (;;) {
    const { question, view, outcome, at, error } = store.getState()
    const { round } = statusOf(view)
    all.rounds = Math.max(all.rounds, round - 1)
    if (outcome !== undefined || round > rounds) break
    if (question === undefined) throw new Error(`nothing is asked: ${error}`)
    const { kind, presses, value } = personAnswers(question, seed)
    if (round > 0) all[kind] += presses
    await playing.answer({ kind: 'answer', question: question.key, value })
    const after = store.getState().at
    if (after === at) throw new Error(`an answer was not taken: ${JSON.stringify([question, value, store.getState().refused])}`)
    for (let input = at + 1; input < after; input++) all.unasked.add(input)
  }
  all.inputs = (await session.gameFile())?.inputs ?? []
  all.hash = store.getState().hash
  await session.opening.leave()
  return all
}

const GAMES = [
  ['lcg-core-set:passage-through-mirkwood', ['leadership', 'spirit']],
  ['lcg-core-set:passage-through-mirkwood', ['tactics', 'lore']],
  ['lcg-core-set:journey-down-the-anduin', ['leadership', 'lore']],
] as const

test('fewer than one press in six is a pass, in rounds of two hands at the stops that a table begins with', {
  timeout: 600_000,
}, async () => {
  const sum = { pass: 0, act: 0, rounds: 0 }
  for (const [scenario, decks] of GAMES)
    for (const seed of ['passing 0', 'passing 1']) {
      const { pass, act, rounds } = await play(scenario, decks, seed, 4)
      sum.pass += pass
      sum.act += act
      sum.rounds += rounds
    }
  expect(sum.rounds).toBeGreaterThan(15)
  expect({ ...sum, few: sum.pass * 6 < sum.pass + sum.act }).toEqual({ ...sum, few: true })
})

test('what is passed unasked was given away by hand in that round, and loses nothing that was not known then; the inputs are ordinary ones', {
  timeout: 600_000,
}, async () => {
  let windows = 0
  for (const [scenario, decks] of GAMES) {
    const { inputs, unasked, hash } = await play(scenario, decks, 'given away', 3)
    // the same game at a table that passes nothing by itself: each chance is looked at before it is passed
    const again = await startedTable(scenario, decks, 'given away')
    const given = new Map<string, { ways: Set<string>; losses: Set<string> }>()
    let round = 0
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
        const ways = question.options
          .filter(({ key, idle }) => key !== 'pass' && idle === undefined)
          .map(({ key, card }) => `${card?.code} ${key.split('#')[1]}`)
        const told = await again.foresee({ question: question.key, chosen: ['pass'], options: [] })
        const losses = told?.chosen === undefined ? [] : lossesIn(told.chosen, view)
        const before = given.get(question.who) ?? { ways: new Set<string>(), losses: new Set<string>() }
        if (unasked.has(at)) {
          windows += 1
          const missed = [...ways.filter((way) => !before.ways.has(way)), ...losses.filter((loss) => !before.losses.has(loss))]
          expect({ at, missed }).toEqual({ at, missed: [] })
        } else given.set(question.who, { ways: new Set([...before.ways, ...ways]), losses: new Set([...before.losses, ...losses]) })
      }
      await again.playing.answer(input)
    }
    expect(again.store.getState().hash).toBe(hash)
    await again.opening.leave()
  }
  expect(windows).toBeGreaterThan(30)
})
