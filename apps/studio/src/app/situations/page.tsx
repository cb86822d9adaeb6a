import type { Metadata } from 'next'
import { Suspense } from 'react'
import { SituationsPage } from '../../ui/situations/situations-page.tsx'

export const metadata: Metadata = { title: 'Set up a board · Questwright' }

/** The situation editor: `/situations`, `/situations?from=game`, `/situations?scene=pack/path`. */
export default function Page() {
  return (
    <Suspense>
      <SituationsPage />
    </Suspense>
  )
}
