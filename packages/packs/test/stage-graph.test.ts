import { describe, expect, test } from 'vitest'
import type { PackBundle } from '../src/bundle.ts'
import { stagesOf, unreachableStages } from '../src/stage-graph.ts'
import { rulebook } from './games.ts'

const stage = (number: number, type = 'quest') => ({ type, stage: number })
/** A pack with quest cards, and the scripts of some of them. */
const pack = (cards: { readonly [slug: string]: object }, scripts: { readonly [slug: string]: string } = {}): PackBundle =>
  ({
    id: 'a',
    cards,
    scripts: Object.entries(scripts).flatMap(([slug, code]) => [
      { kind: 'scene', slug, code: 'nothing' },
      { kind: 'card', slug, code },
    ]),
  }) as unknown as PackBundle
const graph = (quest: readonly string[], packs: readonly PackBundle[], more: object = {}) =>
  stagesOf({ quest, encounterSets: [], ...more } as never, packs, rulebook, 'a').map(
    ({ stage: one, next, by, from }) => `${one} > ${next.join(' ')} (${by}, ${from})`,
  )
const calls = (word: string) => rulebook.branches[word]?.calls?.[0] ?? ''
const drawing = Object.keys(rulebook.branches).find((word) => calls(word) !== '') ?? ''

describe('the stages of a scenario', () => {
  test('follow by their numbers, and with equal numbers in the order of the file', () => {
    const cards = { mill: stage(2), mine: stage(1), moor: stage(2), hill: stage(9, 'location') }
    expect(graph(['mill', 'moor', 'a:mine', 'hill'], [pack(cards)])).toEqual([
      'hill > a:mine (order, printed)',
      'a:mine > mill (order, printed)',
      'mill > moor (order, printed)',
      'moor >  (order, printed)',
    ])
  })

  test('follow as the branches of the file say, and a branch to a stage that the scenario does not list is left out', () => {
    const branches = { mine: { next: ['a:mill', 'moon'], by: 'random' }, mill: { next: [], by: 'order' } }
    expect(graph(['mine', 'mill', 'moor'], [pack({ mine: stage(1), mill: stage(2), moor: stage(3) })], { branches })).toEqual([
      'mine > mill (random, data)',
      'mill >  (order, data)',
      'moor >  (order, printed)',
    ])
  })

  test('follow as a script chooses: the stages that it names, or all with the next number, and after each of these the stage with the number after that', () => {
    const cards = { mine: stage(1), mill: stage(2), moor: stage(2), marsh: stage(3) }
    const script = `(0, lcg_1.${calls(drawing)})()`
    const random = `mine > mill moor (${drawing}, script)`
    const rest = ['mill > marsh (order, printed)', 'moor > marsh (order, printed)', 'marsh >  (order, printed)']
    const quest = ['mine', 'mill', 'moor', 'marsh']
    expect(graph(quest, [pack(cards, { mine: script })])).toEqual([random, ...rest])
    expect(graph(quest, [pack(cards, { mine: `${script}; 'moor'; "a:marsh"` })])).toEqual([
      `mine > moor marsh (${drawing}, script)`,
      'mill > moor (order, printed)',
      'moor > marsh (order, printed)',
      'marsh >  (order, printed)',
    ])
    const branches = { mine: { next: ['marsh', 'mill'], by: 'script' } }
    expect(graph(quest, [pack(cards, { mine: script })], { branches })[0]).toBe(`mine > marsh mill (${drawing}, script)`)
    expect(graph(quest, [pack(cards, { mine: script })], { branches: { mine: { next: [], by: 'script' } } })[0]).toBe(random)
    expect(graph(quest, [pack(cards, { mine: script })], { branches: { mine: { next: ['marsh'], by: 'order' } } })[0]).toBe(
      'mine > marsh (order, data)',
    )
  })
})

test('stages that no way reaches are named, unless a script may continue with any stage', () => {
  const node = (stage: string, next: readonly string[], by = 'order') => ({ stage, next, by, from: 'data' as const })
  expect(unreachableStages([])).toEqual([])
  expect(unreachableStages([node('a', ['b']), node('b', ['a']), node('c', ['d']), node('d', [])])).toEqual(['c', 'd'])
  expect(unreachableStages([node('a', ['b']), node('b', [], 'script'), node('c', [])])).toEqual([])
  expect(unreachableStages([node('a', ['b']), node('b', ['b'], 'script'), node('c', [])])).toEqual(['c'])
  expect(unreachableStages([node('a', ['b']), node('b', []), node('c', [], 'script')])).toEqual(['c'])
})
