/** Lists of cards into a pack: scenarios, decks, and the menu that orders scenarios. */
import { type PackFiles, suggestSlug } from '@questwright/packs/browser'
import { cardIndex } from './card-index.ts'
import { readDeckMenu, readPrebuiltDecks } from './cards/dragncards-decks.ts'
import { isPlayersDeck, playersDeck } from './cards/dragncards-players.ts'
import { scenarioOfO8d } from './cards/octgn-scenario.ts'
import { jsonText, openPack, textPath } from './cards/pack-cards.ts'
import { factsBundle } from './cards/place-scenario.ts'
import { importProblem } from './cards/problem.ts'
import type { ImportedScenario } from './cards/scenario-deck.ts'
import { type Deck, deckFacts } from './deck.ts'
import { readDecks } from './fellowship.ts'
import { type Draft, others, type PlanTarget, placeScenarios, tell } from './import-draft.ts'
import { asImport, type OpenedImport } from './open-import.ts'

/** Puts the scenarios, decks or order of a file into the pack. */
export function placeText(file: OpenedImport & { readonly kind: 'text' }, target: PlanTarget, draft: Draft): void {
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

function placeDeck(deck: Deck, target: PlanTarget, draft: Draft): void {
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
    draft.files = { ...draft.files, [path]: text, ...withTitle(draft.files, 'decks', slug, title) }
    draft.made.push({ kind: 'deck', slug, title })
    return
  }
}

function withTitle(files: PackFiles, part: 'decks' | 'scenarios', slug: string, title: string): PackFiles {
  const { text } = openPack(files)
  const before = text[part]
  return { [textPath]: jsonText({ ...text, [part]: { ...before, [slug]: { ...before[slug], title } } }) }
}

/** Order and titles of scenarios that are here. */
function placeMenu(text: string, name: string, draft: Draft): void {
  const { lines, problems } = readDeckMenu(text)
  tell(draft, name, problems)
  const scenarios = new Map(
    [...openPack(draft.files).scenarios].map(([slug, { path, facts }]) => {
      const imported = facts.imported as unknown as ImportedScenario | undefined
      return [imported?.id ?? slug, { slug, path, facts }] as const
    }),
  )
  for (const [at, { label, id }] of lines.entries()) {
    const scenario = scenarios.get(id)
    if (scenario === undefined) {
      const words = [`The menu names "${label}" (${id}), which is no scenario of the pack.`, 'Import its deck first.'] as const
      tell(draft, name, [importProblem('warning', 'unknown-scenario', words)])
      continue
    }
    const { slug, path, facts } = scenario
    const next = {
      ...draft.files,
      ...withTitle(draft.files, 'scenarios', slug, label),
      [path]: facts.number === at + 1 ? (draft.files[path] ?? '') : jsonText({ ...facts, number: at + 1 }),
    }
    if (next[path] === draft.files[path] && next[textPath] === draft.files[textPath]) draft.same += 1
    else draft.changed.push({ kind: 'scenario', slug, title: label, what: ['menu'] })
    draft.files = next
  }
}
