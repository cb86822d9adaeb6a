'use client'

import './editor.css'
import { writingOf } from '@questwright/contents/writing'
import { filesOfCard } from '@questwright/packs/browser'
import { useSearchParams } from 'next/navigation'
import { useFollowPlaces } from '../../client/editor/follow-places.ts'
import { useWholePacks } from '../../client/library.ts'
import { LinkNotice } from '../parts/link-notice.tsx'
import { ReadingPage } from '../parts/reading-page.tsx'
import { ReloadStrip } from '../play/reload-strip.tsx'
import { EditorPanel } from './editor-panel.tsx'
import { WorkbenchFrame } from './workbench-frame.tsx'

/** A card without a table: facts, script and live preview side by side. */
export function Workbench() {
  const code = useSearchParams().get('card') ?? ''
  const packs = useWholePacks()
  useFollowPlaces(code)
  if (!packs) return <ReadingPage />
  if (code === '')
    return (
      <main className="st-main">
        <LinkNotice title="No card is open" href="/" link="Choose one in the library" />
      </main>
    )
  const [packId = '', slug = ''] = code.split(':')
  const pack = packs.packs.find((one) => (one.bundle?.id ?? one.pack) === packId)
  const files = pack && filesOfCard(pack, slug)
  return (
    <WorkbenchFrame
      answer={packs}
      current={`card ${code}`}
      pack={pack?.pack ?? packId}
      file={files?.facts ?? slug}
      writing={pack ? writingOf(packs, pack) : 'refused'}
    >
      <EditorPanel answer={packs} code={code} where="workbench" foot={<ReloadStrip />} />
    </WorkbenchFrame>
  )
}
