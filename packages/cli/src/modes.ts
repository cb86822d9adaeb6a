/** Modes of games on the command line. */
import { modesOf, type PackBundle, type ScenarioFacts } from '@questwright/packs'
import { fullCode, scenarioReferences } from '@questwright/packs/browser'
import type { Rulebook } from '@questwright/rulebook'
import { listed, WrongUse } from '@questwright/workshop'
import { rulebooks } from '@questwright/workshop/rulebooks'

/** The modes of the games that this program plays; systems of packs may add more. */
export const modesOfGames: readonly string[] = [...new Set(Object.values(rulebooks).flatMap(({ modes }) => Object.keys(modes)))]

/**
 * Checks the mode of a game.
 * @param packs the loaded packs, with their rulebook
 * @throws WrongUse for a mode that the scenario does not have; the message lists the modes that it has, and the scenarios with the same cards that
 * have that mode
 */
export function refuseUnknownMode(
  mode: string,
  bundle: PackBundle,
  slug: string,
  { packs, rulebook }: { readonly packs: readonly PackBundle[]; readonly rulebook: Rulebook },
): void {
  const facts = bundle.scenarios[slug] as ScenarioFacts
  const modes = modesOf(facts, rulebook)
  if (modes.includes(mode)) return
  const own = namedBy(facts, bundle.id, rulebook)
  const instead = packs.flatMap((pack) =>
    Object.entries(pack.scenarios).flatMap(([other, one]) => {
      const isFor = Array.isArray(one.playedIn) && one.playedIn.includes(mode)
      const named = isFor ? namedBy(one, pack.id, rulebook) : []
      return isFor && own.length > 0 && own.every((code) => named.includes(code)) ? [`${pack.id}:${other}`] : []
    }),
  )
  const hint = instead.length === 0 ? '' : ` In that mode ${listed(instead)} is played with its cards.`
  throw new WrongUse(`${slug} cannot be played in the mode "${mode}"; it can in ${listed(modes)}.${hint}`)
}

/** The cards and sets of a scenario, by their codes. */
function namedBy(facts: ScenarioFacts, pack: string, rulebook: Rulebook): readonly string[] {
  const { cards, sets } = scenarioReferences(facts, rulebook)
  return [...cards, ...sets].map((code) => fullCode(code, pack))
}
