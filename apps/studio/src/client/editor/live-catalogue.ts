'use client'

import { type Catalogue, createCatalogue } from '@questwright/board'
import { withTypedCard } from '@questwright/editing'
import { authorWords, titleOfPack, titleOfState } from '@questwright/packs/browser'
import type { PackOutline } from '@questwright/packs/types'
import { rulebookIn, rulebooks } from '@questwright/workshop/rulebooks'
import { useMemo } from 'react'
import type { PackState } from '../../api-types.ts'
import { fileKey, useFiles } from './files.ts'

/** A catalogue in which one card has its current text in the editor, saved or not. */
export function useLiveCatalogue(bundles: readonly PackOutline[], pack: PackState, slug: string, factsPath: string): Catalogue {
  const facts = useFiles(({ files }) => files[fileKey(pack.pack, factsPath)]?.text)
  const words = useFiles(({ files }) => files[fileKey(pack.pack, 'text/en.json')]?.text)
  return useMemo(() => {
    const id = pack.bundle?.id ?? pack.pack
    const others = bundles.filter((bundle) => bundle.id !== id)
    const base = pack.bundle
    const rulebook = rulebookIn(base, bundles)
    const live = {
      id,
      game: rulebook.game,
      dependencies: base?.dependencies ?? [],
      name: titleOfState(pack),
      ...withTypedCard(base, { slug, facts, words }),
    }
    const packs = [...others.map((other) => ({ ...other, name: titleOfPack(other) })), live]
    return createCatalogue({ rulebook, packs, words: authorWords(packs, rulebooks) })
  }, [bundles, pack, slug, facts, words])
}
