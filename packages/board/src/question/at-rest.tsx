import { useBoard } from '../board-context.ts'
import { nextInRound, phasesOfRound } from '../round.ts'
import type { TableStatus } from '../view.ts'

export interface AtRestProps {
  readonly status: TableStatus
  /** Goes on to the next step. Without it the table can only be viewed, and there is no button. */
  readonly onNext?: (() => void) | undefined
}

/** The ribbon while no question is pending: it shows the current step and the next one. */
export function AtRest({ status, onNext }: AtRestProps) {
  const { catalogue, say } = useBoard()
  const { phase, step, round } = status
  const words = (at: { readonly phase: string; readonly step: string | undefined }) => {
    const phase = say(`phase.${at.phase}`)
    const step = at.step !== undefined && catalogue.has(`step.${at.step}`) ? say(`step.${at.step}`) : phase
    // the first step of a phase may have its name
    return step === phase ? phase : say('board.phase-and-step', { phase, step })
  }
  const isOver = phase === 'end'
  const next = isOver || round === 0 ? undefined : nextInRound(phasesOfRound(catalogue.rulebook, status.phases), status)
  return (
    <section className="qw-at-rest" aria-label={say('board.question')}>
      <h3>{isOver ? say('board.over') : round === 0 ? say('board.setup') : words({ phase, step: step === '' ? undefined : step })}</h3>
      {!isOver && <p>{next ? say('board.next', { next: words(next) }) : round === 0 ? say('board.asks') : say('board.next-round')}</p>}
      {onNext && (
        <button type="button" className="qw-button" onClick={onNext} aria-keyshortcuts="n">
          {say('board.next-step')} <kbd>N</kbd>
        </button>
      )}
    </section>
  )
}
