import { BoardGlimpse } from '@questwright/board'
import type { PackOutline } from '@questwright/packs/types'
import type { View } from '@questwright/realm/web'
import { useMemo } from 'react'
import { catalogueOf } from '../catalogue-of.ts'
import { useTablePage } from '../page.tsx'

interface KeptGlimpseProps {
  readonly view: View
  /** The ids of the packs with which the game runs. */
  readonly packs: readonly string[]
  /** The packs in use. */
  readonly bundles: readonly PackOutline[]
}

/** The table of a kept game as a small picture; nothing where some of its packs are not in use. */
export function KeptGlimpse({ view, packs, bundles }: KeptGlimpseProps) {
  const { packs: source } = useTablePage()
  const catalogue = useMemo(() => {
    const used = packs.flatMap((pack) => bundles.find(({ id }) => id === pack) ?? [])
    return used.length === packs.length ? catalogueOf(used, source.rulebooks) : undefined
  }, [bundles, packs, source])
  return catalogue ? <BoardGlimpse view={view} catalogue={catalogue} /> : null
}
