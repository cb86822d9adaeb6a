/** The program of a pack's site: the start page and the table. */
import '@fontsource/eb-garamond/latin-400.css'
import '@fontsource/eb-garamond/latin-600.css'
import '@fontsource/eb-garamond/latin-600-italic.css'
import '@fontsource/eb-garamond/latin-ext-400.css'
import '@fontsource/eb-garamond/latin-ext-600.css'
import '@fontsource-variable/inter'
import '@questwright/table-page/base.css'
import '@questwright/board/styles.css'
import '@questwright/table-page/styles.css'
import './site.css'
import '@questwright/game-pages'
import { ArtContext } from '@questwright/board/own-art'
import type { PackBundle } from '@questwright/packs/types'
import { TablePageProvider } from '@questwright/table-page'
import { Notice, Working } from '@questwright/table-page/parts/notice'
import { fetchToasts } from '@questwright/table-page/parts/toast'
import { ToastPlace } from '@questwright/table-page/parts/toast-place'
import { OpenGame } from '@questwright/table-page/saved/dropped-games'
import { GameBefore } from '@questwright/table-page/saved/game-before'
import { useLinkedGame } from '@questwright/table-page/saved/linked-game'
import { readTheme } from '@questwright/table-page/theme'
import { type ReactNode, StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { siteArt } from './art.ts'
import { siteData, siteEngine, sitePacks } from './data.ts'
import { SiteEverywhere } from './everywhere.tsx'
import { SiteHeader } from './header.tsx'
import { goTo, usePage } from './navigation.ts'
import { page } from './site-table.ts'
import type { SiteData } from './site-types.ts'
import { StartPage } from './start-page.tsx'
import { TablePage } from './table-page.tsx'

function Site() {
  const [site, setSite] = useState<SiteData | undefined>(undefined)
  const [packs, setPacks] = useState<readonly PackBundle[] | undefined>(undefined)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  useEffect(() => {
    readTheme()
    const tell = (failure: unknown) => setProblem(String(failure instanceof Error ? failure.message : failure))
    void siteData().then(setSite, tell)
    void fetchToasts().catch(() => undefined)
    void sitePacks().then((all) => {
      setPacks(all)
      // prefetch the engine for the table; if it fails, the table reports that itself
      siteEngine().catch(() => undefined)
    }, tell)
  }, [])
  return (
    <TablePageProvider page={page} goTo={goTo}>
      <SiteHeader site={site} />
      <div className="st-page">
        <ArtContext.Provider value={siteArt}>
          <Page site={site} packs={packs} problem={problem} />
        </ArtContext.Provider>
      </div>
      <SiteEverywhere />
      <OpenGame />
      <GameBefore />
      <ToastPlace />
    </TablePageProvider>
  )
}

interface PageProps {
  readonly site: SiteData | undefined
  readonly packs: readonly PackBundle[] | undefined
  readonly problem: string | undefined
}

function Page({ site, packs, problem }: PageProps): ReactNode {
  const shown = usePage()
  useLinkedGame(packs ? 'there' : 'coming')
  if (problem !== undefined)
    return (
      <main className="st-main">
        <Notice tone="bad" title="This page is incomplete">
          <p>{problem}</p>
        </Notice>
      </main>
    )
  if (!site || !packs)
    return (
      <main className="st-main">
        <Working>Unpacking the cards …</Working>
      </main>
    )
  return shown === 'table' ? <TablePage /> : <StartPage site={site} bundles={packs} />
}

const root = document.getElementById('site')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Site />
    </StrictMode>,
  )
