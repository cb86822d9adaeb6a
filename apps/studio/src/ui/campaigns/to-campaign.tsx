'use client'

import { openCampaign } from '@questwright/workshop/campaign/open'
import { isKnownGame, tableInLog } from '@questwright/workshop/campaign/table-game'
import { BookCheck, FolderOpen } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo } from 'react'
import { refreshLogs, useLogs } from '../../client/campaigns/logs.ts'
import { useGameOnTable } from '../../client/campaigns/table-game.ts'
import { bundlesOf, useLibrary } from '../../client/library.ts'
import { PageLink } from '../parts/page-link.tsx'
import { playersOf } from './words.ts'

/** A link from a finished game to the campaign whose log expects it next, else to the list of campaigns; nothing if a log already has the game. */
export function ToCampaign() {
  const router = useRouter()
  const game = useGameOnTable()
  const answer = useLogs((state) => state.answer)
  const packs = useLibrary((state) => state.packs)
  useEffect(() => void refreshLogs(), [])
  const waiting = useMemo(() => {
    if (!answer || !game) return []
    const bundles = bundlesOf(packs)
    return answer.logs.filter(({ log }) => {
      const open = openCampaign(log.campaign, bundles)
      return open !== undefined && tableInLog(open.campaign, log, game) === 'over'
    })
  }, [answer, packs, game])
  if (waiting.length === 0 && answer && game) {
    const logs = answer.logs.map(({ log }) => log)
    return isKnownGame(logs, game) ? null : (
      <PageLink
        href="/campaigns"
        className="qw-button is-main st-big"
        title="No log of this workspace expects this game: open the log with which it was begun."
      >
        <FolderOpen size={16} aria-hidden="true" /> Find its log …
      </PageLink>
    )
  }
  return waiting.map(({ log }, index) => (
    <button
      key={log.run}
      type="button"
      className={`qw-button st-big${index === 0 ? ' is-main' : ''}`}
      onClick={() => router.push(`/campaigns?log=${encodeURIComponent(log.run)}`)}
    >
      <BookCheck size={16} aria-hidden="true" /> Record in {log.title}
      {waiting.length > 1 && ` of ${playersOf(log)}`}
    </button>
  ))
}
