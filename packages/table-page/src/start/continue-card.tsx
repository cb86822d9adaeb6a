import '../parts/tiles.css'
import './continue-card.css'
import type { PackOutline } from '@questwright/packs/types'
import { entryIn } from '@questwright/rulebook'
import type { ShelvedGame } from '@questwright/session/state'
import { Dices, Eye, Play, Trash2 } from 'lucide-react'
import { useGoTo, useTablePage } from '../page.tsx'
import { later } from '../parts/later.tsx'
import { againWords, againFrom as playAgain } from './again-from.ts'
import { giveUpGame } from './give-up-game.ts'
import { goToGame } from './go-to-game.ts'
import { deckNames, keptWords } from './kept-words.ts'

const KeptGlimpse = later(() => import('./kept-glimpse.tsx').then((module) => module.KeptGlimpse))

interface ContinueCardProps {
  readonly game: ShelvedGame
  /** The packs in use. */
  readonly bundles: readonly PackOutline[]
  /** Called when the game was deleted, and again when it was restored. */
  readonly onChange: () => void
}

/** The game played last in this browser, with a small picture of its table. A finished game can be viewed, or played again from a round. */
export function ContinueCard({ game, bundles, onChange }: ContinueCardProps) {
  const page = useTablePage()
  const goTo = useGoTo()
  const names = deckNames(game)
  const packs = Object.keys(game.packs)
  const played = bundles.find(({ id }) => packs.includes(id))?.game
  const { stands, againFrom } = keptWords({ ...game, decisions: game.inputs.length }, page.packs.rulebooks, played)
  const { counts = 'round' } = (played === undefined ? undefined : entryIn(page.packs.rulebooks, played)) ?? {}
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
            <button type="button" className="qw-button is-main st-big" onClick={() => void goToGame(page, goTo, game.id)}>
              <Play size={17} aria-hidden="true" /> Continue
            </button>
          ) : (
            <>
              {againFrom !== undefined && (
                <button type="button" className="qw-button is-main st-big" onClick={() => void playAgain(page, goTo, game.id, againFrom)}>
                  <Dices size={15} aria-hidden="true" /> {againWords(againFrom, counts)}
                </button>
              )}
              <button type="button" className="qw-button st-big" onClick={() => void goToGame(page, goTo, game.id)}>
                <Eye size={16} aria-hidden="true" /> Look
              </button>
            </>
          )}
          <button type="button" className="qw-button st-big" onClick={() => void giveUpGame(page, game, onChange)}>
            <Trash2 size={15} aria-hidden="true" /> Delete
          </button>
        </div>
      </div>
    </article>
  )
}
