import { BoardGlimpse } from '@questwright/board'
import type { PackOutline } from '@questwright/packs/types'
import type { View } from '@questwright/realm/web'
import { useMemo } from 'react'
import { catalogueOf } from '../catalogue-of.ts'
import { useTablePage } from '../page.tsx'

interface KeptGlimpseProps {
  readonly view: View
  /** Ids of the packs under which the game runs. */
  readonly packs: readonly string[]
  /** Those in use. */
  readonly bundles: readonly PackOutline[]
}

/** The board of a kept game in small; nothing where its packs are not all here. */
export function KeptGlimpse({ view, packs, bundles }: KeptGlimpseProps) {
  const { packs: source } = useTablePage()
  const catalogue = useMemo(() => {
    const used = packs.flatMap((pack) => bundles.find(({ id }) => id === pack) ?? [])
    return used.length === packs.length ? catalogueOf(used, source.rulebooks) : undefined
  }, [bundles, packs, source])
  return catalogue ? <BoardGlimpse view={view} catalogue={catalogue} /> : null
}
