/** Packs that a pack has begun to use: the studio then adds the dependency. */
import type { PackOutline, Problem } from '@questwright/packs/types'
import type { PacksAnswer } from '@questwright/workshop/page'

/** Packs that another pack uses without the dependency, and could depend on. */
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
  // a use is not new if the dependency was only removed by hand
  const stood = new Set(before.packs.find((one) => one.bundle?.id === pack)?.bundle?.dependencies)
  const used = [...usedWithoutNeed(pack, now.problems)].filter((id) => !known.has(id) && !stood.has(id))
  return now.packs.flatMap(({ bundle }) => bundle ?? []).filter(({ id }) => used.includes(id))
}
