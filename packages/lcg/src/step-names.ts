import { fieldOf, type JsonObject, runInline, table } from '@questwright/kernel'
import type { StepName } from './catalogue.ts'
import { PHASE_STEPS } from './phase-steps.ts'
import { meetRepair } from './repairs.ts'
import type { Phase } from './round.ts'

/** The steps of RR Appendix I by number, and the action windows after them. */

/** Steps that are followed by an action window, each with the step after the window. */
export const WINDOWS = {
  '1.3': '1.4',
  '3.1': '3.2',
  '3.2': '3.3',
  '3.3': '3.4',
  '3.4': '3.5',
  '4.2': '4.3',
  '5.2': '5.3',
  '5.3': '5.4',
  '6.2': '6.3',
  '6.4b': '6.4.1',
  '6.4.1': '6.4.2',
  '6.4.2': '6.4.3',
  '6.4.3': '6.4.4',
  '6.8.1': '6.8.2',
  '6.8.2': '6.8.3',
  '6.8.3': '6.8.4',
  '7.4': '7.5',
} as const satisfies { readonly [after in StepName]?: StepName }

/** The step after a step that happens once in a round; undefined for other steps. */
export function stepAfter(step: string): string | undefined {
  return successors[step] ?? Object.values(PHASE_STEPS).find(({ last }) => last === step)?.next
}

/** By step, the next step: only steps that happen once in a round and neither begin nor end a phase, since systems may replace these. */
export const successors: { readonly [step: string]: string } = {
  '1.2': '1.3',
  '1.3': 'window 1.3',
  '3.2': 'window 3.2',
  '3.3': 'window 3.3',
  '3.4': 'window 3.4',
  '4.2': 'window 4.2',
  '5.2': 'window 5.2',
  '5.3': 'window 5.3',
  '6.2': 'window 6.2',
  '7.2': '7.3',
  '7.3': '7.4',
  '7.4': 'window 7.4',
}

/** The name of an action window, such as `window 3.2`. */
export type WindowName = `window ${keyof typeof WINDOWS}`

/** The name of the window after a step. */
export function windowAfter<Step extends string>(step: Step): `window ${Step}` {
  return `window ${step}`
}

/** Records that a step has begun; empty: the game is between steps. */
export function enterStep(step: StepName | ''): void {
  table().write(table().board, 'fields', 'step', step === '' ? undefined : step)
}

/**
 * Runs steps inside an effect, such as an attack that a card makes: afterwards the game is again in the step and window of the effect. RR
 * App I: an effect is part of the step in which it resolves.
 */
export function runStepsInside(step: string, args: JsonObject): void {
  const { board } = table()
  const place = ['step', 'window'].map((name) => [name, fieldOf(board, name)] as const)
  runInline(step, args)
  for (const [name, value] of place) {
    if (fieldOf(board, name) === value) continue
    meetRepair('step-after-attack')
    table().write(board, 'fields', name, value)
  }
}

export function enterPhase(phase: Phase): void {
  table().write(table().board, 'fields', 'phase', phase)
}
