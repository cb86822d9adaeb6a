import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ProblemsPage } from '../../ui/problems/problems-page.tsx'

export const metadata: Metadata = { title: 'Problems · Questwright' }

/** The problems of a pack, and their fixes: `/problems?pack=id`. */
export default function Page() {
  return (
    <Suspense>
      <ProblemsPage />
    </Suspense>
  )
}
