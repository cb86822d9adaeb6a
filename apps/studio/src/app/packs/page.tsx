import type { Metadata } from 'next'
import { Suspense } from 'react'
import { PacksPage } from '../../ui/packs/packs-page.tsx'

export const metadata: Metadata = { title: 'Packs · Questwright' }

/** Packs of the workspace and the registry, or one of them: `/packs?pack=id`. */
export default function Page() {
  return (
    <Suspense>
      <PacksPage />
    </Suspense>
  )
}
