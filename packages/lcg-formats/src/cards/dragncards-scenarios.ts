/** The scenarios of a pack as DragnCards has them: a list for each mode, and the places of those in its menu. */
import type { ImportProblem } from '@questwright/interop/for-games'
import type { PackBundle, ScenarioFacts } from '@questwright/packs/browser'
import { deckId } from './dragncards-decks.ts'
import type { MenuLine } from './dragncards-menu.ts'
import { deckOfScenario, type ImportedScenario, type MenuPlace, type ScenarioDeck } from './scenario-deck.ts'
import { modesApart } from './scenario-modes.ts'

/** As menus of DragnCards have them. */
const menuOrder = ['easy', 'standard', 'nightmare'] as const

export interface ScenarioLists {
  readonly decks: readonly ScenarioDeck[]
  readonly menu: readonly MenuLine[]
  readonly problems: readonly ImportProblem[]
}

/**
 * All lists of some scenarios, in order, and the menu that they have or get.
 * @param slugs in the order of the pack @param title what the top of a new menu is called @param packs those in whose words they speak
 */
export function scenarioLists(bundle: PackBundle, slugs: readonly string[], title: string, packs: readonly PackBundle[]): ScenarioLists {
  const decks: ScenarioDeck[] = []
  const placed: { readonly line: MenuLine; readonly from: 'menu' | 'here' }[] = []
  const problems: ImportProblem[] = []
  for (const slug of slugs) {
    const facts = bundle.scenarios[slug] as ScenarioFacts
    const imported = facts.imported as unknown as ImportedScenario | undefined
    const name = bundle.text.en?.scenarios[slug]?.title ?? slug
    const apart = modesApart(facts, bundle.id, packs)
    for (const mode of apart.length === 0
      ? (['standard'] as const)
      : menuOrder.filter((one) => one === 'standard' || apart.includes(one))) {
      const { deck, problems: found } = deckOfScenario(facts, name, bundle.id, packs, mode)
      problems.push(...found.filter(({ message }) => !problems.some((one) => one.message === message)))
      const own = deck.id === undefined ? { ...deck, id: mode === 'standard' ? slug : `${slug}-${mode}` } : deck
      decks.push(own)
      const kept: MenuPlace | undefined = mode === 'standard' ? imported?.menu : imported?.[mode]?.menu
      const made =
        apart.length === 0 ? { path: [title], label: name } : { path: [title, name], label: `id:${mode === 'standard' ? 'normal' : mode}` }
      placed.push({ line: { ...(kept ?? { ...made, at: 0 }), id: deckId(own) }, from: kept === undefined ? 'here' : 'menu' })
    }
  }
  const fromMenu = placed.filter(({ from }) => from === 'menu').sort((a, b) => a.line.at - b.line.at)
  return { decks, menu: [...fromMenu, ...placed.filter(({ from }) => from === 'here')].map(({ line }) => line), problems }
}
