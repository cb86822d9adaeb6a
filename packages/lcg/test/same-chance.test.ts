import { Game } from '@questwright/kernel/internal'
import { expect, it } from 'vitest'
import { buildLibrary } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'
import { action, card, forced } from '../src/script.ts'
import { raiseThreat } from '../src/verbs/index.ts'

/** What a look ahead tells of the next window, where one window follows another with nothing done between them. */

const bell = { action: action({ could: () => true }, ({ you }) => raiseThreat(you, 1)) }
const stages = {
  plain: [bell.action],
  'in one phase': [bell.action, action({ phase: 'resource', could: () => true }, ({ you }) => raiseThreat(you, 1))],
  'once in each phase': [
    action({ limit: { times: 1, period: 'phase', counts: 'card' }, could: () => true }, ({ you }) => raiseThreat(you, 1)),
  ],
  'something happens': [bell.action, forced.atBeginningOf('planning', ({ you }) => raiseThreat(you, 1))],
}

/** A game at its first window, or after so many passes; each hero has the abilities. */
function game(kind: keyof typeof stages, players: 1 | 2, passes = 0): Game {
  const pack = {
    id: 'fen',
    cards: {
      hero: { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 3 },
      other: { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 3 },
      pool: { type: 'location', encounterSet: 'fen', threat: 0, questPoints: 9, quantity: 20 },
      stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 90 } } },
    },
    keywords: {},
    scenarios: { fen: { quest: ['stage'], encounterSets: ['fen'] } },
    titles: {},
    scripts: [card('hero', stages[kind]), card('other', [bell.action])],
  } as never
  const decks = ['hero', 'other'].slice(0, players).map((hero) => ({ name: hero, kind: 'starter', heroes: [`fen:${hero}`], cards: {} }))
  const started = new Game({
    ruleset: lcg,
    library: buildLibrary([pack]),
    seed: 'same chance',
    setup: { kind: 'scenario', scenario: 'fen:scenario/fen', mode: 'standard', decks },
  })
  let passed = 0
  for (let i = 0; i < 30; i++) {
    const { question } = started
    if (question?.spec.name === 'action-window' && passed++ === passes) return started
    const keys = question?.options.map(({ key }) => key) ?? []
    const value = question?.spec.shape === 'confirm' ? ['no'] : keys.includes('pass') ? ['pass'] : keys.slice(0, question?.spec.least)
    started.advance([{ kind: 'answer', question: question?.key ?? '', value }])
  }
  throw new Error('there is no such window')
}

function next(at: Game) {
  const { hash } = at
  const wish = { question: at.question?.key ?? '', chosen: ['pass'] }
  const told = at.forecast('p1+p2', { ...wish, asks: 'next window' })?.chosen
  expect(at.hash).toBe(hash)
  // the rest of the forecast is the same without the question for the next window
  const { nextWindow, ...rest } = told ?? {}
  expect(rest).toEqual(at.forecast('p1+p2', wish)?.chosen)
  return nextWindow && { offers: nextWindow.offers, happens: nextWindow.follows.some(({ kind }) => kind === 'threat-raised') }
}

it('a window of the resource phase gives the same chance as the next one in planning', () => {
  expect(next(game('plain', 1))).toEqual({ offers: 'as much', happens: false })
})

it('a turn of the planning phase gives the same chance as the next turn, and the last one as the window before the quest', () => {
  const at = game('plain', 2)
  const stops: (string | undefined)[] = []
  for (let i = 0; i < 8; i++) {
    stops.push(`${at.question?.spec.who.id} ${next(at)?.offers ?? 'unknown'}`)
    at.advance([{ kind: 'answer', question: at.question?.key ?? '', value: ['pass'] }])
  }
  // 1.3 for both, the turns of both in planning, and before characters are committed
  expect(stops).toEqual([
    ...['p1 as much', 'p2 as much'],
    ...['p1 as much', 'p2 as much', 'p2 as much', 'p1 as much'],
    ...['p1 unknown', 'p2 unknown'],
  ])
})

it('what is for one phase alone is not offered again', () => {
  expect(next(game('in one phase', 1))).toEqual({ offers: 'less', happens: false })
})

it('what may be used once in each phase is not offered again in the next one: that is another use', () => {
  expect(next(game('once in each phase', 1))).toEqual({ offers: 'less', happens: false })
})

it('what happens on the way is told', () => {
  expect(next(game('something happens', 1))).toEqual({ offers: 'as much', happens: true })
})
