/** The formats of the cooperative game: for players' decks, and for the cards and scenarios of designers. */
import { type GameFormats, type ScenariosOfPack, tell, type WrittenText } from '@questwright/interop/for-games'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { usualMode } from '@questwright/rulebook'
import { cardFormats } from './cards/card-formats.ts'
import { decksOfRules } from './cards/deck-rules.ts'
import { writePrebuiltDecks } from './cards/dragncards-decks.ts'
import { writeDeckMenu } from './cards/dragncards-menu.ts'
import { scenarioLists } from './cards/dragncards-scenarios.ts'
import { externalNames, externalsAmong } from './cards/external.ts'
import { lcgSheets } from './cards/lcg-sheets.ts'
import { scenarioOfO8d, writeScenarioO8d } from './cards/octgn-scenario.ts'
import { placeMenu, placePrebuiltDecks } from './cards/place-lists.ts'
import { planScenarios } from './cards/plan-scenarios.ts'
import { pluginPart } from './cards/plugin-part.ts'
import { deckOfScenario } from './cards/scenario-deck.ts'
import { readSpreadsheet, whatTextLoses } from './cards/spreadsheet.ts'
import { deckFormats } from './deck-formats.ts'
import { fileWords } from './sections.ts'
import { piecesOfText } from './several-decks.ts'

const listsOf = ({ bundle, slugs, title, packs }: ScenariosOfPack) => scenarioLists(bundle, slugs, title, packs)

/** The beginning of a JSON object, after any comments. */
function beginOfJson(text: string): string | undefined {
  const begin = text
    .slice(0, 200_000)
    .replace(/^\ufeff/, '')
    .trimStart()
  return /^(?:\/\/[^\n]*\n\s*)*\{/.test(begin) ? begin : undefined
}

export const lcgFormats: GameFormats = {
  game: lcgRulebook.game,
  title: lcgRulebook.title,
  decks: deckFormats,
  deckMenu: ['ringsdb-text', 'ringsdb', 'octgn'],
  cards: cardFormats,
  lists: {
    'dragncards-decks': {
      name: 'DragnCards decks',
      recognise: (text) => /"loadGroupId"\s*:|"preBuiltDecks"\s*:/.test(beginOfJson(text) ?? ''),
      place: placePrebuiltDecks,
      write: (scenarios) => {
        const { decks, problems } = listsOf(scenarios)
        return { text: writePrebuiltDecks(decks), problems }
      },
    },
    'dragncards-menu': {
      name: 'DragnCards menu',
      recognise: (text) => /"deckMenu"\s*:/.test(beginOfJson(text) ?? ''),
      place: placeMenu,
      write: (scenarios) => ({ text: writeDeckMenu(listsOf(scenarios).menu), problems: [] }),
    },
  },
  sheets: lcgSheets,
  words: fileWords,
  scenarioDecks: { octgn: writeFirstScenario },
  piecesOfText,
  readArchive: readSpreadsheet,
  whatElse: pluginPart,
  whatTextLoses,
  placeListsOfTable: (file, slugs, draft, around) => {
    const { decks, problems } = decksOfRules(
      file.read.sheets,
      (sheet) => {
        const slug = slugs.get(sheet)
        return slug === undefined ? undefined : `${draft.pack.id}:${slug}`
      },
      externalsAmong(around),
    )
    tell(draft, file.name, problems)
    planScenarios(decks, file.format, file.name, draft)
  },
  namesBeside: externalNames,
  placeShared: (deck, { name, format, title }, draft) => {
    const scenario = scenarioOfO8d(deck, draft.pack.index, title)
    if (scenario !== undefined) planScenarios([scenario], format, name, draft)
  },
  // import lists of other modes after the scenarios to which they belong, and menus last
  orderOf: (format, title) => (format === 'dragncards-menu' ? 2 : /^[EN][A-Z0-9]{2}\./.test(title) ? 1 : 0),
}

function writeFirstScenario({ bundle, slugs, packs, mode = usualMode(lcgRulebook) }: ScenariosOfPack): WrittenText {
  const [slug = ''] = slugs
  const facts = bundle.scenarios[slug]
  if (facts === undefined) throw new Error(`${bundle.id} has no scenario "${slug}".`)
  const { deck, problems } = deckOfScenario(facts, bundle.text.en?.scenarios[slug]?.title ?? slug, bundle.id, packs, mode)
  return { text: writeScenarioO8d(deck), problems }
}
