/** Finds the packs that a scene needs. */
import { idsWithDependencies } from '@questwright/packs/browser'
import type { PackOutline } from '@questwright/packs/types'
import { allCards, type SituationDraft } from './draft.ts'

/** These packs with all their dependencies, in the order of `bundles`. */
function withDependencies<Pack extends PackOutline>(ids: readonly string[], bundles: readonly Pack[]): readonly Pack[] {
  const needed = idsWithDependencies(ids, bundles)
  return bundles.filter(({ id }) => needed.has(id))
}

/** The pack with all its dependencies: the packs for its scenes. */
export const packsOf = <Pack extends PackOutline>(id: string, bundles: readonly Pack[]): readonly Pack[] => withDependencies([id], bundles)

/** The packs that a board needs, with their dependencies. */
export function packsOfBoard<Pack extends PackOutline>(draft: SituationDraft, bundles: readonly Pack[]): readonly Pack[] {
  const codes = [...allCards(draft).map(({ card }) => card.code), ...draft.rules.filter((rule) => rule.includes(':'))]
  const needed = withDependencies(
    codes.map((code) => code.split(':')[0] ?? ''),
    bundles,
  )
  // keywords and rules are in base packs, so even an empty board needs a pack
  return needed.length === 0 && bundles[0] ? withDependencies([bundles[0].id], bundles) : needed
}
