/** Imports lists of DragnCards into a pack: scenarios, players' decks, and the menu with the order of scenarios. */
import {
  asImport,
  type ImportPlanDraft,
  type ImportProblem,
  importProblem,
  type OpenedText,
  placeDeck,
  sameFact,
  tell,
} from '@questwright/interop/for-games'
import type { FactValue } from '@questwright/packs/browser'
import { readPrebuiltDecks } from './dragncards-decks.ts'
import { modesBesides, readDeckMenu } from './dragncards-menu.ts'
import { isPlayersDeck, playersDeck } from './dragncards-players.ts'
import { planScenarios } from './plan-scenarios.ts'
import { type ImportedScenario, type ListedMode, listedModes, type MenuPlace } from './scenario-deck.ts'
import { difficultyOf, plainLabel } from './scenario-modes.ts'

/**
 * Imports prebuilt decks: scenarios and players' decks. @param all all texts of the same import: a menu among them says which lists belong
 * to one quest
 */
export function placePrebuiltDecks({ name, format, text }: OpenedText, draft: ImportPlanDraft, all: readonly OpenedText[]): void {
  const menus = all.filter((one) => one.format === 'dragncards-menu')
  const { decks, problems } = readPrebuiltDecks(text)
  tell(draft, name, problems)
  planScenarios(
    decks.filter((deck) => !isPlayersDeck(deck)),
    format,
    name,
    draft,
    modesBesides(menus.flatMap((menu) => readDeckMenu(menu.text).lines)),
  )
  for (const prebuilt of decks.filter(isPlayersDeck)) {
    const { deck, problems: found } = playersDeck(prebuilt, draft.pack.index)
    tell(draft, name, found.map(asImport))
    placeDeck(deck, draft)
  }
}

/** Imports the order, titles and menu places of scenarios that the pack has. */
export function placeMenu({ text, name }: OpenedText, draft: ImportPlanDraft): void {
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

/** Up to this number of names are listed in a message; more are only counted. */
const mostNames = 30

/** Reports the lists of a menu that the pack does not have, as a single problem. */
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
