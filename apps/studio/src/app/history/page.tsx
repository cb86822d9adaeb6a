import type { Metadata } from 'next'
import { HistoryPage } from '../../ui/history/history-page.tsx'

export const metadata: Metadata = { title: 'History · Questwright' }

/** The group's history. */
export default function Page() {
  return <HistoryPage />
}
