/** Lists of other programs that are the easy mode of a scenario: other copies of the same cards. */
import {
  asFull,
  encounterCardsOf,
  encounterDeckOf,
  type FullScenarioFacts,
  fullCode,
  type PackBundle,
  type ScenarioFacts,
  withCardQuantity,
} from '@questwright/packs/browser'
import {
  deckOfScenario,
  easyId,
  type ImportedMode,
  type ImportedScenario,
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

/** A scenario with the list of its easy mode. */
export interface ScenarioWithModes {
  readonly standard: ScenarioDeck
  readonly easy?: ScenarioDeck
}

/**
 * Puts easy lists beside the normal ones: those that a menu has under the same name, and those whose ids say so (`E99.1` and `Q99.1`).
 * @param besides the easy list of a normal one, by its id, as a menu says
 */
export function withModes(decks: readonly ScenarioDeck[], besides: ReadonlyMap<string, string> = new Map()): ScenarioWithModes[] {
  const byId = new Map(decks.flatMap((deck) => (deck.id === undefined ? [] : [[deck.id, deck] as const])))
  const easyOf = new Map<ScenarioDeck, ScenarioDeck>()
  for (const deck of decks) {
    const easy = byId.get(besides.get(deck.id ?? '') ?? easyId(deck.id) ?? '')
    if (easy !== undefined && easy !== deck) easyOf.set(deck, easy)
  }
  const taken = new Set(easyOf.values())
  return decks.flatMap((standard) => {
    const easy = easyOf.get(standard)
    return taken.has(standard) ? [] : [{ standard, ...(easy === undefined ? {} : { easy }) }]
  })
}

/**
 * A scenario with an easy mode that has the cards of a list.
 * @returns nothing where the list differs in more than copies, so that it must be a scenario of its own
 */
export function withEasyMode(
  facts: ScenarioFacts,
  easy: ScenarioDeck,
  home: string,
  packs: readonly PackBundle[],
  format: string,
): ScenarioFacts | undefined {
  const apart = scenarioOfDeck(easy, home, packs, format).facts
  if (apart === undefined || String(apart.quest) !== String(facts.quest)) return undefined
  const wanted = new Map(encounterDeckOf(apart, packs, 'standard', home).map(({ code, copies }) => [code, copies]))
  let counted: FullScenarioFacts = asFull(facts)
  for (const { code, copies } of encounterCardsOf(facts, packs, 'easy', home))
    if (copies !== (wanted.get(code) ?? 0)) counted = withCardQuantity(counted, 'easy', code, home, wanted.get(code) ?? 0)
  const imported = facts.imported as unknown as ImportedScenario
  const { format: _format, ...own } = apart.imported as unknown as ImportedScenario
  const made = {
    ...counted,
    imported: { ...imported, easy: { title: easy.title, ...otherwise(imported, own) } },
  } as unknown as ScenarioFacts
  const rowsOf = (one: ScenarioFacts, mode: 'standard' | 'easy') => sortedRows(deckOfScenario(one, easy.title, home, packs, mode).deck.rows)
  const isSame = String(rowsOf(made, 'easy')) === String(rowsOf(apart, 'standard'))
  return isSame && stepsAreMet(counted, wanted, home) ? made : undefined
}

/** What an easy list keeps and the normal one does not keep in the same way. */
function otherwise(standard: ImportedMode, easy: ImportedMode): ImportedMode {
  const differs = (field: 'rows' | 'kept'): boolean => JSON.stringify(standard[field]) !== JSON.stringify(easy[field])
  return {
    ...(easy.id === undefined ? {} : { id: easy.id }),
    ...(differs('rows') ? { rows: easy.rows ?? [] } : {}),
    ...(differs('kept') ? { kept: easy.kept ?? {} } : {}),
  }
}

/** Whether easy mode has all the cards that the setup moves. */
function stepsAreMet(facts: FullScenarioFacts, copies: ReadonlyMap<string, number>, home: string): boolean {
  const left = new Map(copies)
  return (facts.setup ?? []).every((step) => {
    if (step.card === undefined) return true
    const code = fullCode(step.card, home)
    left.set(code, (left.get(code) ?? 0) - (typeof step.copies === 'number' ? step.copies : 1))
    return (left.get(code) ?? 0) >= 0
  })
}

/** Programs that list easy mode apart: a scenario that came from them without such a list has none there. */
const listEasyApart: readonly string[] = ['dragncards-decks', 'octgn']

/** Whether a scenario has an easy mode that other programs list apart. */
export function hasEasyMode(facts: ScenarioFacts, home: string, packs: readonly PackBundle[]): boolean {
  const imported = facts.imported as unknown as ImportedScenario | undefined
  if (imported !== undefined && listEasyApart.includes(imported.format)) return imported.easy !== undefined
  const deck = (mode: 'standard' | 'easy'): string => JSON.stringify(encounterDeckOf(facts, packs, mode, home))
  return deck('easy') !== deck('standard')
}
