import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ThingPage } from '../../ui/editor/thing-page.tsx'

export const metadata: Metadata = { title: 'Keyword · Questwright' }

/** A keyword: `/keywords?keyword=pack:slug`. */
export default function Page() {
  return (
    <Suspense>
      <ThingPage kind="keyword" />
    </Suspense>
  )
}
