import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Catalogue } from './catalogue.ts'
import { lineOf, type RailPhase, railPhases } from './round.ts'
import type { TableStatus } from './view.ts'

export interface PhaseRailProps {
  readonly catalogue: Catalogue
  readonly status: TableStatus
  readonly phases?: readonly RailPhase[] | undefined
  /** Passes; without it there is nothing to pass. */
  readonly onNext?: (() => void) | undefined
  /** What stands below: settings of stops. */
  readonly foot?: ReactNode
}

/** Where we are: the round, its phases, and the steps of the one that runs. */
export function PhaseRail({ catalogue, status, phases = railPhases(catalogue.rulebook, status.phases), onNext, foot }: PhaseRailProps) {
  const say = (code: string, parts = {}) => catalogue.sentence(code, parts)
  const current = phases.findIndex(({ phase }) => phase === status.phase)
  const over = status.phase === 'end'
  return (
    <nav className="qw-rail" aria-label={say('board.rail')}>
      <h2>{status.round === 0 ? say('board.setup') : say('board.round', { round: status.round })}</h2>
      <ol className="qw-phases">
        {phases.map(({ phase, steps }, index) => {
          const state = over || index < current ? 'done' : index === current ? 'now' : 'next'
          return (
            <li key={phase} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <span className="qw-phase">
                <i aria-hidden="true" />
                {say(`phase.${phase}`)}
              </span>
              {state === 'now' && <Steps say={say} steps={steps} step={status.step} />}
            </li>
          )
        })}
      </ol>
      <div className="qw-rail-foot">
        <button type="button" className="qw-button is-wide" disabled={!onNext} onClick={onNext} aria-keyshortcuts="n">
          {say('board.next-step')} <kbd>N</kbd>
        </button>
        {foot ?? <p className="qw-quiet">{say('board.asks')}</p>}
      </div>
    </nav>
  )
}

function Steps({ say, steps, step }: { readonly say: (code: string) => string; readonly steps: readonly string[]; readonly step: string }) {
  const line = lineOf(steps, step)
  const at = line === undefined ? -1 : steps.indexOf(line)
  return (
    <ol className="qw-steps">
      {steps.map((name, index) => (
        <li key={name} data-state={index < at ? 'done' : index === at ? 'now' : 'next'} aria-current={index === at ? 'step' : undefined}>
          {index < at && <Check size={12} aria-hidden="true" />}
          {say(`step.${name}`)}
        </li>
      ))}
    </ol>
  )
}
