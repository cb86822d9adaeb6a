/** The scenarios of a pack in the form of DragnCards: a list for each mode, and the places of these lists in its menu. */
import type { ImportProblem } from '@questwright/interop/for-games'
import type { PackBundle, ScenarioFacts } from '@questwright/packs/browser'
import { deckId } from './dragncards-decks.ts'
import type { MenuLine } from './dragncards-menu.ts'
import { deckOfScenario, type ImportedScenario, type MenuPlace, type ScenarioDeck } from './scenario-deck.ts'
import { modesApart } from './scenario-modes.ts'

/** The order of modes in menus of DragnCards. */
const menuOrder = ['easy', 'standard', 'nightmare'] as const

export interface ScenarioLists {
  readonly decks: readonly ScenarioDeck[]
  readonly menu: readonly MenuLine[]
  readonly problems: readonly ImportProblem[]
}

/**
 * All lists of some scenarios, in order, and their menu: the imported one, or a new one.
 * @param slugs in the order of the pack @param title the top label of a new menu @param packs the packs whose cards they use
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
