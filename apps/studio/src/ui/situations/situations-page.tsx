'use client'

import {
  changeCard,
  codeIn,
  draftCard,
  draftOf,
  draftWithout,
  emptyDraft,
  findCard,
  goneFrom,
  moveCard,
  packsOfBoard,
  putCard,
  removeCard,
  type SituationDraft,
  type Target,
  wordsOf,
} from '@questwright/scenes'
import './situations.css'
import { Table } from '@questwright/board'
import { cardEntries } from '@questwright/contents/card-entries'
import type { SceneBoard } from '@questwright/rulebook'
import type { KeptBoard } from '@questwright/scenes'
import { catalogueOf } from '@questwright/table-page/catalogue-of'
import { Working } from '@questwright/table-page/parts/notice'
import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import { gameIdOf, rulebooks } from '@questwright/workshop/rulebooks'
import { FolderOpen, Play, Redo2, Save, Undo2 } from 'lucide-react'
import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import { startGame, useStudioGame } from '../../client/game/game-session.ts'
import { mayShowHands } from '../../client/game/show-hands.ts'
import { useGamesAtHand } from '../../client/game-at-hand.ts'
import { bundlesOf, theEngine, useWholePacks } from '../../client/library.ts'
import { askTrust } from '../../client/packs/trust.ts'
import { keepBoard, keptBoard } from '../../client/situations/kept-board.ts'
import { readerOf, scenesIn, situationOfGame } from '../../client/situations/sources.ts'
import { ReadingPage } from '../parts/reading-page.tsx'
import { BoardSettings } from './board-settings.tsx'
import { CardFinder } from './card-finder.tsx'
import { CardPanel } from './card-panel.tsx'
import { KeepDialog } from './keep-dialog.tsx'
import { StartDialog, type Started } from './start-dialog.tsx'
import { useDealt } from './use-dealt.ts'
import { ZoneList } from './zone-list.tsx'

type Board = KeptBoard

const fresh = (board: SceneBoard): Board => ({ draft: emptyDraft(board), title: 'A new board', file: undefined, lost: [] })
const mostSteps = 100

/** The situation editor: set up a board, play from it, and save it in a pack. It shows one game: that of the running game or the scene that is asked for, else the one at hand. */
export function SituationsPage() {
  const packs = useWholePacks()
  const asked = useSearchParams()
  const { games, at } = useGamesAtHand(packs)
  const running = useStudioGame((state) => state.packs[0]?.game)
  const [id] = (asked.get('scene') ?? '').split('/')
  const named = asked.has('from') ? running : packs?.packs.find(({ bundle }) => bundle?.id === id)?.bundle?.game
  if (!packs) return <ReadingPage />
  const game = named ?? at ?? games[0] ?? gameIdOf([])
  return <Situation key={game} packs={packs} game={game} {...(named === undefined ? { games } : {})} />
}

interface SituationProps {
  readonly packs: NonNullable<ReturnType<typeof useWholePacks>>
  readonly game: string
  /** The games that can be chosen; without them the address names the game. */
  readonly games?: readonly string[]
}

function Situation({ packs, game, games = [] }: SituationProps) {
  const bundles = useMemo(() => bundlesOf(packs).filter((one) => one.game === game), [packs, game])
  const reader = useMemo(() => readerOf(bundles), [bundles])
  const entries = useMemo(
    () =>
      packs.packs
        .filter(({ bundle }) => bundle?.game === game)
        .flatMap((pack) => cardEntries(packs, pack))
        .filter(({ facts }) => facts !== undefined),
    [packs, game],
  )
  const asked = useSearchParams()
  const router = useRouter()
  const [steps, setSteps] = useState<{ readonly past: readonly Board[]; readonly now: Board; readonly next: readonly Board[] }>(() => {
    // restore the board of the last visit; Undo goes back to an empty board
    const left = keptBoard(reader.board, game)
    return left ? { past: [fresh(reader.board)], now: left, next: [] } : { past: [], now: fresh(reader.board), next: [] }
  })
  useEffect(() => keepBoard(steps.now, game), [steps.now, game])
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  const [shows, setShows] = useState<'zones' | 'board'>('zones')
  const [dialog, setDialog] = useState<'none' | 'start' | 'keep'>('none')
  const { now: board } = steps
  // always use the board definition of the current packs, which may have been loaded after the page
  const draft = useMemo(() => ({ ...board.draft, board: reader.board }), [board.draft, reader.board])
  const gone = useMemo(() => goneFrom(draft, reader.isThere), [draft, reader])
  const words = useMemo(() => wordsOf(draftWithout(draft, gone)), [draft, gone])
  const { dealt, problem, state } = useDealt(words, bundles, reader.board)
  const catalogue = useMemo(() => catalogueOf(bundles, rulebooks, dealt?.messages), [bundles, dealt?.messages])
  const change = (to: Partial<Board>) =>
    setSteps(({ past, now }) => ({ past: [...past, now].slice(-mostSteps), now: { ...now, ...to }, next: [] }))
  const changeDraft = (next: SituationDraft) => change({ draft: next })
  const undo = () =>
    setSteps((all) => {
      const before = all.past.at(-1)
      return before ? { past: all.past.slice(0, -1), now: before, next: [all.now, ...all.next] } : all
    })
  const redo = () =>
    setSteps((all) => {
      const [after, ...next] = all.next
      return after ? { past: [...all.past, all.now], now: after, next } : all
    })
  const begin = ({ words: from, title, lost, home, file }: Started) => {
    change({ draft: draftOf(from, codeIn(bundles, home), reader.board), title, lost, file })
    setChosen(undefined)
  }

  const wanted = asked.get('from') ?? asked.get('scene') ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the packs are loaded
  useEffect(() => {
    if (bundles.length === 0 || wanted === '') return
    const file = asked.get('scene')
    const load = async (): Promise<Started | undefined> => {
      if (!file && !(await mayShowHands('Change this board'))) return undefined
      if (!file) return { ...(await situationOfGame(reader)), title: `${useStudioGame.getState().title}, changed`, home: '' }
      const [id = '', ...path] = file.split('/')
      const bundle = bundles.find((one) => one.id === id)
      if (!bundle?.scenes.some((scene) => scene.path === path.join('/'))) throw new Error(`The workspace has no scene file ${file}.`)
      const [first] = await scenesIn(bundle, path.join('/'), bundles)
      return first ? { words: first.words, title: first.title, lost: [], home: id, file } : undefined
    }
    load().then((started) => started && begin(started), tellError)
  }, [bundles.length > 0, wanted])

  const drop = (what: { readonly id: string } | { readonly code: string }, target: Target) => {
    if ('id' in what) changeDraft(moveCard(draft, what.id, target))
    else {
      const card = draftCard(what.code)
      changeDraft(putCard(draft, card, target))
      setChosen(card.id)
    }
  }
  const play = async () => {
    if (!dealt) return
    try {
      const packs = packsOfBoard(draft, bundles)
      if ((await askTrust(packs)) === 'stay') return
      const engine = await theEngine(packs)
      const { position, viewer } = dealt
      const setup = { kind: 'position' as const, position, scene: JSON.parse(JSON.stringify(words)) }
      startGame({ scenario: 'situation', title: board.title, setup, seed: 'scene', viewer }, packs, engine).catch(tellError)
      router.push('/play')
    } catch (error) {
      tellError(error)
    }
  }

  const card = chosen === undefined ? undefined : findCard(draft, chosen)
  const isReady = dealt !== undefined && state === 'dealt' && gone.length === 0
  return (
    <main className="st-situations" data-state={state} data-step={String(dealt?.view.status.step ?? '')}>
      <header className="st-situations-bar st-row">
        <h1>
          <input aria-label="Title of the board" value={board.title} onChange={(event) => change({ title: event.target.value })} />
        </h1>
        <button type="button" className="qw-button is-icon" aria-label="Undo" disabled={steps.past.length === 0} onClick={undo}>
          <Undo2 size={15} aria-hidden="true" />
        </button>
        <button type="button" className="qw-button is-icon" aria-label="Redo" disabled={steps.next.length === 0} onClick={redo}>
          <Redo2 size={15} aria-hidden="true" />
        </button>
        <fieldset className="st-segments">
          <legend className="st-heard">What is shown</legend>
          {(['zones', 'board'] as const).map((one) => (
            <button key={one} type="button" className="qw-button" aria-pressed={shows === one} onClick={() => setShows(one)}>
              {one === 'zones' ? 'Zones' : 'Board'}
            </button>
          ))}
        </fieldset>
        <span className="st-situations-room" />
        <button type="button" className="qw-button" onClick={() => setDialog('start')}>
          <FolderOpen size={15} aria-hidden="true" /> Begin from …
        </button>
        <button type="button" className="qw-button" disabled={!isReady} onClick={() => setDialog('keep')}>
          <Save size={15} aria-hidden="true" /> Keep as a scene …
        </button>
        <button type="button" className="qw-button is-main" disabled={!isReady} onClick={() => void play()}>
          <Play size={15} aria-hidden="true" /> Play from here
        </button>
      </header>
      <CardFinder
        entries={entries}
        draft={draft}
        seat={reader.board.seats[0] ?? ''}
        onAdd={(code, zone) => {
          drop({ code }, { zone })
          toast(`${reader.title(code)} is on the board.`, { duration: 1500 })
        }}
      />
      <div className="st-situations-middle">
        {problem !== undefined && (
          <p className="st-finding is-error" role="alert">
            This board cannot be dealt: {problem}
          </p>
        )}
        {gone.length > 0 && (
          <div className="st-finding is-error" role="alert">
            <div>
              <p>
                {gone.length === 1 ? 'This card is' : 'These cards are'} gone from the workspace:{' '}
                {[...new Set(gone.map(({ code }) => code))].join(', ')}. Put the pack back, or rename the card to what it was called; or
                take {gone.length === 1 ? 'it' : 'them'} off the board.
              </p>
              <button type="button" className="qw-button" onClick={() => changeDraft(draftWithout(draft, gone))}>
                Take {gone.length === 1 ? 'it' : 'them'} off
              </button>
            </div>
          </div>
        )}
        {board.lost.length > 0 && (
          <details className="st-lost">
            <summary>{board.lost.length === 1 ? 'One thing' : `${board.lost.length} things`} could not be carried over</summary>
            <ul>
              {board.lost.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </details>
        )}
        {shows === 'zones' ? (
          <ZoneList
            draft={draft}
            titleOf={reader.title}
            isThere={reader.isThere}
            chosen={chosen}
            onChoose={(id) => setChosen(id === chosen ? undefined : id)}
            onDrop={drop}
            onFill={(zone, count) => changeDraft({ ...draft, fill: { ...draft.fill, [zone]: count } })}
            onNumber={(seat, word, number) =>
              changeDraft({ ...draft, numbers: draft.numbers.map((one, nth) => (nth === seat ? { ...one, [word]: number } : one)) })
            }
          />
        ) : dealt ? (
          <div className="st-preview">
            <Table
              view={dealt.view}
              catalogue={catalogue}
              onAnswer={() => toast('This is a picture of the board. Press Play from here to play.')}
            />
          </div>
        ) : (
          <Working>Dealing the board …</Working>
        )}
      </div>
      <aside className="st-situations-side" aria-label="Settings">
        <BoardSettings draft={draft} catalogue={catalogue} games={games} game={game} onChange={changeDraft} />
        {card ? (
          <CardPanel
            draft={draft}
            card={card}
            titleOf={reader.title}
            onChange={(to) => changeDraft(changeCard(draft, card.id, to))}
            onMove={(target) => changeDraft(moveCard(draft, card.id, target))}
            onRemove={() => changeDraft(removeCard(draft, card.id))}
          />
        ) : (
          <p className="st-quiet st-hint">
            Choose a card on the board to put tokens on it, to change its state, to put it on another card, or to move it. Cards can be
            dragged between zones, and onto each other.
          </p>
        )}
        {dealt && state === 'dealt' && (
          <p className="st-quiet st-hint" role="status">
            {dealt.outcome
              ? `Dealt: the game is ${dealt.outcome.result} at once.`
              : `Dealt: step ${String(dealt.view.status.step)}, ${dealt.question ? 'somebody is asked' : 'nobody is asked'}.`}
          </p>
        )}
      </aside>
      {dialog === 'start' && <StartDialog bundles={bundles} reader={reader} onStart={begin} onClose={() => setDialog('none')} />}
      {dialog === 'keep' && dealt && (
        <KeepDialog
          title={board.title}
          draft={draft}
          dealt={dealt}
          bundles={bundles}
          from={board.file}
          onKept={(file, title) => setSteps((all) => ({ ...all, now: { ...all.now, file, title } }))}
          onClose={() => setDialog('none')}
        />
      )}
    </main>
  )
}
