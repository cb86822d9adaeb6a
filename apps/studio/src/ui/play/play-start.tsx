'use client'

import './play-start.css'
import { Notice } from '@questwright/table-page/parts/notice'
import { Map as MapSign } from 'lucide-react'
import { useLibrary } from '../../client/library.ts'
import { PlayableGames } from '../library/playable-games.tsx'
import { PageLink } from '../parts/page-link.tsx'
import { LibraryMore } from '../saved/library-more.tsx'

/** Shown on the page of the table while no game runs: scenarios that one press starts. */
export function PlayStart() {
  const packs = useLibrary((state) => state.packs)
  return (
    <main className="st-main st-play-start">
      <header>
        <MapSign aria-hidden="true" />
        <h1>No game is on the table</h1>
        <p className="st-quiet">Play deals one at once. It is kept here, also when the page is closed.</p>
        <LibraryMore />
      </header>
      {packs && (
        <PlayableGames
          answer={packs}
          shows="all"
          none={
            <Notice title="Nothing to play yet">
              <p>
                A pack with a scenario is begun in the <PageLink href="/">library</PageLink>.
              </p>
            </Notice>
          }
        />
      )}
    </main>
  )
}
