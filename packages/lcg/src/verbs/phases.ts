import { startLasting } from '@questwright/kernel'
import type { GameCard } from '../cards.ts'
import { cutPhaseShort, firstStepOf } from '../phase-course.ts'
import type { PhaseOfRules } from '../phase-steps.ts'
import { by } from './shared.ts'

/** Phases that end early, and phases that do not come. */

/**
 * Ends the running phase at once: the step that runs is its last but the one in which it ends. Nothing more is revealed or compared, attacks that are under way
 * come to nothing, and what happens at the end of the phase happens. At its end already, and while the game is set up, it does nothing. RR App I
 */
export function endPhase(): void {
  cutPhaseShort()
}

/** The next phase of this name is skipped: neither its beginning nor its end comes. What lasts until its end ends then. */
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
