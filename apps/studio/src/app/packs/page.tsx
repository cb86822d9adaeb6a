import type { Metadata } from 'next'
import { Suspense } from 'react'
import { PacksPage } from '../../ui/packs/packs-page.tsx'

export const metadata: Metadata = { title: 'Packs · Questwright' }

/** Packs here and in the registry, or one of them: `/packs?pack=id`. */
export default function Page() {
  return (
    <Suspense>
      <PacksPage />
    </Suspense>
  )
}
