/** Converts the data of scenarios to scripts. Each game has its own printer, since its scripts use its own script API. */
import { asFull, type Branch, type FullScenarioFacts } from '@questwright/packs/browser'
import type { ScenarioFacts } from '@questwright/packs/types'
import { entryIn } from '@questwright/rulebook'
import { scriptPrinters } from './script-printers.ts'

/**
 * Whether a scenario has data that can be converted to a script. Not where a mode has its own setup, nor where a step
 * or a condition has a word that the printer does not support: the script would lack it.
 */
export function hasSteps(facts: ScenarioFacts | FullScenarioFacts, game: string): boolean {
  const { setup, branches, win, lose, modes } = asFull(facts)
  const printer = entryIn(scriptPrinters, game)
  if (printer === undefined || Object.values(modes ?? {}).some((parts) => parts.setup !== undefined)) return false
  if ((setup ?? []).some((step) => !printer.steps.includes(step.do))) return false
  if ([...(win ?? []), ...(lose ?? [])].some((end) => !printer.endings.includes(end.when))) return false
  return [setup, win, lose].some((list) => (list?.length ?? 0) > 0) || Object.keys(branches ?? {}).length > 0
}

/**
 * The script for the data of a scenario.
 * @param facts facts for which `hasSteps` returns true
 * @throws Error for a game without a printer
 */
export function scriptOfSteps(slug: string, facts: ScenarioFacts | FullScenarioFacts, game: string): string {
  const printer = entryIn(scriptPrinters, game)
  if (printer === undefined) throw new Error(`Nothing prints scripts of the game "${game}".`)
  return printer.scriptOf(slug, facts)
}

/** The facts without the data that the script now has. Branches stay for the editor's graph, marked as decided by the script. */
export function withoutSteps(facts: ScenarioFacts): ScenarioFacts {
  const {
    setup: _setup,
    win: _win,
    lose: _lose,
    branches,
    ...rest
  } = facts as ScenarioFacts & { readonly branches?: { readonly [stage: string]: Branch } }
  const left = Object.entries(branches ?? {}).map(([stage, { next }]) => [stage, { next, by: 'script' }] as const)
  return (left.length === 0 ? rest : { ...rest, branches: Object.fromEntries(left) }) as unknown as ScenarioFacts
}
