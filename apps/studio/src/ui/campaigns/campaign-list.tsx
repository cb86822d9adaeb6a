'use client'

import '@questwright/table-page/parts/tiles.css'
import './campaign-page.css'
import './campaign-list.css'
import type { PackOutline } from '@questwright/packs/types'
import { toast } from '@questwright/table-page/parts/toast'
import { OpenGame } from '@questwright/table-page/saved/dropped-games'
import { Scenery } from '@questwright/table-page/start/scenery'
import { tellError } from '@questwright/table-page/tell-error'
import { isCounted } from '@questwright/workshop/campaign/journal'
import { campaignsOf, type OpenCampaign, openCampaign } from '@questwright/workshop/campaign/open'
import { logIssues, stateOf } from '@questwright/workshop/campaign/shown'
import { BookOpen, Eye, FolderOpen, Pencil, Plus, ScrollText, TriangleAlert } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import type { KeptLog, LogsAnswer, PacksAnswer } from '../../api-types.ts'
import type { Brought } from '../../client/campaigns/log-file.ts'
import { deleteLog } from '../../client/campaigns/logs.ts'
import { bundlesOf } from '../../client/library.ts'
import { titleOf } from '../../client/packs/title-of.ts'
import { isReadOnly } from '../../client/packs/writing.ts'
import { pageOf } from '../../client/page-of.ts'
import { LinkNotice } from '../parts/link-notice.tsx'
import { PageLink } from '../parts/page-link.tsx'
import { DropZone } from '../workspace/drop-zone.tsx'
import { ChooseLog } from './choose-log.tsx'
import { playersOf, titleOfScenario } from './words.ts'

const BeginDialog = dynamic(() => import('./begin-dialog.tsx').then((module) => module.BeginDialog), { ssr: false })

const logPage = (run: string): string => `/campaigns?log=${encodeURIComponent(run)}`

/** The campaigns that are running, and those that can be started. */
export function CampaignList({ packs, answer }: { readonly packs: PacksAnswer; readonly answer: LogsAnswer }) {
  const router = useRouter()
  const bundles = useMemo(() => bundlesOf(packs), [packs])
  const campaigns = useMemo(() => campaignsOf(bundles), [bundles])
  const [begun, setBegun] = useState<OpenCampaign | undefined>(undefined)
  const brought = (one: Brought) => {
    if (one.state === 'merged')
      toast.success(one.added === 0 ? 'That log had nothing new.' : `${one.added === 1 ? 'One game' : `${one.added} games`} came in.`, {
        ...(one.parted ? { description: 'The two logs continue differently: the journal shows the other branch beside yours.' } : {}),
      })
    router.push(logPage(one.run))
  }
  return (
    <main className="st-main st-campaigns">
      {packs.workspace.writing === 'allowed' && <DropZone />}
      <header className="st-campaign-head">
        <div>
          <h1>Campaigns</h1>
          <p className="st-quiet">Scenarios that follow each other, with the same decks and what became of them.</p>
        </div>
        <ChooseLog className="qw-button st-big" onBrought={brought}>
          <FolderOpen size={16} aria-hidden="true" /> Open a log …
        </ChooseLog>
      </header>
      {answer.unreadable.length > 0 && <Unreadable unreadable={answer.unreadable} />}
      {answer.logs.length > 0 && (
        <section aria-labelledby="played">
          <h2 id="played">Your campaigns</h2>
          <div className="st-tiles">
            {answer.logs.map((kept) => (
              <PlayedTile key={kept.file} kept={kept} bundles={bundles} />
            ))}
          </div>
        </section>
      )}
      {campaigns.length > 0 ? (
        <section aria-labelledby="begin">
          <h2 id="begin">Begin a campaign</h2>
          <div className="st-tiles">
            {campaigns.map((open) => (
              <CampaignTile key={open.campaign.code} open={open} onBegin={() => setBegun(open)} />
            ))}
          </div>
        </section>
      ) : (
        <LinkNotice title="No campaign here yet" href="/packs" link="Find packs" drawing={<ScrollText aria-hidden="true" />}>
          <p>
            A pack with a campaign brings one. To make your own, open a pack of yours in the library, make its scenarios, and press{' '}
            <q>New</q> and <q>campaign …</q>.
          </p>
        </LinkNotice>
      )}
      <OpenGame />
      {begun && <BeginDialog open={begun} bundles={bundles} onClose={() => setBegun(undefined)} />}
    </main>
  )
}

/** A running campaign with its progress. */
function PlayedTile({ kept, bundles }: { readonly kept: KeptLog; readonly bundles: readonly PackOutline[] }) {
  const { log } = kept
  const open = useMemo(() => openCampaign(log.campaign, bundles), [log.campaign, bundles])
  const state = useMemo(() => open && stateOf(open.campaign, log), [open, log])
  const isSound = useMemo(() => open && logIssues(open.campaign, log, open.rulebook.record).length === 0, [open, log])
  const shown = open && (state?.next?.name ?? open.campaign.scenarios.at(-1)?.name)
  const choice = shown === undefined ? undefined : open?.choiceOf(shown)
  const won = state?.entries.filter(isCounted).length ?? 0
  return (
    <article className="st-tile st-played-tile" data-log={log.run}>
      {choice && <Scenery {...choice} />}
      <div className="st-tile-words">
        <h3>{open?.campaign.title ?? log.title}</h3>
        <p className="st-tile-text">{playersOf(log)}</p>
        <p className="st-tile-record st-quiet">
          {!open || !state
            ? 'Its pack is not in the workspace'
            : !isSound
              ? 'Cannot be continued as it is'
              : state.next
                ? `${won === 0 ? 'Not won yet' : `${won} won`}, next: ${titleOfScenario(open, state.next.name)}`
                : `Over, ${won} won`}
        </p>
      </div>
      <div className="st-tile-foot">
        <PageLink className="qw-button is-main st-big" href={logPage(log.run)} aria-label={`Open ${log.title} of ${playersOf(log)}`}>
          <BookOpen size={16} aria-hidden="true" /> {isSound && state?.next ? 'Go on' : 'Open'}
        </PageLink>
      </div>
    </article>
  )
}

/** A campaign that can be started. */
function CampaignTile({ open, onBegin }: { readonly open: OpenCampaign; readonly onBegin: () => void }) {
  const { campaign, pack, slug } = open
  const first = campaign.scenarios[0]
  const choice = first && open.choiceOf(first.name)
  const way = isReadOnly(pack.id) ? { words: 'Look into', Sign: Eye } : { words: 'Edit', Sign: Pencil }
  const count = campaign.scenarios.length
  return (
    <article className="st-tile" data-campaign={campaign.code}>
      {choice && <Scenery {...choice} />}
      <div className="st-tile-words">
        <h3>{campaign.title}</h3>
        <p className="st-tile-text">{campaign.text ?? campaign.scenarios.map(({ name }) => titleOfScenario(open, name)).join(', ')}</p>
        <p className="st-tile-record st-quiet">
          <span>{count === 1 ? '1 scenario' : `${count} scenarios`}</span>
          <span>{titleOf(pack.id)}</span>
        </p>
      </div>
      <div className="st-tile-foot">
        <button
          type="button"
          className="qw-button is-main st-big"
          disabled={!choice}
          aria-label={`Begin ${campaign.title}`}
          onClick={onBegin}
        >
          <Plus size={17} aria-hidden="true" /> Begin …
        </button>
        <PageLink
          className="qw-button is-icon"
          href={pageOf('campaign', `${pack.id}:${slug}`)}
          aria-label={`${way.words} ${campaign.title}`}
          title={way.words}
        >
          <way.Sign size={15} aria-hidden="true" />
        </PageLink>
      </div>
    </article>
  )
}

/** Files in the folder of logs that are no valid logs; they are listed and not changed. */
function Unreadable({ unreadable }: Pick<LogsAnswer, 'unreadable'>) {
  return (
    <section className="st-issues" aria-labelledby="unreadable-logs">
      <h2 id="unreadable-logs">
        <TriangleAlert size={18} aria-hidden="true" /> {unreadable.length === 1 ? 'A log' : `${unreadable.length} logs`} cannot be read
      </h2>
      <ul>
        {unreadable.map(({ file, message, remedy }) => (
          <li key={file}>
            <p>
              <code>.questwright/campaigns/{file}</code>
            </p>
            <p>{message}</p>
            <p className="st-quiet">
              {remedy} The file is left as it is.{' '}
              <button type="button" className="st-link" onClick={() => void deleteLog(file, file).catch(tellError)}>
                Put it away
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
