/** A scenario of the cooperative game with the types of the parts from which this game is dealt. */
import type { FullScenarioFacts, ScenarioFacts } from '@questwright/packs/browser'

export interface LcgScenario extends FullScenarioFacts {
  /** The codes of the stages of its quest, in order. */
  readonly quest: readonly string[]
  /** The encounter sets whose cards form the encounter deck. */
  readonly encounterSets: readonly string[]
}

/** The same facts as a scenario of this game. Call it only with facts that passed the check, which ensures these types. */
export function asLcgScenario(facts: ScenarioFacts | FullScenarioFacts): LcgScenario {
  return facts as unknown as LcgScenario
}
