/** What an import would do to a pack, before anything is written. */
import {
  cardFormats,
  cardIndex,
  type Deck,
  deckFacts,
  decksOfRules,
  factsBundle,
  type ImportProblem,
  importCards,
  importScenarios,
  packTitle,
  readDeckMenu,
  readDecks,
  readPrebuiltDecks,
  type ScenarioDeck,
  scenarioOfO8d,
} from '@questwright/interop'
import { type PackBundle, type PackFiles, suggestSlug } from '@questwright/packs'
import type { OpenedFile } from './import-files.ts'
import type { Target } from './import-target.ts'

export interface PlannedThing {
  readonly kind: 'card' | 'scenario' | 'deck'
  readonly slug: string
  readonly title: string
  /** What of it is other than before. */
  readonly what?: readonly string[]
}

export interface FileProblem extends ImportProblem {
  readonly file: string
}

export interface ImportPlan {
  /** Every file that is new or other than before. */
  readonly files: { readonly [path: string]: string }
  readonly made: readonly PlannedThing[]
  readonly changed: readonly PlannedThing[]
  readonly same: number
  readonly gone: readonly PlannedThing[]
  /** Rows that are no cards of the game. */
  readonly beside: number
  readonly problems: readonly FileProblem[]
}

interface Draft {
  files: PackFiles
  readonly made: PlannedThing[]
  readonly changed: PlannedThing[]
  readonly gone: PlannedThing[]
  readonly problems: FileProblem[]
  same: number
  beside: number
}

/** Puts files into a pack, cards first, so that scenarios and decks find them. */
export function planImport(opened: readonly OpenedFile[], target: Target): ImportPlan {
  const draft: Draft = { files: target.files, made: [], changed: [], gone: [], problems: [], same: 0, beside: 0 }
  for (const file of opened) if (file.kind === 'cards') placeCards(file, target, draft)
  for (const file of opened) if (file.kind === 'text') placeText(file, target, draft)
  const before = target.state === 'new' ? {} : target.files
  const files = Object.fromEntries(Object.entries(draft.files).filter(([path, text]) => before[path] !== text))
  return { ...draft, files }
}

function placeCards(file: OpenedFile & { readonly kind: 'cards' }, target: Target, draft: Draft): void {
  const { format, name } = file
  // what was read was told already
  const read = { ...file.read, problems: [] }
  const done = importCards(cardFormats[format], read, {
    id: target.id,
    title: packTitle(target.id),
    files: draft.files,
    keywords: target.keywords,
  })
  draft.files = { ...draft.files, ...done.files }
  draft.made.push(...done.made.map(({ slug, title }) => ({ kind: 'card' as const, slug, title })))
  draft.changed.push(...done.changed.map(({ slug, title, what }) => ({ kind: 'card' as const, slug, title, what })))
  draft.gone.push(...done.gone.map(({ slug, title }) => ({ kind: 'card' as const, slug, title })))
  draft.same += done.same
  draft.beside += done.beside
  tell(draft, name, done.problems)
  const rules = decksOfRules(read.sheets, (sheet) => {
    const slug = done.slugs.get(sheet)
    return slug === undefined ? undefined : `${target.id}:${slug}`
  })
  tell(draft, name, rules.problems)
  placeScenarios(rules.decks, format, name, target, draft)
}

function tell(draft: Draft, file: string, problems: readonly ImportProblem[]): void {
  draft.problems.push(...problems.map((problem) => ({ ...problem, file })))
}

function others(target: Target): readonly PackBundle[] {
  return target.workspace.bundles.filter(({ id }) => id !== target.id)
}

function placeScenarios(decks: readonly ScenarioDeck[], format: string, name: string, target: Target, draft: Draft): void {
  if (decks.length === 0) return
  const done = importScenarios(decks, { id: target.id, files: draft.files }, others(target), format)
  draft.files = { ...draft.files, ...done.files }
  draft.made.push(...done.made.map((one) => ({ kind: 'scenario' as const, ...one })))
  draft.changed.push(...done.changed.map((one) => ({ kind: 'scenario' as const, ...one })))
  draft.same += done.same
  tell(draft, name, done.problems)
}

function placeText(file: OpenedFile & { readonly kind: 'text' }, target: Target, draft: Draft): void {
  const { name, format, text, title } = file
  if (format === 'dragncards-decks') {
    const { decks, problems } = readPrebuiltDecks(text)
    tell(draft, name, problems)
    placeScenarios(decks, format, name, target, draft)
    return
  }
  if (format === 'dragncards-menu') {
    placeMenu(text, name, draft)
    return
  }
  const index = cardIndex([factsBundle(target.id, draft.files), ...others(target)])
  const { decks, problems } = readDecks(text, index, { name: title, pack: target.id })
  tell(
    draft,
    name,
    problems.map((one) => ({ ...one, code: one.code.replace('deck-file/', 'import/') })),
  )
  for (const { deck, problems: found } of decks) {
    tell(
      draft,
      name,
      found.map((one) => ({ ...one, code: one.code.replace('deck-file/', 'import/') })),
    )
    if (deck === undefined) continue
    const scenario = scenarioOfO8d(deck, index, title)
    if (scenario !== undefined) placeScenarios([scenario], format, name, target, draft)
    const own: Deck = { ...deck, rows: deck.rows.filter(({ part }) => part !== 'shared') }
    if (own.rows.length > 0) placeDeck(own, target, draft)
  }
}

function placeDeck(deck: Deck, target: Target, draft: Draft): void {
  const { name, ...facts } = deckFacts(deck)
  const title = name || 'Deck'
  const bare = (codes: { readonly [code: string]: number }) =>
    Object.fromEntries(Object.entries(codes).map(([code, copies]) => [own(code), copies]))
  const own = (code: string): string => (code.startsWith(`${target.id}:`) ? code.slice(target.id.length + 1) : code)
  const written = {
    ...facts,
    heroes: facts.heroes.map(own),
    cards: bare(facts.cards),
    ...(facts.sideboard ? { sideboard: bare(facts.sideboard) } : {}),
    ...(deck.notes ? { notes: deck.notes } : {}),
  }
  const text = json(written)
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
  const words = JSON.parse(files['text/en.json'] ?? '{}') as { readonly [part: string]: { readonly [slug: string]: object } }
  return { 'text/en.json': json({ ...words, [part]: { ...words[part], [slug]: { ...words[part]?.[slug], title } } }) }
}

/** Order and titles of scenarios that are here. */
function placeMenu(text: string, name: string, draft: Draft): void {
  const { lines, problems } = readDeckMenu(text)
  tell(draft, name, problems)
  const scenarios = new Map(
    Object.entries(draft.files).flatMap(([path, content]) => {
      const slug = /^scenarios\/([a-z0-9-]+)\.json$/.exec(path)?.[1]
      if (slug === undefined) return []
      const facts = JSON.parse(content) as { readonly imported?: { readonly id?: string }; readonly [fact: string]: unknown }
      return [[facts.imported?.id ?? slug, { slug, path, facts }] as const]
    }),
  )
  for (const [at, { label, id }] of lines.entries()) {
    const scenario = scenarios.get(id)
    if (scenario === undefined) {
      tell(draft, name, [
        {
          severity: 'warning',
          code: 'import/unknown-scenario',
          message: `The menu names "${label}" (${id}), which is no scenario of the pack.`,
          remedy: 'Import its deck first.',
        },
      ])
      continue
    }
    const { slug, path, facts } = scenario
    const next = {
      ...draft.files,
      ...withTitle(draft.files, 'scenarios', slug, label),
      [path]: facts.number === at + 1 ? (draft.files[path] ?? '') : json({ ...facts, number: at + 1 }),
    }
    if (next[path] === draft.files[path] && next['text/en.json'] === draft.files['text/en.json']) draft.same += 1
    else draft.changed.push({ kind: 'scenario', slug, title: label, what: ['menu'] })
    draft.files = next
  }
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
