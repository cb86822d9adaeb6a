import './kept-games.css'
import type { PackOutline } from '@questwright/packs/types'
import type { GameOutline } from '@questwright/session/state'
import { Download, Eye, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useGoTo, useTableGame, useTablePage } from '../page.tsx'
import { later } from '../parts/later.tsx'
import { RowButton } from '../parts/row-button.tsx'
import { toast } from '../parts/toast.ts'
import { tellError } from '../tell-error.ts'
import { giveUpGame } from './give-up-game.ts'
import { goToGame } from './go-to-game.ts'
import { deckNames, keptWords, playedWhen } from './kept-words.ts'

const KeptGlimpse = later(() => import('./kept-glimpse.tsx').then((module) => module.KeptGlimpse))

/** The number of games that are shown before the user asks for the others. */
const shownAtFirst = 6

interface KeptGamesProps {
  /** Newest first. */
  readonly games: readonly GameOutline[]
  /** The packs in use. */
  readonly bundles: readonly PackOutline[]
  /** Called when a game was deleted, and again when it was restored. */
  readonly onChange: () => void
  /** Called when a game was chosen, which then opens on the table. */
  readonly onGo?: () => void
}

/** The games that this browser keeps: the state of each, when it was played, and a button that opens it. */
export function KeptGames({ games, bundles, onChange, onGo }: KeptGamesProps) {
  const [shows, setShows] = useState<'first' | 'all'>('first')
  const shown = shows === 'all' ? games : games.slice(0, shownAtFirst)
  return (
    <>
      <ul className="st-kept-games">
        {shown.map((game) => (
          <KeptRow key={game.id} game={game} bundles={bundles} onChange={onChange} onGo={onGo} />
        ))}
      </ul>
      {shown.length < games.length && (
        <button type="button" className="st-link" onClick={() => setShows('all')}>
          Show all {games.length} games
        </button>
      )}
    </>
  )
}

interface KeptRowProps extends Omit<KeptGamesProps, 'games' | 'onGo'> {
  readonly game: GameOutline
  readonly onGo: (() => void) | undefined
}

function KeptRow({ game, bundles, onChange, onGo }: KeptRowProps) {
  const page = useTablePage()
  const goTo = useGoTo()
  const lies = useTableGame((state) => state.game) === game.id
  const packs = Object.keys(game.packs)
  const { stands } = keptWords(game, page.packs.rulebooks, bundles.find(({ id }) => packs.includes(id))?.game)
  const words = [deckNames(game).join(' and '), playedWhen(game.when)].filter((part) => part !== '').join(' · ')
  const go = () => {
    onGo?.()
    void goToGame(page, goTo, game.id)
  }
  const save = async () => {
    try {
      const { downloadGame, savedOfKept } = await import('../saved/save-game.ts')
      const saved = await savedOfKept(page, game.id)
      if (saved) toast.success(`${downloadGame(saved)} is saved, with its branches and save points.`)
    } catch (error) {
      tellError(error)
    }
  }
  return (
    <li className="st-kept-game" data-stands={lies ? 'table' : 'shelf'} data-ended={game.ended}>
      <div className="st-kept-game-board">{game.view && <KeptGlimpse view={game.view} packs={packs} bundles={bundles} />}</div>
      <div>
        <h3 title={game.title}>{game.title}</h3>
        <p>{stands}</p>
        {words !== '' && <p className="st-quiet">{words}</p>}
        <div className="st-kept-game-foot">
          <button
            type="button"
            className="qw-button"
            aria-label={`${game.ended === undefined ? 'Continue' : 'Look at'} ${game.title}`}
            onClick={go}
          >
            {game.ended === undefined ? (
              <>
                <Play size={14} aria-hidden="true" /> {lies ? 'On the table' : 'Continue'}
              </>
            ) : (
              <>
                <Eye size={14} aria-hidden="true" /> Look
              </>
            )}
          </button>
          <RowButton icon={Download} act="Save as a file" label={`Save ${game.title} as a file`} onPress={() => void save()} />
          <RowButton icon={Trash2} act="Delete" label={`Delete ${game.title}`} onPress={() => void giveUpGame(page, game, onChange)} />
        </div>
      </div>
    </li>
  )
}
