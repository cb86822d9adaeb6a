/** Makes a new pack from dropped tables of cards and lists of scenarios; the pack is then imported like any other. Pure. */
import {
  type FileProblem,
  fewProblems,
  gameOfFiles,
  type OpenedImport,
  openImport,
  planImport,
  timesTold,
  titleOfFile,
} from '@questwright/interop'
import type { DroppedFile, ImportRefusal } from '@questwright/interop/archives'
import { filesOfNewPack, type PackBundle, suggestSlug } from '@questwright/packs/browser'
import { gameFormats } from './game-formats.ts'
import { rulebookAtHand } from './rulebooks.ts'

export interface PackOfTables {
  readonly files: readonly DroppedFile[]
  /** The game of the cards. */
  readonly game: string
  readonly cards: number
  readonly scenarios: number
  readonly decks: number
  readonly problems: readonly FileProblem[]
}

/**
 * Makes the files of a new pack from tables of cards, and from scenarios, decks and menus that were dropped with them or alone.
 * @param packs the packs of the workspace: the base packs of the game become dependencies of the new pack, so their keywords can be used
 * @returns a refusal when no file has a card or a scenario
 */
export async function packOfTables(dropped: readonly DroppedFile[], packs: readonly PackBundle[]): Promise<PackOfTables | ImportRefusal> {
  const opened: OpenedImport[] = []
  const read: FileProblem[] = []
  for (const { path, bytes } of dropped) {
    const { file, problems } = await openImport(gameFormats, path, bytes)
    opened.push(file)
    read.push(...problems.map((one) => ({ ...one, file: path })))
  }
  const first = opened.find((file) => file.kind === 'cards') ?? opened.find((file) => file.kind === 'text')
  if (!first) return worst(read) ?? noCards
  // `Q99.1-Fen by Night.o8d` gives the pack title Fen by Night
  const title =
    (first.kind === 'cards' && first.read.sheets[0]?.card.set) ||
    titleOfFile(first.name).replace(/^[A-Z][A-Z0-9]{2}(?:\.\d{1,2})?[-_ ]/, '')
  const id = suggestSlug(title) || 'imported-cards'
  const rulebook = rulebookAtHand(gameOfFiles(opened), packs)
  const needed = packs.filter((pack) => rulebook.basePacks.includes(pack.id) && pack.game === rulebook.game)
  const versions = Object.fromEntries(needed.map((pack) => [pack.id, { name: pack.name, version: pack.packVersion }]))
  // only the keywords of dependencies may be used: the pack does not depend on other packs
  const keywords = new Map(needed.flatMap((pack) => Object.entries(pack.keywords).map(([slug, { number }]) => [slug, number] as const)))
  const files = filesOfNewPack(id, title, versions, rulebook)
  const plan = planImport(gameFormats, opened, { id, rulebook, state: 'new', files, keywords, packs })
  const all = [...read, ...plan.problems]
  const problems = toldIn(dropped.flatMap(({ path }) => all.filter(({ file }) => file === path)))
  const count = (kind: 'card' | 'scenario' | 'deck'): number => plan.made.filter((one) => one.kind === kind).length
  const cards = count('card')
  if (cards === 0 && count('scenario') === 0) {
    const empty = { message: 'The table contains no card.', remedy: 'Export it again with its first row.' }
    return worst(problems) ?? (first.kind === 'cards' ? empty : noCards)
  }
  const encoder = new TextEncoder()
  const made = Object.entries(plan.files).map(([path, text]) => ({ path, bytes: encoder.encode(text) }))
  return { files: made, game: rulebook.game, cards, scenarios: count('scenario'), decks: count('deck'), problems }
}

/** The problems of the tables: equal ones merged, and of each kind only the first few. */
function toldIn(problems: readonly FileProblem[]): FileProblem[] {
  const { shown, counted } = fewProblems(problems)
  const facts = shown.map(({ told, ...one }) => {
    const times = timesTold(told)
    return times === '' ? one : { ...one, message: `${one.message} (${times})` }
  })
  const more = counted.flatMap(({ code, count, shown: few }): FileProblem[] => {
    const last = facts.filter((one) => one.code === code).at(-1)
    if (last === undefined) return []
    const { file, severity, remedy } = last
    return [{ file, severity, code, message: `${count} of this kind in all; the first ${few} are shown.`, remedy }]
  })
  return [...facts, ...more]
}

const noCards: ImportRefusal = {
  message: 'There is no table of cards in it, and no list of a scenario.',
  remedy: 'Drop the table beside it; decks alone are imported on the page Decks.',
}

function worst(problems: readonly FileProblem[]): ImportRefusal | undefined {
  const error = problems.find(({ severity }) => severity === 'error')
  return error && { message: error.message, remedy: error.remedy }
}
