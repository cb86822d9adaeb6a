import type { Metadata } from 'next'
import { Suspense } from 'react'
import { SituationsPage } from '../../ui/situations/situations-page.tsx'

export const metadata: Metadata = { title: 'Set up a board · Questwright' }

/** A board put together by hand: `/situations`, `/situations?from=game`, `/situations?scene=pack/path`. */
export default function Page() {
  return (
    <Suspense>
      <SituationsPage />
    </Suspense>
  )
}
