import { lcgRulebook as rulebook } from '@questwright/lcg/rulebook'
import { asFull, type FullScenarioFacts, modesOf } from '@questwright/packs/browser'
import { expect, it } from 'vitest'
import { readScenario, withMode, writeScenario } from '../src/scenario/index.ts'

const plain = asFull({ quest: ['dark-road'], encounterSets: ['dark-road'] })
const kept = (facts: FullScenarioFacts) => readScenario(writeScenario(facts, rulebook), rulebook)

it('a mode that a scenario must name is added with a click, and stays in the file', () => {
  const usual = modesOf(plain, rulebook)
  expect(usual).not.toContain('nightmare')
  const chosen = withMode(plain, 'nightmare', 'played', rulebook)
  expect(chosen).toEqual({ ...plain, modes: { nightmare: {} } })
  expect(kept(chosen)).toEqual(chosen)
  expect(modesOf(chosen, rulebook)).toEqual(expect.arrayContaining([...usual, 'nightmare']))
})

it('a scenario names its modes only if it is not played in all of them', () => {
  const all = modesOf(plain, rulebook)
  const [first = '', ...others] = all
  const some = withMode(plain, first, 'not', rulebook)
  expect(some.playedIn).toEqual(others)
  expect(kept(some)).toEqual(some)
  expect(withMode(some, first, 'played', rulebook)).toEqual(plain)
  // the last remaining mode cannot be removed
  const one = others.slice(1).reduce((facts, mode) => withMode(facts, mode, 'not', rulebook), some)
  expect(modesOf(one, rulebook)).toEqual([others[0]])
  expect(withMode(one, others[0] ?? '', 'not', rulebook)).toBe(one)
})
