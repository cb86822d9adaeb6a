import { startLasting } from '@questwright/kernel'
import type { GameCard } from '../cards.ts'
import { cutPhaseShort, firstStepOf } from '../phase-course.ts'
import type { PhaseOfRules } from '../phase-steps.ts'
import { by } from './shared.ts'

/** Phases that end early, and phases that do not come. */

/**
 * Ends the running phase at once: after the step that runs only the last step of the phase follows. Nothing more is revealed or compared, attacks
 * that are under way are broken off, and the end of the phase happens. During the last step, and while the game is set up, it does nothing. RR App I
 */
export function endPhase(): void {
  cutPhaseShort()
}

/** The next phase of this name is skipped: neither its beginning nor its end happens. Effects that last until its end end then. */
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
