import { fileURLToPath } from 'node:url'
import { lcgRulebook as rulebook } from '@questwright/lcg/rulebook'
import { loadPack, type PackBundle, readPackFolder } from '@questwright/packs'
import { asFull, type FullScenarioFacts } from '@questwright/packs/browser'
import { expect, it } from 'vitest'
import { addStage, readScenario, writeScenario } from '../src/scenario/index.ts'

const folder = fileURLToPath(new URL('../../testkit/fixtures/rules-scenarios', import.meta.url))
const { bundle: home } = loadPack(readPackFolder(folder), { lcg: rulebook })
const ruled = home?.scenarios['under-rules'] as PackBundle['scenarios'][string]

it('the rules of a scenario stay the same, in every mode, when another part of the scenario is changed', () => {
  const text = writeScenario(asFull(ruled), rulebook)
  expect(text).toContain('  "rules": ["short-days"],\n')
  const changed = JSON.parse(writeScenario(addStage(readScenario(text, rulebook) as FullScenarioFacts, 'fen-3', rulebook), rulebook))
  expect(changed).toEqual({ ...ruled, quest: ['fen-1', 'fen-3'] })
  // if the value is not a list, the form shows no entries and the check reports the error
  expect(readScenario('{ "quest": [], "rules": "short-days" }', rulebook)?.rules).toEqual([])
})
