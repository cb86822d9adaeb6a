import { fieldOf, isPrevented, leaving, type Next, requireName, type StepFunction, table, tell } from '@questwright/kernel'
import { attackSteps, breakOffAttack } from './attack-steps.ts'
import type { StepName } from './catalogue.ts'
import { endWhatLasts } from './lending.ts'
import { isCutShort } from './phase-cut.ts'
import { PHASE_STEPS, PHASES, type PhaseOfRules, stepsOfPhase } from './phase-steps.ts'
import { currentStep, type Phase, phase, setActivePlayer } from './round.ts'

/** Phases that are ended before their time, and phases that are skipped. */

/** The step with which a phase begins. */
export function firstStepOf(name: PhaseOfRules): StepName {
  requireName(name, 'phase', PHASES)
  return PHASE_STEPS[name].first
}

/** Ends the running phase: only its end still happens. */
export function cutPhaseShort(): void {
  const name = phase()
  if (name === 'setup' || isCutShort() || !isInside(name)) return
  const t = table()
  t.write(t.board, 'fields', 'cutShort', 'yes')
  tell('phase-cut-short', { phase: name })
}

/** Whether the phase has begun and is not at its end. Where a phase of a system ends, no step runs that has a name. */
function isInside(name: Phase): boolean {
  const step = currentStep()
  return step !== '' && !step.startsWith('0.') && step !== stepsOfPhase(name)?.last
}

/** The steps of the round, each of which asks first whether its phase is skipped or was ended. */
export function byPhases(steps: { readonly [name: string]: StepFunction }): { readonly [name: string]: StepFunction } {
  const course: { [name: string]: StepFunction } = { ...steps }
  for (const [name, step] of Object.entries(steps)) course[name] = (args) => (isCutShort() ? afterCut(name, step, args) : step(args))
  for (const [name, { first, last, next }] of Object.entries(PHASE_STEPS)) {
    const begin = steps[first] as StepFunction
    // a phase that a system puts behind it comes all the same
    course[first] = (args) => (isPhaseSkipped(name, first) ? leaving(table().ruleset, last, next) : begin(args))
  }
  return course
}

/** Steps of an attack, and the windows behind them. */
function isOfAttack(name: string): boolean {
  return Object.hasOwn(attackSteps, name.replace('window ', ''))
}

/** Replaces a step of a phase that was ended: an attack is broken off, and the phase goes to its last step. */
function afterCut(name: string, step: StepFunction, args: Parameters<StepFunction>[0]): Next {
  const last = stepsOfPhase(phase())?.last
  if (last === undefined || name === last) return step(args)
  const t = table()
  if (fieldOf(t.board, 'window') !== undefined) t.write(t.board, 'fields', 'window', undefined)
  if (isOfAttack(name)) {
    // an attack that has not begun has nothing to break off
    if (name !== '6.4b' && name !== '6.8b') breakOffAttack()
    return null
  }
  setActivePlayer(undefined)
  return last
}

/** Whether a phase is skipped. If so, effects that last until its end are ended, too. */
function isPhaseSkipped(name: string, first: StepName): boolean {
  const { board } = table()
  if (!isPrevented({ kind: 'stepTaken', subject: board, step: first })) return false
  tell('phase-skipped', { phase: name })
  endWhatLasts([`${name} phase`])
  return true
}
