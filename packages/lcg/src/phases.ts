import { carryOutDelayed, perform, table, tell } from '@questwright/kernel'
import type { StepName } from './catalogue.ts'
import { endWhatCameTooLate, endWhatLasts } from './lending.ts'
import { phaseEnded } from './phase-cut.ts'
import { type Phase, phase, round } from './round.ts'
import { enterPhase, enterStep } from './step-names.ts'

/** The beginning and the end of every phase. RR App I */

/** @param step the step with which it begins; empty for a phase that begins before its first step */
export function beginPhase(step: StepName | '', name: Phase): void {
  enterPhase(name)
  enterStep(step)
  tell('phase-began', { phase: name, round: round() })
  perform({ kind: 'beginningOfPhase', subject: table().board, phase: name })
}

/**
 * Ends effects that last until now, then resolves delayed effects of this moment, then lets abilities respond. RR "Lasting Effects",
 * "Delayed Effects"
 */
export function endPhase(step: StepName | ''): void {
  enterStep(step)
  phaseEnded()
  endWhatLasts(['phase', `${phase()} phase`])
  carryOutDelayed('end of phase')
  perform({ kind: 'endOfPhase', subject: table().board, phase: phase() })
  endWhatCameTooLate(['phase'])
}
