import '../parts/tiles.css'
import type { KeptGame } from '@questwright/session/state'
import { Play, Trash2 } from 'lucide-react'
import { useGoTo, useTablePage } from '../page.tsx'

/** The game that this browser keeps. */
export function ContinueCard({ game, onForgotten }: { readonly game: KeptGame; readonly onForgotten: () => void }) {
  const page = useTablePage()
  const goTo = useGoTo()
  const decks = game.setup.kind === 'scenario' && Array.isArray(game.setup.decks) ? game.setup.decks : []
  const names = decks.flatMap((deck: unknown) => (typeof deck === 'object' && deck !== null && 'name' in deck ? [String(deck.name)] : []))
  return (
    <article className="st-tile is-continue">
      <div className="st-tile-words">
        <p className="st-eyebrow">Your game</p>
        <h3>{game.title}</h3>
        <p className="st-quiet">
          {names.join(' and ')}
          {names.length > 0 && ', '}
          {game.inputs.length} {game.inputs.length === 1 ? 'decision' : 'decisions'}, seed {game.seed}
        </p>
      </div>
      <div className="st-tile-foot">
        <button type="button" className="qw-button is-main st-big" onClick={() => goTo('table')}>
          <Play size={17} aria-hidden="true" /> Continue
        </button>
        <button
          type="button"
          className="qw-button st-big"
          onClick={() => {
            void page
              .table()
              .then(({ session }) => session.opening.leave())
              .then(onForgotten)
          }}
        >
          <Trash2 size={15} aria-hidden="true" /> Give up
        </button>
      </div>
    </article>
  )
}
