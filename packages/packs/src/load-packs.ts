/** Packs that lie side by side, from their files: each beside those on which it stands. */
import type { Rulebooks } from '@questwright/rulebook'
import type { PackBundle, PackFiles } from './bundle.ts'
import { type LoadedPack, loadPack } from './load.ts'
import { newLoadMemory } from './load-memory.ts'
import { inLoadingOrder } from './load-order.ts'

/** @returns what each gives, in the order in which they were named; of two packs with one id others stand on the first */
export function loadPacks(packs: readonly PackFiles[], rulebooks: Rulebooks): LoadedPack[] {
  const made = new Map<PackFiles, LoadedPack>()
  const others: PackBundle[] = []
  for (const files of inLoadingOrder(packs, (one) => one)) {
    const loaded = loadPack(files, rulebooks, newLoadMemory(), others)
    made.set(files, loaded)
    if (loaded.bundle && !others.some(({ id }) => id === loaded.bundle?.id)) others.push(loaded.bundle)
  }
  return packs.map((files) => made.get(files) as LoadedPack)
}
