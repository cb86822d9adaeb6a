/** What an import would do to a pack, before anything is written. The same for the command line and the studio. */
import { packTitle } from './card-index.ts'
import { decksOfRules } from './lcg/cards/deck-rules.ts'
import { externalsAmong } from './lcg/cards/external.ts'
import type { ReadCards } from './cards/format.ts'
import { cardFormats } from './cards/recognise.ts'
import type { CardSheet } from './cards/sheet.ts'
import { TargetPack } from './cards/target-pack.ts'
import { importCardsInto } from './cards/to-pack.ts'
import { type FileProblem, type ImportPlanDraft, type PlannedThing, type PlanTarget, planScenarios, tell } from './import-draft.ts'
import { declareNeeded } from './needed-packs.ts'
import type { OpenedImport } from './open-import.ts'
import { placeText } from './plan-lists.ts'

export interface ImportPlan {
  /** Every file that is new or other than before. */
  readonly files: { readonly [path: string]: string }
  readonly made: readonly PlannedThing[]
  readonly changed: readonly PlannedThing[]
  readonly same: number
  readonly gone: readonly PlannedThing[]
  /** Rows that are no cards of the game. */
  readonly beside: number
  /** How many cards got new or other words in another language. */
  readonly translated: readonly { readonly language: string; readonly cards: number }[]
  readonly problems: readonly FileProblem[]
}

/**
 * Puts files into a pack: cards first, then the scenarios of their deck rules, then lists of cards, so that each finds what it names.
 * @param besides files that lie beside those and are looked into only where a deck rule names them
 */
export function planImport(opened: readonly OpenedImport[], target: PlanTarget, besides: readonly OpenedImport[] = []): ImportPlan {
  const pack = new TargetPack(target.id, target.files, target.packs)
  const draft: ImportPlanDraft = { pack, made: [], changed: [], gone: [], translated: [], problems: [], same: 0, beside: 0 }
  const tables = opened.flatMap((file) => (file.kind === 'cards' ? [{ file, slugs: placeCards(file, target, draft) }] : []))
  const external = externalsAmong([...opened, ...besides])
  for (const { file, slugs } of tables) {
    const rules = decksOfRules(
      file.read.sheets,
      (sheet) => {
        const slug = slugs.get(sheet)
        return slug === undefined ? undefined : `${target.id}:${slug}`
      },
      external,
    )
    tell(draft, file.name, rules.problems)
    const before = pack.writes
    planScenarios(rules.decks, file.format, file.name, draft)
    declareNeeded(draft, before, file.name)
  }
  const texts = opened.flatMap((file) => (file.kind === 'text' ? [file] : []))
  const menus = texts.flatMap(({ format, text }) => (format === 'dragncards-menu' ? [text] : []))
  // the list of another mode finds the scenario that it belongs to, and a menu all of them
  const order = ({ format, title }: (typeof texts)[number]): number =>
    format === 'dragncards-menu' ? 2 : /^[EN][A-Z0-9]{2}\./.test(title) ? 1 : 0
  for (const file of [...texts].sort((a, b) => order(a) - order(b))) {
    const before = pack.writes
    placeText(file, draft, menus)
    declareNeeded(draft, before, file.name)
  }
  const { pack: _pack, ...told } = draft
  return { ...told, files: target.state === 'new' ? pack.files() : pack.changes() }
}

function placeCards(
  file: OpenedImport & { readonly kind: 'cards' },
  target: PlanTarget,
  draft: ImportPlanDraft,
): ReadonlyMap<CardSheet, string> {
  // what was read was told already
  const read: ReadCards = { ...file.read, problems: [] }
  const done = importCardsInto(draft.pack, cardFormats[file.format], read, { title: packTitle(target.id), keywords: target.keywords })
  draft.made.push(...done.made.map(({ slug, title }) => ({ kind: 'card' as const, slug, title })))
  draft.changed.push(...done.changed.map(({ slug, title, what }) => ({ kind: 'card' as const, slug, title, what })))
  draft.gone.push(...done.gone.map(({ slug, title }) => ({ kind: 'card' as const, slug, title })))
  draft.translated.push(...done.translated)
  draft.same += done.same
  draft.beside += done.beside
  tell(draft, file.name, done.problems)
  return done.slugs
}
