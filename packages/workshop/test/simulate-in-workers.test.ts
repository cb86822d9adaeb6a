/** Games of bots in several realms at once, as a page plays them. */
import { fileURLToPath } from 'node:url'
import { loadPack, readPackFolder } from '@questwright/packs'
import { openRealm } from '@questwright/realm'
import { expect, it } from 'vitest'
import { deckChoices } from '../src/page/deck-choices.ts'
import { rulebooks } from '../src/page/rulebooks.ts'
import { scenarioChoices } from '../src/page/scenario-choices.ts'
import { inputsOf, type SimulationHost, type SimulationJob, startSimulation } from '../src/page/simulate-in-workers.ts'
import { botsOf, packsOfSimulation, playedInSeats, remedyOfFailure, simulatedGame, subjectOf } from '../src/page/simulation-choice.ts'
import { labEngine } from '../src/running/lab.ts'

const { bundle } = loadPack(readPackFolder(fileURLToPath(new URL('../../testkit/fixtures/frozen-road', import.meta.url))), rulebooks)
if (!bundle) throw new Error('the fixture does not load')
const packs = [bundle]
const [scenario] = scenarioChoices(packs, rulebooks)
if (!scenario) throw new Error('the fixture has no scenario')
const choice = { scenario, decks: deckChoices(packs, rulebooks, 'lcg'), mode: 'standard', bot: 'random' } as const
const { setup } = simulatedGame(choice, 1, 'seed')
const job: SimulationJob = { setup, packs, bot: 'random', seed: 'seed', games: 6 }
const modules = await labEngine(packs)
const host = (onProgress: SimulationHost['onProgress'] = () => undefined): SimulationHost => ({
  openRealm: () => openRealm({ kind: 'native', place: 'in-thread', engine: modules }),
  cores: 4,
  now: () => 7,
  onProgress,
})

it('two realms play all games, and the figures are those of one realm', async () => {
  const played: number[] = []
  const { figures, stopped } = await startSimulation(
    job,
    host((progress) => played.push(progress.played)),
  ).done
  expect([figures.games, stopped, played]).toEqual([6, 'finished', [1, 2, 3, 4, 5, 6]])
  const alone = await startSimulation(job, { ...host(), cores: 1 }).done
  expect(alone.figures).toEqual(figures)
})

it('a simulation that is stopped keeps the games so far', async () => {
  const running = startSimulation(
    { ...job, games: 40 },
    host(() => running.stop()),
  )
  const { figures, stopped, failure } = await running.done
  expect([stopped, failure]).toEqual(['stopped', undefined])
  expect(figures.games).toBeGreaterThan(0)
  expect(figures.games).toBeLessThan(40)
})

it('a simulation of a scenario that no pack has rejects with a message that names it', async () => {
  const gone = { ...setup, scenario: 'gone:scenario/gone' } as typeof setup
  await expect(startSimulation({ ...job, setup: gone }, host()).done).rejects.toThrow('gone:scenario/gone')
})

it('the inputs of a simulated game are the same each time, and others for another seed', async () => {
  const { openRealm } = host()
  const inputs = await inputsOf(job, 'seed/2', openRealm)
  expect(inputs.length).toBeGreaterThan(10)
  expect(await inputsOf(job, 'seed/2', openRealm)).toEqual(inputs)
  expect(await inputsOf(job, 'seed/3', openRealm)).not.toEqual(inputs)
})

it('results are kept for scenario, mode, bot and the decks of the players who play', () => {
  expect(subjectOf(choice, 1)).toEqual({
    ...{ scenario: scenario.code, mode: 'standard', bot: 'random' },
    decks: [choice.decks[0]?.code],
  })
  expect(packsOfSimulation(choice, 2, packs)).toEqual(packs)
  expect(remedyOfFailure('BadSetup: no', 'x')).toMatch(/^Repair the scenario or the deck/)
  expect([remedyOfFailure('something else', ''), remedyOfFailure('something else', 'Do this.')]).toEqual([
    'Look at the problems of the packs; if there are none, load the page again.',
    'Do this.',
  ])
})

it('where decks swap seats, the number of the game determines its decks and bots by seat', () => {
  const two = { ...choice, bot: ['greedy', 'random'], seating: 'swapped' } as const
  const [one, other] = two.decks.map(({ title }) => title)
  const inSeats = (seed: string) => {
    const { game, bot } = playedInSeats(two, 2, seed)
    return [(game.setup as unknown as { readonly decks: readonly { readonly name: string }[] }).decks.map(({ name }) => name), bot]
  }
  expect(inSeats('seed/4')).toEqual([
    [one, other],
    ['greedy', 'random'],
  ])
  expect(inSeats('seed/5')).toEqual([
    [other, one],
    ['random', 'greedy'],
  ])
  // a game of one player has the bot of the first deck
  expect(botsOf(two, 1)).toBe('greedy')
  expect(subjectOf(two, 2)).toMatchObject({ bot: ['greedy', 'random'], seating: 'swapped' })
})
