'use client'

import './handbook.css'
import type { HandbookPage as Page } from '@questwright/handbook'
import { useCommands } from '@questwright/table-page/commands/commands'
import { tellError } from '@questwright/table-page/tell-error'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { addressOf } from '../../client/handbook/address.ts'
import { loadHandbook, useHandbook } from '../../client/handbook/use-handbook.ts'
import { useTitle } from '../../client/use-title.ts'
import { LinkNotice } from '../parts/link-notice.tsx'
import { ReadingPage } from '../parts/reading-page.tsx'
import { UnreadPage } from '../parts/unread-page.tsx'
import { ContentsList } from './contents-list.tsx'

// Load both components while the pages are requested, so that they arrive together. Not with Suspense, because React would delay showing them by
// 300 ms.
const load = () => Promise.all([import('./page-text.tsx'), import('./handbook-search.tsx')])
if (typeof window !== 'undefined') void load()

interface Parts {
  readonly PageText: typeof import('./page-text.tsx').PageText
  readonly HandbookSearch: typeof import('./handbook-search.tsx').HandbookSearch
}

/** The handbook: contents and search on the left, a page beside them. */
export function HandbookPage() {
  const { pages, error } = useHandbook()
  const slug = useSearchParams().get('page')
  const router = useRouter()
  const [parts, setParts] = useState<Parts | undefined>(undefined)
  useEffect(() => {
    void loadHandbook()
    load().then(([{ PageText }, { HandbookSearch }]) => setParts({ PageText, HandbookSearch }), tellError)
  }, [])
  const at = pages?.findIndex((page) => page.slug === slug) ?? -1
  const page = pages?.[slug === null ? 0 : at]
  const before = page && pages?.[pages.indexOf(page) - 1]
  const after = page && pages?.[pages.indexOf(page) + 1]
  useCommands('The handbook', [
    { key: '/', words: 'Search the handbook', run: () => document.querySelector<HTMLInputElement>('#handbook-search')?.focus() },
    ...(before ? [{ key: '[', words: 'The page before', run: () => router.push(addressOf(before.slug)) }] : []),
    ...(after ? [{ key: ']', words: 'The next page', run: () => router.push(addressOf(after.slug)) }] : []),
  ])
  useTitle(page && `${page.title} · Handbook · Questwright`)
  if (error && !pages) return <UnreadPage title="The handbook cannot be read" error={error} onAgain={() => void loadHandbook()} />
  if (!pages || !parts) return <ReadingPage>Fetching the handbook …</ReadingPage>
  const { PageText, HandbookSearch } = parts
  return (
    <main className="st-handbook">
      <div className="st-handbook-side">
        <HandbookSearch pages={pages} />
        <ContentsList pages={pages} slug={page?.slug} />
      </div>
      <div className="st-handbook-page">
        {page ? (
          <>
            <PageText key={page.slug} page={page} />
            <Neighbours before={before} after={after} />
          </>
        ) : (
          <LinkNotice title="The handbook has no such page" href="/handbook" link="Begin at the first page">
            <p>It may have another name now: look in the contents, or search for a word of it.</p>
          </LinkNotice>
        )}
      </div>
    </main>
  )
}

function Neighbours({ before, after }: { readonly before: Page | undefined; readonly after: Page | undefined }) {
  return (
    <nav className="st-handbook-next" aria-label="Pages before and after">
      {before ? (
        <Link href={addressOf(before.slug)}>
          <ArrowLeft size={16} aria-hidden="true" /> {before.title}
        </Link>
      ) : (
        <span />
      )}
      {after && (
        <Link href={addressOf(after.slug)}>
          {after.title} <ArrowRight size={16} aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
