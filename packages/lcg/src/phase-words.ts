import type { Modifier } from '@questwright/kernel'
import { firstStepOf } from './phase-course.ts'
import type { PhaseOfRules } from './phase-steps.ts'
import { type ConstantOptions, cannot } from './script.ts'

/**
 * "Skip the combat phase": phases of this name are skipped while this ability applies. For a single phase that an effect skips, see
 * `skipPhase`.
 */
export function skips(name: PhaseOfRules, options: Omit<ConstantOptions, 'on' | 'stacking'> = {}): Modifier {
  const { while: condition, ...others } = options
  const first = firstStepOf(name)
  return cannot('stepTaken', {
    slug: `skips-${name}`,
    ...others,
    on: () => true,
    while: (context) => context.event.step === first && (condition === undefined || condition(context)),
  })
}
