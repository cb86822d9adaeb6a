import type { Names } from '@questwright/editing/scenario'
import type { FullScenarioFacts } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'

/** Props of the panels of a scenario's editor. */
export interface ScenarioPanelProps {
  readonly facts: FullScenarioFacts
  readonly edit: (change: (facts: FullScenarioFacts) => FullScenarioFacts) => void
  /** The id of the scenario's pack. */
  readonly pack: string
  readonly bundles: readonly PackBundle[]
  readonly names: Names
}
