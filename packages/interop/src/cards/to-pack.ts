/**
 * Imports the cards of a file into a pack, and reports which cards are new, changed, unchanged, or no longer in the file. The caller writes the
 * files.
 */
import { type PackFiles, suggestSlug } from '@questwright/packs/browser'
import type { Rulebook } from '@questwright/rulebook'
import { besidePath, besideText, type Row } from './beside.ts'
import { type CardRecord, contextOf, type FormatWork, type ReadCards } from './format.ts'
import { type KnownKeywords, planKeywords } from './import-keywords.ts'
import { textPath } from './pack-cards.ts'
import { type ImportedCard, type Placed, placeCards } from './place-cards.ts'
import { type ImportProblem, importProblem } from './problem.ts'
import { type CardSheet, front } from './sheet.ts'
import type { SheetNames } from './sheets-of-game.ts'
import { TargetPack } from './target-pack.ts'

export interface ImportTarget {
  readonly id: string
  /** The name of the pack as a product. */
  readonly title: string
  readonly rulebook: Rulebook
  /** The current files of the pack; those of a new pack without any cards. */
  readonly files: PackFiles
  /** Keywords of the workspace, by slug. */
  readonly keywords: KnownKeywords
}

export interface CardsImport {
  readonly made: readonly ImportedCard[]
  readonly changed: readonly (ImportedCard & { readonly what: readonly string[] })[]
  readonly same: number
  /** Cards of the same product that are no longer in the file: they are kept. */
  readonly gone: readonly ImportedCard[]
  /** The number of rows that are no cards; they are kept in a file of the pack. */
  readonly beside: number
  /** For each language, the number of cards whose words are new or changed. */
  readonly translated: readonly { readonly language: string; readonly cards: number }[]
  readonly problems: readonly ImportProblem[]
  /** The slugs of the cards of the file, by their sheets. */
  readonly slugs: ReadonlyMap<CardSheet, string>
}

export interface PackImport extends CardsImport {
  /** The new and changed files. */
  readonly files: PackFiles
}

/** Puts the cards of one file into a pack: see `importCardsInto`. */
export function importCards(work: FormatWork, read: ReadCards, { id, title, rulebook, files, keywords }: ImportTarget): PackImport {
  const pack = new TargetPack(id, files, rulebook)
  const done = importCardsInto(pack, work, read, { title, keywords })
  return { ...done, files: pack.changes() }
}

/**
 * Imports the cards of a file into a pack. A row refers to an existing card by ids and codes of other programs, by number or by title; that card
 * keeps its slug and everything that its author added (scripts, art, other facts). Nothing is deleted. The time depends on the size of the file,
 * not on that of the pack.
 */
export function importCardsInto(
  pack: TargetPack,
  work: FormatWork,
  read: ReadCards,
  { title, keywords }: Pick<ImportTarget, 'title' | 'keywords'>,
): CardsImport {
  const problems: ImportProblem[] = [...read.problems]
  if (pack.words === 'broken') {
    problems.push(
      importProblem('error', 'broken-pack', [
        `${textPath} of the pack cannot be read: nothing was imported.`,
        'Repair it first; qw check says where it is broken.',
      ]),
    )
    return { made: [], changed: [], same: 0, gone: [], beside: 0, translated: [], problems, slugs: new Map() }
  }
  const known = new Map([...keywords, ...pack.keywords])
  const rows = read.sheets.map(
    (sheet, at): Row => ({
      sheet: work.placed?.(sheet, known) ?? sheet,
      record: read.records[at] as CardRecord,
    }),
  )
  const named = rows.filter(({ sheet }) => front(sheet).title !== undefined)
  const cards = named.filter(({ sheet }) => work.sheets.isCard(sheet))
  const plan = planKeywords(
    cards.map(({ sheet }) => sheet),
    known,
    work.sheets.keywordFields,
  )
  problems.push(...plan.problems)
  const sets = withSetTitles(pack, cards, work)
  const names: SheetNames = { product: title, set: suggestSlug(title) || pack.id, sets, isKeyword: plan.isKeyword }
  const context = contextOf(pack.id, title, read.set.version ?? '')
  const placed = placeCards(cards, { work, read, pack, context, names, problems })
  for (const { slug, path, facts, words } of placed.cards) pack.putCard(slug, path, facts, words)
  const beside = named.filter(({ sheet }) => !work.sheets.isCard(sheet))
  if (beside.length > 0) pack.write(besidePath, besideText(work, read, beside, pack, context))
  for (const [slug, made] of plan.made) pack.putKeyword(slug, made.title, { number: made.number, imported: { format: read.format } })
  for (const slug of placed.sets) if (!Object.hasOwn(pack.setTitles, slug)) pack.putTitle('sets', slug, sets[slug] ?? slug)
  const besides = work.placeBesides?.(read, pack, names) ?? { translated: [], problems: [] }
  problems.push(...besides.problems)
  return {
    made: placed.made,
    changed: placed.changed,
    same: placed.same,
    gone: goneCards(pack, placed, work, read, title),
    beside: beside.length,
    translated: besides.translated,
    problems,
    slugs: placed.slugs,
  }
}

/** The titles of the pack's sets, and those of the sets in the file. The first spelling of a title counts. */
function withSetTitles(pack: TargetPack, cards: readonly Row[], { sheets }: FormatWork): { readonly [slug: string]: string } {
  const sets = new Map(Object.entries(pack.setTitles).map(([slug, { title }]) => [slug, title]))
  for (const { sheet } of cards)
    for (const title of sheets.setsOf(sheet)) {
      const slug = suggestSlug(title)
      if (slug !== '' && !sets.has(slug)) sets.set(slug, title)
    }
  return Object.fromEntries(sets)
}

function goneCards(pack: TargetPack, { met, made }: Placed, work: FormatWork, read: ReadCards, title: string): ImportedCard[] {
  const products = new Set(read.sheets.map(({ card }) => card.set || title))
  const here = new Set([...met, ...made.map(({ slug }) => slug)])
  return [...products]
    .flatMap((product) => [...pack.importedOf(product), ...(product === title ? pack.importedOf('') : [])])
    .filter(({ slug }) => !here.has(slug))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ slug, path, facts, text }) => {
      // the format never contains cards of this type, so a card that the file lacks was not deleted there
      if (work.lists?.(facts.type) === false) return []
      return [{ slug, title: text?.title ?? slug, path }]
    })
}
