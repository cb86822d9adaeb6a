/** Begins and ends phases. Effects that last for a phase end with it. */
import { ask, endEffects, type Next, perform, table, tell } from '@questwright/kernel'
import { boardField, type PhaseName, phaseNow, setBoard } from '../state.ts'

/** Begins a phase: the one before it ends, with everything that lasts for a phase. */
export function beginPhase(phase: PhaseName): void {
  endPhase()
  setBoard('phase-over', undefined)
  setBoard('phases', ((boardField('phases') as number | undefined) ?? 0) + 1)
  setBoard('phase', phase)
  tell('phase-began', { phase })
  perform({ kind: 'phaseBegan', subject: undefined, phase })
}

/** Ends the running phase, unless it has ended already. */
export function endPhase(): void {
  if (phaseNow() !== 'setup' && boardField('phase-over') !== 'yes') perform({ kind: 'phaseEnded', subject: undefined, phase: phaseNow() })
  setBoard('phase-over', 'yes')
  endEffects(['phase'])
}

/** Whether a card skips a phase. */
export function isSkipped(phase: PhaseName): boolean {
  return (ask(table().board, 'skippedPhases') as readonly string[]).includes(phase)
}

/** `step`, or `otherwise` if a card skips the phase. */
export function unlessSkipped(phase: PhaseName, step: Next, otherwise: Next): Next {
  return isSkipped(phase) ? otherwise : step
}
