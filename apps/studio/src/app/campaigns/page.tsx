import type { Metadata } from 'next'
import { Suspense } from 'react'
import { CampaignsPage } from '../../ui/campaigns/campaigns-page.tsx'

export const metadata: Metadata = { title: 'Campaigns · Questwright' }

/** The campaigns of the workspace; `/campaigns?log=run` is the journal of one that is played, `/campaigns?campaign=pack:slug` one in its editor. */
export default function Page() {
  return (
    <Suspense>
      <CampaignsPage />
    </Suspense>
  )
}
