import '../parts/tiles.css'
import './continue-card.css'
import type { PackOutline } from '@questwright/packs/types'
import type { KeptGame } from '@questwright/session/state'
import { Dices, Eye, Play, Trash2 } from 'lucide-react'
import { useGoTo, useTablePage } from '../page.tsx'
import { later } from '../parts/later.tsx'
import { againWords, againFrom as playAgain } from './again-from.ts'
import { keptWords } from './kept-words.ts'

const KeptGlimpse = later(() => import('./kept-glimpse.tsx').then((module) => module.KeptGlimpse))

interface ContinueCardProps {
  readonly game: KeptGame
  /** Those in use. */
  readonly bundles: readonly PackOutline[]
  readonly onForgotten: () => void
}

/** The game that this browser keeps, with a small picture of its board. One that is over is looked at, or played again from a round. */
export function ContinueCard({ game, bundles, onForgotten }: ContinueCardProps) {
  const page = useTablePage()
  const goTo = useGoTo()
  const decks = game.setup.kind === 'scenario' && Array.isArray(game.setup.decks) ? game.setup.decks : []
  const names = decks.flatMap((deck: unknown) => (typeof deck === 'object' && deck !== null && 'name' in deck ? [String(deck.name)] : []))
  const packs = Object.keys(game.packs)
  const { stands, againFrom } = keptWords(game, page.packs.rulebooks, bundles.find(({ id }) => packs.includes(id))?.game)
  const putAway = () => {
    void page
      .table()
      .then(({ session }) => session.opening.leave())
      .then(onForgotten)
  }
  return (
    <article className="st-tile is-continue" data-ended={game.ended}>
      {game.view && (
        <div className="st-continue-board">
          <KeptGlimpse view={game.view} packs={packs} bundles={bundles} />
        </div>
      )}
      <div className="st-continue-words">
        <p className="st-eyebrow">Your game</p>
        <h3>{game.title}</h3>
        <p className="st-continue-stands">{stands}</p>
        {names.length > 0 && <p className="st-quiet">{names.join(' and ')}</p>}
        <div className="st-continue-foot">
          {game.ended === undefined ? (
            <button type="button" className="qw-button is-main st-big" onClick={() => goTo('table')}>
              <Play size={17} aria-hidden="true" /> Continue
            </button>
          ) : (
            <>
              {againFrom !== undefined && (
                <button type="button" className="qw-button is-main st-big" onClick={() => void playAgain(page, goTo, againFrom)}>
                  <Dices size={15} aria-hidden="true" /> {againWords(againFrom)}
                </button>
              )}
              <button type="button" className="qw-button st-big" onClick={() => goTo('table')}>
                <Eye size={16} aria-hidden="true" /> Look
              </button>
            </>
          )}
          <button type="button" className="qw-button st-big" onClick={putAway}>
            <Trash2 size={15} aria-hidden="true" /> {game.ended === undefined ? 'Give up' : 'Put away'}
          </button>
        </div>
      </div>
    </article>
  )
}
