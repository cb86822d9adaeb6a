import type { Metadata } from 'next'
import { Suspense } from 'react'
import { Workbench } from '../../ui/editor/workbench.tsx'

export const metadata: Metadata = { title: 'Card · Questwright' }

/** A card on the workbench: `/cards?card=pack:slug`. */
export default function Page() {
  return (
    <Suspense>
      <Workbench />
    </Suspense>
  )
}
