/** Modes in which games are played, as they are named on the command line. */
import { modesOf, type PackBundle, type ScenarioFacts } from '@questwright/packs'
import type { Rulebook } from '@questwright/rulebook'
import { listed, WrongUse } from '@questwright/workshop'
import { rulebooks } from '@questwright/workshop/rulebooks'

/** Those of the games that this program plays; systems of packs bring others. */
export const modesOfGames: readonly string[] = [...new Set(Object.values(rulebooks).flatMap(({ modes }) => Object.keys(modes)))]

/** @param rulebook of the packs in the game @throws WrongUse for a mode in which the scenario cannot be played, with those in which it can */
export function refuseUnknownMode(mode: string, bundle: PackBundle, slug: string, rulebook: Rulebook): void {
  const modes = modesOf(bundle.scenarios[slug] as ScenarioFacts, rulebook)
  if (!modes.includes(mode)) throw new WrongUse(`${slug} cannot be played in the mode "${mode}"; it can in ${listed(modes)}.`)
}
