/**
 * The parts of what is played are defined by the rulebook of the game: here a road of stages and groups of cards; a game that defines no parts has
 * none.
 */
import { type CardType, type Chapter, rulebookOf } from '@questwright/rulebook'
import { expect, test } from 'vitest'
import { dealtCardsOf } from '../src/dealt-deck.ts'
import { checkScenarioFacts as plainCheckScenarioFacts } from '../src/facts.ts'
import { scenarioReferences } from '../src/scenario-codes.ts'
import { partsOfModes } from '../src/scenario-modes.ts'
import { stagesOf } from '../src/stage-graph.ts'
import { watched } from './watched-findings.ts'

const checkScenarioFacts = watched(plainCheckScenarioFacts)

const type = (name: string): CardType => ({
  name,
  plural: `${name}s`,
  back: 'card',
  group: 'cards',
  content: 'cards',
  inDeck: 'never',
  newCard: {},
  face: { name, window: 'plain', motif: 'people' },
})
const chapter: Chapter = {
  game: 'roads',
  title: 'The Roads',
  backs: { card: 'Card' },
  groups: { cards: 'Cards' },
  contents: { cards: 'cards' },
  facts: { mile: { name: 'its mile', holds: 'number', label: 'Mile' } },
  types: { mark: type('Mark') },
  modes: { plain: { name: 'Plain', text: 'As it is.', when: 'always' }, wild: { name: 'Wild', text: 'Harder.', when: 'said' } },
  scenario: { stages: { type: 'mark', order: 'mile' }, filterTypes: [] },
  deal: {
    parts: {
      road: { name: 'its road', such: 'a list of codes in order, at least two', holds: 'course', least: 2 },
      bands: { name: 'its bands', such: 'a list of slugs such as ["outlaws"]', holds: 'sets' },
    },
    formerly: ['path'],
  },
}
const roads = rulebookOf([{ chapter, file: 'roads.ts' }])
const { deal: _, scenario: __, ...bare } = chapter
const plain = rulebookOf([{ chapter: bare, file: 'bare.ts' }])
const whole = { road: ['bridge', 'gate'], bands: ['outlaws'] }
const issues = (value: object, rulebook = roads) =>
  checkScenarioFacts(value as never, rulebook).issues.map(
    ({ severity, code, message, remedy }) => `${severity} ${code}: ${message} ${remedy}`,
  )

test('a scenario needs the parts of its game, each with at least the required number of entries', () => {
  expect(issues(whole)).toEqual([])
  expect(issues({ bands: [] })).toEqual([
    'error facts/missing-field: A scenario needs its road: `road` is missing. Add "road": a list of codes in order, at least two.',
  ])
  expect(issues({ ...whole, road: ['bridge'] })).toEqual([
    'error facts/wrong-value: `road` is ["bridge"], but a scenario prints its road as a list of codes in order, at least two. Write a list of codes in order, at least two.',
  ])
  expect(issues({ ...whole, bands: ['The Outlaws'] })[0]).toContain('Write a slug: "the-outlaws".')
})

test('a part of another game is kept and reported; a part of earlier versions is refused if it is not empty', () => {
  expect(issues({ ...whole, quest: ['bridge'] })).toEqual([
    'warning facts/unknown-field: No scenario has a field `quest`; it is kept, but nothing reads it. Take it out, or keep it if another program reads it.',
  ])
  expect(issues({ ...whole, path: [] })).toEqual([])
  expect(issues({ ...whole, path: ['ford'] })).toEqual([
    'error scenario/unknown-part: A scenario of The Roads has no part `path`: ["ford"] is not played. Take it out; a scenario has `road`, `bands`.',
  ])
})

test('a scenario of a game that defines no parts needs none', () => {
  expect(issues({}, plain)).toEqual([])
  expect(scenarioReferences({}, plain)).toEqual({ cards: [], sets: [], rules: [] })
})

test('modes, branches, stages, sets and references are found under the names of the parts', () => {
  expect(partsOfModes(roads)).toEqual(['road', 'bands', 'setup', 'rules', 'card'])
  const wild = { ...whole, modes: { wild: { road: ['bridge'], bands: ['wolves'] } } }
  expect(issues(wild)).toEqual(['error facts/wrong-value: `road` of "wild" is ["bridge"]. Write a list of codes in order, at least two.'])
  expect(scenarioReferences({ ...whole, modes: { wild: { bands: ['wolves'] } } } as never, roads)).toEqual({
    cards: ['bridge', 'gate'],
    sets: ['outlaws', 'wolves'],
    rules: [],
  })
  expect(issues({ ...whole, branches: { ford: { next: [], by: 'order' } } })[0]).toContain('which is not in `road`.')
  expect(stagesOf(whole, [], roads, 'home').map(({ stage, next }) => [stage, next])).toEqual([
    ['bridge', ['gate']],
    ['gate', []],
  ])
  expect(dealtCardsOf(whole, [], 'plain', roads, 'home')).toEqual([])
})
