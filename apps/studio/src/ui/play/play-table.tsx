'use client'

import { Log, questionWords, redoTarget, SidePanel, Table, Timeline, undoTarget } from '@questwright/board'
import type { CardView, Question, View } from '@questwright/realm/web'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Group, Panel, Separator } from 'react-resizable-panels'
import { toast } from 'sonner'
import { closeCard, openCard, useOpenCard } from '../../client/editor/open-card.ts'
import { chooseDice, giveAnswer, goTo, passUntil, useGame } from '../../client/game/game-session.ts'
import { askWhy, closeWhy, useWhy } from '../../client/game/why.ts'
import { useLibrary } from '../../client/library.ts'
import { EditorPanel } from '../editor/editor-panel.tsx'
import { studioKeys } from '../shell/keys-dialog.tsx'
import { FaultMessages } from './fault-messages.tsx'
import { GameProblems } from './game-problems.tsx'
import { OutcomeDialog } from './outcome-dialog.tsx'
import { PassMenu } from './pass-menu.tsx'
import { Refusal } from './refusal.tsx'
import { ReloadStrip } from './reload-strip.tsx'
import { SavePointDialog } from './save-point-dialog.tsx'
import { StopsDialog } from './stops-dialog.tsx'
import { useTableCatalogue } from './use-table-catalogue.ts'
import { WhyPanel } from './why-panel.tsx'

/** Entries of the story that the rail and the headings of the log tell already. */
const clockwork = ['round-began', 'phase-began', 'phase-ended', 'round-ended', 'step', 'setup-step']

/** The card because of which something is asked, or about which it is asked. */
function causeOf({ because, options }: Question, view: View): CardView | undefined {
  const cards = [because.card?.card, ...options.map(({ card }) => card?.card)]
  return cards.flatMap((key) => (key === undefined ? [] : (view.cards[key] ?? [])))[0]
}

/** The running game, with the editor of a card beside it. */
export function PlayTable() {
  const game = useGame()
  const { view, question, places, redoPlaces, redo, at, story, status, dice, savePoints, reloaded } = game
  const catalogue = useTableCatalogue()
  const packs = useLibrary((state) => state.packs)
  const code = useOpenCard((state) => state.code)
  const [naming, setNaming] = useState<'open' | 'closed'>('closed')
  const [stops, setStops] = useState<'open' | 'closed'>('closed')
  const table = useRef<HTMLDivElement>(null)
  const why = useWhy((state) => state.card)
  const { setup } = game
  // biome-ignore lint/correctness/useExhaustiveDependencies: reasons belong to one game
  useEffect(() => closeWhy, [setup])
  const isOpen = code !== undefined && packs !== undefined

  const line = useMemo(() => {
    const last = places.at(-1) ?? { round: 0, phase: 'setup', step: '' }
    return [...places, ...redo.map((_, index) => redoPlaces[index] ?? last)]
  }, [places, redoPlaces, redo])

  const close = () => {
    closeCard()
    table.current?.querySelector<HTMLElement>('[data-card-button][tabindex="0"]')?.focus()
  }
  const open = (card: { readonly code?: string }) => {
    if (card.code === undefined) toast('This card is face down: nobody may look at it now.')
    else openCard(card.code)
  }

  const explain = (card: CardView | undefined) => {
    if (!card) toast('A step of the round asks this, not a card. Point at a card and press W.')
    else if (card.knowledge === 'hidden') toast('This card is hidden: nothing of it can be explained.')
    else askWhy(card.key)
  }

  const board = (
    <div className="st-table" ref={table} data-status={status} data-hash={game.hash} data-at={at}>
      <Table
        view={view}
        catalogue={catalogue}
        question={status === 'ready' && !game.outcome ? question : undefined}
        onAnswer={(answer) => void giveAnswer(answer)}
        onOpenCard={open}
        onWhy={(target) => explain(target.kind === 'card' ? target.card : causeOf(target.question, view))}
        onUndo={() => void goTo(undoTarget(line, at, 'decision'))}
        onRedo={() => void goTo(redoTarget(line, at, 'decision'))}
        onNext={() => void passUntil('next-step')}
        moreKeys={studioKeys}
        panel={
          isOpen
            ? undefined
            : ({ card }) => (
                <SidePanel
                  catalogue={catalogue}
                  card={card}
                  why={
                    why === undefined ? (
                      <button type="button" className="qw-button st-why-button" disabled={card === undefined} onClick={() => explain(card)}>
                        Why? <kbd>W</kbd>
                      </button>
                    ) : (
                      <WhyPanel catalogue={catalogue} />
                    )
                  }
                  // reasons need the room: the log comes back when they are closed
                  log={why === undefined && <Log catalogue={catalogue} entries={story} without={clockwork} onOpenCard={open} />}
                />
              )
        }
        railFoot={<PassMenu onStops={() => setStops('open')} />}
        timeline={
          <Timeline
            catalogue={catalogue}
            places={line}
            at={at}
            savePoints={savePoints}
            now={question ? questionWords(catalogue, question).title : undefined}
            onGo={(input) => void goTo(input)}
            dice={dice}
            onDice={chooseDice}
            onSavePoint={() => setNaming('open')}
          />
        }
      />
      <Refusal />
      <GameProblems />
      {isOpen && why !== undefined && (
        <div className="st-why-alone">
          <WhyPanel catalogue={catalogue} />
        </div>
      )}
    </div>
  )
  return (
    <div className="st-play">
      <h1 className="st-heard">{game.title}</h1>
      <Group orientation="horizontal" className="st-panels">
        <Panel id="table" minSize="360px">
          {board}
        </Panel>
        {isOpen && (
          <>
            <Separator className="st-grip" aria-label="Width of the editor" />
            <Panel id="editor" defaultSize="42" minSize="320px">
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
      <FaultMessages />
      <OutcomeDialog catalogue={catalogue} />
      {naming === 'open' && <SavePointDialog catalogue={catalogue} onClose={() => setNaming('closed')} />}
      {stops === 'open' && <StopsDialog catalogue={catalogue} onClose={() => setStops('closed')} />}
    </div>
  )
}
