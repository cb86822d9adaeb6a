import type { Catalogue } from '@questwright/board'
import type { PackBundle } from '@questwright/packs/types'
import { useMemo } from 'react'
import { catalogueOf } from '../catalogue-of.ts'
import { useTableGame, useTablePage } from '../page.tsx'

/** The words and facts of the running game, from its own packs and the messages of its rules. It stays the same object when only scripts change. */
export function useTableCatalogue(): Catalogue {
  const packs = useTableGame((state) => state.packs)
  const messages = useTableGame((state) => state.messages)
  const { rulebooks } = useTablePage().packs
  const printed = packs.map(whatIsPrinted).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the catalogue depends only on the printed facts and words of the packs
  return useMemo(() => catalogueOf(packs, rulebooks, messages), [printed, rulebooks, messages])
}

const known = new WeakMap<PackBundle, string>()

/** A key made from the facts and words of a pack: equal keys mean equal facts and words. */
function whatIsPrinted(pack: PackBundle): string {
  const before = known.get(pack)
  if (before !== undefined) return before
  const files = Object.entries(pack.hashes).filter(([path]) => path.endsWith('.json'))
  const told = [pack.id, pack.packVersion, ...files.map(([path, hash]) => `${path} ${hash}`)].join(' ')
  known.set(pack, told)
  return told
}
