/** The losses of a player by an answer, in the words of the rulebook. */
import { consequencesOf, type Rulebook } from '@questwright/rulebook'
import type { LossesIn } from '@questwright/session'

/**
 * The bad consequences of an answer for its players, shown at the table in red. Each is a key that stays the same as long as the consequence does.
 */
export const lossesBy =
  (rulebook: Rulebook): LossesIn =>
  (forecast, view) =>
    consequencesOf(rulebook, forecast, view.cards).flatMap(({ code, parts, tone }) =>
      tone === 'bad' ? [`${code} ${JSON.stringify(parts)}`] : [],
    )
