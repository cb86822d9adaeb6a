/** Scripts that do what scenarios say as data. How they are printed is each game's: they speak its script API. */
import { asFull, type Branch, type FullScenarioFacts } from '@questwright/packs/browser'
import type { ScenarioFacts } from '@questwright/packs/types'
import { entryIn } from '@questwright/rulebook'
import { scriptPrinter } from '../../lcg/script-of-steps.ts'
import type { ScriptPrinter } from './script-printer.ts'

/** By game; scenarios of a game without a printer keep their data. */
const printers: { readonly [game: string]: ScriptPrinter } = { lcg: scriptPrinter }

/**
 * Whether a scenario says anything as data that a script could say. One whose modes have setups of their own keeps its data, and so does one with a step
 * or a condition of a word for which there are no lines: a script would leave it out.
 */
export function hasSteps(facts: ScenarioFacts | FullScenarioFacts, game: string): boolean {
  const { setup, branches, win, lose, modes } = asFull(facts)
  const printer = entryIn(printers, game)
  if (printer === undefined || Object.values(modes ?? {}).some((parts) => parts.setup !== undefined)) return false
  if ((setup ?? []).some((step) => !printer.steps.includes(step.do))) return false
  if ([...(win ?? []), ...(lose ?? [])].some((end) => !printer.endings.includes(end.when))) return false
  return [setup, win, lose].some((list) => (list?.length ?? 0) > 0) || Object.keys(branches ?? {}).length > 0
}

/**
 * The script of a scenario that does what its data say.
 * @param facts one of which `hasSteps` says that it has steps
 * @throws Error for a game whose scripts nothing prints
 */
export function scriptOfSteps(slug: string, facts: ScenarioFacts | FullScenarioFacts, game: string): string {
  const printer = entryIn(printers, game)
  if (printer === undefined) throw new Error(`Nothing prints scripts of the game "${game}".`)
  return printer.scriptOf(slug, facts)
}

/** The facts without what the script says now. Where the editor shows the branches, they stay for it as what the script says. */
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
