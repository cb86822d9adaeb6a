'use client'

import './play-table.css'
import '../parts/grip.css'
import { gameScores } from '@questwright/game-pages/scores'
import type { CardReference } from '@questwright/realm/web'
import { Working } from '@questwright/table-page/parts/notice'
import { toast } from '@questwright/table-page/parts/toast'
import { useWide } from '@questwright/table-page/parts/use-wide'
import { GameTable } from '@questwright/table-page/table/game-table'
import { FlaskConical } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { Group, Panel, Separator } from 'react-resizable-panels'
import { closeCard, openCard, useOpenCard } from '../../client/editor/open-card.ts'
import { shownTable, useStudioGame } from '../../client/game/game-session.ts'
import { handbookOf } from '../../client/handbook/address.ts'
import { useLibrary } from '../../client/library.ts'
import { makeTestOfPlay, useMakeTest } from '../../client/tests/make-test.ts'
import { LazyMakeTestDialog } from '../tests/lazy-make-test.tsx'
import { ReloadStrip } from './reload-strip.tsx'

const EditorPanel = dynamic(() => import('../editor/editor-panel.tsx').then((module) => module.EditorPanel), {
  ssr: false,
  loading: () => <Working>Opening the editor …</Working>,
})

const ToCampaign = dynamic(() => import('../campaigns/to-campaign.tsx').then((module) => module.ToCampaign), { ssr: false })

function MakeTestButton() {
  const isPlayed = useStudioGame(({ at, status }) => at > 0 && status === 'ready')
  return (
    <button type="button" className="qw-button" title="Make a test" disabled={!isPlayed} onClick={() => void makeTestOfPlay()}>
      <FlaskConical size={14} aria-hidden="true" /> <span className="qw-timeline-word">Make a test</span>
    </button>
  )
}

/** The running game, with the editor of a card beside it. */
export function PlayTable() {
  const title = useStudioGame((state) => state.title)
  const reloaded = useStudioGame((state) => state.reloaded)
  const ofCampaign = useStudioGame(({ setup, outcome }) => outcome !== undefined && setup !== undefined && 'record' in setup)
  const packs = useLibrary((state) => state.whole)
  const code = useOpenCard((state) => state.code)
  const isTesting = useMakeTest((state) => state.status !== 'closed')
  const router = useRouter()
  const isOpen = code !== undefined && packs !== undefined
  // the editor is beside the table where there is room for both; on a tablet it is below
  const isBeside = useWide(1000)
  const close = () => {
    closeCard()
    document.querySelector<HTMLElement>('.st-table [data-card-button][tabindex="0"]')?.focus()
  }
  const open = (card: CardReference) => {
    if (card.code === undefined) toast('This card is face down: nobody may look at it now.')
    else openCard(card.code)
  }
  return (
    <div className="st-play">
      <h1 className="st-heard">{title}</h1>
      <Group orientation={isBeside ? 'horizontal' : 'vertical'} className="st-panels">
        <Panel id="table" minSize="360px">
          <GameTable
            scores={gameScores}
            table={shownTable}
            sidePanel={isOpen ? 'given up' : 'shown'}
            onOpenCard={open}
            handbookOf={handbookOf}
            commands={[
              {
                words: 'Make a test of what I just played …',
                also: 'scene record',
                shownIn: 'palette',
                run: () => void makeTestOfPlay(),
              },
            ]}
            timelineMore={<MakeTestButton />}
            outcomeWayOn={ofCampaign ? 'more' : 'again'}
            outcomeMore={
              <>
                <button type="button" className="qw-button st-big" onClick={() => router.push('/history')}>
                  History
                </button>
                {ofCampaign && <ToCampaign />}
              </>
            }
          />
        </Panel>
        {isOpen && (
          <>
            <Separator className="st-grip" aria-label={isBeside ? 'Width of the editor' : 'Height of the editor'} />
            <Panel id="editor" defaultSize={isBeside ? '42' : '36'} minSize="320px">
              <EditorPanel answer={packs} code={code} where="beside the table" onClose={close} foot={<ReloadStrip />} />
            </Panel>
          </>
        )}
      </Group>
      {!isOpen && reloaded && (
        <div className="st-strip-alone">
          <ReloadStrip />
        </div>
      )}
      {isTesting && <LazyMakeTestDialog />}
    </div>
  )
}
