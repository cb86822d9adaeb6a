import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ProblemsPage } from '../../ui/problems/problems-page.tsx'

export const metadata: Metadata = { title: 'Problems · Questwright' }

/** What is wrong with a pack, and what repairs it: `/problems?pack=id`. */
export default function Page() {
  return (
    <Suspense>
      <ProblemsPage />
    </Suspense>
  )
}
