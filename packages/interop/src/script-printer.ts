import type { FullScenarioFacts } from '@questwright/packs/browser'
import type { ScenarioFacts } from '@questwright/packs/types'

/** Converts the data of scenarios to scripts of one game. */
export interface ScriptPrinter {
  /** The words of setup steps and of conditions that it can convert. */
  readonly steps: readonly string[]
  readonly endings: readonly string[]
  readonly scriptOf: (slug: string, facts: ScenarioFacts | FullScenarioFacts) => string
}
