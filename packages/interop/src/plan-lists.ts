/** Lists of cards into a pack: scenarios, decks, and the menu that orders scenarios. */
import { type FactValue, type PackFiles, suggestSlug } from '@questwright/packs/browser'
import { cardIndex } from './card-index.ts'
import { readPrebuiltDecks } from './cards/dragncards-decks.ts'
import { modesBesides, readDeckMenu } from './cards/dragncards-menu.ts'
import { isPlayersDeck, playersDeck } from './cards/dragncards-players.ts'
import { sameFact } from './cards/merge-card.ts'
import { scenarioOfO8d } from './cards/octgn-scenario.ts'
import { jsonText, openPack, textPath } from './cards/pack-cards.ts'
import { factsBundle } from './cards/place-scenario.ts'
import { importProblem } from './cards/problem.ts'
import { type ImportedScenario, type ListedMode, listedModes, type MenuPlace } from './cards/scenario-deck.ts'
import { difficultyOf, plainLabel } from './cards/scenario-modes.ts'
import { type Deck, deckFacts } from './deck.ts'
import { readDecks } from './fellowship.ts'
import { type ImportPlanDraft, others, type PlanTarget, placeScenarios, tell } from './import-draft.ts'
import { asImport, type OpenedImport } from './open-import.ts'

/** Puts the scenarios, decks or order of a file into the pack. @param menus of the same import: they say which lists are one quest */
export function placeText(
  file: OpenedImport & { readonly kind: 'text' },
  target: PlanTarget,
  draft: ImportPlanDraft,
  menus: readonly string[] = [],
): void {
  const { name, format, text, title } = file
  if (openPack(draft.files).words === 'broken') {
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
    placeScenarios(
      decks.filter((deck) => !isPlayersDeck(deck)),
      format,
      name,
      target,
      draft,
      modesBesides(menus.flatMap((menu) => readDeckMenu(menu).lines)),
    )
    const index = cardIndex([factsBundle(target.id, draft.files), ...others(target)])
    for (const prebuilt of decks.filter(isPlayersDeck)) {
      const { deck, problems: found } = playersDeck(prebuilt, index)
      tell(draft, name, found.map(asImport))
      placeDeck(deck, target, draft)
    }
    return
  }
  if (format === 'dragncards-menu') {
    placeMenu(text, name, draft)
    return
  }
  const index = cardIndex([factsBundle(target.id, draft.files), ...others(target)])
  const { decks, problems } = readDecks(text, index, { name: title, pack: target.id })
  tell(draft, name, problems.map(asImport))
  for (const { deck, problems: found } of decks) {
    tell(draft, name, found.map(asImport))
    if (deck === undefined) continue
    const scenario = scenarioOfO8d(deck, index, title)
    if (scenario !== undefined) placeScenarios([scenario], format, name, target, draft)
    const own: Deck = { ...deck, rows: deck.rows.filter(({ part }) => part !== 'shared') }
    if (own.rows.length > 0) placeDeck(own, target, draft)
  }
}

function placeDeck(deck: Deck, target: PlanTarget, draft: ImportPlanDraft): void {
  const { name, ...facts } = deckFacts(deck)
  const title = name || 'Deck'
  const own = (code: string): string => (code.startsWith(`${target.id}:`) ? code.slice(target.id.length + 1) : code)
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
    if (draft.files[path] === text) {
      draft.same += 1
      return
    }
    if (draft.files[path] !== undefined) continue
    draft.files = { ...draft.files, [path]: text, ...withDeckTitle(draft.files, slug, title) }
    draft.made.push({ kind: 'deck', slug, title })
    return
  }
}

function withDeckTitle(files: PackFiles, slug: string, title: string): PackFiles {
  const { text } = openPack({ [textPath]: files[textPath] ?? '{}' })
  return { [textPath]: jsonText({ ...text, decks: { ...text.decks, [slug]: { ...text.decks[slug], title } } }) }
}

/** Order, titles and places in the menu of scenarios that are here. */
function placeMenu(text: string, name: string, draft: ImportPlanDraft): void {
  const { lines, problems } = readDeckMenu(text)
  tell(draft, name, problems)
  const opened = openPack(draft.files)
  const scenarios = new Map<string, { readonly slug: string; readonly mode: ListedMode | 'standard' }>()
  const importedOf = (slug: string) => opened.scenarios.get(slug)?.facts.imported as unknown as ImportedScenario | undefined
  for (const slug of opened.scenarios.keys()) {
    scenarios.set(importedOf(slug)?.id ?? slug, { slug, mode: 'standard' })
    for (const mode of listedModes) {
      const id = importedOf(slug)?.[mode]?.id
      if (id !== undefined) scenarios.set(id, { slug, mode })
    }
  }
  const places = new Map<string, { number: number; title: string } & { [mode in ListedMode | 'standard']?: MenuPlace }>()
  for (const { id, ...place } of lines) {
    const found = scenarios.get(id)
    const quest = plainLabel(place.path.at(-1) ?? '')
    const difficulty = quest === '' ? undefined : difficultyOf(place.label)
    if (found === undefined) {
      const label = difficulty === undefined ? plainLabel(place.label) : `${quest}, ${difficulty}`
      const words = [
        `The menu names "${label}" (${id}), which is no scenario of the pack.`,
        'Import its deck first; places of decks that are no scenarios are not kept.',
      ] as const
      tell(draft, name, [importProblem('warning', 'unknown-scenario', words)])
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
  const titles: { [slug: string]: object } = { ...opened.text.scenarios }
  const files: { [path: string]: string } = {}
  for (const [slug, { number, title, standard, ...lists }] of places) {
    const { path, facts } = opened.scenarios.get(slug) as { readonly path: string; readonly facts: { readonly [fact: string]: FactValue } }
    const was = importedOf(slug)
    const imported = was && {
      ...was,
      ...(standard ? { menu: standard } : {}),
      ...Object.fromEntries(listedModes.flatMap((mode) => (was[mode] && lists[mode] ? [[mode, { ...was[mode], menu: lists[mode] }]] : []))),
    }
    const next = jsonText({ ...facts, number, ...(imported ? { imported } : {}) })
    const isSame = opened.text.scenarios[slug]?.title === title && sameFact(facts, JSON.parse(next) as FactValue)
    if (isSame) draft.same += 1
    else draft.changed.push({ kind: 'scenario', slug, title, what: ['menu'] })
    if (isSame) continue
    files[path] = next
    titles[slug] = { ...opened.text.scenarios[slug], title }
  }
  if (Object.keys(files).length > 0) draft.files = { ...draft.files, ...files, [textPath]: jsonText({ ...opened.text, scenarios: titles }) }
}
