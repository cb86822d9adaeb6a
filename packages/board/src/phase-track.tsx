import type { Catalogue } from './catalogue.ts'
import { lineOf, phasesOfRound } from './round.ts'
import type { TableStatus } from './view.ts'

export interface PhaseTrackProps {
  readonly catalogue: Catalogue
  readonly status: TableStatus
}

/** Where we are, in one line: the round, its phases, and the step of the one that runs. */
export function PhaseTrack({ catalogue, status }: PhaseTrackProps) {
  const say = (code: string, parts = {}) => catalogue.sentence(code, parts)
  const phases = phasesOfRound(catalogue.rulebook, status.phases)
  const current = phases.findIndex(({ phase }) => phase === status.phase)
  const over = status.phase === 'end'
  return (
    <nav className="qw-track" aria-label={say('board.track')}>
      <b className="qw-round">
        {over ? say('board.end') : status.round === 0 ? say('board.setup') : say('board.round', { round: status.round })}
      </b>
      <ol className="qw-phases">
        {phases.map(({ phase, steps }, index) => {
          const state = over || index < current ? 'done' : index === current ? 'now' : 'next'
          const line = state === 'now' ? lineOf(steps, status.step) : undefined
          return (
            <li
              key={phase}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
              title={[say(`phase.${phase}`), ...steps.map((step) => say(`step.${step}`))].join(' · ')}
            >
              <span className="qw-phase">{say(`phase.${phase}`)}</span>
              {line !== undefined && <span className="qw-step">{say(`step.${line}`)}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
