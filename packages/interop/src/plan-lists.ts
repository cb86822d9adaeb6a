/** Lists of cards into a pack: scenarios, decks, and the menu that orders scenarios. */
import { type FactValue, suggestSlug } from '@questwright/packs/browser'
import { readPrebuiltDecks } from './lcg/cards/dragncards-decks.ts'
import { modesBesides, readDeckMenu } from './lcg/cards/dragncards-menu.ts'
import { isPlayersDeck, playersDeck } from './lcg/cards/dragncards-players.ts'
import { sameFact } from './cards/merge-card.ts'
import { scenarioOfO8d } from './lcg/cards/octgn-scenario.ts'
import { jsonText, textPath } from './cards/pack-cards.ts'
import { type ImportProblem, importProblem } from './cards/problem.ts'
import { type ImportedScenario, type ListedMode, listedModes, type MenuPlace } from './lcg/cards/scenario-deck.ts'
import { difficultyOf, plainLabel } from './lcg/cards/scenario-modes.ts'
import { type Deck, deckFacts } from './deck.ts'
import { readDecks } from './fellowship.ts'
import { type ImportPlanDraft, planScenarios, tell } from './import-draft.ts'
import { asImport, type OpenedImport } from './open-import.ts'

/** Puts the scenarios, decks or order of a file into the pack. @param menus of the same import: they say which lists are one quest */
export function placeText(file: OpenedImport & { readonly kind: 'text' }, draft: ImportPlanDraft, menus: readonly string[] = []): void {
  const { name, format, text, title } = file
  const { pack } = draft
  if (pack.words === 'broken') {
    const words = [
      `${textPath} of the pack cannot be read: nothing was imported.`,
      'Repair it first; qw check says where it is broken.',
    ] as const
    tell(draft, name, [importProblem('error', 'broken-pack', words)])
    return
  }
  if (format === 'dragncards-decks') {
    const { decks, problems } = readPrebuiltDecks(text)
    tell(draft, name, problems)
    planScenarios(
      decks.filter((deck) => !isPlayersDeck(deck)),
      format,
      name,
      draft,
      modesBesides(menus.flatMap((menu) => readDeckMenu(menu).lines)),
    )
    for (const prebuilt of decks.filter(isPlayersDeck)) {
      const { deck, problems: found } = playersDeck(prebuilt, pack.index)
      tell(draft, name, found.map(asImport))
      placeDeck(deck, draft)
    }
    return
  }
  if (format === 'dragncards-menu') {
    placeMenu(text, name, draft)
    return
  }
  const { index } = pack
  const { decks, problems } = readDecks(text, index, { name: title, pack: pack.id })
  tell(draft, name, problems.map(asImport))
  for (const { deck, problems: found } of decks) {
    tell(draft, name, found.map(asImport))
    if (deck === undefined) continue
    const scenario = scenarioOfO8d(deck, index, title)
    if (scenario !== undefined) planScenarios([scenario], format, name, draft)
    const own: Deck = { ...deck, rows: deck.rows.filter(({ part }) => part !== 'shared') }
    if (own.rows.length > 0) placeDeck(own, draft)
  }
}

function placeDeck(deck: Deck, draft: ImportPlanDraft): void {
  const { pack } = draft
  const { name, ...facts } = deckFacts(deck)
  const title = name || 'Deck'
  const own = (code: string): string => (code.startsWith(`${pack.id}:`) ? code.slice(pack.id.length + 1) : code)
  const bare = (codes: { readonly [code: string]: number }) =>
    Object.fromEntries(Object.entries(codes).map(([code, copies]) => [own(code), copies]))
  const text = jsonText({
    ...facts,
    heroes: facts.heroes.map(own),
    cards: bare(facts.cards),
    ...(facts.sideboard ? { sideboard: bare(facts.sideboard) } : {}),
    ...(deck.notes ? { notes: deck.notes } : {}),
  })
  const base = suggestSlug(title) || 'deck'
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    const path = `decks/${slug}.json`
    if (pack.read(path) === text) {
      draft.same += 1
      return
    }
    if (pack.read(path) !== undefined) continue
    pack.write(path, text)
    pack.putTitle('decks', slug, title)
    draft.made.push({ kind: 'deck', slug, title })
    return
  }
}

/** Order, titles and places in the menu of scenarios that are here. */
function placeMenu(text: string, name: string, draft: ImportPlanDraft): void {
  const { lines, problems } = readDeckMenu(text)
  tell(draft, name, problems)
  const { pack } = draft
  const scenarios = new Map<string, { readonly slug: string; readonly mode: ListedMode | 'standard' }>()
  const importedOf = (slug: string) => pack.scenarios.get(slug)?.facts.imported as unknown as ImportedScenario | undefined
  for (const slug of pack.scenarios.keys()) {
    scenarios.set(importedOf(slug)?.id ?? slug, { slug, mode: 'standard' })
    for (const mode of listedModes) {
      const id = importedOf(slug)?.[mode]?.id
      if (id !== undefined) scenarios.set(id, { slug, mode })
    }
  }
  const unknown: string[] = []
  const places = new Map<string, { number: number; title: string } & { [mode in ListedMode | 'standard']?: MenuPlace }>()
  for (const { id, ...place } of lines) {
    const found = scenarios.get(id)
    const quest = plainLabel(place.path.at(-1) ?? '')
    const difficulty = quest === '' ? undefined : difficultyOf(place.label)
    if (found === undefined) {
      unknown.push(`${difficulty === undefined ? plainLabel(place.label) : `${quest}, ${difficulty}`} (${id})`)
      continue
    }
    const isOwn = found.mode !== 'standard' || difficulty === undefined || difficulty === 'normal' || difficulty === 'standard'
    const title =
      difficulty === undefined
        ? plainLabel(place.label)
        : isOwn
          ? quest
          : `${quest} (${difficulty.replace(/^./, (letter) => letter.toUpperCase())})`
    const before = places.get(found.slug) ?? { number: places.size + 1, title }
    places.set(found.slug, { ...before, ...(found.mode === 'standard' ? { title } : {}), [found.mode]: place })
  }
  tell(draft, name, unknownLists(unknown))
  for (const [slug, { number, title, standard, ...lists }] of places) {
    const { path, facts } = pack.scenarios.get(slug) as { readonly path: string; readonly facts: { readonly [fact: string]: FactValue } }
    const was = importedOf(slug)
    const imported = was && {
      ...was,
      ...(standard ? { menu: standard } : {}),
      ...Object.fromEntries(listedModes.flatMap((mode) => (was[mode] && lists[mode] ? [[mode, { ...was[mode], menu: lists[mode] }]] : []))),
    }
    const next = { ...facts, number, ...(imported ? { imported } : {}) } as unknown as { readonly [fact: string]: FactValue }
    if (pack.text.scenarios[slug]?.title === title && sameFact(facts, next)) {
      draft.same += 1
      continue
    }
    draft.changed.push({ kind: 'scenario', slug, title, what: ['menu'] })
    pack.putScenario(slug, path, next)
    pack.putTitle('scenarios', slug, title)
  }
}

/** More names than this are counted. */
const mostNames = 30

/** What a menu names and the pack does not have: one problem, however many there are. */
function unknownLists(names: readonly string[]): ImportProblem[] {
  if (names.length === 0) return []
  const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : ''
  const what = names.length === 1 ? 'a list that is no scenario' : `${names.length} lists that are no scenarios`
  return [
    importProblem('warning', 'unknown-scenario', [
      `The menu names ${what} of the pack: ${names.slice(0, mostNames).join(', ')}${more}.`,
      'Import the lists of quests first; the places of other lists, such as decks of players, are not kept.',
    ]),
  ]
}
