'use client'

import { BookCheck } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo } from 'react'
import { refreshLogs, useLogs } from '../../client/campaigns/logs.ts'
import { openCampaign } from '../../client/campaigns/open-campaign.ts'
import { tableInLog, useGameOnTable } from '../../client/campaigns/table-game.ts'
import { bundlesOf, useLibrary } from '../../client/library.ts'
import { playersOf } from './words.ts'

/** From an ended game of a campaign to its journal, where it is recorded; nothing where no log waits for it. */
export function ToCampaign() {
  const router = useRouter()
  const game = useGameOnTable()
  const answer = useLogs((state) => state.answer)
  const packs = useLibrary((state) => state.packs)
  useEffect(() => void refreshLogs(), [])
  const waiting = useMemo(() => {
    if (!answer || game === 'looking' || !game) return []
    const bundles = bundlesOf(packs)
    return answer.logs.filter(({ log }) => {
      const open = openCampaign(log.campaign, bundles)
      return open !== undefined && tableInLog(open.campaign, log, game) === 'over'
    })
  }, [answer, packs, game])
  return waiting.map(({ log }) => (
    <button
      key={log.run}
      type="button"
      className="qw-button is-main st-big"
      onClick={() => router.push(`/campaigns?log=${encodeURIComponent(log.run)}`)}
    >
      <BookCheck size={16} aria-hidden="true" /> Record in {log.title}
      {waiting.length > 1 && ` of ${playersOf(log)}`}
    </button>
  ))
}
