'use client'

import './packs.css'
import { Notice } from '@questwright/table-page/parts/notice'
import { Settings2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useLibrary } from '../../client/library.ts'
import { readOutdated, readRegistry, useRegistry } from '../../client/packs/registry.ts'
import { LinkNotice } from '../parts/link-notice.tsx'
import { ReadingPage } from '../parts/reading-page.tsx'
import { FindPacks } from './find-packs.tsx'
import { PackRows } from './pack-rows.tsx'
import { WorkStrip } from './work-strip.tsx'

const RegistryDialog = dynamic(() => import('./registry-dialog.tsx').then((module) => module.RegistryDialog), { ssr: false })

const PackPage = dynamic(() => import('./pack-page.tsx').then((module) => module.PackPage), { ssr: false, loading: () => <ReadingPage /> })

/** The lists of packs in the workspace and the registry, or the pack in the URL. */
export function PacksPage() {
  const packs = useLibrary((state) => state.packs)
  const { known, error } = useRegistry()
  const wished = useSearchParams().get('pack')
  const [asked, setAsked] = useState<'registry' | undefined>(undefined)
  useEffect(() => {
    void readRegistry().then(readOutdated)
  }, [])
  if (!packs) return <ReadingPage />
  if (wished !== null) {
    const pack = packs.packs.find((one) => one.pack === wished || one.bundle?.id === wished)
    if (pack)
      return (
        <>
          <PackPage key={pack.pack} answer={packs} pack={pack} />
          <WorkStrip />
        </>
      )
    return (
      <main className="st-main">
        <LinkNotice title="There is no such pack" tone="bad" href="/packs" link="All packs">
          <p>
            This workspace has no pack <code>{wished.slice(0, 120)}</code>. It may have been deleted or uninstalled.
          </p>
        </LinkNotice>
      </main>
    )
  }
  return (
    <main className="st-main st-packs">
      <header className="st-packs-head">
        <h1>Packs</h1>
        <button type="button" className="qw-button st-big" onClick={() => setAsked('registry')}>
          <Settings2 size={16} aria-hidden="true" /> Registry …
        </button>
      </header>
      {error && (
        <Notice title={error.message} tone="bad">
          <p>{error.remedy}</p>
        </Notice>
      )}
      <section aria-labelledby="packs-here">
        <h2 id="packs-here">In this workspace</h2>
        <PackRows answer={packs} />
      </section>
      <FindPacks />
      <WorkStrip />
      {asked === 'registry' && known && <RegistryDialog known={known} onClose={() => setAsked(undefined)} />}
    </main>
  )
}
