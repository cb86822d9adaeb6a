import type { Catalogue } from './catalogue.ts'
import { lineOf, phasesOfRound, type RoundPhase } from './round.ts'
import type { TableStatus } from './view.ts'

export interface PhaseTrackProps {
  readonly catalogue: Catalogue
  readonly status: TableStatus
}

/** The name of the current step, else of the current phase. */
function nowIn(catalogue: Catalogue, status: TableStatus, phases: readonly RoundPhase[]): string {
  const say = (code: string) => catalogue.sentence(code, {})
  if (status.phase === 'end') return say('board.end')
  if (status.round === 0) return say('board.setup')
  const line = lineOf(phases.find(({ phase }) => phase === status.phase)?.steps ?? [], status.step)
  return say(line === undefined ? `phase.${status.phase}` : `step.${line}`)
}

/** The current point of the game, in one line: the round, its phases, and the step of the current phase. */
export function PhaseTrack({ catalogue, status }: PhaseTrackProps) {
  const say = (code: string, parts = {}) => catalogue.sentence(code, parts)
  const phases = phasesOfRound(catalogue.rulebook, status.phases)
  const current = phases.findIndex(({ phase }) => phase === status.phase)
  const over = status.phase === 'end'
  return (
    <nav className="qw-track" aria-label={say('board.track')}>
      <div>
        {/* in a narrow bar the step is drawn above the line; screen readers read it from the list of phases */}
        <b className="qw-now" aria-hidden="true">
          {nowIn(catalogue, status, phases)}
        </b>
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
      </div>
    </nav>
  )
}
