import { type Catalogue, UnwordedNote } from '@questwright/board'
import { RotateCcw, Shuffle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTableGame, useTablePage } from '../page.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { freshSeed } from '../start/new-game.ts'
import { ScoreSheet } from './score-sheet.tsx'
import { useSession } from './table-context.tsx'

/** What the button says that shows an end again. */
const shownAgain = { won: 'Won: show the score', lost: 'Lost: show why', decided: 'Decided: show how', drawn: 'Drawn: show why' } as const

/** How the game ended, with the score, and what to do next. It can be put away to look at the board. */
export function OutcomeDialog({ catalogue, more }: { readonly catalogue: Catalogue; readonly more?: ReactNode }) {
  const { outcome, title, scenario, setup, seed, viewer, hands, packs, hash, story } = useTableGame((state) => state)
  const { packs: source } = useTablePage()
  const { opening } = useSession()
  const [away, setAway] = useState<string | undefined>(undefined)
  if (!outcome || !setup) return null
  const { won = 'The game is won', lost = 'The game is lost' } = catalogue.rulebook.table
  const titles = { won, lost, decided: 'The game is decided', drawn: 'The game is drawn' } as const
  if (away === hash)
    return (
      <button type="button" className="qw-button is-main st-outcome-again" onClick={() => setAway(undefined)}>
        {shownAgain[outcome.result]}
      </button>
    )
  const again = async (dice: string) =>
    opening.start({ scenario, title, setup, seed: dice, viewer, hands }, packs, await source.engine(packs))
  return (
    <Dialog
      onClose={() => setAway(hash)}
      size="large"
      title={titles[outcome.result]}
      lead={catalogue.sentence(outcome.why.code, outcome.why.parts)}
      foot={
        <>
          <button type="button" className="qw-button st-big" onClick={() => setAway(hash)}>
            Back to the board
          </button>
          {more}
          <button type="button" className="qw-button st-big" onClick={() => void again(seed)}>
            <RotateCcw size={15} aria-hidden="true" /> Same seed
          </button>
          <button type="button" className="qw-button is-main st-big" onClick={() => void again(freshSeed())}>
            <Shuffle size={15} aria-hidden="true" /> New seed
          </button>
        </>
      }
    >
      <UnwordedNote catalogue={catalogue} value={outcome} />
      <ScoreSheet
        catalogue={catalogue}
        result={outcome.result}
        figures={outcome.figures}
        byHand={story.filter(({ kind }) => kind === 'moved-by-hand').length}
      />
      <p className="st-quiet">Seed {seed}. On the board the timeline still goes back to any decision, with the same dice or new ones.</p>
    </Dialog>
  )
}
