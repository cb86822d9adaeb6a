'use client'

import { type Beside, CardZoom, type Catalogue, createCatalogue } from '@questwright/board'
import { titleOfPack } from '@questwright/packs/browser'
import type { PackOutline } from '@questwright/packs/types'
import { useMemo } from 'react'
import { useRulebook } from '../../client/rulebook.ts'

interface LargeCardProps {
  readonly catalogue: Catalogue
  /** `pack:slug` */
  readonly code: string
  readonly beside: Beside
  /** Closes a card that stays open. */
  readonly onClose?: (() => void) | undefined
}

/** A card enlarged beside its element. It shows the side that is used in play. */
export function LargeCard({ catalogue, code, beside, onClose }: LargeCardProps) {
  const side = catalogue.card(code)?.sides ? 'B' : undefined
  return <CardZoom catalogue={catalogue} card={side ? { code, side } : { code }} beside={beside} over="dialogs" onClose={onClose} />
}

/** As `LargeCard`, for pages that have no catalogue of their own. */
export function LargeCardOf({ bundles, ...card }: Omit<LargeCardProps, 'catalogue'> & { readonly bundles: readonly PackOutline[] }) {
  const rulebook = useRulebook(card.code.slice(0, card.code.indexOf(':')))
  const catalogue = useMemo(
    () => createCatalogue({ rulebook, packs: bundles.map((bundle) => ({ ...bundle, name: titleOfPack(bundle) })) }),
    [rulebook, bundles],
  )
  return <LargeCard catalogue={catalogue} {...card} />
}
