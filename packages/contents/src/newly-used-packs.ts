/** Finds packs that a pack has begun to use, so that the studio can add the dependency. */
import type { PackOutline, Problem } from '@questwright/packs/types'
import type { PacksAnswer } from '@questwright/workshop/page'

/** Packs whose content a pack uses although it does not depend on them, and on which it could depend. */
function usedWithoutNeed(pack: string, problems: readonly Problem[]): ReadonlySet<string> {
  const used = problems.flatMap((problem) =>
    problem.pack === pack ? (problem.fixes ?? []).flatMap(({ edit }) => (edit.kind === 'dependency' ? [edit.pack] : [])) : [],
  )
  return new Set(used)
}

/** The packs whose first use is newer than an answer, that is, just chosen by the user. */
export function newlyUsed(pack: string, before: PacksAnswer, now: PacksAnswer): readonly PackOutline[] {
  if (!before.packs.some((one) => one.bundle?.id === pack)) return []
  const known = usedWithoutNeed(pack, before.problems)
  // if the pack depended on it before, the user removed the dependency by hand, so the use is not new
  const stood = new Set(before.packs.find((one) => one.bundle?.id === pack)?.bundle?.dependencies)
  const used = [...usedWithoutNeed(pack, now.problems)].filter((id) => !known.has(id) && !stood.has(id))
  return now.packs.flatMap(({ bundle }) => bundle ?? []).filter(({ id }) => used.includes(id))
}
