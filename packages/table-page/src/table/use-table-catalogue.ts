import type { Catalogue } from '@questwright/board'
import type { PackBundle } from '@questwright/packs/types'
import { useMemo } from 'react'
import { catalogueOf } from '../catalogue-of.ts'
import { useTableGame, useTablePage } from '../page.tsx'

/** The words and facts of the running game: its own packs, and the sentences of its rules. A change of scripts alone returns the same object. */
export function useTableCatalogue(): Catalogue {
  const packs = useTableGame((state) => state.packs)
  const messages = useTableGame((state) => state.messages)
  const { rulebooks } = useTablePage().packs
  const printed = packs.map(whatIsPrinted).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the packs only the printed facts and words count
  return useMemo(() => catalogueOf(packs, rulebooks, messages), [printed, rulebooks, messages])
}

const known = new WeakMap<PackBundle, string>()

/** A key of a pack's facts and words: equal where these are equal. */
function whatIsPrinted(pack: PackBundle): string {
  const before = known.get(pack)
  if (before !== undefined) return before
  const files = Object.entries(pack.hashes).filter(([path]) => path.endsWith('.json'))
  const told = [pack.id, pack.packVersion, ...files.map(([path, hash]) => `${path} ${hash}`)].join(' ')
  known.set(pack, told)
  return told
}
