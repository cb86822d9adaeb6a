import type { Metadata } from 'next'
import { Suspense } from 'react'
import { DecksPage } from '../../ui/decks/decks-page.tsx'

export const metadata: Metadata = { title: 'Decks · Questwright' }

/** All decks, or a deck in the builder: `/decks?deck=pack:slug`. */
export default function Page() {
  return (
    <Suspense>
      <DecksPage />
    </Suspense>
  )
}
