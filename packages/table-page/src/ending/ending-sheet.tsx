import './ending.css'
import { type Catalogue, statusOf, UnwordedNote } from '@questwright/board'
import type { Outcome } from '@questwright/realm/web'
import { readable } from '@questwright/rulebook'
import { freshSeed } from '@questwright/workshop/game-choice'
import { winnerWords } from '@questwright/workshop/winner-words'
import { Dices, RotateCcw, Shuffle } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useTableGame, useTablePage } from '../page.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { againWords, firstOf, toRound } from '../start/again-from.ts'
import { ByHandNote, type GameScores, ScoreSheet } from '../table/score-sheet.tsx'
import { useSession } from '../table/table-context.tsx'
import { tellError } from '../tell-error.ts'
import { EndingChart } from './ending-chart.tsx'
import { endingOf } from './ending-of.ts'
import { EndingRounds } from './ending-rounds.tsx'

/** The label of the button that shows the end of the game again, by outcome. */
const shownAgain = {
  won: 'Won: show the summary',
  lost: 'Lost: show the summary',
  decided: 'Decided: show how',
  drawn: 'Drawn: show why',
} as const

export interface EndingSheetProps {
  readonly catalogue: Catalogue
  readonly scores: GameScores
  readonly more?: ReactNode
  /** Which button is the main one: `again` plays the game again, `more` is among the buttons in `more`. */
  readonly wayOn?: 'again' | 'more' | undefined
}

/**
 * Shows over the dimmed table how the game went, round by round: the values of the dials, what was done, what was lost, the turning point, and for
 * each round a button to play the game again from there. The player can close the sheet to look at the board.
 */
export function EndingSheet({ catalogue, scores, more, wayOn = 'again' }: EndingSheetProps) {
  const { outcome, setup, position } = useTableGame(useShallow(({ outcome, setup, position }) => ({ outcome, setup, position })))
  const [away, setAway] = useState<string | undefined>(undefined)
  if (!outcome || !setup) return null
  const winners = winnersOf(catalogue, outcome)
  if (away === position)
    return (
      <button type="button" className="qw-button is-main st-outcome-again" onClick={() => setAway(undefined)}>
        {winners === undefined ? shownAgain[outcome.result] : `${winners}: show how`}
      </button>
    )
  return <Evening catalogue={catalogue} scores={scores} outcome={outcome} more={more} wayOn={wayOn} onClose={() => setAway(position)} />
}

interface EveningProps {
  readonly catalogue: Catalogue
  readonly scores: GameScores
  readonly outcome: Outcome
  readonly more: ReactNode
  readonly wayOn: 'again' | 'more'
  readonly onClose: () => void
}

function Evening({ catalogue, scores, outcome, more, wayOn, onClose }: EveningProps) {
  const game = useTableGame((state) => state)
  const page = useTablePage()
  const { opening } = useSession()
  const best = useBest(outcome)
  const [pointed, setPointed] = useState<number | undefined>(undefined)
  const { story, places, view, title, held, setup } = game
  const { rulebook } = catalogue
  const seats = useMemo(() => statusOf(view).seats.map(({ seat }) => seat), [view])
  const ending = useMemo(() => endingOf(story, rulebook, seats), [story, rulebook, seats])
  const { won = 'The game is won', lost = 'The game is lost' } = rulebook.table
  const titles = { won, lost, decided: 'The game is decided', drawn: 'The game is drawn' } as const
  // a game between opponents names its winner; "won" and "lost" would depend on whose view is on the screen
  const result = winnersOf(catalogue, outcome) === undefined ? outcome.result : 'decided'
  const byHand = story.filter(({ kind }) => kind === 'moved-by-hand').length
  const mayGo = (round: number) => firstOf(places, round) !== undefined
  const worst = ending?.worst && mayGo(ending.worst.round) ? ending.worst.round : undefined
  const again = async (dice: string) => {
    const { scenario, viewer, hands, bots, packs } = game
    if (!setup) return
    const engine = await page.packs.engine(packs)
    await opening
      .start({ scenario, title, setup, seed: dice, viewer, hands, ...(Object.keys(bots).length > 0 ? { bots } : {}) }, packs, engine)
      .catch(tellError)
  }
  const count = ending?.rounds.length ?? 0
  return (
    <Dialog
      onClose={onClose}
      size="sheet"
      title={winnersOf(catalogue, outcome) ?? titles[outcome.result]}
      lead={catalogue.sentence(outcome.why.code, outcome.why.parts)}
      foot={
        <>
          <button type="button" className="qw-button st-big" onClick={onClose}>
            Back to the board
          </button>
          {more}
          {held && (
            <>
              <button type="button" className="qw-button st-big" onClick={() => void again(held.seed)}>
                <RotateCcw size={15} aria-hidden="true" /> Same seed
              </button>
              <button
                type="button"
                className={`qw-button st-big${wayOn === 'again' && worst === undefined ? ' is-main' : ''}`}
                onClick={() => void again(freshSeed())}
              >
                <Shuffle size={15} aria-hidden="true" /> New seed
              </button>
            </>
          )}
          {worst !== undefined && (
            <button
              type="button"
              className={`qw-button st-big${wayOn === 'again' ? ' is-main' : ''}`}
              onClick={() => void toRound(page, worst)}
            >
              <Dices size={16} aria-hidden="true" /> {againWords(worst, rulebook.counts)}
            </button>
          )}
        </>
      }
    >
      <div className="st-ending" data-result={result} data-rounds={count}>
        <UnwordedNote catalogue={catalogue} value={outcome} />
        {ending && (
          <section className="st-ending-course" aria-label="How it went">
            {ending.worst && ending.worst.says.length > 0 && (
              <p className="st-ending-turn">
                <span>The turning point</span>
                <strong>
                  {catalogue.sentence('board.round', { round: ending.worst.round })}:{' '}
                  {ending.worst.says.map(({ code, parts }) => catalogue.sentence(code, parts)).join(', ')}
                </strong>
              </p>
            )}
            <EndingChart catalogue={catalogue} ending={ending} view={view} seats={seats} pointed={pointed} />
          </section>
        )}
        <div className="st-ending-words">
          {(result === 'won' || !ending) && (
            <section aria-label="Score">
              <ScoreSheet scores={scores} catalogue={catalogue} result={result} figures={outcome.figures} byHand={byHand} best={best} />
            </section>
          )}
          {ending && (
            <section aria-label={`${readable(rulebook.counts)} by ${rulebook.counts}`}>
              {result !== 'won' && <ByHandNote changes={byHand} />}
              <EndingRounds
                catalogue={catalogue}
                ending={ending}
                mayGo={mayGo}
                onGo={(round) => void toRound(page, round)}
                onPoint={setPointed}
              />
            </section>
          )}
          <p className="st-quiet">
            {title}, {held && `seed ${held.seed}, `}
            {game.at} {game.at === 1 ? 'decision' : 'decisions'}. On the board the timeline goes back to each of them.
          </p>
        </div>
      </div>
    </Dialog>
  )
}

/** "Player 2 won", in a game between opponents. Undefined if no player won, and in games that all players win or lose together. */
function winnersOf(catalogue: Catalogue, { winners }: Outcome): string | undefined {
  if (catalogue.rulebook.players !== 'against-each-other') return undefined
  return winnerWords({ result: 'decided', winners }, (seat) => catalogue.sentence('board.seat-name', { seat }))
}

/** The best score of other games; undefined until it is loaded, and where scores are not kept. */
function useBest({ result }: Outcome): number | 'none' | undefined {
  const { bestScore } = useTablePage()
  const { running } = useSession()
  const scenario = useTableGame((state) => state.scenario)
  const table = running?.held?.game.table
  const [best, setBest] = useState<number | 'none' | undefined>(undefined)
  useEffect(() => {
    if (result !== 'won' || bestScore === undefined) return
    let isWanted = true
    // if the history cannot be read, the score is shown without a comparison
    bestScore({ scenario, table }).then(
      (found) => isWanted && setBest(found ?? 'none'),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [result, bestScore, scenario, table])
  return best
}
