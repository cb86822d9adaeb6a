import { Play } from 'lucide-react'

/** An example row for the empty list. Not interactive. */
export function GhostRow() {
  return (
    <div className="st-game is-ghost" aria-hidden="true">
      <div className="st-game-head">
        <div className="st-game-words">
          <h3>Title of the scenario</h3>
          <p className="st-quiet">Day and hour, mode</p>
        </div>
        <p className="st-game-result">
          <strong>Won</strong> in … rounds
        </p>
        <p className="st-game-score">
          <span className="st-quiet">Score</span> <strong>…</strong>
        </p>
        <span className="qw-button">
          <Play size={14} /> Replay
        </span>
      </div>
      <ul className="st-game-players">
        <li>
          <strong>A deck</strong> <span className="st-quiet">and who played in it</span>
        </li>
      </ul>
    </div>
  )
}
