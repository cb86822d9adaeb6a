/** Cards of a file into a pack: what is made, what changes, what stays, what the file no longer has. Pure: who calls writes the files. */
import { type CardText, cardTypeWords, checkCardFacts, type FactValue, type PackFiles, suggestSlug } from '@questwright/packs/browser'
import { besidePath, besideText, type Row } from './beside.ts'
import { factsOfSheet, importedOf, type SheetNames, sheetOfFacts } from './facts.ts'
import { type CardFormat, type CardRecord, contextOf, type FormatWork, keeping, type ReadCards, updatedSheet } from './format.ts'
import { guidOf } from './guid.ts'
import { type KnownKeywords, planKeywords } from './import-keywords.ts'
import { cardMatcher } from './match.ts'
import { changedFields, mergedFacts, mergedText, ownImport, sameFact } from './merge-card.ts'
import { folderOf, freeSlug } from './new-slug.ts'
import { jsonText, type OpenedPack, openPack, type PackCard, textPath } from './pack-cards.ts'
import { type ImportProblem, importProblem } from './problem.ts'
import { type CardSheet, front } from './sheet.ts'
import { isCardType } from './types.ts'

export interface ImportTarget {
  readonly id: string
  /** The product that the pack is. */
  readonly title: string
  /** Files of the pack as they are; those of a new pack before anything is in it. */
  readonly files: PackFiles
  /** Keywords of the workspace, by slug. */
  readonly keywords: KnownKeywords
}

export interface ImportedCard {
  readonly slug: string
  readonly title: string
  readonly path: string
}

export interface PackImport {
  /** Only those files that are new or other than before. */
  readonly files: { readonly [path: string]: string }
  readonly made: readonly ImportedCard[]
  readonly changed: readonly (ImportedCard & { readonly what: readonly string[] })[]
  readonly same: number
  /** Cards of the same product that the file has no longer: they stay. */
  readonly gone: readonly ImportedCard[]
  /** Rows that are no cards: kept beside the pack. */
  readonly beside: number
  readonly problems: readonly ImportProblem[]
  /** Slugs of the cards of the file, by their row. */
  readonly slugs: ReadonlyMap<CardSheet, string>
}

/**
 * Puts the cards of a file into a pack. A card is known again by OCTGN id, RingsDB code, number or title and keeps its slug; what its author
 * wrote besides (scripts, art, other facts) stays. Nothing is deleted.
 */
export function importCards(work: FormatWork, read: ReadCards, target: ImportTarget): PackImport {
  const pack = openPack(target.files)
  const problems: ImportProblem[] = [...read.problems]
  const nothing: PackImport = { files: {}, made: [], changed: [], same: 0, gone: [], beside: 0, problems, slugs: new Map() }
  if (pack.words === 'broken') {
    problems.push(
      importProblem('error', 'broken-pack', [
        `${textPath} of the pack cannot be read: nothing was imported.`,
        'Repair it first; qw check says where it is broken.',
      ]),
    )
    return nothing
  }
  const rows = read.sheets.map((sheet, at): Row => ({ sheet, record: read.records[at] as CardRecord }))
  const named = rows.filter(({ sheet }) => front(sheet).title !== undefined)
  const cards = named.filter(({ sheet }) => isCardType(sheet.card.type))
  const plan = planKeywords(
    cards.map(({ sheet }) => sheet),
    new Map([...target.keywords, ...pack.keywords]),
  )
  problems.push(...plan.problems)
  const sets = withSetTitles(pack, cards)
  const names: SheetNames = { product: target.title, set: suggestSlug(target.title) || target.id, sets, isKeyword: plan.isKeyword }
  const placed = placeCards(work, read, cards, pack, names, target, problems)
  const files = placed.files
  const beside = named.filter(({ sheet }) => !isCardType(sheet.card.type))
  if (beside.length > 0) files[besidePath] = besideText(work, read, beside, target)
  for (const [slug, { title, number }] of plan.made) {
    files[`keywords/${slug}.json`] = jsonText({ number, imported: { format: read.format } })
    placed.words.keywords[slug] = { title }
  }
  const usedSets = new Set(Object.values(placed.sets))
  for (const slug of usedSets)
    if (!Object.hasOwn(pack.text.encounterSets, slug)) placed.words.encounterSets[slug] = { title: sets[slug] ?? slug }
  const text = withWords(pack, placed.words)
  if (text !== undefined) files[textPath] = text
  return {
    files: withoutSame(files, target.files),
    made: placed.made,
    changed: placed.changed,
    same: placed.same,
    gone: goneCards(pack, placed.met, read, target),
    beside: beside.length,
    problems,
    slugs: placed.slugs,
  }
}

/** Titles of the pack's sets and of those that the file brings. The first spelling counts. */
function withSetTitles(pack: OpenedPack, cards: readonly Row[]): { readonly [slug: string]: string } {
  const sets = new Map(Object.entries(pack.text.encounterSets).map(([slug, { title }]) => [slug, title]))
  for (const { sheet } of cards)
    for (const title of [
      sheet.card.encounterSet ?? '',
      sheet.card.encounterSet ? '' : (sheet.card.set ?? ''),
      ...(sheet.card.moreSets ?? '').split('; '),
    ]) {
      const slug = suggestSlug(title)
      if (slug !== '' && !sets.has(slug)) sets.set(slug, title)
    }
  return Object.fromEntries(sets)
}

interface Words {
  readonly cards: { [slug: string]: CardText }
  readonly keywords: { [slug: string]: { readonly title: string } }
  readonly encounterSets: { [slug: string]: { readonly title: string } }
}

interface Placed {
  readonly files: { [path: string]: string }
  readonly words: Words
  /** The set of each card. */
  readonly sets: { [slug: string]: string }
  readonly made: ImportedCard[]
  readonly changed: (ImportedCard & { readonly what: readonly string[] })[]
  same: number
  readonly met: Set<string>
  readonly slugs: Map<CardSheet, string>
}

function placeCards(
  work: FormatWork,
  read: ReadCards,
  rows: readonly Row[],
  pack: OpenedPack,
  names: SheetNames,
  target: ImportTarget,
  problems: ImportProblem[],
): Placed {
  const sheetOf = (card: PackCard): CardSheet => sheetOfFacts(card.facts, card.text, names)
  const matcher = cardMatcher(target.id, pack.cards, sheetOf)
  const placed: Placed = {
    files: {},
    words: { cards: {}, keywords: {}, encounterSets: {} },
    sets: {},
    made: [],
    changed: [],
    same: 0,
    met: new Set(),
    slugs: new Map(),
  }
  const taken = new Set([...pack.cards.map(({ slug }) => slug), ...pack.broken])
  const ids = new Map<string, number | undefined>()
  const added: Row[] = []
  for (const row of rows) {
    const { sheet } = row
    const key = sheet.card.octgnId || sheet.card.ringsdbCode
    if (key !== undefined && ids.has(key)) {
      const first = ids.get(key)
      problems.push(
        importProblem(
          'error',
          'doubled-id',
          [
            `The id ${key.slice(0, 60)} belongs to ${first === undefined ? 'another card' : `the card in line ${first}`} already: ${front(sheet).title ?? ''} was left out.`,
            'Give each card an id of its own.',
          ],
          { line: sheet.line },
        ),
      )
      continue
    }
    if (key !== undefined) ids.set(key, sheet.line)
    const found = matcher.find(sheet)
    if (found === undefined || placed.met.has(found.card.slug)) added.push(row)
    else {
      placed.met.add(found.card.slug)
      updateCard(work, read, row, found.card, sheetOf(found.card), names, target, placed, problems)
    }
  }
  const context = contextOf(target.id, target.title, read.set.version ?? '')
  for (const { sheet, record } of added)
    addCard({ sheet, whole: keeping(work, read.format, sheet, record, context) }, read.format, names, taken, placed, problems)
  return placed
}

function updateCard(
  work: FormatWork,
  read: ReadCards,
  { sheet, record }: Row,
  card: PackCard,
  before: CardSheet,
  names: SheetNames,
  target: ImportTarget,
  placed: Placed,
  problems: ImportProblem[],
): void {
  const now = updatedSheet(work, read.format, withId(before, guidOf(`${target.id}:${card.slug}`)), record, {
    set: read.set,
    context: contextOf(target.id, target.title, read.set.version ?? ''),
  })
  const own = card.facts.octgnId === undefined && now.card.octgnId === guidOf(`${target.id}:${card.slug}`) ? withoutId(now) : now
  const { facts, text, guessed } = factsOfSheet(own, names, read.format)
  if (!areFacts(facts, own, problems)) return
  const told: ImportedCard = { slug: card.slug, title: front(own).title ?? card.slug, path: card.path }
  placed.slugs.set(sheet, card.slug)
  noteSet(placed, card.slug, facts)
  const what = changedFields(before, own)
  const imported = importedOf(card.facts)
  if (what.length > 0) {
    tellGuessed(guessed, own, problems)
    const kept = ownImport(facts.imported, imported)
    const merged = mergedFacts(card.facts, { ...facts, ...(kept === undefined ? {} : { imported: kept }) }, kept === undefined)
    const words = mergedText(card.text, text)
    placed.changed.push({ ...told, what })
    if (!sameFact(card.facts as FactValue, merged as FactValue)) placed.files[card.path] = jsonText(merged)
    if (!sameFact(card.text as FactValue | undefined, words as FactValue)) placed.words.cards[card.slug] = words
  } else if (!sameFact((before.kept ?? {}) as FactValue, (own.kept ?? {}) as FactValue)) {
    // only columns that are nothing of ours: the facts stay as their author ordered them
    placed.changed.push({ ...told, what: ['kept'] })
    placed.files[card.path] = jsonText({
      ...card.facts,
      imported: { format: read.format, text: 'none', ...imported, kept: own.kept ?? {} },
    })
  } else placed.same += 1
}

function withId(sheet: CardSheet, id: string): CardSheet {
  return sheet.card.octgnId ? sheet : { ...sheet, card: { ...sheet.card, octgnId: id } }
}

function withoutId(sheet: CardSheet): CardSheet {
  const { octgnId: _, ...card } = sheet.card
  return { ...sheet, card }
}

function addCard(
  { sheet, whole }: { readonly sheet: CardSheet; readonly whole: CardSheet },
  format: CardFormat,
  names: SheetNames,
  taken: Set<string>,
  placed: Placed,
  problems: ImportProblem[],
): void {
  const { facts, text, guessed } = factsOfSheet(whole, names, format)
  if (!areFacts(facts, sheet, problems)) return
  const slug = freeSlug(sheet, taken)
  taken.add(slug)
  tellGuessed(guessed, sheet, problems)
  const path = `${folderOf(facts)}/${slug}.json`
  placed.files[path] = jsonText(facts)
  placed.words.cards[slug] = text
  placed.made.push({ slug, title: text.title, path })
  placed.slugs.set(sheet, slug)
  noteSet(placed, slug, facts)
}

function noteSet(placed: Placed, slug: string, facts: { readonly [fact: string]: FactValue }): void {
  if (typeof facts.encounterSet === 'string') placed.sets[slug] = facts.encounterSet
  for (const [at, set] of ((facts.encounterSets ?? []) as readonly string[]).entries()) placed.sets[`${slug} ${at}`] = set
}

/** What an import makes must be facts that the pack can load. */
function areFacts(facts: { readonly [fact: string]: FactValue }, sheet: CardSheet, problems: ImportProblem[]): boolean {
  const errors = checkCardFacts(facts as FactValue).issues.filter(({ severity }) => severity === 'error')
  const [first] = errors
  if (first === undefined) return true
  problems.push(
    importProblem('error', 'facts', [`${front(sheet).title ?? ''} was left out: ${first.message}`, first.remedy], { line: sheet.line }),
  )
  return false
}

function tellGuessed(guessed: readonly string[], sheet: CardSheet, problems: ImportProblem[]): void {
  if (guessed.length === 0) return
  const title = front(sheet).title ?? ''
  const words = { encounterSet: 'its product stands in', sphere: '"neutral" stands in', stage: '1 stands in' } as const
  const how = [
    ...new Set(guessed.map((fact) => (Object.hasOwn(words, fact) ? words[fact as keyof typeof words] : 'a dash stands in'))),
  ].join(', ')
  problems.push(
    importProblem(
      'warning',
      'missing-value',
      [`${title} has no ${guessed.join(', ')}: ${how}.`, 'Write what the card prints, or leave it if the card prints none.'],
      { line: sheet.line },
    ),
  )
}

function goneCards(pack: OpenedPack, met: ReadonlySet<string>, read: ReadCards, target: ImportTarget): ImportedCard[] {
  const product = (set: string | undefined): string => set || target.title
  const sets = new Set(read.sheets.map(({ card }) => product(card.set)))
  return pack.cards.flatMap(({ slug, path, facts, text }) => {
    const imported = importedOf(facts)
    if (imported === undefined || met.has(slug) || !sets.has(product(imported.printed?.set))) return []
    // a list of player cards says nothing of the others
    if (read.format === 'ringsdb-csv' && cardTypeWords[facts.type].back !== 'player') return []
    return [{ slug, title: text?.title ?? slug, path }]
  })
}

function withWords(pack: OpenedPack, words: Words): string | undefined {
  if ([words.cards, words.keywords, words.encounterSets].every((part) => Object.keys(part).length === 0)) return undefined
  return jsonText({
    ...pack.text,
    cards: { ...pack.text.cards, ...words.cards },
    keywords: { ...pack.text.keywords, ...words.keywords },
    encounterSets: { ...pack.text.encounterSets, ...words.encounterSets },
  })
}

function withoutSame(files: { readonly [path: string]: string }, before: PackFiles): { readonly [path: string]: string } {
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path, text]) => before[path] !== text)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
