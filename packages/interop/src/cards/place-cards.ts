/** Turns the rows of a file into cards of a pack: each row changes an existing card or makes a new one. */
import { type CardFacts, type CardText, checkCardFacts, type FactValue } from '@questwright/packs/browser'
import { entryIn, type ForeignIdFacts, type Rulebook } from '@questwright/rulebook'
import { guidOfCard, idsIn } from '../ids-of-card.ts'
import type { Row } from './beside.ts'
import { factsOfSheet, importedOf, sheetOfFacts } from './facts.ts'
import { type FormatWork, keeping, type ReadCards, updatedSheet, type WriteContext } from './format.ts'
import { guidOf } from './guid.ts'
import { changedFields, mergedFacts, mergedText, ownImport, sameFact } from './merge-card.ts'
import { folderOf, freeSlug, setsIn, type TakenSlugs } from './new-slug.ts'
import type { PackCard } from './pack-cards.ts'
import { type ImportProblem, importProblem } from './problem.ts'
import { withoutMadeGuids } from './product.ts'
import { type CardSheet, front } from './sheet.ts'
import type { SheetNames } from './sheets-of-game.ts'
import type { TargetPack } from './target-pack.ts'

export interface ImportedCard {
  readonly slug: string
  readonly title: string
  readonly path: string
}

/** The data that is written for one card. */
interface PutCard {
  readonly slug: string
  readonly path: string
  /** The new facts; absent where only the words change. In the same way `words` is absent where only the facts change. */
  readonly facts?: CardFacts
  readonly words?: CardText
}

/** The result for all rows of a file. */
export interface Placed {
  readonly cards: PutCard[]
  /** The sets that its cards belong to. */
  readonly sets: Set<string>
  readonly made: ImportedCard[]
  readonly changed: (ImportedCard & { readonly what: readonly string[] })[]
  same: number
  readonly met: Set<string>
  readonly slugs: Map<CardSheet, string>
}

/** A file of cards that is being imported into a pack. */
export interface CardsFile {
  readonly work: FormatWork
  readonly read: ReadCards
  readonly pack: TargetPack
  /** The product data of the pack and of the file. */
  readonly context: WriteContext
  readonly names: SheetNames
  readonly problems: ImportProblem[]
}

/** Finds the existing card for each row, and the rows that become new cards. The pack is not changed yet. */
export function placeCards(rows: readonly Row[], file: CardsFile): Placed {
  const { work, read, pack, context, names, problems } = file
  const sheetOf = (card: PackCard): CardSheet => sheetOfFacts(card.facts, card.text, names, work.sheets)
  const { ids } = work.sheets
  const placed: Placed = { cards: [], sets: new Set(), made: [], changed: [], same: 0, met: new Set(), slugs: new Map() }
  const made = new Set<string>()
  const taken: TakenSlugs = { has: (slug) => made.has(slug) || pack.taken.has(slug), numbers: new Map() }
  const rowOfId = new Map<string, Row>()
  const added: Row[] = []
  const takenAs: (readonly [given: CardSheet, as: CardSheet])[] = []
  for (const given of rows) {
    const first = rowOfId.get(idOf(given, ids) ?? '')
    const row = first !== undefined && isOfAnotherCode(given, first, ids) ? withoutGuid(given, first.sheet.line, ids, problems) : given
    const [key, { sheet }] = [idOf(row, ids), row]
    if (key !== undefined && rowOfId.has(key)) {
      problems.push(doubledRow(row, key, rowOfId.get(key)?.sheet.line))
      continue
    }
    if (key !== undefined) rowOfId.set(key, row)
    const found = pack.find(sheet, sheetOf)
    if (found !== undefined && !placed.met.has(found.slug)) {
      placed.met.add(found.slug)
      updateCard(row, found, sheetOf(found), file, placed)
      takenAs.push([given.sheet, sheet])
    } else {
      const { guid } = idsIn(sheet.card, ids)
      const one = guid && pack.hasId(guid) ? withoutGuid(row, undefined, ids, problems) : row
      added.push(one)
      takenAs.push([given.sheet, one.sheet])
    }
  }
  for (const { sheet, record } of added) {
    const slug = addCard(sheet, keeping(work, read.format, sheet, record, context), taken, file, placed)
    if (slug !== undefined) made.add(slug)
  }
  for (const [given, as] of takenAs) {
    const slug = placed.slugs.get(as)
    if (slug !== undefined) placed.slugs.set(given, slug)
  }
  return placed
}

/** The id of a row: its GUID, or its code. @param ids the fields that hold them */
function idOf({ sheet }: Row, ids: ForeignIdFacts): string | undefined {
  const { guid, siteCode } = idsIn(sheet.card, ids)
  return guid || siteCode || undefined
}

/**
 * Whether both rows have codes that differ: then they are two cards although they have the same GUID. Two versions of one character can have the
 * same GUID.
 */
function isOfAnotherCode({ sheet }: Row, { sheet: first }: Row, ids: ForeignIdFacts): boolean {
  const [code, other] = [idsIn(sheet.card, ids).siteCode, idsIn(first.card, ids).siteCode]
  return !!code && !!other && code !== other
}

/**
 * The row without its GUID, because another card has the same one: the first card keeps it.
 * @param first the line of the other card, if that is in the file
 */
function withoutGuid({ sheet, record }: Row, first: number | undefined, ids: ForeignIdFacts, problems: ImportProblem[]): Row {
  const { guid = '', siteCode = '' } = idsIn(sheet.card, ids)
  problems.push(
    importProblem(
      'warning',
      'doubled-table-id',
      [
        `${front(sheet).title ?? ''} has the id ${guid.slice(0, 60)} of ${first === undefined ? 'another card' : `the card in line ${first}`}: it was imported without that id, by its code ${siteCode}.`,
        'Give it an id of its own, if other programs should recognise it.',
      ],
      { line: sheet.line },
    ),
  )
  const flat = Object.entries(record.flat).filter(([, value]) => value.replace(/^"|"$/g, '').toLowerCase() !== guid)
  return { sheet: withGuid(sheet, '', ids), record: { ...record, flat: Object.fromEntries(flat) } }
}

function doubledRow({ sheet }: Row, id: string, first: number | undefined): ImportProblem {
  return importProblem(
    'error',
    'doubled-id',
    [
      `The id ${id.slice(0, 60)} belongs to ${first === undefined ? 'another card' : `the card in line ${first}`} already: ${front(sheet).title ?? ''} was left out.`,
      'Give each card an id of its own.',
    ],
    { line: sheet.line },
  )
}

function updateCard(
  { sheet, record }: Row,
  card: PackCard,
  before: CardSheet,
  { work, read, pack, context, names, problems }: CardsFile,
  placed: Placed,
): void {
  const own = guidOf(`${pack.id}:${card.slug}`)
  const set = withoutMadeGuids(read.set, context)
  const { ids } = work.sheets
  const known = idsIn(before.card, ids).guid ? before : withGuid(before, own, ids)
  const updated = updatedSheet(work, read.format, known, record, { set, context })
  const isMade = guidOfCard(card.facts, pack.rulebook) === undefined && idsIn(updated.card, ids).guid === own
  const now = isMade ? withGuid(updated, undefined, ids) : updated
  const { facts, text, guessed } = factsOfSheet(now, names, read.format, work.sheets)
  if (!areFacts(facts, now, pack.rulebook, problems)) return
  const { slug, path } = card
  const told: ImportedCard = { slug, title: front(now).title ?? slug, path }
  placed.slugs.set(sheet, slug)
  for (const one of setsIn(facts, pack.rulebook)) placed.sets.add(one)
  const what = changedFields(before, now, work.sheets.fields)
  const imported = importedOf(card.facts)
  if (what.length > 0) {
    tellGuessed(guessed, now, work.sheets.standIns, problems)
    const kept = ownImport(facts.imported, imported)
    const merged = mergedFacts(
      card.facts,
      { ...facts, ...(kept === undefined ? {} : { imported: kept }) },
      kept === undefined,
      work.sheets.decides,
      pack.rulebook,
    )
    const words = mergedText(card.text, text, work.sheets.words)
    placed.changed.push({ ...told, what })
    placed.cards.push({
      slug,
      path,
      ...(sameFact(card.facts as FactValue, merged as FactValue) ? {} : { facts: merged as CardFacts }),
      ...(sameFact(card.text as FactValue | undefined, words as FactValue) ? {} : { words }),
    })
  } else if (!sameFact((before.kept ?? {}) as FactValue, (now.kept ?? {}) as FactValue)) {
    // only columns that our facts do not have changed: leave the facts in the order in which their author wrote them
    placed.changed.push({ ...told, what: ['kept'] })
    const noted = { format: read.format, text: 'none', ...imported, kept: now.kept ?? {} }
    placed.cards.push({ slug, path, facts: { ...card.facts, imported: noted } as CardFacts })
  } else placed.same += 1
}

/** The sheet with another GUID, or without one; unchanged for a game whose cards have none. */
function withGuid(sheet: CardSheet, guid: string | undefined, { guid: field }: ForeignIdFacts): CardSheet {
  if (field === undefined) return sheet
  const { [field]: _, ...card } = sheet.card
  return { ...sheet, card: guid === undefined ? card : { ...sheet.card, [field]: guid } }
}

/**
 * Adds a new card.
 * @returns its slug; undefined where the row has no valid facts
 */
function addCard(
  sheet: CardSheet,
  whole: CardSheet,
  taken: TakenSlugs,
  { work, read, pack, names, problems }: CardsFile,
  placed: Placed,
): string | undefined {
  const { facts, text, guessed } = factsOfSheet(whole, names, read.format, work.sheets)
  if (!areFacts(facts, sheet, pack.rulebook, problems)) return undefined
  const slug = freeSlug(sheet, work.sheets.setsOf(sheet)[0] ?? '', taken)
  tellGuessed(guessed, sheet, work.sheets.standIns, problems)
  const path = `${folderOf(facts, pack.rulebook)}/${slug}.json`
  placed.cards.push({ slug, path, facts: facts as unknown as CardFacts, words: text })
  placed.made.push({ slug, title: text.title, path })
  placed.slugs.set(sheet, slug)
  for (const one of setsIn(facts, pack.rulebook)) placed.sets.add(one)
  return slug
}

/** Whether imported facts are valid, so that the pack can still be loaded; if not, a problem is added. */
function areFacts(facts: { readonly [fact: string]: FactValue }, sheet: CardSheet, rulebook: Rulebook, problems: ImportProblem[]): boolean {
  const errors = checkCardFacts(facts as FactValue, rulebook).issues.filter(({ severity }) => severity === 'error')
  const [first] = errors
  if (first === undefined) return true
  problems.push(
    importProblem('error', 'facts', [`${front(sheet).title ?? ''} was left out: ${first.message}`, first.remedy], { line: sheet.line }),
  )
  return false
}

function tellGuessed(
  guessed: readonly string[],
  sheet: CardSheet,
  standIns: { readonly [fact: string]: string },
  problems: ImportProblem[],
): void {
  if (guessed.length === 0) return
  const title = front(sheet).title ?? ''
  const how = [...new Set(guessed.map((fact) => entryIn(standIns, fact) ?? 'a dash is used instead'))].join(', ')
  problems.push(
    importProblem(
      'warning',
      'missing-value',
      [`${title} has no ${guessed.join(', ')}: ${how}.`, 'Write what the card prints, or leave it if the card prints none.'],
      { line: sheet.line },
    ),
  )
}
