/** Loads several packs from their files, each together with its dependencies among them. */
import type { Rulebooks } from '@questwright/rulebook'
import type { PackBundle, PackFiles } from './bundle.ts'
import { type LoadedPack, loadPack } from './load.ts'
import { newLoadMemory } from './load-memory.ts'
import { inLoadingOrder } from './load-order.ts'
import { type IdOf, idsOf } from './names/pack-ids.ts'

/**
 * Loads packs.
 * @param idOf their ids: without the scope where no two packs have the same
 * @returns the results in the order of `packs`; of two packs with the same id, the first is used as dependency
 */
export function loadPacks(packs: readonly PackFiles[], rulebooks: Rulebooks, idOf: IdOf = idsOfPacks(packs)): LoadedPack[] {
  const made = new Map<PackFiles, LoadedPack>()
  const others: PackBundle[] = []
  for (const files of inLoadingOrder(packs, (one) => one, idOf)) {
    const loaded = loadPack(files, rulebooks, newLoadMemory(), others, idOf)
    made.set(files, loaded)
    if (loaded.bundle && !others.some(({ id }) => id === loaded.bundle?.id)) others.push(loaded.bundle)
  }
  return packs.map((files) => made.get(files) as LoadedPack)
}

/** The ids of packs that are used together, from their files. */
export function idsOfPacks(packs: readonly PackFiles[]): IdOf {
  return idsOf(packs.flatMap(nameOfPack))
}

/** The name in the manifest of a pack; empty where it cannot be read. */
function nameOfPack(files: PackFiles): readonly string[] {
  try {
    const { name } = JSON.parse((files['package.json'] ?? '').replace(/^\uFEFF/, '')) as { readonly name?: unknown }
    return typeof name === 'string' ? [name] : []
  } catch {
    // loading reports a broken manifest
    return []
  }
}
