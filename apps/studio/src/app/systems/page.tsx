import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ThingPage } from '../../ui/editor/thing-page.tsx'

export const metadata: Metadata = { title: 'System · Questwright' }

/** A system: `/systems?system=pack:slug`. */
export default function Page() {
  return (
    <Suspense>
      <ThingPage kind="system" />
    </Suspense>
  )
}
