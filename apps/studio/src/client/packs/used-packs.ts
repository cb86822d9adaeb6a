/** A pack that begins to use cards of another pack in the studio gets the dependency automatically, and a notice offers to undo it. */
import type { PackOutline, Problem } from '@questwright/packs/types'
import { tellError } from '@questwright/table-page/tell-error'
import type { PacksAnswer } from '../../api-types.ts'
import { bundlesOf, useLibrary } from '../library.ts'

/** Packs that this page has written to. Files written by other programs are left alone. */
const written = new Set<string>()

/** Records that this page has written to a pack. */
export function noteWritten(pack: string): void {
  written.add(pack)
}

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
  return bundlesOf(now).filter(({ id }) => used.includes(id))
}

/** Adds dependencies for new uses from now on. @returns the function that stops it */
export function followUsedPacks(): () => void {
  return useLibrary.subscribe(({ packs: now }, { packs: before }) => {
    if (!now || !before || now === before) return
    for (const { pack, bundle, kind } of now.packs) {
      if (kind !== 'own' || !bundle || !written.has(pack)) continue
      const others = newlyUsed(bundle.id, before, now)
      // imported on demand: most pages write nothing
      if (others.length > 0) void import('./dependencies.ts').then(({ addDependencies }) => addDependencies(pack, others)).catch(tellError)
    }
  })
}
