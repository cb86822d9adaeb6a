'use client'

import dynamic from 'next/dynamic'
import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { refreshLogs, useLogs } from '../../client/campaigns/logs.ts'
import { useLibrary } from '../../client/library.ts'
import { ReadingPage } from '../parts/reading-page.tsx'
import { UnreadPage } from '../parts/unread-page.tsx'

const CampaignList = dynamic(() => import('./campaign-list.tsx').then((module) => module.CampaignList), {
  ssr: false,
  loading: () => <ReadingPage />,
})
const CampaignPage = dynamic(() => import('./campaign-page.tsx').then((module) => module.CampaignPage), {
  ssr: false,
  loading: () => <ReadingPage>Opening the journal …</ReadingPage>,
})

const CampaignEditor = dynamic(() => import('./campaign-editor.tsx').then((module) => module.CampaignEditor), {
  ssr: false,
  loading: () => <ReadingPage>Reading the campaign …</ReadingPage>,
})

/** The list of campaigns, the journal of a running campaign, or the editor of a campaign, depending on the URL. */
export function CampaignsPage() {
  const code = useSearchParams().get('campaign')
  return code === null ? <PlayedCampaigns /> : <CampaignEditor key={code} code={code} />
}

function PlayedCampaigns() {
  const packs = useLibrary((state) => state.packs)
  const { answer, error } = useLogs()
  const run = useSearchParams().get('log')
  useEffect(() => {
    void refreshLogs()
    // read the logs again when the page becomes visible: another tab or program may have written one
    const again = () => {
      if (document.visibilityState === 'visible') void refreshLogs()
    }
    document.addEventListener('visibilitychange', again)
    window.addEventListener('focus', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('focus', again)
    }
  }, [])
  if (!answer && error) return <UnreadPage title="The logs of campaigns cannot be read" error={error} onAgain={() => void refreshLogs()} />
  if (!packs || !answer) return <ReadingPage />
  return run === null ? <CampaignList packs={packs} answer={answer} /> : <CampaignPage key={run} packs={packs} answer={answer} run={run} />
}
