import type { ReactNode } from 'react'
import { useBoard } from '../board-context.ts'

export interface NextStepProps {
  /** Undefined while there is no next step to go to and nothing to pass. */
  readonly onNext: (() => void) | undefined
  /** What the key N does: `this` presses this button; while the viewer has a question, N passes that question instead. */
  readonly nIs: 'this' | 'of the question'
  /** Further controls of the host for going on. */
  readonly more: ReactNode
}

/** The button at the end of the bottom bar, which goes on to the next step. */
export function NextStep({ onNext, nIs, more }: NextStepProps) {
  const { say } = useBoard()
  return (
    <div className="qw-split qw-next">
      <button type="button" className="qw-button" disabled={!onNext} onClick={onNext} aria-keyshortcuts={nIs === 'this' ? 'n' : undefined}>
        {say('board.next-step')} {nIs === 'this' && <kbd>N</kbd>}
      </button>
      {more}
    </div>
  )
}
