/** A pack as a site of files: its start page and its table. */
import '@fontsource/eb-garamond/latin-400.css'
import '@fontsource/eb-garamond/latin-600.css'
import '@fontsource/eb-garamond/latin-600-italic.css'
import '@fontsource/eb-garamond/latin-ext-400.css'
import '@fontsource/eb-garamond/latin-ext-600.css'
import '@fontsource-variable/inter'
import '../app/base.css'
import '@questwright/board/styles.css'
import '../ui/parts/page.css'
import '../ui/parts/fields.css'
import '../ui/parts/popover.css'
import '../ui/parts/notice.css'
import '../ui/parts/dialog.css'
import '../ui/parts/problem-list.css'
import '../ui/parts/tiles.css'
import '../ui/shell/shell.css'
import '../ui/shell/toast.css'
import '../ui/library/library.css'
import '../ui/play/play.css'
import '../ui/play/curtain.css'
import '../ui/play/hand-moves.css'
import '../ui/play/why.css'
import '../ui/play/reload-strip.css'
import '../ui/play/difference-table.css'
import '../ui/play/score-sheet.css'
import '../ui/new-game/new-game.css'
import '../ui/saved/saved.css'
import '../ui/lines/lines.css'
import './site.css'
import { ArtContext } from '@questwright/board/own-art'
import { usePathname } from 'next/navigation'
import { type ReactNode, StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster } from 'sonner'
import { workspaceArt } from '../client/art.ts'
import { refreshLibrary, theEngine, useLibrary } from '../client/library.ts'
import { readTheme, useTheme } from '../client/theme.ts'
import { Notice, Working } from '../ui/parts/notice.tsx'
import { OpenGame } from '../ui/saved/dropped-games.tsx'
import { useLinkedGame } from '../ui/saved/linked-game.ts'
import { siteData } from './data.ts'
import { SiteEverywhere } from './everywhere.tsx'
import { SiteHeader } from './header.tsx'
import type { SiteData } from './site-types.ts'
import { StartPage } from './start-page.tsx'
import { TablePage } from './table-page.tsx'

function Site() {
  const [site, setSite] = useState<SiteData | undefined>(undefined)
  const { packs, error } = useLibrary()
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const theme = useTheme((state) => state.theme)
  useEffect(() => {
    readTheme()
    void siteData().then(setSite, (failure: unknown) => setProblem(String(failure instanceof Error ? failure.message : failure)))
    void refreshLibrary()
      .then((answer) => answer && theEngine())
      .catch(() => undefined)
  }, [])
  return (
    <>
      <SiteHeader site={site} />
      <div className="st-page">
        <ArtContext.Provider value={workspaceArt}>
          <Page site={site} packs={packs ? 'there' : 'coming'} problem={problem ?? error?.message} />
        </ArtContext.Provider>
      </div>
      <SiteEverywhere />
      <OpenGame />
      <Toaster theme={theme} position="top-center" closeButton toastOptions={{ className: 'st-toast' }} offset={50} />
    </>
  )
}

interface PageProps {
  readonly site: SiteData | undefined
  readonly packs: 'there' | 'coming'
  readonly problem: string | undefined
}

function Page({ site, packs, problem }: PageProps): ReactNode {
  const path = usePathname()
  useLinkedGame(packs)
  if (problem !== undefined)
    return (
      <main className="st-main">
        <Notice tone="bad" title="This page is not whole">
          <p>{problem}</p>
        </Notice>
      </main>
    )
  if (!site || packs === 'coming')
    return (
      <main className="st-main">
        <Working>Unpacking the cards …</Working>
      </main>
    )
  return path === '/play' ? <TablePage /> : <StartPage site={site} />
}

const root = document.getElementById('site')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Site />
    </StrictMode>,
  )
