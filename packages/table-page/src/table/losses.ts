/** What a player loses by an answer, in the words of the rulebook. */
import { consequencesOf, type Rulebook } from '@questwright/rulebook'
import type { LossesIn } from '@questwright/session'

/** What follows and is bad for those who play: it is told at the table in red. The same thing has the same name as long as nothing of it changes. */
export const lossesBy =
  (rulebook: Rulebook): LossesIn =>
  (forecast, view) =>
    consequencesOf(rulebook, forecast, view.cards).flatMap(({ code, parts, tone }) =>
      tone === 'bad' ? [`${code} ${JSON.stringify(parts)}`] : [],
    )
