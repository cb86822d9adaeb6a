import type { Library, Part } from './definition.ts'
import type { SceneNames, SceneSetup } from './extended.ts'
import type { Json, JsonObject } from './json.ts'
import type { Position } from './position.ts'
import type { Ruleset } from './ruleset.ts'
import type { StoryLine } from './story-line.ts'
import type { Table } from './table.ts'

/** The parts of a pack that a ruleset needs. */
export interface PackContent<Script = unknown> {
  readonly id: string
  readonly cards: { readonly [slug: string]: JsonObject }
  readonly keywords: { readonly [slug: string]: JsonObject }
  readonly scenarios: { readonly [slug: string]: JsonObject }
  /**
   * Printed titles by slug. Rules compare cards by their titles, to tell whether they are unique or copies of each other. `sides` for
   * two-sided cards.
   */
  readonly titles: { readonly [slug: string]: { readonly title: string; readonly sides?: { readonly [side: string]: string } } }
  /** The exports of its scripts, validated by the game. */
  readonly scripts: readonly Script[]
  /** The data file of each of its systems, by slug. Absent where a pack brings none. */
  readonly systems?: { readonly [slug: string]: JsonObject }
  /** Ids of the packs that its manifest depends on: a game has their systems as well. */
  readonly dependencies?: readonly string[]
}

/** A problem that was found in a pack when its definitions were made. */
export interface LibraryNote {
  readonly pack: string
  /** `broken`: something is left out. `wrong`: one part of a script is left out. */
  readonly weight: 'broken' | 'wrong'
  /** With `pack:slug#part` where it concerns a part. */
  readonly message: string
  /** The stack trace of the script engine at the script line with the mistake. */
  readonly at?: string
  /** The system whose chapter declares it, and where in that chapter. */
  readonly declared?: { readonly system: string; readonly path: readonly string[] }
}

/** What the package of a game provides to the realms in which it is played. */
export interface GamePackage<Script = unknown> {
  readonly ruleset: Ruleset
  /**
   * Validates and copies the exports of a module of a pack.
   * @returns undefined for a module that defines nothing
   * @throws DefinitionError that names the mistake; reading an export may run script code
   */
  readonly scriptIn: (exported: unknown) => Script | undefined
  /** Makes definitions of everything in these packs that can be defined. @param tell receives a note for each part that is left out */
  readonly buildLibrary: (packs: readonly PackContent<Script>[], tell: (note: LibraryNote) => void) => Library
  /** The messages of story, questions and refusals, by code. */
  readonly catalogue: { readonly [code: string]: string }
  readonly sceneWords: SceneWords
  readonly heuristic: Heuristic
  readonly proving: Proving
  /** A game stretch by stretch, read from its story. */
  readonly courseOf: Engine['courseOf']
  /** The words and titles by which its scripts may describe cards, besides keywords and titles of packs. Absent where they do not. */
  readonly describes?: { readonly words: readonly string[]; readonly titles: readonly string[] }
  /** Exports of its script API that are deprecated, by name, each with the one that replaces it. */
  readonly deprecated?: { readonly [name: string]: string }
}

/** The names of one sort, such as `place`, that a scene may use: those that the ruleset declares in `SceneNames`, else any text. */
export type SceneName<Sort extends string> = SceneNames extends { readonly [S in Sort]: infer Name extends string } ? Name : string

/** How a ruleset reads scenes: its internal entry for the testkit. */
export interface SceneWords {
  /** Builds the position that a scene describes. @param home the pack whose cards are meant where two packs share a slug */
  readonly position: (setup: SceneSetup, engine: Engine, home: string) => Position
  /** The setup of a scene that plays from the beginning, else undefined. */
  readonly setup: (setup: SceneSetup, engine: Engine, home: string) => JsonObject | undefined
  /** A value by its path in the scene's words, such as a token of a card by its name. @throws Error that names the unknown part */
  readonly value: (table: Table, path: string) => Json
  /** The cards that a name of the scene may mean, the likeliest first. */
  readonly cards: (table: Table, name: string) => readonly { readonly id: string }[]
  /** Whether the game is at a place: a phase, a step, a window. */
  readonly isAt: (table: Table, place: string) => boolean
  readonly where: (table: Table) => string
  /** Whether this place begins at the game's current checkpoint, even if no player is asked there: a window in which no player can act. */
  readonly opensAt: (table: Table, place: string) => boolean
  /** The kinds of lines that the story can have. */
  readonly storyKinds: readonly string[]
}

/** The choices of a bot that plays to win: the ruleset's internal entry for the lab. */
export interface Heuristic {
  /** @param view what the seat may see @returns the bot's answer */
  readonly choose: (question: BotQuestion, view: BotTable) => BotChoice
  /**
   * The amounts or the keys of options among which a bot that answers at random draws, if others would lose the game by themselves or make it too
   * long; undefined: all.
   */
  readonly drawn?: (question: BotQuestion) => readonly (number | string)[] | undefined
}

/** A stretch of a game in numbers, for statistics: those of the table, and those of each seat, by the ruleset's names. */
export interface StretchCourse {
  /** The number of the stretch, as in `Place`: 0 is before the first. */
  readonly round: number
  readonly figures: { readonly [name: string]: number }
  readonly seats: { readonly [seat: string]: { readonly [name: string]: number } }
  /** How seats left the game in this stretch, by the ruleset's names. */
  readonly left?: readonly string[]
}

/** Requirements for a board that bots test on. */
export interface BoardWish {
  /** Everything about the board follows from these dice: a number below `sides`. */
  readonly dice: (sides: number) => number
  /** Packs whose cards are on the board; cards of the packs on which these depend may be used as well. */
  readonly packs: readonly string[]
  /** Parts that the board should give a chance to work, as `pack:slug#part`: the first for certain. Empty: a game from its beginning. */
  readonly hungry: readonly string[]
  /** Further games that the packs propose, such as those of a campaign, as setups without decks. */
  readonly proposed?: readonly JsonObject[]
}

/** A broken invariant of a table: no game may lead to it. */
export interface Breach {
  /** A stable name of the invariant. */
  readonly code: string
  /** A message for people. */
  readonly message: string
  /** The printed code of the card concerned. */
  readonly card?: string
}

/** How a ruleset is put to the test by bots: its internal entry for the lab. */
interface Proving {
  /** A board to play on. @returns words of a scene as plain data */
  readonly board: (wish: BoardWish, library: Library) => JsonObject
  /**
   * The invariants that this table breaks now. `question`: a player is asked. `rest`: the table is at a checkpoint, so no event is being
   * resolved.
   */
  readonly breaches: (moment: 'question' | 'rest') => readonly Breach[]
  /** Whether a part serves data that depending packs may have, such as setup steps: then games of its own pack alone need not run it. */
  readonly isForOtherPacks?: (part: Part) => boolean
}

/** A question as a bot sees it: codes and keys of its own seat's view. */
export interface BotQuestion {
  readonly name: string
  readonly shape: string
  readonly who: string
  readonly least: number
  readonly most: number
  readonly parts: Json
  readonly options: readonly {
    readonly key: string
    readonly card?: string
    readonly code?: string
    readonly label?: string
    readonly most?: number
    /** `yes`: as far as can be known in advance, it would change nothing. */
    readonly idle?: 'yes'
  }[]
  /** Judges a whole choice. */
  readonly judge: (value: BotChoice) => boolean
}

export type BotChoice = readonly string[] | number | { readonly [key: string]: number }

/** The data that a bot may see: the open cards, and the cards that its own seat may know. */
export interface BotTable {
  readonly seat: string
  /** Ids of known cards in a zone, in order. */
  readonly zone: (id: string) => readonly string[]
  readonly size: (zone: string) => number
  readonly card: (id: string) => BotCard | undefined
  readonly status: (name: string) => Json | undefined
  /** The notes of the systems in the game for their ruleset, such as hints for bots; absent where there are none. */
  readonly notes?: readonly JsonObject[]
}

export interface BotCard {
  readonly id: string
  readonly code: string
  readonly zone: string
  readonly controller: string | null
  readonly fact: (name: string) => Json | undefined
  readonly stat: (name: string) => number
  readonly token: (name: string) => number
  readonly is: (mark: string) => boolean
}

/** What runs inside a realm: one ruleset with the definitions of the loaded packs. */
export interface Engine {
  readonly ruleset: Ruleset
  readonly library: Library
  readonly sceneWords: SceneWords
  readonly heuristic: Heuristic
  readonly proving: Proving
  /** A game stretch by stretch, read from its story: the ruleset's internal entry for the lab. */
  readonly courseOf: (story: readonly StoryLine[]) => readonly StretchCourse[]
  /** Runs a module of a pack and gives its default export. */
  readonly load: (module: string) => unknown
}

let booted: Engine | undefined

/** Sets the engine that answers in this realm from now on. */
export function useEngine(engine: Engine): void {
  booted = engine
}

/** @throws Error before packs were booted */
export function currentEngine(): Engine {
  if (!booted) throw new Error('no packs have been booted in this realm')
  return booted
}

/** A method that callers outside the realm can call: JSON in, JSON out. */
export type DoorMethod = (argument: never) => unknown

const methods = new Map<string, DoorMethod>()

/** Lets a module of the engine answer calls from outside. */
export function answerCalls(named: { readonly [method: string]: DoorMethod }): void {
  for (const [name, method] of Object.entries(named)) methods.set(name, method)
}

/** The method of that name, or undefined when no module answers to it. */
export function doorMethod(name: string): DoorMethod | undefined {
  return methods.get(name)
}

const offered: string[] = []

/** Lets scripts of packs import a module of the engine by this name. */
export function offerToScripts(module: string): void {
  offered.push(module)
}

/** The modules of the engine that scripts may import, by name. */
export function modulesForScripts(): readonly string[] {
  return offered
}
