'use client'

import type { PackOutline } from '@questwright/packs/types'
import { Dialog } from '@questwright/table-page/parts/dialog'
import { NewGameDialog } from '@questwright/table-page/start/new-game-dialog'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { scenarioChoices } from '@questwright/workshop/scenario-choices'
import { useMemo, useState } from 'react'

/** A new game with a given deck: asks for the scenario, and for more decks. */
export function PlayDialog({
  code,
  bundles,
  onClose,
}: {
  readonly code: string
  readonly bundles: readonly PackOutline[]
  readonly onClose: () => void
}) {
  const game = bundles.find(({ id }) => code.startsWith(`${id}:`))?.game
  const scenarios = useMemo(() => scenarioChoices(bundles, rulebooks).filter((one) => one.game === game), [bundles, game])
  const [chosen, setChosen] = useState(scenarios[0]?.code)
  const scenario = scenarios.find((one) => one.code === chosen) ?? scenarios[0]
  if (!scenario)
    return (
      <Dialog onClose={onClose} title="No scenario yet">
        <p>A game needs a scenario, and no pack of this workspace has one. Make one in the Library first.</p>
      </Dialog>
    )
  return (
    <NewGameDialog scenario={scenario} others={{ scenarios, onScenario: setChosen }} decks={[code]} bundles={bundles} onClose={onClose} />
  )
}
