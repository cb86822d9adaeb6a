/** The codes in every part of a scenario: which kind each has, and that each is replaced where it is. */
import { expect, test } from 'vitest'
import { mapScenario, scenarioReferences } from '../src/scenario-codes.ts'
import type { FullScenarioFacts } from '../src/scenario-facts.ts'
import { rulebook } from './games.ts'

/** A scenario with a code in every part; each code says of which kind it is. */
const facts = {
  number: 3,
  quest: ['c:stage-1', 'c:stage-2'],
  encounterSets: ['s:fen'],
  quantities: { easy: { 'c:card/rat': 1, 's:set/ford': 2, 's:fen': 3, 'c:moth': 4 } },
  setup: [
    { do: 'put-into-play', card: 'c:a', cards: ['c:b', 'c:d'], to: 'hero', on: 'active-location', of: { set: 's:fen', type: 'enemy' } },
    { do: 'attach', card: 'c:a', to: 'c:e', on: 'c:f', of: { type: 'enemy' } },
    { do: 'shuffle', count: 2 },
  ],
  modes: {
    easy: { encounterSets: ['s:easy', 's:fen'], setup: [{ do: 'place', card: 'c:g' }], rules: ['r:one'], card: 'c:h' },
    nightmare: { quest: ['c:stage-3'] },
  },
  branches: { 'c:stage-1': { next: ['c:stage-2', 'c:stage-3'], by: 'choice' } },
  rules: ['r:two'],
  card: 'c:i',
  playedIn: ['easy'],
  begins: { with: 'bearers', card: 'c:j', trait: 'Hobbit' },
  deckCards: { maps: 'all' },
  win: [{ when: 'explored', card: 'c:k', copies: 2 }, { when: 'cleared' }],
  lose: [{ when: 'stage', stage: 'c:stage-2', number: 4 }],
  map: { 'c:stage-1': { x: 1, y: 2 } },
} as unknown as FullScenarioFacts

const renamed = (kind: string) => (code: string) => `${code}-${kind}`
const changed = mapScenario(facts, { card: renamed('card'), set: renamed('set'), rule: renamed('rule') }, rulebook)

test('every code of a scenario is replaced as the kind that it has, and everything else stays', () => {
  expect(changed).toEqual({
    number: 3,
    quest: ['c:stage-1-card', 'c:stage-2-card'],
    encounterSets: ['s:fen-set'],
    quantities: { easy: { 'c:card/rat-card': 1, 's:set/ford-set': 2, 's:fen-set': 3, 'c:moth-card': 4 } },
    setup: [
      {
        ...{ do: 'put-into-play', card: 'c:a-card', cards: ['c:b-card', 'c:d-card'], to: 'hero', on: 'active-location' },
        of: { set: 's:fen-set', type: 'enemy' },
      },
      { do: 'attach', card: 'c:a-card', to: 'c:e-card', on: 'c:f-card', of: { type: 'enemy' } },
      { do: 'shuffle', count: 2 },
    ],
    modes: {
      easy: {
        ...{ encounterSets: ['s:easy-set', 's:fen-set'], setup: [{ do: 'place', card: 'c:g-card' }] },
        ...{ rules: ['r:one-rule'], card: 'c:h-card' },
      },
      nightmare: { quest: ['c:stage-3-card'] },
    },
    branches: { 'c:stage-1-card': { next: ['c:stage-2-card', 'c:stage-3-card'], by: 'choice' } },
    rules: ['r:two-rule'],
    card: 'c:i-card',
    playedIn: ['easy'],
    begins: { with: 'bearers', card: 'c:j-card', trait: 'Hobbit' },
    deckCards: { maps: 'all' },
    win: [{ when: 'explored', card: 'c:k-card', copies: 2 }, { when: 'cleared' }],
    lose: [{ when: 'stage', stage: 'c:stage-2-card', number: 4 }],
    map: { 'c:stage-1-card': { x: 1, y: 2 } },
  })
})

test('the references of a scenario are these codes by kind', () => {
  const { cards, sets, rules } = scenarioReferences(facts, rulebook)
  expect(rules).toEqual(['r:one', 'r:two'])
  expect([...new Set(sets)].sort()).toEqual(['s:easy', 's:fen', 's:ford'])
  const letters = ['a', 'b', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'moth', 'rat', 'stage-1', 'stage-2', 'stage-3']
  expect([...new Set(cards)].sort()).toEqual(letters.map((one) => `c:${one}`))
})

test('a scenario with the parts of the deal alone gets no further parts', () => {
  const plain = { quest: ['stage'], encounterSets: ['fen'] } as never
  expect(mapScenario(plain, { card: (one) => one, set: (one) => one, rule: (one) => one }, rulebook)).toEqual(plain)
})
