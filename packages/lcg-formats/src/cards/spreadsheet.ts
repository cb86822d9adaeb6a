/** The spreadsheet of ALeP as one file (.xlsx): its sets, its cards, and their words in other languages, each in a tab. */
import {
  type ImportProblem,
  importProblem,
  type LanguageTab,
  type OpenedTab,
  openXlsx,
  type PackSource,
  productsIn,
  type ReadCards,
  recordsOf,
  sheetsOf,
  type Tab,
  type TableRow,
  tableOf,
  type WriteContext,
  xlsxOf,
} from '@questwright/interop/for-games'
import { roleOf } from '@questwright/packs/browser'
import { alep, alepRecords } from './alep.ts'
import { alepAgain, alepMarks, columnsOf } from './alep-columns.ts'
import { languageMarks, tabLanguages } from './language-rows.ts'
import { languageTabs, otherLanguages } from './languages-of-pack.ts'
import { setMarks, setsPath, setsTab } from './sets.ts'
import type { CardSheet } from './sheet.ts'

/**
 * Reads a spreadsheet file: the cards of the tab "Card Data", or of the first one that has its columns; the tab "Sets"; and the tabs that are
 * named after a language. Other tabs are reported. Never throws, whatever the file contains.
 */
export async function readSpreadsheet(bytes: Uint8Array): Promise<ReadCards> {
  const tabs = await openXlsx(bytes)
  if ('code' in tabs) return nothing(tabs)
  const fits = ({ rows }: OpenedTab, marks: readonly string[]): boolean => marks.every((name) => rows[0]?.cells.includes(name) === true)
  const cards =
    tabs.find((one) => one.name === 'Card Data' && fits(one, alepMarks)) ??
    tabs.find((one) => !Object.hasOwn(tabLanguages, one.name) && fits(one, alepMarks))
  if (cards === undefined)
    return nothing(
      importProblem('error', 'missing-column', [
        `No tab of the spreadsheet (${tabs
          .map(({ name }) => name)
          .slice(0, 10)
          .join(', ')}) has the columns ${alepMarks.join(', ')} in its first row.`,
        'Keep the tab "Card Data" with its first row.',
      ]),
    )
  const told: ImportProblem[] = []
  const rowsIn = (tab: OpenedTab): readonly TableRow[] => {
    const { rows, problems } = tableOf(tab.rows, [], alepAgain)
    told.push(...problems.map((one) => ({ ...one, message: `Tab "${tab.name}": ${one.message}` })))
    return rows
  }
  const setsAt = tabs.find((one) => one !== cards && one.name === 'Sets' && fits(one, setMarks))
  const sets = setsAt === undefined ? [] : rowsIn(setsAt).map(({ cells }) => cells)
  const languages = tabs.flatMap((one): LanguageTab[] => {
    const language = Object.hasOwn(tabLanguages, one.name) ? tabLanguages[one.name] : undefined
    return one === cards || language === undefined || !fits(one, languageMarks) ? [] : [{ tab: one.name, language, rows: rowsIn(one) }]
  })
  const problems: ImportProblem[] = []
  const table = alepRecords(tableOf(cards.rows, problems, alepAgain))
  const read = sheetsOf(alep, 'alep', { ...table, set: productsIn(sets) })
  const taken = new Set([cards.name, setsAt?.name, ...languages.map(({ tab }) => tab)])
  // a tab with headers and no other rows is empty
  const isUsed = ({ rows }: OpenedTab): boolean => rows.slice(1).some(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const others = tabs.filter((tab) => !taken.has(tab.name) && isUsed(tab))
  if (others.length > 0)
    told.push(
      importProblem('warning', 'other-tabs', [
        `The tab "${cards.name}" was read; ${others.map(({ name }) => `"${name.slice(0, 40)}"`).join(', ')} ${others.length === 1 ? 'was' : 'were'} not.`,
        'Save a tab of cards as a file of its own to import it; a tab of translations is called by its language and has the columns Card GUID and Name.',
      ]),
    )
  return {
    ...read,
    problems: [...read.problems, ...told],
    tabs: { sets, languages },
  }
}

function nothing(problem: ImportProblem): ReadCards {
  return { format: 'alep', sheets: [], records: [], set: {}, problems: [problem] }
}

/**
 * Writes cards as a spreadsheet file, with the tabs of sets and of languages.
 * @param sheets as `sheetsFor` gives them @param source the pack in which they are
 * @returns its bytes, the same for the same pack
 */
export async function writeSpreadsheet(
  sheets: readonly CardSheet[],
  source: PackSource,
  context: WriteContext,
): Promise<{ readonly bytes: Uint8Array; readonly problems: readonly ImportProblem[] }> {
  const records = recordsOf(alep, 'alep', sheets, context)
  const { columns, headers } = columnsOf(records)
  const cards: Tab = { name: 'Card Data', rows: [headers, ...records.map((record) => columns.map((column) => record[column] ?? ''))] }
  const strange = otherLanguages(source.files)
  const problems =
    strange.length === 0
      ? []
      : [
          importProblem('warning', 'export/languages', [
            `The spreadsheet has no tab for ${strange.join(', ')}: these words are not in it.`,
            `It has tabs for ${Object.keys(tabLanguages).join(', ')}; the pack keeps the others.`,
          ]),
        ]
  return { bytes: await xlsxOf([setsTab(sheets, source, context), cards, ...languageTabs(source, sheets)]), problems }
}

/** The data of a pack that is lost when a single table is exported: the other tabs of the spreadsheet. */
export function whatTextLoses({ files }: PackSource): readonly ImportProblem[] {
  const languages = Object.keys(files).flatMap((path) => {
    const role = roleOf(path)
    return role.role === 'text' && role.language !== 'en' ? [role.language] : []
  })
  const lost = [
    ...(languages.length > 0 ? [`the words in ${languages.sort().join(', ')}`] : []),
    ...(files[setsPath] === undefined ? [] : ['the tab "Sets"']),
  ]
  if (lost.length === 0) return []
  return [
    importProblem('warning', 'export/tabs', [
      `The file is one table: ${lost.join(' and ')} ${languages.length > 0 ? 'are' : 'is'} not in it.`,
      'Write the whole spreadsheet: --to alep with a name that ends in .xlsx.',
    ]),
  ]
}
