import type { Catalogue } from '@questwright/board'
import { gameScores } from '@questwright/game-pages/scores'
import type { PackOutline } from '@questwright/packs/types'
import { ScoreSheet } from '@questwright/table-page/table/score-sheet'
import { begunWith } from '@questwright/workshop/begun-with'
import { resultWords } from '@questwright/workshop/result-words'
import { modeName } from '@questwright/workshop/rulebooks'
import { winnerWords } from '@questwright/workshop/winner-words'
import { Play, Trash2 } from 'lucide-react'
import type { GameSummary } from '../../api-types.ts'
import { dayOf, timeOf } from './words.ts'

interface GameRowProps {
  readonly game: GameSummary
  readonly catalogue: Catalogue
  readonly bundles: readonly PackOutline[]
  readonly state: 'still' | 'opening' | 'waiting'
  readonly onOpen: () => void
  readonly onDelete: () => void
}

/** The heading of the details of a game. */
const headings: { readonly [result in GameSummary['outcome']['result']]: string } = {
  won: 'Score sheet and packs',
  lost: 'Why it was lost, and packs',
  decided: 'How it ended, and packs',
  drawn: 'How it ended, and packs',
}

/** A played game: scenario, players, result, and buttons that open its replay and delete it. */
export function GameRow({ game, catalogue, bundles, state, onOpen, onDelete }: GameRowProps) {
  const { scenario, mode, players, outcome, rounds, score, finished, ending, seed, decisions, packs } = game
  const { counts, players: sides, seatFigures } = catalogue.rulebook
  const when = `${dayOf(finished)}, ${timeOf(finished)}`
  return (
    <li className="st-game" data-result={outcome.result} data-game={game.id}>
      <div className="st-game-head">
        <div className="st-game-words">
          <h3>{scenario.title}</h3>
          <p className="st-quiet">
            <time dateTime={finished}>{when}</time>, {mode === '' ? '' : modeName(mode, scenario.code, bundles)}
            {ending === 'again' && (
              <span
                className="st-tag"
                title="This game had already ended once, and decisions were undone. It does not count for the best score."
              >
                another ending
              </span>
            )}
          </p>
        </div>
        <p className="st-game-result">
          <strong>{winnerWords(sides === 'together' ? outcome : { ...outcome, result: 'decided' }) ?? resultWords[outcome.result]}</strong>{' '}
          in {rounds} {rounds === 1 ? counts : `${counts}s`}
        </p>
        <p className="st-game-score">
          {score === undefined ? (
            sides === 'together' && <span className="st-quiet">no score</span>
          ) : (
            <>
              <span className="st-quiet">Score</span> <strong>{score}</strong>
            </>
          )}
        </p>
        <div className="st-game-buttons">
          <button
            type="button"
            className="qw-button"
            disabled={state !== 'still'}
            onClick={onOpen}
            aria-label={`Open the replay of ${scenario.title}, ${when}`}
          >
            <Play size={14} aria-hidden="true" /> {state === 'opening' ? 'Opening …' : 'Replay'}
          </button>
          <button
            type="button"
            className="qw-button is-icon"
            onClick={onDelete}
            aria-label={`Delete ${scenario.title}, ${when}`}
            title="Delete"
          >
            <Trash2 size={14} aria-hidden="true" />
          </button>
        </div>
      </div>
      <ul className="st-game-players">
        {players.map(({ seat, deck, ...figures }) => (
          <li key={seat}>
            <strong>{deck}</strong>{' '}
            {begunWith(figures)
              .map(({ title }) => title)
              .join(', ')}
            <span className="st-quiet">
              {seatFigures.flatMap((figure) => (figures[figure] === undefined ? [] : [` ${figure} ${String(figures[figure])}`]))}
            </span>
          </li>
        ))}
      </ul>
      <details>
        <summary>{headings[sides === 'together' ? outcome.result : 'decided']}</summary>
        <p>{outcome.said}</p>
        <ScoreSheet scores={gameScores} catalogue={catalogue} result={outcome.result} figures={game.figures} />
        <p className="st-quiet">
          Seed {seed}, {decisions} decisions.{' '}
          {packs.map(({ name, version, hash }) => (
            <span key={name} className="st-game-pack">
              {name} {version} <code title={hash}>{hash.slice(0, 8)}</code>
            </span>
          ))}
        </p>
      </details>
    </li>
  )
}
