import type { Metadata } from 'next'
import { Suspense } from 'react'
import { TestsPage } from '../../ui/tests/tests-page.tsx'

export const metadata: Metadata = { title: 'Tests · Questwright' }

/** The scenes of a pack: `/tests?pack=id`. */
export default function Page() {
  return (
    <Suspense>
      <TestsPage />
    </Suspense>
  )
}
