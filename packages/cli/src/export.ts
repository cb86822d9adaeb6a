/** `qw export`: a pack, a scenario or a deck as other programs read it. */

import {
  type CardFormat,
  cardFormatNames,
  contextOf,
  type DeckFormat,
  deckFormats,
  deckOfScenario,
  formatImportProblem,
  type ImportProblem,
  octgnContext,
  packSheets,
  packTitle,
  rulesOfDeck,
  type ScenarioDeck,
  scenarioLists,
  sheetsFor,
  tabletopObject,
  tabletopSheets,
  whatTextLoses,
  writeCards,
  writeDeckMenu,
  writePrebuiltDecks,
  writeScenarioO8d,
  writeSpreadsheet,
} from '@questwright/interop'
import { encounterCardsOf, type PackBundle } from '@questwright/packs'
import { rulebookFor, typeIn } from '@questwright/rulebook'
import {
  idOf,
  type LoadedWorkspace,
  type LocalPack,
  listed,
  loadWorkspace,
  pickPacks,
  splitPackNames,
  WrongUse,
} from '@questwright/workshop'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { type Command, Option } from 'commander'
import type { Run } from './command.ts'
import { convertDeck, writeText } from './deck-convert.ts'
import { isDeckPath } from './deck-file.ts'
import { type DrawnOptions, drawnFormats, exportDrawn, isDrawn } from './export-drawn.ts'
import { modesOfGames } from './modes.ts'
import { findScenario, namesOf } from './names.ts'
import type { Output } from './output.ts'

type ExportFormat = CardFormat | DeckFormat | 'dragncards-decks' | 'dragncards-menu' | 'tabletop-simulator' | (typeof drawnFormats)[number]

interface ExportOptions extends DrawnOptions {
  readonly to: ExportFormat
  /** Of a scenario, for octgn. */
  readonly mode?: string
}

const formats: readonly string[] = [
  ...cardFormatNames,
  ...deckFormats,
  'dragncards-decks',
  'dragncards-menu',
  'tabletop-simulator',
  ...drawnFormats,
]

interface Exported {
  /** A text, or the bytes of an archive. */
  readonly text: string | Uint8Array
  readonly problems: readonly ImportProblem[]
}

/** Writes something in a format of another program. @returns 0 @throws WrongUse for what the format has no place for */
export async function exportThing(name: string, options: ExportOptions, output: Output): Promise<number> {
  const { to } = options
  const isSpreadsheet = /\.xlsx$/i.test(options.out ?? '')
  if (isSpreadsheet && to !== 'alep')
    throw new WrongUse(`Only alep is written as .xlsx; ${to} is another kind of file. Name another one, or say --to alep.`)
  if (isDrawn(options)) return exportDrawn(name, options, output)
  const folders = [...(options.packs ?? []), ...splitPackNames([name]).folders.filter(() => !/\.(json|o8d|txt)$/i.test(name))]
  const workspace = loadWorkspace({ folders })
  const what = findThing(workspace, name, to)
  if (what.kind === 'deck') return convertDeck(name, { ...options, to: to as DeckFormat }, output)
  const { text, problems } =
    what.kind === 'pack'
      ? await exportPack(what.pack, options, workspace, isSpreadsheet ? 'spreadsheet' : 'text')
      : exportScenarios(what.bundle, [what.slug], options, workspace)
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

/** What a name means for a format: cards are of packs, lists of cards of scenarios and decks. */
function findThing(workspace: LoadedWorkspace, name: string, to: ExportFormat): Found {
  const isCards = (cardFormatNames as readonly string[]).includes(to)
  const isDeck = (deckFormats as readonly string[]).includes(to)
  const isHere =
    workspace.packs.some((pack) => idOf(pack) === name || pack.bundle?.name === name) || splitPackNames([name]).folders.length > 0
  if (!isDeck && isHere) {
    const [pack] = pickPacks(workspace, [name])
    if (!pack?.bundle) throw new WrongUse(`The pack ${name} cannot be read. qw check ${name} says why.`)
    return { kind: 'pack', pack: pack as LocalPack & { readonly bundle: PackBundle } }
  }
  if (isCards || to === 'tabletop-simulator')
    throw new WrongUse(`${to} holds the cards of a pack, and "${name}" is none. Packs: ${listed(workspace.packs.map(idOf))}.`)
  const isScenario = namesOf(workspace.bundles, 'scenarios').includes(name) || isScenarioCode(workspace, name)
  if (isDeck && !(to === 'octgn' && isScenario)) return { kind: 'deck' }
  const { pack, slug } = findScenario(workspace, name)
  return { kind: 'scenario', bundle: workspace.bundles.find(({ id }) => id === pack) as PackBundle, slug }
}

/** Whether `pack:slug` means a scenario: where the pack has only a deck of that slug, it means the deck. */
function isScenarioCode(workspace: LoadedWorkspace, name: string): boolean {
  const [, pack, slug = ''] = /^([a-z0-9-]+):(?:scenario\/)?([a-z0-9-]+)$/.exec(name) ?? []
  if (pack === undefined || isDeckPath(workspace, name)) return false
  return !workspace.bundles.some(({ id, scenarios, decks }) => id === pack && Object.hasOwn(decks, slug) && !Object.hasOwn(scenarios, slug))
}

async function exportPack(
  { bundle, files }: LocalPack & { readonly bundle: PackBundle },
  options: ExportOptions,
  workspace: LoadedWorkspace,
  form: 'text' | 'spreadsheet',
): Promise<Exported> {
  const { to } = options
  if (to === 'dragncards-decks' || to === 'dragncards-menu')
    return exportScenarios(bundle, Object.keys(bundle.scenarios), options, workspace)
  const title = packTitle(bundle.id)
  const keywords = new Map(
    workspace.bundles.flatMap((one) => Object.entries(one.keywords).map(([slug, { number }]) => [slug, number] as const)),
  )
  const source = { id: bundle.id, title, files, keywords }
  const sheets = packSheets(source)
  if (to === 'tabletop-simulator') return exportTabletop(bundle, title)
  const format = to as CardFormat
  const ruled = format === 'alep' ? withDeckRules(sheets, bundle, workspace) : sheets
  const { sheets: fit, problems } = sheetsFor(format, ruled)
  const own = contextOf(bundle.id, title, bundle.packVersion)
  const { context, problems: told } = format === 'octgn-set' ? octgnContext(own, fit, files) : { context: own, problems: [] }
  if (form === 'text') return { text: writeCards(fit, format, context), problems: [...problems, ...told, ...whatTextLoses(source)] }
  const spreadsheet = await writeSpreadsheet(fit, source, context)
  return { text: spreadsheet.bytes, problems: [...problems, ...spreadsheet.problems] }
}

/** The first stage of each scenario bears its deck rules, where an import did not bring them. */
function withDeckRules(
  sheets: ReturnType<typeof packSheets>,
  bundle: PackBundle,
  workspace: LoadedWorkspace,
): ReturnType<typeof packSheets> {
  const rules = new Map<string, string[]>()
  for (const [at, [slug, facts]] of Object.entries(bundle.scenarios).entries()) {
    const [first = ''] = facts.quest
    if (sheets.some((sheet) => sheet.card.deckRules && facts.quest.includes(sheet.slug ?? ''))) continue
    const { deck } = scenarioDeck(bundle, slug, workspace)
    const idOf = new Map(sheets.map((sheet) => [`${bundle.id}:${sheet.slug ?? ''}`, sheet.card.octgnId ?? '']))
    const defaults = new Map(
      encounterCardsOf(
        { quest: facts.quest, encounterSets: facts.encounterSets },
        workspace.bundles,
        'standard',
        rulebookFor(bundle.game, rulebooks),
        bundle.id,
      ).flatMap(({ code, facts: card }) => (idOf.has(code) ? [[idOf.get(code) ?? '', card.quantity ?? 1] as const] : [])),
    )
    const sets = facts.encounterSets.map((set) => bundle.text.en?.encounterSets[set]?.title ?? set)
    const number = typeof facts.number === 'number' && facts.number < 100 ? facts.number : Math.min(99, at + 1)
    rules.set(first, [...(rules.get(first) ?? []), rulesOfDeck(deck, deck.id ?? `Q99.${number}`, sets, defaults)])
  }
  return sheets.map((sheet) => {
    const own = rules.get(sheet.slug ?? '')
    return own === undefined ? sheet : { ...sheet, card: { ...sheet.card, deckRules: own.join('\n\n') } }
  })
}

function scenarioDeck(
  bundle: PackBundle,
  slug: string,
  workspace: LoadedWorkspace,
  mode = 'standard',
): { readonly deck: ScenarioDeck; readonly problems: readonly ImportProblem[] } {
  const facts = bundle.scenarios[slug]
  if (!facts) throw new WrongUse(`The pack ${bundle.id} has no scenario "${slug}".`)
  return deckOfScenario(facts, bundle.text.en?.scenarios[slug]?.title ?? slug, bundle.id, workspace.bundles, mode)
}

function exportScenarios(bundle: PackBundle, slugs: readonly string[], options: ExportOptions, workspace: LoadedWorkspace): Exported {
  if (slugs.length === 0) throw new WrongUse(`The pack ${bundle.id} has no scenario.`)
  const order = [...slugs].sort((a, b) => (bundle.scenarios[a]?.number ?? 999) - (bundle.scenarios[b]?.number ?? 999) || (a < b ? -1 : 1))
  if (options.to === 'octgn') {
    const { deck, problems } = scenarioDeck(bundle, order[0] as string, workspace, options.mode)
    return { text: writeScenarioO8d(deck), problems }
  }
  const { decks, menu, problems } = scenarioLists(bundle, order, packTitle(bundle.id), workspace.bundles)
  if (options.to === 'dragncards-menu') return { text: writeDeckMenu(menu), problems: [] }
  return { text: writePrebuiltDecks(decks), problems }
}

function exportTabletop(bundle: PackBundle, title: string): Exported {
  const cards = Object.entries(bundle.cards).map(([slug, facts]) => {
    const back = typeIn(rulebookFor(bundle.game, rulebooks), facts.type)?.back ?? 'none'
    const isOwn = Object.keys(facts.sides ?? {}).length > 1
    return {
      picture: slug,
      title: bundle.text.en?.cards[slug]?.title ?? slug,
      copies: facts.quantity ?? 1,
      back: isOwn || back === 'none' ? ('own' as const) : back,
    }
  })
  const text = tabletopObject(title, tabletopSheets(cards), ({ number, back }, side) =>
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
    .addOption(new Option('--mode <mode>', 'for octgn: the mode of the scenario').choices(modesOfGames).default('standard'))
    .option('--packs <folders...>', 'further folders that are packs or hold packs')
    .option('--json', 'print one JSON value')
    .action(run(async (name: string, options: ExportOptions) => exportThing(name, options, output)))
}
