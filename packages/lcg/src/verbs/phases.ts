import { startLasting } from '@questwright/kernel'
import type { GameCard } from '../cards.ts'
import { cutPhaseShort, firstStepOf } from '../phase-course.ts'
import type { PhaseOfRules } from '../phase-steps.ts'
import { by } from './shared.ts'

/** Ends phases early, and skips phases. */

/**
 * Ends the running phase at once: after the current step only the last step of the phase follows. Nothing more is revealed or compared,
 * running attacks are broken off, and the end of the phase happens. During the last step and during setup, it does nothing. RR App I
 */
export function endPhase(): void {
  cutPhaseShort()
}

/** Skips the next phase of this name: neither its beginning nor its end happens. Effects that would last until its end are ended then. */
export function skipPhase(name: PhaseOfRules): void {
  const from = by() as GameCard | null
  const stat = 'cannot stepTaken'
  if (from)
    startLasting({
      from,
      slug: 'skip-phase',
      stat,
      until: `${name} phase`,
      plain: { way: 'forbid', value: true },
      params: { step: firstStepOf(name) },
    })
}
