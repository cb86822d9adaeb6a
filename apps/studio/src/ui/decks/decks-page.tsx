'use client'

import { decksOf } from '@questwright/contents/deck-entries'
import { deckPool } from '@questwright/contents/deck-pool'
import dynamic from 'next/dynamic'
import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import { bundlesOf, useLibrary } from '../../client/library.ts'
import { rulebookOfPack } from '../../client/rulebook.ts'
import { LinkNotice } from '../parts/link-notice.tsx'
import { ReadingPage } from '../parts/reading-page.tsx'
import { DeckList } from './deck-list.tsx'

const DeckBuilder = dynamic(() => import('./deck-builder.tsx').then((module) => module.DeckBuilder), {
  ssr: false,
  loading: () => <ReadingPage>Reading the deck …</ReadingPage>,
})

/** The list of decks in the workspace, or the deck in the URL. */
export function DecksPage() {
  const packs = useLibrary((state) => state.packs)
  const code = useSearchParams().get('deck')
  const bundles = useMemo(() => bundlesOf(packs), [packs])
  const pool = useMemo(() => deckPool(bundles), [bundles])
  const decks = useMemo(() => (packs ? decksOf(packs, pool) : []), [packs, pool])
  const pack = code?.split(':')[0] ?? ''
  // a deck contains only cards of its game, so the builder gets only the packs of that game
  const ofGame = useMemo(() => bundles.filter(({ game }) => game === rulebookOfPack(pack).game), [bundles, pack])
  const ownPool = useMemo(() => (ofGame.length === bundles.length ? pool : deckPool(ofGame)), [ofGame, bundles, pool])
  if (!packs) return <ReadingPage />
  if (code === null) return <DeckList decks={decks} bundles={bundles} pool={pool} />
  const entry = decks.flatMap((one) => one.decks).find((one) => one.code === code)
  if (!entry)
    return (
      <main className="st-main">
        <LinkNotice title="There is no such deck" tone="bad" href="/decks" link="All decks">
          <p>
            No pack of this workspace has a deck <code>{code.slice(0, 120)}</code>. It may have been renamed or deleted, or its pack is not
            here.
          </p>
        </LinkNotice>
      </main>
    )
  return <DeckBuilder key={entry.code} entry={entry} bundles={ofGame} pool={ownPool} />
}
