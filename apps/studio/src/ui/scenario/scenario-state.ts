import type { ScenarioFacts } from '@questwright/packs/types'
import { dealtIn, type Rulebook } from '@questwright/rulebook'

/**
 * What a list of scenarios says beside a title: the number of its stages, or nothing in a game whose scenarios have none.
 * @param facts undefined for a scenario whose file could not be loaded
 */
export function scenarioState(facts: ScenarioFacts | undefined, rulebook: Rulebook): string {
  if (facts === undefined) return 'not whole yet'
  if (rulebook.scenario === undefined) return ''
  const { length } = dealtIn(facts, 'course', rulebook)
  return length === 1 ? '1 stage' : `${length} stages`
}
