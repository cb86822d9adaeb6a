'use client'

import { FolderOpen, LayoutGrid } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { PageLink } from '../parts/page-link.tsx'
import './library-more.css'

const OpenGameDialog = dynamic(() => import('@questwright/table-page/saved/open-game').then((module) => module.OpenGameDialog), {
  ssr: false,
})

/** Further ways to start a game, besides the scenarios: open a saved game, or a board from the situation editor. */
export function LibraryMore() {
  const [opening, setOpening] = useState<'open' | 'closed'>('closed')
  return (
    <div className="st-library-more">
      <button type="button" className="qw-button st-big" onClick={() => setOpening('open')}>
        <FolderOpen size={16} aria-hidden="true" /> Open a link or file …
      </button>
      <PageLink className="qw-button st-big" href="/situations">
        <LayoutGrid size={16} aria-hidden="true" /> Set up a board
      </PageLink>
      {opening === 'open' && <OpenGameDialog onClose={() => setOpening('closed')} />}
    </div>
  )
}
