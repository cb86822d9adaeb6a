/** `qw export`: writes a pack, a scenario or a deck in formats of other programs. */
import {
  cardFormatNames,
  deckFormats,
  type Exported,
  exportCards,
  exportScenarios,
  type FileFormat,
  formatImportProblem,
  type ImportProblem,
  isSpreadsheetFormat,
  listFormatNames,
  packTitle,
  scenarioFormats,
  tabletopObject,
  tabletopSheets,
  whyNotExported,
} from '@questwright/interop'
import type { PackBundle } from '@questwright/packs'
import { typeIn } from '@questwright/rulebook'
import {
  idOf,
  type LoadedWorkspace,
  type LocalPack,
  listed,
  loadWorkspace,
  pickPack,
  splitPackNames,
  WrongUse,
} from '@questwright/workshop'
import { gameFormats } from '@questwright/workshop/game-formats'
import { rulebookAt, rulebookIn } from '@questwright/workshop/rulebooks'
import { type Command, Option } from 'commander'
import type { Run } from './command.ts'
import { convertDeck, writeText } from './deck-convert.ts'
import { isDeckPath } from './deck-file.ts'
import { type DrawnOptions, drawnFormats, exportDrawn, isDrawn } from './export-drawn.ts'
import { modesOfGames, refuseUnknownMode } from './modes.ts'
import { findScenario, namesOf } from './names.ts'
import type { Output } from './output.ts'

/** A format of a game, or a format for packs of every game. */
type ExportFormat = FileFormat | 'tabletop-simulator' | (typeof drawnFormats)[number]

interface ExportOptions extends DrawnOptions {
  readonly to: ExportFormat
  /** The mode of a scenario, for formats with a single list of cards. */
  readonly mode?: string
}

const formats: readonly string[] = [
  ...cardFormatNames(gameFormats),
  ...deckFormats(gameFormats),
  ...listFormatNames(gameFormats),
  'tabletop-simulator',
  ...drawnFormats,
]

/**
 * Exports a thing to a format of another program.
 * @returns 1 for a deck file that cannot be read whole, else 0
 * @throws WrongUse when the format cannot hold it
 */
export async function exportThing(name: string, options: ExportOptions, output: Output): Promise<number> {
  const { to } = options
  const isSpreadsheet = /\.xlsx$/i.test(options.out ?? '')
  if (isSpreadsheet && !isSpreadsheetFormat(gameFormats, to)) {
    const spreadsheets = formats.filter((format) => isSpreadsheetFormat(gameFormats, format))
    throw new WrongUse(
      `Only ${listed(spreadsheets)} is written as .xlsx; ${to} is another kind of file. Name another one, or say --to ${spreadsheets[0]}.`,
    )
  }
  if (isDrawn(options)) return exportDrawn(name, options, output)
  const folders = [...(options.packs ?? []), ...splitPackNames([name]).folders.filter(() => !/\.(json|o8d|txt)$/i.test(name))]
  const workspace = loadWorkspace({ folders })
  const what = findThing(workspace, name, to)
  if (what.kind === 'deck') return convertDeck(name, options, output)
  const { bundle } = what.kind === 'pack' ? what.pack : what
  const stranger = whyNotExported(gameFormats, bundle, rulebookAt(bundle.game).title, to)
  if (stranger !== undefined) throw new WrongUse(stranger)
  const { text, problems } =
    what.kind === 'pack'
      ? await exportPack(what.pack, options, workspace, isSpreadsheet ? 'spreadsheet' : 'text')
      : scenariosOf(what.bundle, [what.slug], to, workspace, options.mode)
  for (const problem of problems) output.note(formatImportProblem(problem, options.out ?? name))
  const out = options.out === undefined ? undefined : writeText(options.out, text, undefined)
  if (output.way === 'json') output.json({ result: 'written', from: name, to, ...(out === undefined ? { text } : { out }), problems })
  else output.print(out === undefined ? String(text).trimEnd() : `${name} was written to ${options.out} (${to}).`)
  return 0
}

type Found =
  | { readonly kind: 'deck' }
  | { readonly kind: 'pack'; readonly pack: LocalPack & { readonly bundle: PackBundle } }
  | { readonly kind: 'scenario'; readonly bundle: PackBundle; readonly slug: string }

/** Finds the thing of a name for a format: a pack for any format but those of decks, and a scenario or a deck for lists of cards. */
function findThing(workspace: LoadedWorkspace, name: string, to: ExportFormat): Found {
  const isCards = cardFormatNames(gameFormats).includes(to)
  const isDeck = deckFormats(gameFormats).includes(to)
  const isHere =
    workspace.packs.some((pack) => idOf(pack) === name || pack.bundle?.name === name) || splitPackNames([name]).folders.length > 0
  if (!isDeck && isHere) {
    const pack = pickPack(workspace, name)
    if (!pack?.bundle) throw new WrongUse(`The pack ${name} cannot be read. qw check ${name} says why.`)
    return { kind: 'pack', pack: pack as LocalPack & { readonly bundle: PackBundle } }
  }
  if (isCards || to === 'tabletop-simulator')
    throw new WrongUse(`${to} holds the cards of a pack, and "${name}" is none. Packs: ${listed(workspace.packs.map(idOf))}.`)
  const isScenario = namesOf(workspace.bundles, 'scenarios').includes(name) || isScenarioCode(workspace, name)
  if (isDeck && !(scenarioFormats(gameFormats).includes(to) && isScenario)) return { kind: 'deck' }
  const { pack, slug } = findScenario(workspace, name)
  return { kind: 'scenario', bundle: workspace.bundles.find(({ id }) => id === pack) as PackBundle, slug }
}

/** Whether `pack:slug` means a scenario: if the pack has only a deck of that slug, it means the deck. */
function isScenarioCode(workspace: LoadedWorkspace, name: string): boolean {
  const [, pack, slug = ''] = /^([a-z0-9-]+):(?:scenario\/)?([a-z0-9-]+)$/.exec(name) ?? []
  if (pack === undefined || isDeckPath(workspace, name)) return false
  return !workspace.bundles.some(({ id, scenarios, decks }) => id === pack && Object.hasOwn(decks, slug) && !Object.hasOwn(scenarios, slug))
}

async function exportPack(
  { bundle, files }: LocalPack & { readonly bundle: PackBundle },
  { to, mode }: ExportOptions,
  workspace: LoadedWorkspace,
  form: 'text' | 'spreadsheet',
): Promise<Exported> {
  if (to === 'tabletop-simulator') return exportTabletop(bundle, workspace.bundles)
  if (!cardFormatNames(gameFormats).includes(to)) return scenariosOf(bundle, Object.keys(bundle.scenarios), to, workspace, mode)
  const keywords = new Map(
    workspace.bundles.flatMap((one) => Object.entries(one.keywords).map(([slug, { number }]) => [slug, number] as const)),
  )
  return exportCards(gameFormats, { bundle, files, keywords, packs: workspace.bundles }, to, form)
}

function scenariosOf(
  bundle: PackBundle,
  slugs: readonly string[],
  to: ExportFormat,
  workspace: LoadedWorkspace,
  mode: string | undefined,
): Exported {
  if (slugs.length === 0) throw new WrongUse(`The pack ${bundle.id} has no scenario.`)
  if (mode !== undefined)
    for (const slug of slugs)
      refuseUnknownMode(mode, bundle, slug, { packs: workspace.bundles, rulebook: rulebookIn(bundle, workspace.bundles) })
  return exportScenarios(gameFormats, bundle, slugs, to, workspace.bundles, mode)
}

function exportTabletop(bundle: PackBundle, packs: readonly PackBundle[]): Exported {
  const rulebook = rulebookIn(bundle, packs)
  const cards = Object.entries(bundle.cards).map(([slug, facts]) => {
    const back = typeIn(rulebook, facts.type)?.back ?? 'none'
    const isOwn = Object.keys(facts.sides ?? {}).length > 1
    return {
      picture: slug,
      title: bundle.text.en?.cards[slug]?.title ?? slug,
      copies: facts.quantity ?? 1,
      back: isOwn || back === 'none' ? ('own' as const) : back,
    }
  })
  const text = tabletopObject(
    packTitle(bundle.id, bundle.game),
    tabletopSheets(cards, Object.keys(rulebook.backs)),
    ({ number, back }, side) =>
      side === 'face' || back === 'own' ? `${bundle.id}-sheet-${number}${side === 'back' ? '-backs' : ''}.jpg` : `back-${back}.jpg`,
  )
  const pictures: ImportProblem = {
    severity: 'warning',
    code: 'export/pictures',
    message: 'The file names the pictures of its sheets, which are drawn in a browser.',
    remedy: 'With --out NAME.zip they come along; put them beside it, or upload them and write their addresses into it.',
  }
  return { text, problems: [pictures] }
}

/** Formats whose file has the cards of a scenario in one mode. */
const oneModeFormats = gameFormats.flatMap(({ scenarioDecks }) => Object.keys(scenarioDecks))

export function addExport(command: Command, output: Output, run: Run): void {
  command
    .argument('<name>', 'a pack, a scenario or a deck: its name, or the file or folder')
    .addOption(
      new Option('--to <format>', 'for packs: tables and sets; for scenarios and decks: lists of cards')
        .choices(formats)
        .makeOptionMandatory(),
    )
    .option('--out <file>', 'where to write it; it is printed otherwise. With alep, a name that ends in .xlsx gives the whole spreadsheet')
    .addOption(new Option('--paper <size>', 'for pdf').choices(['a4', 'letter']).default('a4'))
    .addOption(
      new Option('--backs <backs>', 'for pdf: on pages of their own, or not at all').choices(['mirrored', 'none']).default('mirrored'),
    )
    .addOption(
      new Option('--copies <copies>', 'for pdf and tabletop-simulator: as many as a box has, or one')
        .choices(['quantity', 'one'])
        .default('quantity'),
    )
    .addOption(
      new Option('--bleed <bleed>', 'for pictures: an eighth of an inch around them').choices(['with', 'without']).default('without'),
    )
    .option(
      '--mode <mode>',
      `for ${oneModeFormats.join(' and ')}: the mode of the scenario: ${modesOfGames.join(', ')}, or one that a pack brings`,
    )
    .option('--packs <folders...>', 'further folders that are packs or hold packs')
    .option('--json', 'print one JSON value')
    .action(run(async (name: string, options: ExportOptions) => exportThing(name, options, output)))
}
