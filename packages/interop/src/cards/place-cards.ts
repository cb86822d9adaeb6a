/** Rows of a file as cards of a pack: found again, changed, or made. */
import { type CardText, checkCardFacts, type FactValue, type PackFiles } from '@questwright/packs/browser'
import type { Row } from './beside.ts'
import { factsOfSheet, importedOf, sheetOfFacts } from './facts.ts'
import { type CardFormat, contextOf, type FormatWork, keeping, type ReadCards, updatedSheet } from './format.ts'
import { guidOf } from './guid.ts'
import type { KnownKeywords } from './import-keywords.ts'
import { cardMatcher } from './match.ts'
import { changedFields, mergedFacts, mergedText, ownImport, sameFact } from './merge-card.ts'
import { folderOf, freeSlug } from './new-slug.ts'
import { jsonText, type OpenedPack, type PackCard } from './pack-cards.ts'
import { type ImportProblem, importProblem } from './problem.ts'
import { withoutMadeGuids } from './sets.ts'
import { type CardSheet, front } from './sheet.ts'
import type { SheetNames } from './sheet-names.ts'

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

/** Titles and texts that an import brings. */
export interface Words {
  readonly cards: { [slug: string]: CardText }
  readonly keywords: { [slug: string]: { readonly title: string } }
  readonly encounterSets: { [slug: string]: { readonly title: string } }
}

/** What becomes of the rows of a file. */
export interface Placed {
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

/** Finds the card that each row means, and makes those that are not here. */
export function placeCards(
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
  const context = contextOf(target.id, target.title, read.set.version ?? '')
  const set = withoutMadeGuids(read.set, target.id, context)
  const now = updatedSheet(work, read.format, withId(before, guidOf(`${target.id}:${card.slug}`)), record, { set, context })
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
