import { abilitiesOf, phraseSlug, ruleCard, useCalledUp } from '@questwright/authoring'
import { type JsonObject, table } from '@questwright/kernel'
import { firstPlayer } from './round.ts'

/** Words of setups that systems bring. */

/** Does what a step of a scenario's setup says with the word of a system; nothing for a word that no system in this game brings. */
export function usePhrase(step: JsonObject): void {
  const word = String(step.do)
  const system = table().ruleset.systems?.find(({ notes }) => (notes.setup as readonly string[]).includes(word))
  const bearer = system && ruleCard(system.code)
  const ability = bearer && abilitiesOf(bearer, 'phrase').find(({ slug }) => slug === phraseSlug(word))
  if (ability) useCalledUp(bearer, ability, firstPlayer(), undefined, step)
}
