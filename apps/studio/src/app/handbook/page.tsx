import type { Metadata } from 'next'
import { Suspense } from 'react'
import { HandbookPage } from '../../ui/handbook/handbook-page.tsx'

export const metadata: Metadata = { title: 'Handbook · Questwright' }

/** The handbook for authors: `/handbook?page=slug#heading`. */
export default function Page() {
  return (
    <Suspense>
      <HandbookPage />
    </Suspense>
  )
}
