/** Adds scenarios to the plan of an import. */
import { type ImportPlanDraft, tell } from '@questwright/interop/for-games'
import { placeScenarios } from './place-scenario.ts'
import type { ScenarioDeck } from './scenario-deck.ts'
import type { ModeIds } from './scenario-modes.ts'

/** Adds scenarios to the pack. */
export function planScenarios(
  decks: readonly ScenarioDeck[],
  format: string,
  name: string,
  draft: ImportPlanDraft,
  besides?: ModeIds,
): void {
  if (decks.length === 0) return
  const done = placeScenarios(decks, draft.pack, format, besides)
  draft.made.push(...done.made.map((one) => ({ kind: 'scenario' as const, ...one })))
  draft.changed.push(...done.changed.map((one) => ({ kind: 'scenario' as const, ...one })))
  draft.same += done.same
  tell(draft, name, done.problems)
}
