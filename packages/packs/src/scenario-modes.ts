/** Modes of scenarios (difficulties), and the parts that differ in a mode. The format is described in docs/scenarios.md. */
import { dealParts, type Rulebook, usualMode } from '@questwright/rulebook'
import type { ScenarioFacts } from './bundle.ts'
import type { FullScenarioFacts } from './scenario-facts.ts'

/** An entry of `modes` of a scenario: each part replaces the scenario's own. It can have parts of the deal too. */
export type ModeFacts = Partial<Pick<FullScenarioFacts, 'setup' | 'rules' | 'card'>>
/** The names of the parts that may differ in a mode. */
export function partsOfModes(rulebook: Rulebook): readonly string[] {
  return [...dealParts(rulebook).map(({ part }) => part), 'setup', 'rules', 'card']
}

/** A scenario as it is in a mode. Numbers in `quantities` are left as they are, since they already have their mode. */
export function inMode<Facts extends ScenarioFacts | FullScenarioFacts>(facts: Facts, mode: string): Facts {
  const said = (facts.modes as { readonly [mode: string]: ModeFacts } | undefined)?.[mode]
  return said === undefined ? facts : { ...facts, ...said }
}

/** The modes in which a scenario can be played: those that always exist and those that it describes; if it has `playedIn`, only modes named there. */
export function modesOf(facts: ScenarioFacts | FullScenarioFacts, rulebook: Rulebook): string[] {
  const { modes: parts, quantities, playedIn } = facts as unknown as FullScenarioFacts
  // scenarios that do not pass the check are listed too, so the value may be of any type
  const only = Array.isArray(playedIn) ? (playedIn as readonly unknown[]) : undefined
  return Object.entries(rulebook.modes).flatMap(([mode, { when }]) =>
    only?.includes(mode) !== false && (when === 'always' || parts?.[mode] !== undefined || quantities?.[mode] !== undefined) ? [mode] : [],
  )
}

/** The default mode of a scenario: the first mode, in the order of the game, in which it is played; the game's default mode if there is none. */
export function firstModeOf(facts: ScenarioFacts | FullScenarioFacts, rulebook: Rulebook): string {
  return modesOf(facts, rulebook)[0] ?? usualMode(rulebook)
}
