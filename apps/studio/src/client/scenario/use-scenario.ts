/** A scenario in its editor. */

import { readScenario, writeScenario } from '@questwright/editing/scenario'
import { checkScenarioFacts, type FullScenarioFacts } from '@questwright/packs/browser'
import { useMemo } from 'react'
import { type EditedThing, type KindOfThing, useEditedThing } from '../editor/use-edited-thing.ts'
import { useRulebook } from '../rulebook.ts'

/** Opens the files of a scenario and follows their changes. */
export function useScenario(pack: string, slug: string, writing: 'allowed' | 'never' = 'allowed'): EditedThing<FullScenarioFacts> {
  const rulebook = useRulebook(pack)
  const scenarios = useMemo(
    (): KindOfThing<FullScenarioFacts> => ({
      section: 'scenarios',
      read: (text) => readScenario(text, rulebook),
      write: (facts) => writeScenario(facts, rulebook),
      issuesOf: (facts) => checkScenarioFacts(facts, rulebook).issues,
    }),
    [rulebook],
  )
  return useEditedThing(scenarios, pack, slug, writing)
}
