import { Game } from '@questwright/kernel/internal'
import { expect, it } from 'vitest'
import { exhaustSelf } from '../src/costs.ts'
import { buildLibrary } from '../src/library.ts'
import { heroesInPlay, stagingArea } from '../src/round.ts'
import { lcg } from '../src/ruleset.ts'
import { action, card, forced, modifier, response } from '../src/script.ts'
import { choose, discardFromEncounterDeck, modify, raiseThreat } from '../src/verbs/index.ts'

/** Forecasts of the next window if one window follows another and nothing happens in between. */

const bell = { action: action({ could: () => true }, ({ you }) => raiseThreat(you, 1)) }
const stages = {
  plain: [bell.action],
  'in one phase': [bell.action, action({ phase: 'resource', could: () => true }, ({ you }) => raiseThreat(you, 1))],
  'once in each phase': [
    action({ limit: { times: 1, period: 'phase', counts: 'card' }, could: () => true }, ({ you }) => raiseThreat(you, 1)),
  ],
  'something happens': [bell.action, forced.atBeginningOf('planning', ({ you }) => raiseThreat(you, 1))],
}

type Abilities = Parameters<typeof card>[1]

/**
 * A game at its first window, after this many passes, or at the first window of a step; each player has a hero, and the first player's hero
 * has the abilities.
 */
function game(abilities: Abilities, players: 1 | 2, begins: number | string = 0, others: Abilities = [bell.action]): Game {
  const pack = {
    id: 'fen',
    cards: {
      hero: { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 3 },
      other: { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 3 },
      pool: { type: 'location', encounterSet: 'fen', threat: 2, questPoints: 9, quantity: 20 },
      stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 90 } } },
    },
    keywords: {},
    scenarios: { fen: { quest: ['stage'], encounterSets: ['fen'] } },
    titles: {},
    scripts: [card('hero', abilities), card('other', others)],
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
    if (question?.spec.name === 'action-window' && (question.spec.parts?.window === begins || passed++ === begins)) return started
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
  // the rest of the forecast is the same as without the question about the next window
  const { nextWindow, ...rest } = told ?? {}
  expect(rest).toEqual(at.forecast('p1+p2', wish)?.chosen)
  return nextWindow && { offers: nextWindow.offers, happens: nextWindow.follows.some(({ kind }) => kind === 'threat-raised') }
}

it('a window of the resource phase gives the same chance as the next one in planning', () => {
  expect(next(game(stages.plain, 1))).toEqual({ offers: 'as much', happens: false })
})

it('a turn of the planning phase gives the same chance as the next turn, and the last one as the window before the quest', () => {
  const at = game(stages.plain, 2)
  const stops: (string | undefined)[] = []
  for (let i = 0; i < 8; i++) {
    stops.push(`${at.question?.spec.who.id} ${next(at)?.offers ?? 'unknown'}`)
    at.advance([{ kind: 'answer', question: at.question?.key ?? '', value: ['pass'] }])
  }
  // window 1.3 for both players, the planning turns of both, and the window before characters are committed
  expect(stops).toEqual([
    ...['p1 as much', 'p2 as much'],
    ...['p1 as much', 'p2 as much', 'p2 as much', 'p1 as much'],
    ...['p1 unknown', 'p2 unknown'],
  ])
})

it('an ability for one phase only is not offered again', () => {
  expect(next(game(stages['in one phase'], 1))).toEqual({ offers: 'less', happens: false })
})

it('an ability with a limit of once per phase counts as another use in the next phase', () => {
  expect(next(game(stages['once in each phase'], 1))).toEqual({ offers: 'less', happens: false })
})

it('events before the next window are in the forecast', () => {
  expect(next(game(stages['something happens'], 1))).toEqual({ offers: 'as much', happens: true })
})

const once = { limit: { times: 1, period: 'round', counts: 'card' } } as const
const lowerStaged = () => modify(choose(stagingArea()), 'threat', -1, 'phase')

/** Actions of a hero after a location was revealed: no character is committed, so its threat will raise that of the players. */
const before = {
  'another number of the hero': [action(once, ({ self }) => modify(self, 'attack', 1, 'phase'))],
  'another number of one of the heroes': [action(once, () => modify(choose(heroesInPlay()), 'attack', 1, 'phase'))],
  'the threat of the location': [action(once, lowerStaged)],
  'the threat of the location, once the hero is stronger': [
    action(once, ({ self }) => modify(self, 'attack', 1, 'phase')),
    action({ ...once, when: ({ self }) => self.stat('attack') > 1 }, lowerStaged),
  ],
  'the threat of the location, once two abilities made the hero stronger': [
    action(once, ({ self }) => modify(self, 'attack', 1, 'phase')),
    action(once, ({ self }) => modify(self, 'attack', 1, 'phase')),
    modifier('threat', { on: (one) => one.isLocation, by: -1, while: ({ self }) => self.stat('attack') > 2 }),
  ],
  'the threat of the location, by a response': [
    action({ cost: exhaustSelf }, ({ self }) => modify(self, 'attack', 1, 'phase')),
    response.after('exhausted', { of: 'self' }, lowerStaged),
  ],
  'a response to the loss, once the hero is stronger': [
    action(once, ({ self }) => modify(self, 'attack', 1, 'phase')),
    response.when('questFails', { when: ({ self }) => self.stat('attack') > 1 }, ({ event }) => event.cancel()),
  ],
  'another number, and a player chooses after the loss': [
    action(once, ({ self }) => modify(self, 'attack', 1, 'phase')),
    forced.after('questFails', () => modify(choose([...heroesInPlay(), ...stagingArea()]), 'attack', 1, 'phase')),
  ],
  'a card that no player knows': [action(once, () => void discardFromEncounterDeck(1))],
  'another number, as often as one likes': [action(({ self }) => modify(self, 'attack', 1, 'phase'))],
}

/** Whether a use in the window before threat is compared changes what follows from passing it. */
function usesChange(abilities: Abilities, others?: Abilities): 'nothing' | 'something' {
  const at = game(abilities, others ? 2 : 1, '3.3', others)
  const { hash } = at
  const wish = { question: at.question?.key ?? '', chosen: ['pass'] }
  const told = at.forecast('p1+p2', { ...wish, asks: 'what uses change' })?.chosen
  expect(at.hash).toBe(hash)
  if (told === undefined) throw new Error('nothing is foreseen')
  const { uses, ...rest } = told
  expect(rest).toEqual(at.forecast('p1+p2', wish)?.chosen)
  expect(rest.follows.map(({ kind }) => kind)).toContain('quest-compared')
  return uses === 'change nothing' ? 'nothing' : 'something'
}

it('says whether any sequence of uses in a window changes the losses of passing it', () => {
  const alone = Object.fromEntries(Object.entries(before).map(([what, abilities]) => [what, usesChange(abilities)]))
  expect(alone).toEqual({
    'another number of the hero': 'nothing',
    'another number of one of the heroes': 'nothing',
    'the threat of the location': 'something',
    'the threat of the location, once the hero is stronger': 'something',
    'the threat of the location, once two abilities made the hero stronger': 'something',
    'the threat of the location, by a response': 'something',
    'a response to the loss, once the hero is stronger': 'something',
    'another number, and a player chooses after the loss': 'something',
    'a card that no player knows': 'something',
    'another number, as often as one likes': 'something',
  })
})

it('includes the uses of the other players', () => {
  const own = before['another number of the hero']
  expect(usesChange(own, own)).toBe('nothing')
  expect(usesChange(own, before['another number of one of the heroes'])).toBe('nothing')
  expect(usesChange(own, before['the threat of the location'])).toBe('something')
})
