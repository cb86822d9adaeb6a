import { rulebookAt } from '@questwright/workshop/rulebooks'
import type { PackState } from '../../api-types.ts'

/** Whether a pack is on the way to its first scenario. One that can be played is not, nor is one that wants no scenario. */
export function isBeforeFirstScenario({ bundle }: PackState): boolean {
  const told = rulebookAt(bundle?.game).scenario?.firstSteps
  if (bundle === undefined || told === undefined) return false
  const cards = Object.values(bundle.cards)
  const scenarios = Object.values(bundle.scenarios)
  if (scenarios.some((facts) => facts.quest.length > 0 && facts.encounterSets.length > 0)) return false
  // cards for players alone, or a book of keywords, want no scenario
  if (cards.length > 0) return scenarios.length > 0 || cards.some(({ type }) => told.cards.types.includes(type))
  return Object.keys(bundle.keywords).length <= 5 && Object.keys(bundle.decks).length === 0
}
