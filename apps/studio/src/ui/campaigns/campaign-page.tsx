'use client'

import './campaign-page.css'
import { Notice } from '@questwright/table-page/parts/notice'
import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import { journalOf } from '@questwright/workshop/campaign/journal'
import { type OpenCampaign, openCampaign } from '@questwright/workshop/campaign/open'
import { acceptEdits, type CampaignLog, goTo, logIssues } from '@questwright/workshop/campaign/shown'
import { BookOpen, Download, GitMerge, Pencil, ScrollText, Trash2, TriangleAlert } from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import type { KeptLog, LogsAnswer, PacksAnswer } from '../../api-types.ts'
import type { Brought } from '../../client/campaigns/log-file.ts'
import { changeLog, deleteLog } from '../../client/campaigns/logs.ts'
import { bundlesOf } from '../../client/library.ts'
import { pageOf } from '../../client/page-of.ts'
import { useTitle } from '../../client/use-title.ts'
import { CardsLookedAt } from '../looks/cards-looked-at.tsx'
import { LinkNotice } from '../parts/link-notice.tsx'
import { PageLink } from '../parts/page-link.tsx'
import { ChooseLog } from './choose-log.tsx'
import { Journal } from './journal.tsx'
import { NextGame } from './next-game.tsx'
import { PathStrip } from './path-strip.tsx'
import { Standing } from './standing.tsx'
import { listed, playersOf, titleOfScenario } from './words.ts'

const LargeCard = dynamic(() => import('../looks/large-card.tsx').then((module) => module.LargeCardOf), { ssr: false })

interface CampaignPageProps {
  readonly packs: PacksAnswer
  readonly answer: LogsAnswer
  readonly run: string
}

/** The page of a running campaign: its state, the next game, and the journal of past games. */
export function CampaignPage({ packs, answer, run }: CampaignPageProps) {
  const kept = answer.logs.find(({ log }) => log.run === run)
  const bundles = useMemo(() => bundlesOf(packs), [packs])
  const open = useMemo(() => kept && openCampaign(kept.log.campaign, bundles), [kept, bundles])
  useTitle(kept?.log.title)
  if (!kept)
    return (
      <main className="st-main">
        <LinkNotice
          title="There is no such log"
          tone="bad"
          href="/campaigns"
          link="All campaigns"
          drawing={<ScrollText aria-hidden="true" />}
        >
          <p>
            The workspace has no log of this run. It may have been deleted, or is in another workspace: a log that was saved as a file is
            opened on the page of all campaigns.
          </p>
        </LinkNotice>
      </main>
    )
  return open ? <OpenLog kept={kept} open={open} bundles={bundles} /> : <Homeless kept={kept} />
}

type Parted = Extract<Brought, { readonly state: 'merged' }>

function OpenLog({
  kept,
  open,
  bundles,
}: {
  readonly kept: KeptLog
  readonly open: OpenCampaign
  readonly bundles: ReturnType<typeof bundlesOf>
}) {
  const { log } = kept
  const { campaign, rulebook, pack, slug } = open
  const fields = rulebook.record
  const journal = useMemo(() => journalOf(campaign, log, fields), [campaign, log, fields])
  const issues = useMemo(() => logIssues(campaign, log, fields), [campaign, log, fields])
  const [parted, setParted] = useState<Parted | undefined>(undefined)
  const chosen = campaign.options.filter(({ code }) => log.rules?.includes(code))
  const isSound = issues.length === 0
  const go = (entry: string | undefined) => {
    const before = log.head
    const move = async () => {
      await changeLog(log.run, (now) => goTo(now, entry))
      setParted(undefined)
      toast(entry === undefined ? 'The campaign is at its beginning again.' : 'The campaign continues from there.', {
        duration: 10_000,
        description: 'Nothing of the log is lost.',
        action: { label: 'Undo', onClick: () => void changeLog(log.run, (now) => goTo(now, before)).catch(tellError) },
      })
    }
    move().catch(tellError)
  }
  return (
    <main className="st-main st-campaign">
      <header className="st-campaign-head">
        <div>
          <p className="st-campaign-crumb">
            <Link href="/campaigns">Campaigns</Link>
          </p>
          <h1>{campaign.title}</h1>
          <p className="st-quiet">
            {playersOf(log)}
            {chosen.length > 0 && (
              <span title={chosen.flatMap(({ text }) => text ?? []).join(' ')}>; {listed(chosen.map(({ title }) => title))}</span>
            )}
          </p>
        </div>
        <Deeds kept={kept} onBrought={(brought) => setParted(brought.state === 'merged' && brought.parted ? brought : undefined)}>
          <PageLink className="qw-button" href={pageOf('campaign', `${pack.id}:${slug}`)}>
            <Pencil size={15} aria-hidden="true" /> The campaign
          </PageLink>
        </Deeds>
      </header>
      <PathStrip open={open} journal={journal} />
      {!isSound && <Issues log={log} issues={issues} />}
      {parted?.parted && (
        <PartedWays
          log={log}
          open={open}
          parted={parted.parted}
          onChoose={(entry) => (entry === log.head ? setParted(undefined) : go(entry))}
        />
      )}
      {isSound && <NextGame open={open} log={log} journal={journal} bundles={bundles} />}
      <div className="st-campaign-body">
        <Journal open={open} log={log} journal={journal} bundles={bundles} onGo={isSound ? go : undefined} />
        <Standing open={open} log={log} record={journal.record} bundles={bundles} />
      </div>
      <CardsLookedAt>{(looked) => <LargeCard bundles={bundles} {...looked} />}</CardsLookedAt>
    </main>
  )
}

interface DeedsProps {
  readonly kept: KeptLog
  readonly onBrought?: (brought: Brought) => void
  readonly children?: React.ReactNode
}

/** Buttons for the log as a whole. */
function Deeds({ kept, onBrought, children }: DeedsProps) {
  const { log, file } = kept
  const router = useRouter()
  const save = () =>
    void import('../../client/campaigns/log-file.ts').then(({ saveLogFile }) => {
      toast.success(`${saveLogFile(log)} is saved.`, {
        description: 'Give it to those who play along: they open it on their page of campaigns.',
      })
    }, tellError)
  const remove = () => deleteLog(file, `The log of ${log.title}`).then(() => router.push('/campaigns'), tellError)
  return (
    <div className="st-campaign-deeds" role="group" aria-label="The log as a whole">
      {children}
      <button type="button" className="qw-button" onClick={save}>
        <Download size={15} aria-hidden="true" /> Save as a file
      </button>
      {onBrought && (
        <ChooseLog
          into={log.run}
          onBrought={(brought) => {
            if (brought.state === 'merged')
              toast.success(
                brought.added === 0
                  ? 'That log had nothing new.'
                  : brought.added === 1
                    ? 'One game came in.'
                    : `${brought.added} games came in.`,
              )
            onBrought(brought)
          }}
        >
          <GitMerge size={15} aria-hidden="true" /> Merge a log …
        </ChooseLog>
      )}
      <button
        type="button"
        className="qw-button is-icon"
        aria-label="Delete this log"
        title="Delete this log"
        onClick={() => void remove()}
      >
        <Trash2 size={15} aria-hidden="true" />
      </button>
    </div>
  )
}

/** Why the log cannot be continued, and what to do. */
function Issues({ log, issues }: { readonly log: CampaignLog; readonly issues: ReturnType<typeof logIssues> }) {
  const isEdited = issues.some(({ code }) => code === 'edited')
  const accept = () =>
    void changeLog(log.run, acceptEdits).then(
      () => toast.success('The log is accepted as it is now.', { description: 'The previous file is in .questwright/campaigns/deleted.' }),
      tellError,
    )
  return (
    <section className="st-issues" role="alert" aria-labelledby="issues">
      <h2 id="issues">
        <TriangleAlert size={18} aria-hidden="true" /> This log cannot be continued as it is
      </h2>
      <ul>
        {issues.map(({ code, message, remedy }) => (
          <li key={message}>
            <p>{message}</p>
            <p className="st-quiet">
              {code === 'edited' ? 'Put the file from before in its place, or accept the log as it is now.' : remedy}
            </p>
          </li>
        ))}
      </ul>
      {isEdited && (
        <button type="button" className="qw-button is-main st-big" onClick={accept}>
          Accept it as it is now
        </button>
      )}
      <p className="st-quiet">Nothing of it was changed. It can be read below, and saved as a file.</p>
    </section>
  )
}

interface PartedWaysProps {
  readonly log: CampaignLog
  readonly open: OpenCampaign
  readonly parted: NonNullable<Parted['parted']>
  readonly onChoose: (entry: string | undefined) => void
}

/** Asks which branch to continue, where merged logs diverged after a game. */
function PartedWays({ log, open, parted, onChoose }: PartedWaysProps) {
  const wayTo = (head: string | undefined): string => {
    const names: string[] = []
    for (let at = head; at !== undefined; ) {
      const one = log.entries.find(({ id }) => id === at)
      if (!one) break
      if (one.counts === 'recorded' || one.counts === 'as-if-won') names.unshift(titleOfScenario(open, one.at))
      at = one.after
    }
    return names.length === 0 ? 'nothing is won yet' : listed(names)
  }
  return (
    <section className="st-parted" aria-labelledby="parted">
      <h2 id="parted">The logs continue differently</h2>
      <p>Both are kept: choose the one to continue. The other is shown beside it in the journal, and can be continued later.</p>
      <div className="st-next-game-deeds">
        <button type="button" className="qw-button is-main st-big" onClick={() => onChoose(log.head)}>
          <BookOpen size={16} aria-hidden="true" /> Continue mine: {wayTo(parted.own)}
        </button>
        <button type="button" className="qw-button st-big" onClick={() => onChoose(parted.other)}>
          <GitMerge size={16} aria-hidden="true" /> Continue the other: {wayTo(parted.other)}
        </button>
      </div>
    </section>
  )
}

/** A log whose campaign is in no loaded pack. It is kept, shown as far as possible, and can be exported. */
function Homeless({ kept }: { readonly kept: KeptLog }) {
  const { log } = kept
  const [pack = ''] = log.campaign.split(':')
  return (
    <main className="st-main st-campaign">
      <header className="st-campaign-head">
        <div>
          <p className="st-campaign-crumb">
            <Link href="/campaigns">Campaigns</Link>
          </p>
          <h1>{log.title}</h1>
          <p className="st-quiet">{playersOf(log)}</p>
        </div>
        <Deeds kept={kept} />
      </header>
      <Notice title="The campaign of this log is not here" tone="bad">
        <p>
          It belongs to <code>{log.campaign}</code>. Install the pack <code>{pack}</code>, or put it into the workspace: the log continues
          where it stands. Nothing of it is lost.
        </p>
        <ul>
          {log.entries.map(({ id, at, counts, rounds }) => (
            <li key={id}>
              {at}: {counts}
              {rounds === undefined ? '' : `, ${rounds} rounds`}
            </li>
          ))}
        </ul>
      </Notice>
    </main>
  )
}
