import { rulebookAt } from '@questwright/workshop/rulebooks'
import { expect, test } from 'vitest'
import { scenarioState } from '../src/ui/scenario/scenario-state.ts'

test('a list of scenarios counts the stages, and calls no scenario of a game without stages incomplete', () => {
  const lcg = rulebookAt('lcg')
  expect(scenarioState({ quest: ['camp', 'ford'], encounterSets: [] } as never, lcg)).toBe('2 stages')
  expect(scenarioState({ quest: ['camp'], encounterSets: [] } as never, lcg)).toBe('1 stage')
  expect(scenarioState(undefined, lcg)).toBe('not whole yet')
  expect(scenarioState({} as never, rulebookAt('duel'))).toBe('')
})
