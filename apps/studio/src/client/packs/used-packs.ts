/** Who uses a card of another pack in the studio need not say so: the pack stands on the other one by itself, and a notice offers the way back. */
import type { PackOutline, Problem } from '@questwright/packs/types'
import { tellError } from '@questwright/table-page/tell-error'
import type { PacksAnswer } from '../../api-types.ts'
import { bundlesOf, useLibrary } from '../library.ts'

/** Packs in which something was written from this page. What other programs write, they answer for. */
const written = new Set<string>()

/** Notes that something was written in a pack from this page. */
export function noteWritten(pack: string): void {
  written.add(pack)
}

/** The packs that another one uses without standing on them, and could. */
function usedWithoutNeed(pack: string, problems: readonly Problem[]): ReadonlySet<string> {
  const used = problems.flatMap((problem) =>
    problem.pack === pack ? (problem.fixes ?? []).flatMap(({ edit }) => (edit.kind === 'dependency' ? [edit.pack] : [])) : [],
  )
  return new Set(used)
}

/** What is used since an answer and was not before it: that was just chosen. */
export function newlyUsed(pack: string, before: PacksAnswer, now: PacksAnswer): readonly PackOutline[] {
  if (!before.packs.some((one) => one.bundle?.id === pack)) return []
  const known = usedWithoutNeed(pack, before.problems)
  // a pack whose manifest lost a dependency by hand uses nothing new
  const stood = new Set(before.packs.find((one) => one.bundle?.id === pack)?.bundle?.dependencies)
  const used = [...usedWithoutNeed(pack, now.problems)].filter((id) => !known.has(id) && !stood.has(id))
  return bundlesOf(now).filter(({ id }) => used.includes(id))
}

/** Follows what is used from now on. @returns the function that ends it */
export function followUsedPacks(): () => void {
  return useLibrary.subscribe(({ packs: now }, { packs: before }) => {
    if (!now || !before || now === before) return
    for (const { pack, bundle, kind } of now.packs) {
      if (kind !== 'own' || !bundle || !written.has(pack)) continue
      const others = newlyUsed(bundle.id, before, now)
      // pages on which nothing is written need none of it
      if (others.length > 0) void import('./dependencies.ts').then(({ addDependencies }) => addDependencies(pack, others)).catch(tellError)
    }
  })
}
