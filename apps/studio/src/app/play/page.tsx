import type { Metadata } from 'next'
import { PlayPage } from '../../ui/play/play-page.tsx'

export const metadata: Metadata = { title: 'Table · Questwright' }

/** The table. */
export default function Page() {
  return <PlayPage />
}
