'use client'

import '@questwright/table-page/parts/tiles.css'
import './next-game.css'
import type { PackOutline } from '@questwright/packs/types'
import { beginningWords } from '@questwright/rulebook'
import { useGoTo, useTablePage } from '@questwright/table-page'
import { Working } from '@questwright/table-page/parts/notice'
import { toast } from '@questwright/table-page/parts/toast'
import { goToGame } from '@questwright/table-page/start/go-to-game'
import { Scenery } from '@questwright/table-page/start/scenery'
import { tellError } from '@questwright/table-page/tell-error'
import { type Journal, sumsOf } from '@questwright/workshop/campaign/journal'
import type { OpenCampaign } from '@questwright/workshop/campaign/open'
import type { CampaignLog } from '@questwright/workshop/campaign/shown'
import { gameOfLog, type TableGame, tableInLog } from '@questwright/workshop/campaign/table-game'
import { usualModeOf } from '@questwright/workshop/scenario-choices'
import { BookCheck, Eye, Play, RotateCcw, Users } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { recordTableGame, useGamesHere } from '../../client/campaigns/table-game.ts'
import { rounds, titleOfScenario } from './words.ts'

const DecksDialog = dynamic(() => import('./decks-dialog.tsx').then((module) => module.DecksDialog), { ssr: false })

interface NextGameProps {
  readonly open: OpenCampaign
  readonly log: CampaignLog
  readonly journal: Journal
  readonly bundles: readonly PackOutline[]
}

/** The next scenario with its start button, or its running or saved game, or the end of the campaign. */
export function NextGame(props: NextGameProps) {
  const { open, log, journal } = props
  const games = useGamesHere()
  const { next, tries } = journal
  if (!next) return <TheEnd journal={journal} title={open.campaign.title} />
  const choice = open.choiceOf(next.name)
  const title = titleOfScenario(open, next.name)
  const there = games === 'looking' ? undefined : gameOfLog(open.campaign, log, games)
  const state = tableInLog(open.campaign, log, there)
  const isMain = state === 'other' || state === 'told'
  return (
    <section aria-label="Next" className="st-next-game" data-table={games === 'looking' ? 'looking' : state}>
      {choice && <Scenery {...choice} />}
      <div className="st-next-game-words">
        <p className="st-eyebrow">
          {state === 'over' ? 'Played' : state === 'runs' ? 'Under way' : journal.chapters.length > 1 ? 'Next' : 'It begins with'}
        </p>
        <h2>{title}</h2>
        {choice?.text !== undefined && <p className="st-next-game-text">{choice.text}</p>}
        {tries > 0 && (
          <p className="st-quiet">
            Played {tries === 1 ? 'once' : `${tries} times`}, and not recorded as won yet: the log is as before the first of these games.
          </p>
        )}
        {!choice && (
          <p className="st-finding is-error" role="alert">
            No pack of the workspace has this scenario. Install the pack that has it, or bring it back.
          </p>
        )}
        {games === 'looking' ? (
          <Working>Looking at the table …</Working>
        ) : state === 'over' && there ? (
          <Ended {...props} game={there} title={title} />
        ) : state === 'runs' && there ? (
          <Running game={there} />
        ) : (
          choice && <Begin {...props} />
        )}
        {isMain && state === 'told' && there?.ended === 'won' && <AfterAll {...props} game={there} />}
        {state === 'over' && choice && (
          <details>
            <summary>Or leave that game, and start the scenario again</summary>
            <Begin {...props} />
          </details>
        )}
      </div>
    </section>
  )
}

/** Starts the next game with the decks of the log; where they do not fit, opens the dialog for other decks. */
function Begin({ open, log, journal, bundles }: NextGameProps) {
  const router = useRouter()
  const [state, setState] = useState<'idle' | 'dealing'>('idle')
  const [asked, setAsked] = useState<{ readonly why?: string } | undefined>(undefined)
  const deal = async () => {
    setState('dealing')
    try {
      const [{ playNext }, { deckChoices, deckNamed }, { rulebooks }] = await Promise.all([
        import('../../client/campaigns/play-next.ts'),
        import('@questwright/workshop/deck-choices'),
        import('@questwright/workshop/rulebooks'),
      ])
      const choices = deckChoices(bundles, rulebooks, open.pack.game)
      const decks = log.players.flatMap(({ deck }) => deckNamed(deck, choices) ?? [])
      const choice = journal.next && open.choiceOf(journal.next.name)
      if (decks.length < log.players.length || !choice) {
        setState('idle')
        return setAsked({ why: 'A deck of this log does not exist any more: choose another one.' })
      }
      const mode = modeOf(log, choice.modes) ?? usualModeOf(choice)
      const dealt = await playNext({ open, log, decks, mode, hands: 'open' })
      if (dealt === 'dealt') return router.push('/play')
      setState('idle')
      if (dealt !== 'stay') setAsked({ why: dealt.refused })
    } catch (error) {
      tellError(error)
      setState('idle')
    }
  }
  return (
    <>
      <div className="st-next-game-deeds">
        <button type="button" className="qw-button is-main st-big" disabled={state === 'dealing'} onClick={() => void deal()}>
          <Play size={17} aria-hidden="true" /> {state === 'dealing' ? 'Setting up the table …' : 'Play'}
        </button>
        <button type="button" className="qw-button st-big" onClick={() => setAsked({})}>
          <Users size={16} aria-hidden="true" /> Decks and {beginningWords(open.rulebook).several} …
        </button>
      </div>
      {asked && (
        <DecksDialog open={open} log={log} bundles={bundles} mode={modeOf(log)} why={asked.why} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}

/**
 * The mode of the last game of the campaign; undefined where there was none.
 * @param among the modes that may be returned; all if not given
 */
function modeOf(log: CampaignLog, among?: readonly string[]): string | undefined {
  const mode = log.entries.find(({ id }) => id === log.head)?.mode
  return mode !== undefined && (among?.includes(mode) ?? true) ? mode : undefined
}

function Running({ game }: { readonly game: TableGame }) {
  const go = useGoToGame()
  return (
    <>
      <p className="st-quiet">
        Its game is kept: {game.decisions} {game.decisions === 1 ? 'decision' : 'decisions'} so far. Once it is over, it can be recorded
        here.
      </p>
      <div className="st-next-game-deeds">
        <button type="button" className="qw-button is-main st-big" onClick={() => go(game)}>
          <Play size={17} aria-hidden="true" /> Go on playing
        </button>
      </div>
    </>
  )
}

/** Returns a function that opens a saved game, or goes to the game that is on the table. */
function useGoToGame(): (game: TableGame) => void {
  const page = useTablePage()
  const goTo = useGoTo()
  return ({ id }) => void goToGame(page, goTo, id)
}

/** A finished game that is not in the log yet: the player records its result, refuses it, or plays the scenario again. */
function Ended({ open, log, game, title }: NextGameProps & { readonly game: TableGame; readonly title: string }) {
  const go = useGoToGame()
  const [state, setState] = useState<'idle' | 'recording'>('idle')
  const isWon = game.ended === 'won'
  const record = async (as: 'recorded' | 'refused') => {
    setState('recording')
    try {
      await recordTableGame(open.campaign, log.run, game.id, as)
      toast.success(
        !isWon
          ? `The loss of ${title} is noted: it is played again.`
          : as === 'recorded'
            ? `${title} is recorded.`
            : `${title} is played again.`,
      )
    } catch (error) {
      tellError(error)
    } finally {
      setState('idle')
    }
  }
  const isBusy = state === 'recording'
  return (
    <>
      <p className="st-next-game-result" data-result={game.ended}>
        {isWon ? 'The game is won.' : 'The game is lost.'}{' '}
        <span>
          {isWon
            ? 'Record it, and the log goes on with what it left. Or refuse it: it is noted and does not count, and the scenario is played again.'
            : 'A lost game is noted and does not count: the scenario is played again with the log as it was.'}
        </span>
      </p>
      <div className="st-next-game-deeds">
        <Deed isMain disabled={isBusy} onPress={() => void record('recorded')}>
          <BookCheck size={17} aria-hidden="true" /> {isBusy ? 'Recording …' : isWon ? 'Record it' : 'Note it and play again'}
        </Deed>
        {isWon && (
          <Deed disabled={isBusy} onPress={() => void record('refused')}>
            <RotateCcw size={16} aria-hidden="true" /> Refuse it
          </Deed>
        )}
        <Deed disabled={isBusy} onPress={() => go(game)}>
          <Eye size={16} aria-hidden="true" /> {isWon ? 'Look at the table' : 'Replay from the table'}
        </Deed>
      </div>
    </>
  )
}

/** A won game that was refused, and is still saved: it can be recorded after all. */
function AfterAll({ open, log, game }: NextGameProps & { readonly game: TableGame }) {
  const record = () =>
    void (async () => {
      await recordTableGame(open.campaign, log.run, game.id, 'recorded')
      toast.success('It is recorded after all.')
    })().catch(tellError)
  return (
    <p className="st-quiet">
      The game that you refused is still kept.{' '}
      <button type="button" className="st-link" onClick={record}>
        Record it after all
      </button>
    </p>
  )
}

interface DeedProps {
  readonly isMain?: boolean
  readonly disabled: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function Deed({ isMain, disabled, onPress, children }: DeedProps) {
  return (
    <button type="button" className={`qw-button st-big${isMain ? ' is-main' : ''}`} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  )
}

function TheEnd({ journal, title }: { readonly journal: Journal; readonly title: string }) {
  const { won, games, rounds: all, score } = sumsOf(journal)
  return (
    <section aria-label="The end" className="st-next-game is-end">
      <div className="st-next-game-words">
        <p className="st-eyebrow">The end</p>
        <h2>{title} is over</h2>
        <dl className="st-end-sums">
          <Sum words={won === 1 ? 'scenario won' : 'scenarios won'}>{won}</Sum>
          <Sum words={games === 1 ? 'game played' : 'games played'}>{games}</Sum>
          <Sum words={rounds(all).replace(/^\d+ /, '')}>{all}</Sum>
          {score !== undefined && <Sum words="score of all">{score}</Sum>}
        </dl>
        <p className="st-quiet">To play a game again, undo the last entry, or go to an earlier one in the journal: nothing is lost.</p>
      </div>
    </section>
  )
}

function Sum({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <div>
      <dd>{children}</dd>
      <dt>{words}</dt>
    </div>
  )
}
