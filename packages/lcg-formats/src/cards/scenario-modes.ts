/** Joins separate lists of other programs to the easy and nightmare modes of a scenario. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import {
  dealtCardsOf,
  dealtDeckOf,
  type FullScenarioFacts,
  modesOf,
  type PackBundle,
  type ScenarioFacts,
  withCardQuantity,
} from '@questwright/packs/browser'
import { asLcgScenario } from '../scenario.ts'
import { tableRulebook } from './known-types.ts'
import {
  deckOfScenario,
  type ImportedMode,
  type ImportedScenario,
  type ListedMode,
  listedModes,
  modeId,
  type ScenarioDeck,
  scenarioOfDeck,
  sortedRows,
} from './scenario-deck.ts'

/** Words of DragnCards for the modes of a quest, in menus. */
const difficulties: readonly string[] = ['easy', 'normal', 'standard', 'nightmare']

/** The mode that a menu label names; undefined for other labels. */
export function difficultyOf(label: string): string | undefined {
  const word = plainLabel(label).toLowerCase()
  return difficulties.includes(word) ? word : undefined
}

/** The label without `id:`: `id:Some Quest` gives Some Quest. */
export function plainLabel(label: string): string {
  return label.replace(/^id:/, '').trim()
}

/** A scenario with the lists of its other modes. */
export type ScenarioWithModes = { readonly standard: ScenarioDeck } & { readonly [mode in ListedMode]?: ScenarioDeck }

/** The ids of the lists for other modes, by the id of the normal list. */
export type ModeIds = ReadonlyMap<string, { readonly [mode in ListedMode]?: string }>

/**
 * Joins the lists for other modes to the normal ones: those with the same label in a menu, and those whose ids correspond (`E99.1` and
 * `N99.1` to `Q99.1`).
 * @param besides the pairs from a menu
 */
export function withModes(decks: readonly ScenarioDeck[], besides: ModeIds = new Map()): ScenarioWithModes[] {
  const byId = new Map(decks.flatMap((deck) => (deck.id === undefined ? [] : [[deck.id, deck] as const])))
  const taken = new Set<ScenarioDeck>()
  const all = decks.map((standard): ScenarioWithModes => {
    const found = listedModes.flatMap((mode) => {
      const list = byId.get(besides.get(standard.id ?? '')?.[mode] ?? modeId(standard.id, mode) ?? '')
      if (list === undefined || list === standard) return []
      taken.add(list)
      return [[mode, list] as const]
    })
    return { standard, ...Object.fromEntries(found) }
  })
  return all.filter(({ standard }) => !taken.has(standard))
}

/**
 * Adds a mode with the cards of a list to a scenario: the mode has other numbers of copies, another quest, other sets or another setup.
 * @returns undefined if a mode cannot express the list: then the list must be a scenario of its own
 */
export function withMode(
  facts: ScenarioFacts,
  mode: ListedMode,
  list: ScenarioDeck,
  home: string,
  packs: readonly PackBundle[],
  format: string,
): ScenarioFacts | undefined {
  const apart = scenarioOfDeck(list, home, packs, format).facts
  if (apart === undefined) return undefined
  const [was, own] = [asLcgScenario(facts), asLcgScenario(apart)]
  const parts = {
    ...(String(own.quest) === String(was.quest) ? {} : { quest: own.quest }),
    ...(own.encounterSets.every((set) => was.encounterSets.includes(set)) ? {} : { encounterSets: own.encounterSets }),
    ...(JSON.stringify(own.setup) === JSON.stringify(was.setup) ? {} : { setup: own.setup ?? [] }),
  }
  const { [mode]: _before, ...others } = was.modes ?? {}
  const modes = Object.keys(parts).length === 0 ? others : { ...others, [mode]: parts }
  const { modes: _modes, ...rest } = was
  let counted: FullScenarioFacts = Object.keys(modes).length === 0 ? rest : { ...rest, modes }
  const wanted = new Map(dealtDeckOf(apart, packs, 'standard', tableRulebook, home).map(({ code, copies }) => [code, copies]))
  for (const { code, copies } of dealtCardsOf(counted, packs, mode, tableRulebook, home))
    if (copies !== (wanted.get(code) ?? 0)) counted = withCardQuantity(counted, mode, code, home, wanted.get(code) ?? 0, lcgRulebook)
  // the list differs by nightmare cards only: add the mode without any parts
  if (!modesOf(counted as unknown as ScenarioFacts, tableRulebook).includes(mode))
    counted = { ...counted, modes: { ...counted.modes, [mode]: {} } }
  const imported = facts.imported as unknown as ImportedScenario
  const { format: _format, ...ofList } = apart.imported as unknown as ImportedScenario
  const made = {
    ...counted,
    imported: { ...imported, [mode]: { title: list.title, ...otherwise(imported, ofList) } },
  } as unknown as ScenarioFacts
  const rowsOf = (one: ScenarioFacts, of: ListedMode | 'standard') => sortedRows(deckOfScenario(one, list.title, home, packs, of).deck.rows)
  return String(rowsOf(made, mode)) === String(rowsOf(apart, 'standard')) ? made : undefined
}

/** The data that the list of a mode keeps and that differs from that of the normal list. */
function otherwise(standard: ImportedMode, list: ImportedMode): ImportedMode {
  const differs = (field: 'rows' | 'kept'): boolean => JSON.stringify(standard[field]) !== JSON.stringify(list[field])
  return {
    ...(list.id === undefined ? {} : { id: list.id }),
    ...(differs('rows') ? { rows: list.rows ?? [] } : {}),
    ...(differs('kept') ? { kept: list.kept ?? {} } : {}),
  }
}

/**
 * Formats with a separate list for each mode: a scenario that was imported from them without the list of a mode does not have this mode.
 */
const listModesApart: readonly string[] = ['dragncards-decks', 'octgn']

/** The modes of a scenario for which other programs have a separate list. */
export function modesApart(facts: ScenarioFacts, home: string, packs: readonly PackBundle[]): ListedMode[] {
  const imported = facts.imported as unknown as ImportedScenario | undefined
  const deck = (mode: ListedMode | 'standard'): string => JSON.stringify(dealtDeckOf(facts, packs, mode, tableRulebook, home))
  return listedModes.filter((mode) => {
    if (imported?.[mode] !== undefined) return true
    if (imported !== undefined && listModesApart.includes(imported.format)) return false
    return modesOf(facts, tableRulebook).includes(mode) && (mode !== 'easy' || deck(mode) !== deck('standard'))
  })
}
