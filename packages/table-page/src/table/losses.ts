/** Finds the losses of a player by an answer, in the terms of the rulebook. */
import { consequencesOf, type Rulebook } from '@questwright/rulebook'
import type { LossesIn } from '@questwright/session'

/**
 * The bad consequences of an answer for its players, which the table shows in red. Each is a key that stays the same while the consequence is the
 * same.
 */
export const lossesBy =
  (rulebook: Rulebook): LossesIn =>
  (forecast, view) =>
    consequencesOf(rulebook, forecast, view.cards).flatMap(({ code, parts, tone }) =>
      tone === 'bad' ? [`${code} ${JSON.stringify(parts)}`] : [],
    )
