import type { FullScenarioFacts } from '@questwright/packs/browser'
import type { ScenarioFacts } from '@questwright/packs/types'

/** What prints scripts of a game that do what its scenarios say as data. */
export interface ScriptPrinter {
  /** Words of setup steps and of conditions for which it has lines. */
  readonly steps: readonly string[]
  readonly endings: readonly string[]
  readonly scriptOf: (slug: string, facts: ScenarioFacts | FullScenarioFacts) => string
}
