/** The merged description of a game that pages, terminals and checks read: its chapters as one. */
import { type AbilityMenus, menuNames } from './ability-menus.ts'
import type { CardLists } from './card-lists.ts'
import type {
  CardDescriptions,
  CardType,
  Chapter,
  ChapterSource,
  DealRules,
  DeckRules,
  Examples,
  Fact,
  Lists,
  OwnNames,
  PrintedFacts,
  ScenarioRules,
  ScenarioWords,
  ScriptCalls,
  ScriptClasses,
  Seats,
  Sections,
  Wording,
} from './chapter.ts'
import type { ChapterIssue } from './chapter-issues.ts'
import type { DeprecatedWords } from './deprecated-word.ts'
import type { DrawnForGame } from './drawn-words.ts'
import type { FirstSteps, OwnPack } from './first-steps.ts'
import type { HandMoves } from './hand-moves.ts'
import { type OpeningText, plainOpening } from './opening.ts'
import type { PassingWords } from './passing.ts'
import type { RoundByRound } from './round-by-round.ts'
import { plainSceneBoard, type SceneBoard, usualSceneBoard } from './scene-board.ts'
import type { SceneChanges } from './scene-changes.ts'
import type { ScriptTexts } from './script-texts.ts'
import { sections } from './sections.ts'
import { plainSimulation, type SimulationWords } from './simulation.ts'
import type { TableLook } from './table-look.ts'
import type { TableText } from './table-text.ts'
import type { Tour } from './tour.ts'

/** The merged rulebook of a game. It has every section, in the order of the chapters. */
export interface Rulebook extends Required<Sections>, Required<Lists> {
  /** The id of the game. */
  readonly game: string
  readonly title: string
  /** Phases that systems add: only games with these systems have them. */
  readonly systemPhases: readonly string[]
  readonly ownNames: OwnNames
  readonly abilityMenus: Required<AbilityMenus>
  readonly scriptTexts: ScriptTexts | undefined
  readonly deprecated: DeprecatedWords
  readonly scriptClasses: ScriptClasses
  readonly cardDescriptions: CardDescriptions | undefined
  readonly scriptCalls: ScriptCalls
  readonly sceneChanges: SceneChanges
  readonly tour: Tour | undefined
  readonly about: string
  readonly counts: string
  readonly notPrinted: readonly string[]
  readonly firstSteps: FirstSteps | undefined
  readonly ownPack: OwnPack | undefined
  readonly wording: Wording
  readonly cardFolder: string
  readonly examples: Examples
  readonly tableText: TableText
  readonly table: TableLook
  /** Names that the board draws for this game only, in addition to those for every game. */
  readonly drawn: DrawnForGame
  readonly handMoves: HandMoves | undefined
  readonly players: 'together' | 'against-each-other'
  readonly passing: PassingWords
  readonly seats: Seats
  readonly playBegins: string | undefined
  readonly deal: DealRules | undefined
  readonly deck: DeckRules | undefined
  readonly cardLists: CardLists
  readonly sceneBoard: SceneBoard
  readonly opening: OpeningText
  readonly simulation: SimulationWords
  readonly roundByRound: RoundByRound | undefined
  readonly scenario: ScenarioRules | undefined
}

/** The rulebooks of the installed games, by id: packages that work with every game get them as a parameter. */
export type Rulebooks = { readonly [game: string]: Rulebook }

const namesOf = [
  'ways',
  'prompts',
  'outcomes',
  'costs',
  'abilities',
  'tokens',
  'names',
  'byHand',
] as const satisfies readonly (keyof OwnNames)[]

/** The default of a game that does not define its wording. */
const noWording: Wording = { triggers: [], counted: [], symbols: [], foreign: {}, terms: [] }

/** The default of a game that does not name the functions of its script API. */
const noCalls: ScriptCalls = { parts: [], abilities: [], ways: [], outcomes: [], tokens: [] }

/** The default of a game whose cards and seats have the kernel's class. */
const plainClasses: ScriptClasses = { card: 'Card', player: 'Card' }

/** The default of a game that gives no examples. */
const plainExamples: Examples = { packTitle: 'My Pack', cardFile: 'cards/my-card.json', keywords: ['Swift', 'Strong 2'], side: '{}' }

/** The default of a game that does not define how terminals write its table. */
const plainTableText: TableText = { head: { table: [] }, first: [], seat: { blocks: [] }, last: [], card: [] }

/** The default of a game that does not define how scenes are written from games. */
const plainSceneChanges: SceneChanges = { marks: [], tokens: {}, telling: [], onTheWay: [] }
/** The default of a game that does not define its card lists: sorted by title alone. */
const plainCardLists: CardLists = {
  search: '',
  types: {},
  groups: { fact: '', several: '', values: [], otherwise: '' },
  price: { fact: '', instead: '' },
  numbers: [],
  sum: { fact: '', name: '' },
  hand: 0,
  signs: {},
  deckText: '',
}

/** The numbers of players of a game that does not define them. */
export const usualSeats: Seats = { least: 1, most: 4 }

export interface Merged {
  readonly rulebook: Rulebook
  /** Names that two chapters define, of which the first is used; after a check of the chapters, all their other issues as well. */
  readonly issues: readonly ChapterIssue[]
}

/**
 * Makes one rulebook of the chapters of a game, the game's own first. The order of the others affects only the order of menus, and which of
 * two fitting pictures a card gets. It does not check the chapters, since pages join chapters that were checked before: `mergeChapters`
 * does both.
 * @throws Error when there is no chapter
 */
export function joinChapters(sources: readonly ChapterSource[]): Merged {
  const [first] = sources
  if (first === undefined) throw new Error('A rulebook needs a chapter: that of the package of a game.')
  const issues: ChapterIssue[] = []
  const own = sources.filter((source) => source.chapter.game === first.chapter.game)
  const merged = Object.fromEntries(
    sections.map((section) => [
      section,
      mergedSection(own, ({ chapter }) => chapter[section], [section], section === 'steps' ? [] : issues),
    ]),
  ) as Required<Sections>
  const listed = <List extends keyof Lists>(list: List) =>
    [...new Set(own.flatMap(({ chapter }): readonly unknown[] => chapter[list] ?? []))] as unknown as Required<Lists>[List]
  const rulebook: Rulebook = {
    game: first.chapter.game,
    title: first.chapter.title ?? first.chapter.game,
    systemPhases: [],
    basePacks: listed('basePacks'),
    everyCard: listed('everyCard'),
    everySide: listed('everySide'),
    signs: listed('signs'),
    numbers: listed('numbers'),
    faceDown: listed('faceDown'),
    commonWords: listed('commonWords'),
    cardWords: listed('cardWords'),
    untold: listed('untold'),
    seatFigures: listed('seatFigures'),
    xray: listed('xray'),
    moments: listed('moments'),
    cautions: listed('cautions'),
    withoutEffect: listed('withoutEffect'),
    clockwork: listed('clockwork'),
    storyIcons: listed('storyIcons'),
    storyMoments: listed('storyMoments'),
    lines: listed('lines'),
    windows: listed('windows'),
    stepChoices: listed('stepChoices'),
    ownNames: Object.fromEntries(namesOf.map((words) => [words, own.flatMap(({ chapter }) => chapter.ownNames?.[words] ?? [])])),
    abilityMenus: mergedMenus(own, issues),
    scriptTexts: first.chapter.scriptTexts,
    deprecated: first.chapter.deprecated ?? {},
    scriptClasses: first.chapter.scriptClasses ?? plainClasses,
    cardDescriptions: first.chapter.cardDescriptions,
    scriptCalls: first.chapter.scriptCalls ?? noCalls,
    sceneChanges: first.chapter.sceneChanges ?? plainSceneChanges,
    tour: first.chapter.tour,
    about: first.chapter.about ?? '',
    counts: first.chapter.counts ?? 'round',
    notPrinted: first.chapter.notPrinted ?? [],
    firstSteps: first.chapter.firstSteps,
    ownPack: first.chapter.ownPack,
    wording: first.chapter.wording ?? noWording,
    cardFolder: first.chapter.cardFolder ?? 'others',
    examples: first.chapter.examples ?? plainExamples,
    tableText: first.chapter.tableText ?? plainTableText,
    table: first.chapter.table ?? {},
    drawn: first.chapter.drawn ?? {},
    handMoves: first.chapter.handMoves,
    players: first.chapter.players ?? 'together',
    passing: first.chapter.passing ?? {},
    seats: first.chapter.seats ?? usualSeats,
    playBegins: first.chapter.playBegins,
    deal: first.chapter.deal,
    deck: first.chapter.deck,
    cardLists: first.chapter.cardLists ?? plainCardLists,
    sceneBoard: first.chapter.sceneBoard ? { ...usualSceneBoard, ...first.chapter.sceneBoard } : plainSceneBoard,
    opening: first.chapter.opening ?? plainOpening,
    simulation: first.chapter.simulation ?? plainSimulation,
    roundByRound: first.chapter.roundByRound,
    scenario: first.chapter.scenario,
    ...merged,
    facts: withValues(merged.facts, merged.factValues),
    steps: mergedSteps(own),
  }
  return { rulebook, issues }
}

/** The facts, with the values that other chapters add after the fact's own. */
function withValues(facts: Rulebook['facts'], values: Rulebook['factValues']): Rulebook['facts'] {
  const all: { [fact: string]: Fact } = { ...facts }
  for (const [value, { of, ...words }] of Object.entries(values)) {
    const fact = entryIn(all, of)
    if (fact === undefined) continue
    const list = fact.holds === 'one-of' ? 'words' : 'known'
    all[of] = { ...fact, [list]: [...new Set([...(fact[list] ?? []), value])], values: { ...fact.values, [value]: words } }
  }
  return all
}

/** The steps of each phase: several chapters may add steps to one phase. */
function mergedSteps(sources: readonly ChapterSource[]): Required<Sections>['steps'] {
  const merged = new Map<string, readonly string[]>()
  for (const { chapter } of sources)
    for (const [phase, steps] of Object.entries(chapter.steps ?? ({} as Required<Sections>['steps'])))
      merged.set(phase, [...new Set([...(merged.get(phase) ?? []), ...steps])])
  return Object.fromEntries(merged)
}

/**
 * The rulebook of a game joined with the chapters of systems, without checking these: `withSystems` does both.
 * @param file the name of the game's own chapters in messages
 */
export function joinSystems(rulebook: Rulebook, systems: readonly ChapterSource[], file: string): Rulebook {
  // without their lines: issues are dropped here, and finding a line in JSON loads a parser
  const unplaced = systems.map((system): ChapterSource => ({ chapter: system.chapter, file: system.file }))
  const joined = joinChapters([{ chapter: chapterOf(rulebook), file }, ...unplaced]).rulebook
  const systemPhases = Object.keys(joined.phases).filter((phase) => !Object.hasOwn(rulebook.phases, phase))
  return { ...joined, systemPhases }
}

/** A rulebook as a chapter: it has every section, and sections that the game does not have are undefined. */
export function chapterOf(rulebook: Rulebook): Chapter {
  return Object.fromEntries(Object.entries(rulebook).filter(([, part]) => part !== undefined)) as unknown as Chapter
}

/**
 * The rulebook of chapters that belong to the program itself. Tests check them with `mergeChapters`, so that pages need not.
 * @throws Error with every name that two of them define: that is an error of the program
 */
export function rulebookOf(sources: readonly ChapterSource[]): Rulebook {
  const { rulebook, issues } = joinChapters(sources)
  if (issues.length > 0) throw new Error(issues.map(({ file, message, remedy }) => `${file}: ${message} ${remedy}`).join('\n'))
  return rulebook
}

/** The menus of the ability builder. Like every name, an entry belongs to one chapter only, and so does a word of a list. */
function mergedMenus(sources: readonly ChapterSource[], issues: ChapterIssue[]): Required<AbilityMenus> {
  const listed = (list: 'handed' | 'order' | 'ofPlayers') => [
    ...new Set(sources.flatMap(({ chapter }) => chapter.abilityMenus?.[list] ?? [])),
  ]
  const menus = menuNames.map((menu) => [
    menu,
    mergedSection(sources, ({ chapter }) => chapter.abilityMenus?.[menu], ['abilityMenus', menu], issues),
  ])
  const ofLists = (part: 'lists' | 'listReads') => {
    const names = new Set(sources.flatMap(({ chapter }) => Object.keys(chapter.abilityMenus?.[part] ?? {})))
    return Object.fromEntries(
      [...names].map((list) => [
        list,
        mergedSection(sources, ({ chapter }) => chapter.abilityMenus?.[part]?.[list], ['abilityMenus', part, list], issues),
      ]),
    )
  }
  return {
    ...(Object.fromEntries(menus) as Required<AbilityMenus>),
    lists: ofLists('lists') as Required<AbilityMenus>['lists'],
    listReads: ofLists('listReads') as Required<AbilityMenus>['listReads'],
    handed: listed('handed'),
    order: listed('order'),
    ofPlayers: listed('ofPlayers'),
    style: Object.assign({}, ...sources.map(({ chapter }) => chapter.abilityMenus?.style ?? {})),
    phrasing: sources.flatMap(({ chapter }) => chapter.abilityMenus?.phrasing ?? []),
    texts: {
      ...Object.assign({}, ...sources.map(({ chapter }) => chapter.abilityMenus?.texts ?? {})),
      facts: mergedSection(sources, ({ chapter }) => chapter.abilityMenus?.texts?.facts, ['abilityMenus', 'facts'], issues),
    },
  }
}

/**
 * A game's own rulebook with sections of its chapter that were loaded later. Sections of systems are added when it is joined with these.
 */
export function withMore(rulebook: Rulebook, more: Omit<Chapter, 'game'>): Rulebook {
  return rulebookOf([{ chapter: { ...chapterOf(rulebook), ...more }, file: rulebook.game }])
}

/** The entries that chapters define under one heading. @param path the path of the heading */
function mergedSection(
  sources: readonly ChapterSource[],
  read: (source: ChapterSource) => { readonly [name: string]: unknown } | undefined,
  path: readonly string[],
  issues: ChapterIssue[],
): { readonly [name: string]: unknown } {
  const merged = new Map<string, unknown>()
  const homes = new Map<string, string>()
  for (const source of sources)
    for (const [name, value] of Object.entries(read(source) ?? {})) {
      const home = homes.get(name)
      if (home === undefined) {
        homes.set(name, source.file)
        merged.set(name, value)
      } else issues.push(takenName(source, [...path, name], name, home))
    }
  return Object.fromEntries(merged)
}

function takenName(source: ChapterSource, path: readonly string[], name: string, home: string): ChapterIssue {
  const line = source.lineOf?.(path)
  return {
    code: 'rulebook/name-taken',
    file: source.file,
    ...(line === undefined ? {} : { line }),
    path,
    message: `\`${path.slice(0, -1).join('.')}\` has "${name}", which ${home} brings already; that definition is used.`,
    remedy: 'Give it another name, or take it out: a name belongs to one chapter.',
    home,
  }
}

/**
 * The rulebook of a game.
 * @throws Error for a game that is not installed; its packs are refused before, when they are loaded
 */
export function rulebookFor(game: string, rulebooks: Rulebooks): Rulebook {
  const found = entryIn(rulebooks, game)
  if (found === undefined)
    throw new Error(`The game "${game}" is not installed; installed: ${Object.keys(rulebooks).join(', ') || 'none'}.`)
  return found
}

/**
 * The default rulebook: that of the first installed game.
 * @throws Error when there is none
 */
export function usualRulebook(rulebooks: Rulebooks): Rulebook {
  return rulebookFor(Object.keys(rulebooks)[0] ?? '', rulebooks)
}

/**
 * Looks up a name from outside in a section of a rulebook.
 * @returns undefined for a name that the section does not define, also for names that every JavaScript object has, such as "constructor"
 */
export function entryIn<Entry>(section: { readonly [name: string]: Entry }, name: unknown): Entry | undefined {
  return typeof name === 'string' && Object.hasOwn(section, name) ? section[name] : undefined
}

/** The default mode of a game: its first one. Empty for a game without modes. */
export function usualMode({ modes }: Pick<Rulebook, 'modes'>): string {
  return Object.keys(modes)[0] ?? ''
}

const plainScenarioWords: ScenarioWords = {
  set: 'set',
  sets: 'sets',
  deck: 'deck',
  stage: 'stage',
  stages: 'stages',
  stageCard: 'card of a stage',
  stageDeck: 'pile of stages',
  course: 'course',
}

/** The names of the parts of a scenario within a sentence. */
export function scenarioWords({ scenario }: Pick<Rulebook, 'scenario'>): ScenarioWords {
  return scenario?.words ?? plainScenarioWords
}

/** The types of a rulebook in the order in which menus list them. */
export function typesOf(rulebook: Rulebook): readonly string[] {
  return Object.keys(rulebook.types)
}

/** A card type by its name; undefined if there is none. */
export function typeIn(rulebook: Rulebook, type: unknown): CardType | undefined {
  return entryIn(rulebook.types, type)
}

/**
 * The things that scripts have to do for cards of a type, because the rules do not do them; undefined if a system decides in which
 * scenarios such cards are played, since they are that system's task then.
 */
export function leftByType(rulebook: Rulebook, type: unknown): string | undefined {
  const isKept = Object.values(rulebook.deckCards).some(({ print }) => print.type === type)
  return isKept ? undefined : typeIn(rulebook, type)?.leaves
}

/** Cache of the facts that set a card apart (`lies: 'apart'`), by rulebook: decks with thousands of cards need them. */
const factsApart = new WeakMap<Rulebook, readonly string[]>()

/**
 * Whether a printed fact sets a card apart: a card of any type that has it is not in the deck that a scenario makes of its sets, and does not count
 * in a player's deck.
 */
export function printsApart(rulebook: Rulebook, facts: { readonly [fact: string]: unknown }): boolean {
  const known = factsApart.get(rulebook)
  const names = known ?? Object.keys(rulebook.facts).filter((fact) => rulebook.facts[fact]?.lies === 'apart')
  if (known === undefined) factsApart.set(rulebook, names)
  return names.some((fact) => facts[fact] !== undefined)
}

/**
 * How a card belongs to decks: as its type says, unless it has a back of its own that is not allowed in decks, or that is set aside next to
 * them. A counted card that a printed fact sets apart is `beside`.
 */
export function inDeckAs(
  rulebook: Rulebook,
  facts: { readonly type: string; readonly back?: unknown },
  isApart = printsApart(rulebook, facts as { readonly [fact: string]: unknown }),
): CardType['inDeck'] {
  const { type, back } = facts
  const { inDeck: usually = 'never', back: usual = '' } = typeIn(rulebook, type) ?? {}
  const inDeck = usually === 'counted' && isApart ? 'beside' : usually
  if ((inDeck !== 'counted' && inDeck !== 'beside') || rulebook.deck === undefined) return inDeck
  const { backs, setAside = [] } = rulebook.deck
  const worn = typeof back === 'string' ? back : usual
  if (backs.includes(worn)) return inDeck
  return inDeck === 'counted' && worn !== usual && setAside.includes(worn) ? 'beside' : 'never'
}

/** A fact by its name; undefined if there is none. */
export function factIn(rulebook: Rulebook, fact: string): Fact | undefined {
  return entryIn(rulebook.facts, fact)
}

/** The name of a value of a fact, in the words of the game; the value itself where the game has no name for it. */
export function nameOfValue(rulebook: Rulebook, fact: string, value: string): string {
  return entryIn(factIn(rulebook, fact)?.values ?? {}, value)?.name ?? value
}

/** All facts that a card type or side may print. */
export function printedBy({ must = [], may = [] }: PrintedFacts): readonly string[] {
  return [...must, ...may]
}
