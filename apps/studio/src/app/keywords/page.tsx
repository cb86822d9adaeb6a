import type { Metadata } from 'next'
import { Suspense } from 'react'
import { KeywordPage } from '../../ui/keywords/keyword-page.tsx'

export const metadata: Metadata = { title: 'Keyword · Questwright' }

/** One keyword: `/keywords?keyword=pack:slug`. */
export default function Page() {
  return (
    <Suspense>
      <KeywordPage />
    </Suspense>
  )
}
