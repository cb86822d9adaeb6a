/** Lists of other programs that are the easy or the nightmare mode of a scenario. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import {
  asFull,
  encounterCardsOf,
  encounterDeckOf,
  type FullScenarioFacts,
  modesOf,
  type PackBundle,
  type ScenarioFacts,
  withCardQuantity,
} from '@questwright/packs/browser'
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

/** The mode that a label of a menu names; `undefined` for a name. */
export function difficultyOf(label: string): string | undefined {
  const word = plainLabel(label).toLowerCase()
  return difficulties.includes(word) ? word : undefined
}

/** `id:Some Quest` is shown as Some Quest. */
export function plainLabel(label: string): string {
  return label.replace(/^id:/, '').trim()
}

/** A scenario with the lists of its other modes. */
export type ScenarioWithModes = { readonly standard: ScenarioDeck } & { readonly [mode in ListedMode]?: ScenarioDeck }

/** The ids of the lists of the other modes, by that of the normal one. */
export type ModeIds = ReadonlyMap<string, { readonly [mode in ListedMode]?: string }>

/**
 * Puts the lists of other modes beside the normal ones: those that a menu has under the same name, and those whose ids say so (`E99.1` and
 * `N99.1` beside `Q99.1`).
 * @param besides what a menu says
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
 * A scenario with a mode that has the cards of a list: other copies as numbers, another quest, other sets or another setup as its own parts.
 * @returns nothing where the list cannot be said like that, so that it must be a scenario of its own
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
  const [was, own] = [asFull(facts), asFull(apart)]
  const parts = {
    ...(String(own.quest) === String(was.quest) ? {} : { quest: own.quest }),
    ...(own.encounterSets.every((set) => was.encounterSets.includes(set)) ? {} : { encounterSets: own.encounterSets }),
    ...(JSON.stringify(own.setup) === JSON.stringify(was.setup) ? {} : { setup: own.setup ?? [] }),
  }
  const { [mode]: _before, ...others } = was.modes ?? {}
  const modes = Object.keys(parts).length === 0 ? others : { ...others, [mode]: parts }
  const { modes: _modes, ...rest } = was
  let counted: FullScenarioFacts = Object.keys(modes).length === 0 ? rest : { ...rest, modes }
  const wanted = new Map(encounterDeckOf(apart, packs, 'standard', tableRulebook, home).map(({ code, copies }) => [code, copies]))
  for (const { code, copies } of encounterCardsOf(counted, packs, mode, tableRulebook, home))
    if (copies !== (wanted.get(code) ?? 0)) counted = withCardQuantity(counted, mode, code, home, wanted.get(code) ?? 0, lcgRulebook)
  // a nightmare card alone: the mode is there, with nothing of its own
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

/** What the list of a mode keeps and the normal one does not keep in the same way. */
function otherwise(standard: ImportedMode, list: ImportedMode): ImportedMode {
  const differs = (field: 'rows' | 'kept'): boolean => JSON.stringify(standard[field]) !== JSON.stringify(list[field])
  return {
    ...(list.id === undefined ? {} : { id: list.id }),
    ...(differs('rows') ? { rows: list.rows ?? [] } : {}),
    ...(differs('kept') ? { kept: list.kept ?? {} } : {}),
  }
}

/** Programs that list modes apart: a scenario that came from them without such a list has none there. */
const listModesApart: readonly string[] = ['dragncards-decks', 'octgn']

/** The modes of a scenario that other programs list apart, besides the normal one. */
export function modesApart(facts: ScenarioFacts, home: string, packs: readonly PackBundle[]): ListedMode[] {
  const imported = facts.imported as unknown as ImportedScenario | undefined
  const deck = (mode: ListedMode | 'standard'): string => JSON.stringify(encounterDeckOf(facts, packs, mode, tableRulebook, home))
  return listedModes.filter((mode) => {
    if (imported?.[mode] !== undefined) return true
    if (imported !== undefined && listModesApart.includes(imported.format)) return false
    return modesOf(facts, tableRulebook).includes(mode) && (mode !== 'easy' || deck(mode) !== deck('standard'))
  })
}
