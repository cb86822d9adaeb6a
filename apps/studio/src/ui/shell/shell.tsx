'use client'

import '@questwright/table-page/header/bar.css'
import './shell.css'
import '@questwright/game-pages'
import { ArtContext } from '@questwright/board/own-art'
import { TablePageProvider } from '@questwright/table-page'
import { ToastPlace } from '@questwright/table-page/parts/toast-place'
import { GameBefore } from '@questwright/table-page/saved/game-before'
import { tellError } from '@questwright/table-page/tell-error'
import { readTheme } from '@questwright/table-page/theme'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { unchosenWorkspace } from '../../api-types.ts'
import { forgetArt, workspaceArt } from '../../client/art.ts'
import { lookAfterFiles } from '../../client/editor/look-after-files.ts'
import { tablePage } from '../../client/game/table-page.ts'
import { useLibrary, watchLibrary } from '../../client/library.ts'
import { followUsedPacks } from '../../client/packs/used-packs.ts'
import { useWorkspaceQuestion } from '../../client/workspace-dialogs.ts'
import { Everywhere } from './everywhere.tsx'
import { Header } from './header.tsx'
import { Refused } from './refused.tsx'

const ChooseWorkspace = dynamic(() => import('./choose-workspace.tsx').then((module) => module.ChooseWorkspace), { ssr: false })
const DraftStrip = dynamic(() => import('../workspace/draft-strip.tsx').then((module) => module.DraftStrip), { ssr: false })
const WorkspaceDialogs = dynamic(() => import('../workspace/workspace-dialogs.tsx'), { ssr: false })

/** The frame of every page: the bar, notices, and the page itself, or the reason why it cannot be shown. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const error = useLibrary((state) => state.error)
  const isRead = useLibrary((state) => state.packs !== undefined)
  const [drafts, setDrafts] = useState<'none' | 'kept'>('none')
  useEffect(() => {
    readTheme()
    const stopLooking = lookAfterFiles(() => setDrafts('kept'))
    const stopFollowing = followUsedPacks()
    const stopWatching = watchLibrary((changes) => {
      for (const { pack, path } of changes) if (pack !== undefined && path.startsWith('art/')) forgetArt(pack)
      void import('../../client/game/foreign-changes.ts').then(({ noteForeignChanges }) => noteForeignChanges(changes), tellError)
    })
    return () => {
      stopFollowing()
      stopWatching()
      stopLooking()
    }
  }, [])
  const router = useRouter()
  const goTo = useCallback((page: 'start' | 'table') => router.push(page === 'table' ? '/play' : '/'), [router])
  const isAsked = useWorkspaceQuestion(({ count }) => count > 0)
  const isUnchosen = error?.code === unchosenWorkspace
  const isRefused = error !== undefined && (error.status === 401 || error.status === 403 || !isRead)
  return (
    <TablePageProvider page={tablePage} goTo={goTo}>
      <Header />
      {drafts === 'kept' && <DraftStrip />}
      <div className="st-page">
        {isUnchosen ? (
          <ChooseWorkspace />
        ) : isRefused ? (
          <Refused error={error} />
        ) : (
          <ArtContext.Provider value={workspaceArt}>{children}</ArtContext.Provider>
        )}
      </div>
      {isAsked && <WorkspaceDialogs />}
      {!isRefused && <Everywhere />}
      <GameBefore />
      <ToastPlace />
    </TablePageProvider>
  )
}
