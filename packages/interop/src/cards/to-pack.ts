/** Cards of a file into a pack: what is made, what changes, what stays, what the file no longer has. Pure: who calls writes the files. */
import { cardTypeWords, type PackFiles, suggestSlug } from '@questwright/packs/browser'
import { besidePath, besideText, type Row } from './beside.ts'
import { importedOf } from './facts.ts'
import { type CardRecord, contextOf, type FormatWork, type ReadCards } from './format.ts'
import { planKeywords } from './import-keywords.ts'
import { importLanguages } from './languages-of-pack.ts'
import { octgnSetsPath, octgnSetsText } from './octgn-sets.ts'
import { jsonText, type OpenedPack, openPack, textPath } from './pack-cards.ts'
import { type ImportedCard, type ImportTarget, placeCards, type Words } from './place-cards.ts'
import { type ImportProblem, importProblem } from './problem.ts'
import { setsPath, setsText, tellSets, withoutMadeSets } from './sets.ts'
import { type CardSheet, front } from './sheet.ts'
import type { SheetNames } from './sheet-names.ts'
import { isCardType } from './types.ts'

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
  /** How many cards got new or other words in another language. */
  readonly translated: readonly { readonly language: string; readonly cards: number }[]
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
  const nothing: PackImport = { files: {}, made: [], changed: [], same: 0, gone: [], beside: 0, translated: [], problems, slugs: new Map() }
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
  const { languages = [] } = read.tabs ?? {}
  const setRows = withoutMadeSets(read.tabs?.sets ?? [], target.id, contextOf(target.id, target.title, ''))
  if (setRows.length > 0) files[setsPath] = setsText(setRows, target.files[setsPath])
  problems.push(...tellSets(setRows, read.sheets))
  const octgnSets =
    read.format === 'octgn-set' ? octgnSetsText(read.set, contextOf(target.id, target.title, ''), target.files[octgnSetsPath]) : undefined
  if (octgnSets !== undefined) files[octgnSetsPath] = octgnSets
  const words = importLanguages(languages, { id: target.id, files: { ...target.files, ...files } }, names)
  Object.assign(files, words.files)
  problems.push(...words.problems)
  return {
    files: withoutSame(files, target.files),
    made: placed.made,
    changed: placed.changed,
    same: placed.same,
    gone: goneCards(pack, placed.met, read, target),
    beside: beside.length,
    translated: words.translated,
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

function goneCards(pack: OpenedPack, met: ReadonlySet<string>, read: ReadCards, target: ImportTarget): ImportedCard[] {
  const product = (set: string | undefined): string => set || target.title
  const sets = new Set(read.sheets.map(({ card }) => product(card.set)))
  return pack.cards.flatMap(({ slug, path, facts, text }) => {
    const imported = importedOf(facts)
    if (imported === undefined || met.has(slug) || !sets.has(product(imported.printed?.set))) return []
    // a list of player cards says nothing of the others
    if ((read.format === 'ringsdb-csv' || read.format === 'ringsdb-cards') && cardTypeWords[facts.type].back !== 'player') return []
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
