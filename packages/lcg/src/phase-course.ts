import { fieldOf, isPrevented, type Next, requireName, type StepFunction, table, tell } from '@questwright/kernel'
import { attackSteps, breakOffAttack } from './attack-steps.ts'
import type { StepName } from './catalogue.ts'
import { endWhatLasts } from './lending.ts'
import { isCutShort } from './phase-cut.ts'
import { currentStep, type Phase, phase, setActivePlayer } from './round.ts'
import { LAST_STEPS } from './step-names.ts'

/** Phases that are ended before their time, and phases that are skipped. */

/** The steps with which the phases of the rules begin, and what follows each phase. RR App I */
const PHASE_STEPS = {
  resource: { first: '1.1', next: '2.1' },
  planning: { first: '2.1', next: '3.1' },
  quest: { first: '3.1', next: '4.1' },
  travel: { first: '4.1', next: '5.1' },
  encounter: { first: '5.1', next: '6.1' },
  combat: { first: '6.1', next: '7.1' },
  refresh: { first: '7.1', next: '0.1' },
} as const satisfies { readonly [phase: string]: { readonly first: StepName; readonly next: StepName } }

/** A phase of the rules; those of systems begin and end between these. */
export type PhaseOfRules = keyof typeof PHASE_STEPS

/** The step with which a phase begins. */
export function firstStepOf(name: PhaseOfRules): StepName {
  requireName(name, 'phase', Object.keys(PHASE_STEPS))
  return PHASE_STEPS[name].first
}

/** Ends the running phase: nothing more of it happens but its end. */
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
  return step !== '' && !step.startsWith('0.') && step !== LAST_STEPS[name]
}

/** The steps of the round, each of which asks first whether its phase is skipped or was ended. */
export function byPhases(steps: { readonly [name: string]: StepFunction }): { readonly [name: string]: StepFunction } {
  const course: { [name: string]: StepFunction } = { ...steps }
  for (const [name, step] of Object.entries(steps)) course[name] = (args) => (isCutShort() ? afterCut(name, step, args) : step(args))
  for (const [name, { first, next }] of Object.entries(PHASE_STEPS)) {
    const begin = steps[first] as StepFunction
    course[first] = (args) => (isPhaseSkipped(name, first) ? next : begin(args))
  }
  return course
}

/** Steps of an attack, and the windows behind them. */
function isOfAttack(name: string): boolean {
  return Object.hasOwn(attackSteps, name.replace('window ', ''))
}

/** What comes instead of a step of a phase that was ended: an attack is broken off, and the phase goes to its last step. */
function afterCut(name: string, step: StepFunction, args: Parameters<StepFunction>[0]): Next {
  const last = LAST_STEPS[phase()]
  if (last === undefined || name === last) return step(args)
  const t = table()
  if (fieldOf(t.board, 'window') !== undefined) t.write(t.board, 'fields', 'window', undefined)
  if (isOfAttack(name)) {
    // one that has not begun has left nothing
    if (name !== '6.4b' && name !== '6.8b') breakOffAttack()
    return null
  }
  setActivePlayer(undefined)
  return last
}

/** What lasts until the end of a phase that is skipped has lasted long enough. */
function isPhaseSkipped(name: string, first: StepName): boolean {
  const { board } = table()
  if (!isPrevented({ kind: 'stepTaken', subject: board, step: first })) return false
  tell('phase-skipped', { phase: name })
  endWhatLasts([`${name} phase`])
  return true
}
