import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ScenariosPage } from '../../ui/scenario/scenarios-page.tsx'

export const metadata: Metadata = { title: 'Scenario · Questwright' }

/** The scenarios of the workspace, or one in its editor: `/scenarios?scenario=pack:slug`. */
export default function Page() {
  return (
    <Suspense>
      <ScenariosPage />
    </Suspense>
  )
}
