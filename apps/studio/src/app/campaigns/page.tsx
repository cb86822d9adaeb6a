import type { Metadata } from 'next'
import { Suspense } from 'react'
import { CampaignsPage } from '../../ui/campaigns/campaigns-page.tsx'

export const metadata: Metadata = { title: 'Campaigns · Questwright' }

/** The campaigns of the workspace; `/campaigns?log=run` is the journal of a running one, `/campaigns?campaign=pack:slug` the editor of one. */
export default function Page() {
  return (
    <Suspense>
      <CampaignsPage />
    </Suspense>
  )
}
