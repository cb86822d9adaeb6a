/** Writes the cards and scenarios of a pack in the formats of its game. */
import type { PackBundle, PackFiles } from '@questwright/packs/browser'
import { cardFormatNames, packSheets } from './card-formats.ts'
import { packTitle } from './card-index.ts'
import { factsOfSystems, withFactsOfSystems } from './cards/facts-of-systems.ts'
import { columnsLeftOut, contextOf, type FormatWork, writeSheets } from './cards/format.ts'
import type { KnownKeywords } from './cards/import-keywords.ts'
import type { ImportProblem } from './cards/problem.ts'
import { deckFormats } from './formats.ts'
import type { GameFormats, ScenariosOfPack, WrittenText } from './game-formats.ts'
import { type FormatsOfGames, formatsOfGame, gameCalled, whoseFormat } from './games.ts'
import type { FileFormat } from './opened.ts'
import { listFormatNames } from './recognise.ts'

/** The pack to write. */
export interface PackToWrite {
  readonly bundle: PackBundle
  readonly files: PackFiles
  /** Keywords of the workspace, by slug. */
  readonly keywords: KnownKeywords
  /** The packs of the workspace, whose words the scenarios may use; the pack itself is among them. */
  readonly packs: readonly PackBundle[]
}

export interface Exported {
  /** A text, or the bytes of a spreadsheet. */
  readonly text: string | Uint8Array
  readonly problems: readonly ImportProblem[]
}

/** The formats for scenarios, of all games. */
export function scenarioFormats(games: FormatsOfGames): readonly FileFormat[] {
  return [...listFormatNames(games), ...games.flatMap(({ scenarioDecks }) => Object.keys(scenarioDecks))]
}

/** Whether a format is written as a spreadsheet with several tabs. */
export function isSpreadsheetFormat(games: FormatsOfGames, format: FileFormat): boolean {
  return games.some(({ cards }) => Object.hasOwn(cards, format) && cards[format]?.writeSpreadsheet !== undefined)
}

/** The formats of a game for cards, scenarios and decks; every game also has our own format for decks. */
export function formatsFor(games: FormatsOfGames, game: string): readonly FileFormat[] {
  const all = [...cardFormatNames(games), ...listFormatNames(games), ...deckFormats(games)]
  return all.filter((format) => [undefined, game].includes(whoseFormat(games, format)))
}

/**
 * Why a pack cannot be written in a format: the format belongs to another game. Otherwise undefined.
 * @param called the name of the pack's game in messages
 */
export function whyNotExported(
  games: FormatsOfGames,
  { id, game }: Pick<PackBundle, 'id' | 'game'>,
  called: string,
  format: FileFormat,
): string | undefined {
  const whose = whoseFormat(games, format)
  if (whose === undefined || whose === game) return undefined
  return `${format} is a format of ${gameCalled(games, whose)}, and ${id} is a pack for ${called}. Formats for it: ${formatsFor(games, game).join(', ')}.`
}

/**
 * Writes the cards of a pack.
 * @param form `spreadsheet`: as a single file with several tabs, where the format has such a form
 * @throws Error for a card format of another game: call `whyNotExported` first
 */
export async function exportCards(
  games: FormatsOfGames,
  { bundle, files, keywords, packs }: PackToWrite,
  format: FileFormat,
  form: 'text' | 'spreadsheet',
): Promise<Exported> {
  const { formats, work } = workFor(games, bundle, format)
  const title = packTitle(bundle.id, bundle.game)
  const source = { id: bundle.id, title, game: bundle.game, files, keywords }
  const scenarios = scenariosOf(bundle, Object.keys(bundle.scenarios), packs)
  const { sheets, problems: lost } = withFactsOfSystems(
    packSheets(games, source),
    factsOfSystems(bundle, packs, formats.sheets.decides),
    work.withFacts,
  )
  const { sheets: fit, problems: unfit } = work.fit(work.withScenarios?.(sheets, scenarios) ?? sheets)
  const own = contextOf(bundle.id, title, bundle.packVersion)
  const problems = [...unfit, ...lost, ...columnsLeftOut(formats.cards, format, fit, own)]
  const { context, problems: told } = work.contextFor?.(own, fit, files) ?? { context: own, problems: [] }
  if (form === 'text' || work.writeSpreadsheet === undefined)
    return { text: writeSheets(work, format, fit, context), problems: [...problems, ...told, ...formats.whatTextLoses(source)] }
  const spreadsheet = await work.writeSpreadsheet(fit, source, context)
  return { text: spreadsheet.bytes, problems: [...problems, ...spreadsheet.problems] }
}

function workFor(
  games: FormatsOfGames,
  { game }: PackBundle,
  format: FileFormat,
): { readonly formats: GameFormats; readonly work: FormatWork } {
  const formats = formatsOfGame(games, game)
  const work = formats !== undefined && Object.hasOwn(formats.cards, format) ? formats.cards[format] : undefined
  if (formats === undefined || work === undefined) throw new Error(`${gameCalled(games, game)} has no format of cards "${format}".`)
  return { formats, work }
}

function scenariosOf(bundle: PackBundle, slugs: readonly string[], packs: readonly PackBundle[], mode?: string): ScenariosOfPack {
  const order = [...slugs].sort((a, b) => (bundle.scenarios[a]?.number ?? 999) - (bundle.scenarios[b]?.number ?? 999) || (a < b ? -1 : 1))
  const ofGame = packs.filter(({ game }) => game === bundle.game)
  return { bundle, slugs: order, title: packTitle(bundle.id, bundle.game), packs: ofGame, mode }
}

/**
 * Writes scenarios of a pack, in the order of their numbers.
 * @param mode the mode whose cards are listed, for formats with a single list; the default mode of the game if not given
 * @throws Error for a scenario format of another game: call `whyNotExported` first
 */
export function exportScenarios(
  games: FormatsOfGames,
  bundle: PackBundle,
  slugs: readonly string[],
  format: FileFormat,
  packs: readonly PackBundle[],
  mode?: string,
): WrittenText {
  const formats = formatsOfGame(games, bundle.game)
  const list = formats !== undefined && Object.hasOwn(formats.lists, format) ? formats.lists[format]?.write : undefined
  const deck = formats !== undefined && Object.hasOwn(formats.scenarioDecks, format) ? formats.scenarioDecks[format] : undefined
  const write = list ?? deck
  if (write === undefined) throw new Error(`${gameCalled(games, bundle.game)} has no format of scenarios "${format}".`)
  return write(scenariosOf(bundle, slugs, packs, mode))
}
