/** Computes what an import would change in a pack, before anything is written. The command line and the studio both use it. */
import { cardFormatOf } from './card-formats.ts'
import { packTitle } from './card-index.ts'
import type { ReadCards } from './cards/format.ts'
import { importProblem } from './cards/problem.ts'
import type { CardSheet } from './cards/sheet.ts'
import { TargetPack } from './cards/target-pack.ts'
import { importCardsInto } from './cards/to-pack.ts'
import { type FormatsOfGames, formatsOfGame, gameCalled } from './games.ts'
import { type FileProblem, type ImportPlanDraft, type PlannedThing, type PlanTarget, tell } from './import-draft.ts'
import { declareNeeded } from './needed-packs.ts'
import type { OpenedCards, OpenedImport, OpenedText } from './opened.ts'
import { placeText } from './plan-lists.ts'
import { formatCalled } from './recognise.ts'

export interface ImportPlan {
  /** The new and changed files. */
  readonly files: { readonly [path: string]: string }
  readonly made: readonly PlannedThing[]
  readonly changed: readonly PlannedThing[]
  readonly same: number
  readonly gone: readonly PlannedThing[]
  /** The number of rows that are no cards of the game. */
  readonly beside: number
  /** For each language, the number of cards whose words are new or changed. */
  readonly translated: readonly { readonly language: string; readonly cards: number }[]
  readonly problems: readonly FileProblem[]
}

/**
 * Imports files into a pack: cards first, then the scenarios in their tables, then lists of cards, so that each finds the cards to which it refers.
 * Files of another game than the pack's are refused.
 * @param besides files in the same folders, which are used only where a table refers to them
 */
export function planImport(
  games: FormatsOfGames,
  files: readonly OpenedImport[],
  target: PlanTarget,
  besides: readonly OpenedImport[] = [],
): ImportPlan {
  const { rulebook } = target
  const pack = new TargetPack(target.id, target.files, rulebook, target.packs)
  const draft: ImportPlanDraft = { pack, made: [], changed: [], gone: [], translated: [], problems: [], same: 0, beside: 0 }
  const formats = formatsOfGame(games, rulebook.game)
  const opened = files.filter((file) => {
    const isOther = file.kind !== 'unknown' && file.game !== undefined && file.game !== rulebook.game
    if (isOther) tellOther(games, file, target, draft)
    return !isOther
  })
  const tables = opened.flatMap((file) => {
    if (file.kind !== 'cards') return []
    const before = pack.writes
    const slugs = placeCards(games, file, target, draft)
    declareNeeded(draft, before, file.name)
    return [{ file, slugs }]
  })
  for (const { file, slugs } of tables) {
    const before = pack.writes
    formats?.placeListsOfTable?.(file, slugs, draft, [...opened, ...besides])
    declareNeeded(draft, before, file.name)
  }
  const texts = opened.flatMap((file) => (file.kind === 'text' ? [file] : []))
  // a list that refers to other lists is added after them
  const order = ({ format, title }: OpenedText): number => formats?.orderOf(format, title) ?? 0
  for (const file of [...texts].sort((a, b) => order(a) - order(b))) {
    const before = pack.writes
    placeText(games, file, draft, texts)
    declareNeeded(draft, before, file.name)
  }
  const { pack: _pack, ...told } = draft
  return { ...told, files: target.state === 'new' ? pack.files() : pack.changes() }
}

/** Reports a file of another game: none of its cards can belong to this pack. */
function tellOther(games: FormatsOfGames, file: OpenedCards | OpenedText, { id, rulebook }: PlanTarget, draft: ImportPlanDraft): void {
  tell(draft, file.name, [
    importProblem('error', 'other-game', [
      `${formatCalled(games, file.format)} is a format of ${gameCalled(games, file.game ?? '')}, and ${id} is a pack for ${rulebook.title}: nothing of it was imported.`,
      `Import it into a pack for ${gameCalled(games, file.game ?? '')}.`,
    ]),
  ])
}

function placeCards(games: FormatsOfGames, file: OpenedCards, target: PlanTarget, draft: ImportPlanDraft): ReadonlyMap<CardSheet, string> {
  // the problems of reading the file are already reported
  const read: ReadCards = { ...file.read, problems: [] }
  const { id, rulebook, keywords } = target
  const done = importCardsInto(draft.pack, cardFormatOf(games, file.format), read, { title: packTitle(id, rulebook.game), keywords })
  draft.made.push(...done.made.map(({ slug, title }) => ({ kind: 'card' as const, slug, title })))
  draft.changed.push(...done.changed.map(({ slug, title, what }) => ({ kind: 'card' as const, slug, title, what })))
  draft.gone.push(...done.gone.map(({ slug, title }) => ({ kind: 'card' as const, slug, title })))
  draft.translated.push(...done.translated)
  draft.same += done.same
  draft.beside += done.beside
  tell(draft, file.name, done.problems)
  return done.slugs
}
