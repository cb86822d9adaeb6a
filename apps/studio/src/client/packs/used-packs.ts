/** A pack that begins to use cards of another pack in the studio gets the dependency automatically, and a notice offers to undo it. */
import { newlyUsed } from '@questwright/contents/newly-used-packs'
import { tellError } from '@questwright/table-page/tell-error'
import { useLibrary } from '../library.ts'

/** Packs that this page has written to. Files written by other programs are left alone. */
const written = new Set<string>()

/** Records that this page has written to a pack. */
export function noteWritten(pack: string): void {
  written.add(pack)
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
