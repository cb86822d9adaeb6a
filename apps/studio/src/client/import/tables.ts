/** Tables of cards that are dropped: a new pack is made of them, which then goes the way of every pack. Pure. */
import {
  cardFormatNames,
  cardFormats,
  decksOfRules,
  decodeText,
  fewProblems,
  type ImportProblem,
  importCards,
  importScenarios,
  isArchive,
  mostCardBytes,
  packTitle,
  type ReadCards,
  readCards,
  readPrebuiltDecks,
  readSpreadsheet,
  recogniseFile,
  type ScenarioDeck,
} from '@questwright/interop'
import { filesOfNewPack, type PackBundle, type PackFiles, suggestSlug, usualPacks } from '@questwright/packs/browser'
import type { DroppedFile, ImportRefusal } from './check-files.ts'

export interface PackOfTables {
  readonly files: readonly DroppedFile[]
  readonly cards: number
  readonly scenarios: number
  readonly problems: readonly (ImportProblem & { readonly file: string })[]
}

const tables = /\.(?:csv|tsv|xlsx|xml|json|txt|o8d)$/i

/** Whether what was dropped may be tables: files without a pack around them. */
export function mayBeTables(files: readonly DroppedFile[]): boolean {
  return files.length > 0 && files.length <= 20 && files.every(({ path }) => tables.test(path) && !/(?:^|\/)package\.json$/.test(path))
}

/**
 * Makes the files of a new pack: of tables of cards, and of DragnCards' prebuilt decks beside them.
 * @param packs of the workspace: the new pack stands on the usual ones, and their keywords are known
 * @returns a refusal when there is no card in any of them
 */
export async function packOfTables(dropped: readonly DroppedFile[], packs: readonly PackBundle[]): Promise<PackOfTables | ImportRefusal> {
  const problems: (ImportProblem & { readonly file: string })[] = []
  const tell = (file: string, found: readonly ImportProblem[]): void => {
    problems.push(...fewProblems(found).map((one) => ({ ...one, file })))
  }
  const read: { readonly path: string; readonly cards: ReadCards }[] = []
  const lists: { readonly path: string; readonly decks: readonly ScenarioDeck[] }[] = []
  for (const { path, bytes } of dropped) {
    const opened = await openTable(bytes)
    tell(path, opened.problems)
    if (opened.kind === 'cards') read.push({ path, cards: opened.cards })
    else if (opened.kind === 'decks') lists.push({ path, decks: opened.decks })
  }
  const [first] = read
  if (!first) {
    const [why] = problems.filter(({ severity }) => severity === 'error')
    return why ?? { message: 'There is no table of cards in it.', remedy: 'Drop the table with the cards beside it.' }
  }
  const title = first.cards.sheets[0]?.card.set || nameOf(first.path)
  const id = suggestSlug(title) || 'imported-cards'
  const needed = packs.filter((pack) => usualPacks.includes(pack.id))
  const versions = Object.fromEntries(needed.map((pack) => [pack.id, { name: pack.name, version: pack.packVersion }]))
  let files: PackFiles = filesOfNewPack(id, title, versions)
  // a keyword of a pack on which it does not stand would be undeclared
  const keywords = new Map(needed.flatMap((pack) => Object.entries(pack.keywords).map(([slug, { number }]) => [slug, number] as const)))
  const made = { cards: 0, scenarios: 0 }
  const place = (path: string, decks: readonly ScenarioDeck[], format: string): void => {
    const scenarios = importScenarios(decks, { id, files }, packs, format)
    files = { ...files, ...scenarios.files }
    made.scenarios += scenarios.made.length
    tell(path, scenarios.problems)
  }
  for (const { path, cards } of read) {
    const done = importCards(cardFormats[cards.format], { ...cards, problems: [] }, { id, title: packTitle(id), files, keywords })
    files = { ...files, ...done.files }
    made.cards += done.made.length
    tell(path, done.problems)
    const rules = decksOfRules(cards.sheets, (sheet) => {
      const slug = done.slugs.get(sheet)
      return slug === undefined ? undefined : `${id}:${slug}`
    })
    tell(path, rules.problems)
    place(path, rules.decks, cards.format)
  }
  for (const { path, decks } of lists) place(path, decks, 'dragncards-decks')
  const [worst] = problems.filter(({ severity }) => severity === 'error')
  if (made.cards === 0)
    return { message: worst?.message ?? 'The table holds no card.', remedy: worst?.remedy ?? 'Export it again with its first row.' }
  const encoder = new TextEncoder()
  return { files: Object.entries(files).map(([path, text]) => ({ path, bytes: encoder.encode(text) })), ...made, problems }
}

type Opened = { readonly problems: readonly ImportProblem[] } & (
  | { readonly kind: 'cards'; readonly cards: ReadCards }
  | { readonly kind: 'decks'; readonly decks: readonly ScenarioDeck[] }
  | { readonly kind: 'other' }
)

async function openTable(bytes: Uint8Array): Promise<Opened> {
  if (isArchive(bytes)) {
    const cards = await readSpreadsheet(bytes)
    return { kind: 'cards', cards, problems: cards.problems }
  }
  const { text, problems } = decodeText(bytes, mostCardBytes)
  if (text === undefined) return { kind: 'other', problems }
  const known = recogniseFile(text)
  const format = cardFormatNames.find((name) => name === known)
  if (format !== undefined) {
    const cards = readCards(text, format)
    return { kind: 'cards', cards, problems: [...problems, ...cards.problems] }
  }
  if (known === 'dragncards-decks') {
    const { decks, problems: found } = readPrebuiltDecks(text)
    return { kind: 'decks', decks, problems: [...problems, ...found] }
  }
  const other: ImportProblem = {
    severity: 'error',
    code: 'import/no-table',
    ...(known === undefined
      ? {
          message: 'This is no table of cards that is known here.',
          remedy: 'A table begins with the row of its column names, and a pack is a folder, a zip or a .tgz with a package.json.',
        }
      : {
          message: 'This is a list of cards, not a table of them; it stays out.',
          remedy: 'Decks are imported on the page Decks, everything else with qw import.',
        }),
  }
  return { kind: 'other', problems: [...problems, other] }
}

/** `tables/Fen Roads.csv` is called Fen Roads. */
function nameOf(path: string): string {
  return (path.split('/').at(-1) ?? path).replace(/\.[^.]*$/, '')
}
