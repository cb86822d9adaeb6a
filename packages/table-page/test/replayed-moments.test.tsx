// @vitest-environment happy-dom
/** Which moments are shown when a person moves along the timeline of a finished game. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { loadPack } from '@questwright/packs'
import { engineData, engineModules, openRealm } from '@questwright/realm'
import { games } from '@questwright/workshop/games'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { GameTable } from '../src/table/game-table.tsx'
import { tableAt } from './table-at.tsx'

const facts = (value: object): string => JSON.stringify(value)

/** A game that is lost after a few rounds: the threat of the hero begins a little below the limit. */
function shortGame() {
  const { bundle, problems } = loadPack(
    {
      'package.json': facts({ name: '@questwright/brink', version: '0.1.0', questwright: { game: 'lcg', api: 1 } }),
      'text/en.json': facts({
        cards: { ulla: { title: 'Úlla' }, mist: { title: 'Mist' }, road: { title: 'Road' } },
        encounterSets: { brink: { title: 'Brink' } },
        scenarios: { road: { title: 'Road' } },
      }),
      'cards/ulla.json': facts({
        ...{ type: 'hero', unique: true, sphere: 'lore', threatCost: 44 },
        willpower: 2,
        attack: 2,
        defense: 2,
        hitPoints: 5,
      }),
      'cards/mist.json': facts({ type: 'location', encounterSet: 'brink', threat: 1, questPoints: 9, quantity: 8 }),
      'cards/road.json': facts({ type: 'quest', stage: 1, encounterSets: ['brink'], sides: { A: {}, B: { questPoints: 99 } } }),
      'scenarios/road.json': facts({ quest: ['road'], encounterSets: ['brink'] }),
    },
    { lcg: lcgRulebook },
  )
  if (!bundle) throw new Error(problems.map(({ file, message }) => `${file}: ${message}`).join('\n'))
  return bundle
}

interface Moved {
  readonly element: Element
  readonly end: () => void
}
let moved: Moved[] = []
beforeEach(() => {
  moved = []
  Object.defineProperty(HTMLElement.prototype, 'animate', {
    configurable: true,
    value(this: Element) {
      const animation = { cancel: () => undefined, onfinish: () => undefined }
      moved.push({ element: this, end: () => animation.onfinish() })
      return animation
    },
  })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(HTMLElement.prototype, 'animate')
})

const engine = engineData(await engineModules(games.lcg))
const pack = shortGame()

/** Plays a game to its end with as few actions as possible, and renders its table. */
async function playedToItsEnd() {
  const { table, around } = tableAt({ codeOf: () => undefined, open: () => {} }, {}, ({ modules }) =>
    openRealm({ kind: 'native', place: 'in-thread', engine: modules }),
  )
  const { store, playing, opening } = table.session
  const decks = [{ name: 'one', kind: 'starter' as const, heroes: ['brink:ulla'], cards: {} }]
  const setup = { kind: 'scenario', scenario: 'brink:scenario/road', mode: 'standard', decks } as const
  await opening.start({ scenario: 'brink:road', title: 'Road', viewer: 'p1', seed: 'brink', setup }, [pack], engine)
  await act(async () => void render(around(<GameTable scores={{}} table={table} />)))
  for (let { question, outcome } = store.getState(); question && !outcome; { question, outcome } = store.getState()) {
    const { key, shape, least, options } = question
    const value = shape === 'confirm' ? ['no'] : options.slice(0, least).map((option) => option.key)
    await act(() => playing.answer({ kind: 'answer', question: key, value }))
  }
  return { store, goTo: (input: number) => act(() => playing.goTo(input)), leave: () => act(() => opening.leave()) }
}

const ending = () => document.querySelector<HTMLElement>('.qw-ending')?.dataset.shows
/** Finishes all running animations. */
const landed = () =>
  act(() => {
    for (const one of moved.splice(0)) one.end()
  })

it('a step along the timeline of a finished game shows the same moments as during play, and a jump shows none', async () => {
  const { store, goTo, leave } = await playedToItsEnd()
  const { at, outcome } = store.getState()
  expect(outcome?.result).toBe('lost')
  expect(at).toBeGreaterThan(4)
  expect(ending()).toBe('darkens')
  landed()
  expect(ending()).toBeUndefined()

  await goTo(at - 1)
  expect([store.getState().outcome, ending()]).toEqual([undefined, undefined])
  await goTo(at)
  expect([store.getState().outcome, ending()]).toEqual([outcome, 'darkens'])
  landed()

  // jumps from the beginning to the end
  await goTo(0)
  await goTo(at)
  expect([store.getState().outcome, ending()]).toEqual([outcome, undefined])
  await leave()
})
