'use client'

import '../editor/editor.css'
import { Working } from '@questwright/table-page/parts/notice'
import { useSearchParams } from 'next/navigation'
import { useFollowPlaces } from '../../client/editor/follow-places.ts'
import { useLibrary } from '../../client/library.ts'
import { writingOf } from '../../client/packs/writing.ts'
import { EditorPanel } from '../editor/editor-panel.tsx'
import { LinkNotice } from '../parts/link-notice.tsx'
import { PackCrumbs } from '../parts/pack-crumbs.tsx'
import { ReloadStrip } from '../play/reload-strip.tsx'

/** One keyword: facts and words, script, abilities, scene. */
export function KeywordPage() {
  const keyword = useSearchParams().get('keyword') ?? ''
  const packs = useLibrary((state) => state.packs)
  const [pack = '', slug = ''] = keyword.split(':')
  useFollowPlaces(`${pack}/keywords/${slug}.json`)
  return (
    <main className={packs && slug !== '' ? 'st-workbench' : 'st-main'}>
      {!packs ? (
        <Working>Reading the packs of the workspace …</Working>
      ) : slug === '' ? (
        <LinkNotice title="No keyword is open" href="/" link="Choose one in the library" />
      ) : (
        <>
          <PackCrumbs
            pack={pack}
            file={`keywords/${slug}.json`}
            writing={writingOf(
              packs,
              packs.packs.find((one) => (one.bundle?.id ?? one.pack) === pack),
            )}
          />
          <EditorPanel answer={packs} code={`${pack}/keywords/${slug}.json`} where="workbench" foot={<ReloadStrip />} />
        </>
      )}
    </main>
  )
}
