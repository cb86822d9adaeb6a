import { fieldOf, isPrevented, leaving, type Next, requireName, type StepFunction, table, tell } from '@questwright/kernel'
import { attackSteps, breakOffAttack } from './attack-steps.ts'
import type { StepName } from './catalogue.ts'
import { endWhatLasts } from './lending.ts'
import { isCutShort } from './phase-cut.ts'
import { PHASE_STEPS, PHASES, type PhaseOfRules, stepsOfPhase } from './phase-steps.ts'
import { currentStep, type Phase, phase, setActivePlayer } from './round.ts'

/** Ends phases early, and skips phases. */

/** The step with which a phase begins. */
export function firstStepOf(name: PhaseOfRules): StepName {
  requireName(name, 'phase', PHASES)
  return PHASE_STEPS[name].first
}

/** Ends the running phase early: only its last step is still carried out. */
export function cutPhaseShort(): void {
  const name = phase()
  if (name === 'setup' || isCutShort() || !isInside(name)) return
  const t = table()
  t.write(t.board, 'fields', 'cutShort', 'yes')
  tell('phase-cut-short', { phase: name })
}

/** Whether this phase is running and has not reached its end. (At the end of a phase of a system, no step with a name is running.) */
function isInside(name: Phase): boolean {
  const step = currentStep()
  return step !== '' && !step.startsWith('0.') && step !== stepsOfPhase(name)?.last
}

/** Wraps the steps of the round: each first checks whether its phase is skipped or was ended early. */
export function byPhases(steps: { readonly [name: string]: StepFunction }): { readonly [name: string]: StepFunction } {
  const course: { [name: string]: StepFunction } = { ...steps }
  for (const [name, step] of Object.entries(steps)) course[name] = (args) => (isCutShort() ? afterCut(name, step, args) : step(args))
  for (const [name, { first, last, next }] of Object.entries(PHASE_STEPS)) {
    const begin = steps[first] as StepFunction
    // a phase that a system inserted after it is not skipped
    course[first] = (args) => (isPhaseSkipped(name, first) ? leaving(table().ruleset, last, next) : begin(args))
  }
  return course
}

/** Whether a step, or the window after it, belongs to an attack. */
function isOfAttack(name: string): boolean {
  return Object.hasOwn(attackSteps, name.replace('window ', ''))
}

/** The next step, in place of a step of a phase that was ended early: an attack is broken off, and the phase goes to its last step. */
function afterCut(name: string, step: StepFunction, args: Parameters<StepFunction>[0]): Next {
  const last = stepsOfPhase(phase())?.last
  if (last === undefined || name === last) return step(args)
  const t = table()
  if (fieldOf(t.board, 'window') !== undefined) t.write(t.board, 'fields', 'window', undefined)
  if (isOfAttack(name)) {
    // if the step would begin an attack inside another one, this breaks off the outer attack, which ends with the phase as well
    breakOffAttack()
    return null
  }
  setActivePlayer(undefined)
  return last
}

/** Whether a phase is skipped. If so, it also ends effects that last until the end of that phase. */
function isPhaseSkipped(name: string, first: StepName): boolean {
  const { board } = table()
  if (!isPrevented({ kind: 'stepTaken', subject: board, step: first })) return false
  tell('phase-skipped', { phase: name })
  endWhatLasts([`${name} phase`])
  return true
}
