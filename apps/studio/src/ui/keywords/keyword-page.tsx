'use client'

import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { useFollowPlaces } from '../../client/editor/follow-places.ts'
import { useLibrary } from '../../client/library.ts'
import { EditorPanel } from '../editor/editor-panel.tsx'
import { Notice, Working } from '../parts/notice.tsx'
import { ReloadStrip } from '../play/reload-strip.tsx'

/** One keyword: facts and words, script, abilities, scene. */
export function KeywordPage() {
  const keyword = useSearchParams().get('keyword') ?? ''
  const { packs } = useLibrary()
  const [pack = '', slug = ''] = keyword.split(':')
  useFollowPlaces(`${pack}/keywords/${slug}.json`)
  return (
    <main className={packs && slug !== '' ? 'st-workbench' : 'st-main'}>
      {!packs ? (
        <Working>Reading the packs of the workspace …</Working>
      ) : slug === '' ? (
        <Notice
          title="No keyword is open"
          actions={
            <Link className="qw-button st-big" href="/">
              Choose one in the library
            </Link>
          }
        />
      ) : (
        <>
          <nav aria-label="Way back" className="st-crumbs">
            <Link href="/">
              <ArrowLeft size={15} aria-hidden="true" /> Library
            </Link>
            <span className="st-quiet">
              {pack} / keywords/{slug}
            </span>
          </nav>
          <EditorPanel answer={packs} code={`${pack}/keywords/${slug}.json`} where="workbench" foot={<ReloadStrip />} />
        </>
      )}
    </main>
  )
}
