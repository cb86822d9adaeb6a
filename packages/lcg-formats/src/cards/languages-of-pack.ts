/** Imports the translations of a pack from the tabs of a spreadsheet, and exports them. */
import {
  besidePath,
  cellOfProduct,
  contextOf,
  guidOf,
  guidOfCard,
  type ImportProblem,
  importProblem,
  jsonText,
  type LanguageTab,
  languagesBeside,
  namesOfPack,
  openPack,
  type PackCard,
  type PackSheet,
  type PackSource,
  sheetOfFacts,
  type Tab,
  type TargetPack,
  withLanguageBeside,
} from '@questwright/interop/for-games'
import { type CardText, noText, type PackFiles, roleOf } from '@questwright/packs/browser'
import { alepColumns, alepHeaders } from './alep-columns.ts'
import { isTranslated, rowOfWords, tabLanguages, type Untranslated, wordsOfRow } from './language-rows.ts'
import { lcgSheets } from './lcg-sheets.ts'
import type { CardSheet, Flat } from './sheet.ts'
import type { SheetNames } from './sheet-names.ts'
import { bareSheet } from './sheet-of-facts.ts'

/** Columns that every exported tab has. */
const usual = [
  'Set',
  'Card GUID',
  'Name',
  'Traits',
  'Keywords',
  'Text',
  'Shadow',
  'Flavour',
  'Side B',
  'Back Traits',
  'Back Keywords',
  'Back Text',
  'Back Shadow',
  'Back Flavour',
]

export interface ImportedLanguages {
  /** The number of cards with new or changed texts, by language. */
  readonly translated: readonly { readonly language: string; readonly cards: number }[]
  readonly problems: readonly ImportProblem[]
}

/**
 * Adds translations to `text/<language>.json` of a pack and its cards. A row belongs to the card with its GUID; rows without a card are
 * reported.
 */
export function importLanguages(tabs: readonly LanguageTab[], pack: TargetPack, names: SheetNames): ImportedLanguages {
  if (tabs.length === 0) return { translated: [], problems: [] }
  const byId = new Map(
    [...pack.cards.values()].map((card) => [guidOfCard(card.facts, pack.rulebook) ?? guidOf(`${pack.id}:${card.slug}`), card]),
  )
  const problems: ImportProblem[] = []
  const translated: { language: string; cards: number }[] = []
  for (const { tab, language, rows } of tabs) {
    const path = `text/${language}.json`
    const words = wordsIn(pack.read(path))
    if (words === undefined) {
      problems.push(
        importProblem('error', 'broken-pack', [
          `${path} of the pack cannot be read: the tab "${tab}" was not imported.`,
          'Repair it first; qw check says where it is broken.',
        ]),
      )
      continue
    }
    const cards: { [slug: string]: CardText } = { ...words.cards }
    const met = new Set<string>()
    let count = 0
    for (const { line, cells } of rows) {
      if (!isTranslated(cells)) continue
      const guid = (cells['Card GUID'] ?? '').toLowerCase()
      const card = byId.get(guid)
      const beside = card === undefined ? withLanguageBeside(pack.read(besidePath), guid, language, cells, lcgSheets.ids) : undefined
      const why =
        met.has(guid) && guid !== ''
          ? 'means a card that another row translated already'
          : card === undefined && beside === undefined
            ? 'matches no card of the pack'
            : undefined
      if (why !== undefined) {
        problems.push(
          importProblem(
            'warning',
            'translation',
            [
              `Tab "${tab}": the row of "${(cells.Name ?? '').slice(0, 60)}" (${guid.slice(0, 40) || 'without a GUID'}) ${why}: it was left out.`,
              'Write the GUID of its card into the column "Card GUID".',
            ],
            { line, field: 'Card GUID' },
          ),
        )
        continue
      }
      met.add(guid)
      if (card === undefined) {
        pack.write(besidePath, beside as string)
        continue
      }
      const before = Object.hasOwn(cards, card.slug) ? cards[card.slug] : undefined
      const now = wordsOfRow(cells, untranslated(card, guid, language, names, pack.id), before)
      if (now !== before) count += 1
      cards[card.slug] = now
    }
    if (count > 0) {
      pack.write(path, jsonText({ ...words, cards }))
      translated.push({ language, cards: count })
    }
  }
  return { translated, problems }
}

function untranslated({ facts, text }: PackCard, octgnId: string, language: string, names: SheetNames, pack: string): Untranslated {
  const { imported: _imported, ...own } = facts
  const inWords = (words: CardText | undefined): CardSheet => bareSheet(own, words, names)
  const set = cellOfProduct(sheetOfFacts(facts, text, names, lcgSheets).card, contextOf(pack, names.product, ''))
  return { english: inWords(text), inWords, set, octgnId, language }
}

/** The texts of a language; undefined if the file is broken. */
function wordsIn(text: string | undefined): { readonly cards: { readonly [slug: string]: CardText } } | undefined {
  if (text === undefined) return noText
  try {
    const words: unknown = JSON.parse(text.replace(/^\ufeff/, ''))
    return typeof words === 'object' && words !== null && !Array.isArray(words) ? { ...noText, ...words } : undefined
  } catch {
    return undefined
  }
}

/** The tabs of a pack's translations, in the order of the spreadsheet. @param sheets the exported cards */
export function languageTabs(source: PackSource, sheets: readonly (CardSheet | PackSheet)[]): Tab[] {
  const names = namesOfPack(source, lcgSheets)
  const cards = new Map(openPack(source.files).cards.map((card) => [card.slug, card]))
  const beside = languagesBeside(source.files[besidePath], lcgSheets.ids)
  return Object.entries(tabLanguages).flatMap(([name, language]): Tab[] => {
    const words = wordsIn(source.files[`text/${language}.json`])?.cards ?? {}
    const rows = sheets.flatMap((sheet): Flat[] => {
      const slug = 'slug' in sheet ? sheet.slug : undefined
      if (slug === undefined) {
        const row = beside.get(`${language} ${sheet.card.octgnId ?? ''}`)
        return row === undefined ? [] : [row]
      }
      const card = cards.get(slug)
      const own = Object.hasOwn(words, slug) ? words[slug] : undefined
      return card === undefined || own === undefined
        ? []
        : [rowOfWords(own, untranslated(card, sheet.card.octgnId ?? '', language, names, source.id))]
    })
    if (rows.length === 0) return []
    const used = new Set([...usual, ...rows.flatMap((row) => Object.keys(row))])
    const more = [...used].filter((column) => !alepColumns.includes(column))
    const columns = [...alepColumns.filter((column) => used.has(column)), ...more]
    const headers = columns.map((column) => alepHeaders[alepColumns.indexOf(column)] ?? column)
    return [{ name, rows: [headers, ...rows.map((row) => columns.map((column) => row[column] ?? ''))] }]
  })
}

/** Languages of a pack for which the spreadsheet has no tab. */
export function otherLanguages(files: PackFiles): string[] {
  const known = ['en', ...Object.values(tabLanguages)]
  return Object.keys(files)
    .flatMap((path) => {
      const role = roleOf(path)
      return role.role === 'text' && !known.includes(role.language) ? [role.language] : []
    })
    .sort()
}
