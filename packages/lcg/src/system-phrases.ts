import { abilitiesOf, phraseSlug, ruleCard, useCalledUp } from '@questwright/authoring'
import { type JsonObject, table } from '@questwright/kernel'
import { firstPlayer } from './round.ts'

/** Carries out setup words of systems. */

/** Carries out a setup step with a word of a system; does nothing for a word that no system in this game defines. */
export function usePhrase(step: JsonObject): void {
  const word = String(step.do)
  const system = table().ruleset.systems?.find(({ notes }) => (notes.setup as readonly string[]).includes(word))
  const bearer = system && ruleCard(system.code)
  const ability = bearer && abilitiesOf(bearer, 'phrase').find(({ slug }) => slug === phraseSlug(word))
  if (ability) useCalledUp(bearer, ability, firstPlayer(), undefined, step)
}
