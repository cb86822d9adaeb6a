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
  readSpreadsheet,
  recogniseFile,
} from '@questwright/interop'
import { filesOfNewPack, type PackBundle, type PackFiles, suggestSlug } from '@questwright/packs/browser'
import type { DroppedFile, ImportRefusal } from './check-files.ts'

export interface PackOfTables {
  readonly files: readonly DroppedFile[]
  readonly problems: readonly (ImportProblem & { readonly file: string })[]
}

const tables = /\.(?:csv|tsv|xlsx|xml|json|txt)$/i
/** Packs on which a new one stands, where they are here. */
const usual = ['lcg-keywords', 'lcg-core-set']

/** Whether what was dropped may be tables: files without a pack around them. */
export function mayBeTables(files: readonly DroppedFile[]): boolean {
  return files.length > 0 && files.length <= 20 && files.every(({ path }) => tables.test(path) && !/(?:^|\/)package\.json$/.test(path))
}

/**
 * Makes the files of a new pack.
 * @param packs of the workspace: their keywords are known, and the new pack stands on the usual ones
 * @returns undefined when none of the files is a table of cards
 */
export async function packOfTables(
  dropped: readonly DroppedFile[],
  packs: readonly PackBundle[],
): Promise<PackOfTables | ImportRefusal | undefined> {
  const problems: (ImportProblem & { readonly file: string })[] = []
  const tell = (file: string, found: readonly ImportProblem[]): void => {
    problems.push(...fewProblems(found).map((one) => ({ ...one, file })))
  }
  const read: { readonly path: string; readonly cards: ReadCards }[] = []
  for (const { path, bytes } of dropped) {
    const cards = await cardsOf(bytes)
    if (cards === undefined) continue
    tell(path, cards.problems)
    read.push({ path, cards })
  }
  const [first] = read
  if (!first) return undefined
  const title = first.cards.sheets[0]?.card.set || nameOf(first.path)
  const id = suggestSlug(title) || 'imported-cards'
  const versions = Object.fromEntries(
    packs.filter((pack) => usual.includes(pack.id)).map((pack) => [pack.id, { name: pack.name, version: pack.packVersion }]),
  )
  let files: PackFiles = filesOfNewPack(id, title, versions)
  const keywords = new Map(packs.flatMap((pack) => Object.entries(pack.keywords).map(([slug, { number }]) => [slug, number] as const)))
  let made = 0
  for (const { path, cards } of read) {
    const done = importCards(cardFormats[cards.format], { ...cards, problems: [] }, { id, title: packTitle(id), files, keywords })
    files = { ...files, ...done.files }
    made += done.made.length
    tell(path, done.problems)
    const rules = decksOfRules(cards.sheets, (sheet) => {
      const slug = done.slugs.get(sheet)
      return slug === undefined ? undefined : `${id}:${slug}`
    })
    const scenarios = importScenarios(rules.decks, { id, files }, packs, cards.format)
    files = { ...files, ...scenarios.files }
    tell(path, [...rules.problems, ...scenarios.problems])
  }
  const [worst] = problems.filter(({ severity }) => severity === 'error')
  if (made === 0)
    return { message: worst?.message ?? 'The table holds no card.', remedy: worst?.remedy ?? 'Export it again with its first row.' }
  const encoder = new TextEncoder()
  return { files: Object.entries(files).map(([path, text]) => ({ path, bytes: encoder.encode(text) })), problems }
}

async function cardsOf(bytes: Uint8Array): Promise<ReadCards | undefined> {
  if (isArchive(bytes)) return readSpreadsheet(bytes)
  const { text } = decodeText(bytes, mostCardBytes)
  const format = text === undefined ? undefined : cardFormatNames.find((name) => name === recogniseFile(text))
  return text === undefined || format === undefined ? undefined : readCards(text, format)
}

/** `tables/Fen Roads.csv` is called Fen Roads. */
function nameOf(path: string): string {
  return (path.split('/').at(-1) ?? path).replace(/\.[^.]*$/, '')
}
