/** How hard a scenario is played, and what it has otherwise in a mode. Pure. The format is described in docs/scenarios.md. */
import type { ScenarioFacts } from './bundle.ts'
import type { FullScenarioFacts } from './scenario-facts.ts'

/** Difficulties of this game. `standard` is what other modes fall back on. */
export const modes = ['standard', 'easy', 'nightmare'] as const
export type Mode = (typeof modes)[number]

/** As players read them. */
export const modeNames: { readonly [mode in Mode]: { readonly name: string; readonly text: string } } = {
  standard: { name: 'Standard', text: 'All encounter cards.' },
  easy: { name: 'Easy', text: 'Without the hardest encounter cards; each hero starts with one resource.' },
  nightmare: { name: 'Nightmare', text: 'With the cards of its nightmare deck in place of some of its own.' },
}

/** What stands in `modes` of a scenario for a mode: each part takes the place of the scenario's own. */
export type ModeFacts = Partial<Pick<FullScenarioFacts, 'quest' | 'encounterSets' | 'setup' | 'rules'>>
/** The parts that a mode may have otherwise. */
export const partsOfModes = ['quest', 'encounterSets', 'setup', 'rules'] as const satisfies readonly (keyof ModeFacts)[]

/** A scenario as it is in a mode. Numbers in `quantities` name their mode themselves. */
export function inMode<Facts extends ScenarioFacts | FullScenarioFacts>(facts: Facts, mode: string): Facts {
  const said = (facts.modes as { readonly [mode: string]: ModeFacts } | undefined)?.[mode]
  return said === undefined ? facts : { ...facts, ...said }
}

/** The modes in which a scenario can be played: standard and easy always, nightmare where it says what that is. */
export function modesOf(facts: ScenarioFacts | FullScenarioFacts): Mode[] {
  const { modes: parts, quantities } = facts as unknown as FullScenarioFacts
  return modes.filter((mode) => mode !== 'nightmare' || parts?.[mode] !== undefined || quantities?.[mode] !== undefined)
}
