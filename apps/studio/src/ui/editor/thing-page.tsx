'use client'

import './editor.css'
import { writingOf } from '@questwright/contents/writing'
import { useSearchParams } from 'next/navigation'
import { useFollowPlaces } from '../../client/editor/follow-places.ts'
import { useWholePacks } from '../../client/library.ts'
import { LinkNotice } from '../parts/link-notice.tsx'
import { ReadingPage } from '../parts/reading-page.tsx'
import { ReloadStrip } from '../play/reload-strip.tsx'
import { EditorPanel } from './editor-panel.tsx'
import { WorkbenchFrame } from './workbench-frame.tsx'

/** The page for a keyword or a system: its declaration, script, scenes and words. */
export function ThingPage({ kind }: { readonly kind: 'keyword' | 'system' }) {
  const code = useSearchParams().get(kind) ?? ''
  const packs = useWholePacks()
  const [pack = '', slug = ''] = code.split(':')
  const file = `${kind}s/${slug}.json`
  useFollowPlaces(`${pack}/${file}`)
  if (!packs) return <ReadingPage />
  if (slug === '')
    return (
      <main className="st-main">
        <LinkNotice title={`No ${kind} is open`} href="/" link="Choose one in the library" />
      </main>
    )
  const state = packs.packs.find((one) => (one.bundle?.id ?? one.pack) === pack)
  return (
    <WorkbenchFrame answer={packs} current={`${kind} ${code}`} pack={pack} file={file} writing={writingOf(packs, state)}>
      <EditorPanel answer={packs} code={`${pack}/${file}`} where="workbench" foot={<ReloadStrip />} />
    </WorkbenchFrame>
  )
}
