'use client'

import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import type { PackState, PacksAnswer } from '../../api-types.ts'
import { filesOfCard } from '../../client/card-entries.ts'
import { useLiveCatalogue } from '../../client/editor/live-catalogue.ts'
import { bundlesOf, useLibrary } from '../../client/library.ts'
import { Notice, Working } from '../parts/notice.tsx'
import { ReloadStrip } from '../play/reload-strip.tsx'
import { EditorPanel } from './editor-panel.tsx'
import { LiveCard } from './live-card.tsx'

/** One card without a table: the editor in full width with the live card beside it. */
export function Workbench() {
  const code = useSearchParams().get('card') ?? ''
  const { packs } = useLibrary()
  if (!packs)
    return (
      <main className="st-main">
        <Working>Reading the packs of the workspace …</Working>
      </main>
    )
  if (code === '')
    return (
      <main className="st-main">
        <Notice
          title="No card is open"
          actions={
            <Link className="qw-button st-big" href="/">
              Choose one in the library
            </Link>
          }
        />
      </main>
    )
  const [packId = '', slug = ''] = code.split(':')
  const pack = packs.packs.find((one) => (one.bundle?.id ?? one.pack) === packId)
  const files = pack && filesOfCard(pack, slug)
  return (
    <main className="st-workbench">
      <nav aria-label="Way back" className="st-crumbs">
        <Link href="/">
          <ArrowLeft size={15} aria-hidden="true" /> Library
        </Link>
        <span className="st-quiet">
          {packId} / {files?.facts ?? slug}
        </span>
      </nav>
      <EditorPanel answer={packs} code={code} where="workbench" foot={<ReloadStrip />} />
      {pack && files && <LiveSide answer={packs} pack={pack} slug={slug} code={code} facts={files.facts} />}
    </main>
  )
}

interface LiveSideProps {
  readonly answer: PacksAnswer
  readonly pack: PackState
  readonly slug: string
  readonly code: string
  readonly facts: string
}

function LiveSide({ answer, pack, slug, code, facts }: LiveSideProps) {
  const bundles = useMemo(() => bundlesOf(answer), [answer])
  const catalogue = useLiveCatalogue(bundles, pack, slug, facts)
  return (
    <aside className="st-live-side" aria-label="Live card">
      <h2>Live card</h2>
      <LiveCard catalogue={catalogue} code={code} />
    </aside>
  )
}
