/** Converts a scenario's data to a script: writes the script and removes the data, both or neither. */

import { writeScenario } from '@questwright/editing/scenario'
import type { ScenarioFacts } from '@questwright/packs/types'
import type { FileDeed } from '@questwright/workshop/page'
import { scriptOfSteps, withoutSteps } from '@questwright/workshop/script-of-steps'
import { absent } from '../../api-types.ts'
import { fileKey, fileOf, isChanged } from '../editor/files.ts'
import { save } from '../editor/save.ts'
import { rulebookOfPack } from '../rulebook.ts'
import { applyChanges, offerUndoOfChange } from '../workspace.ts'

/**
 * Converts a scenario's data to a script, and offers to undo it.
 * @param game of the pack
 * @throws ApiError when a file changed in between; nothing is written then
 */
export async function turnIntoScript(pack: string, slug: string, facts: ScenarioFacts, game: string): Promise<void> {
  const key = fileKey(pack, `scenarios/${slug}.json`)
  if (isChanged(fileOf(key)) && (await save(key)) !== 'saved') return
  const json = fileOf(key)
  if (!json) return
  const changes: readonly FileDeed[] = [
    { do: 'write', pack, path: `scenarios/${slug}.ts`, text: scriptOfSteps(slug, facts, game), expected: absent },
    {
      do: 'write',
      pack,
      path: `scenarios/${slug}.json`,
      text: writeScenario(withoutSteps(facts) as unknown as Parameters<typeof writeScenario>[0], rulebookOfPack(pack)),
      expected: json.hash,
    },
  ]
  const done = await applyChanges(changes, { kind: 'scenario', pack, slug, title: slug })
  offerUndoOfChange('The setup is a script now.', done)
}
