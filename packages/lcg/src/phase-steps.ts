import type { StepName } from './catalogue.ts'

/** The phases of the rules in order: the first and the last step of each, and the next step. RR App I */
export const PHASE_STEPS = {
  resource: { first: '1.1', last: '1.4', next: '2.1' },
  planning: { first: '2.1', last: '2.4', next: '3.1' },
  quest: { first: '3.1', last: '3.5', next: '4.1' },
  travel: { first: '4.1', last: '4.3', next: '5.1' },
  encounter: { first: '5.1', last: '5.4', next: '6.1' },
  combat: { first: '6.1', last: '6.11', next: '7.1' },
  refresh: { first: '7.1', last: '7.5', next: '0.1' },
} as const satisfies { readonly [phase: string]: { readonly first: StepName; readonly last: StepName; readonly next: StepName } }

/** A phase of the rules; phases of systems are inserted between these. */
export type PhaseOfRules = keyof typeof PHASE_STEPS

/** The phases of the rules, in order. */
export const PHASES: readonly PhaseOfRules[] = Object.keys(PHASE_STEPS) as PhaseOfRules[]

/** The steps of a phase of the rules; undefined for any other word. */
export function stepsOfPhase(name: string): (typeof PHASE_STEPS)[PhaseOfRules] | undefined {
  return Object.hasOwn(PHASE_STEPS, name) ? PHASE_STEPS[name as PhaseOfRules] : undefined
}
