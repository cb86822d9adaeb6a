import type { Library, Part } from './definition.ts'
import type { SceneNames, SceneSetup } from './extended.ts'
import type { Json, JsonObject } from './json.ts'
import type { Position } from './position.ts'
import type { Ruleset } from './ruleset.ts'
import type { StoryLine } from './story.ts'
import type { Table } from './table.ts'

/** What of a pack a ruleset needs. */
export interface PackContent<Script = unknown> {
  readonly id: string
  readonly cards: { readonly [slug: string]: JsonObject }
  readonly keywords: { readonly [slug: string]: JsonObject }
  readonly scenarios: { readonly [slug: string]: JsonObject }
  /** Printed titles by slug: what uniqueness and copies are compared by. `sides` for two-sided cards. */
  readonly titles: { readonly [slug: string]: { readonly title: string; readonly sides?: { readonly [side: string]: string } } }
  /** What its scripts export, as the game judged it. */
  readonly scripts: readonly Script[]
  /** Its systems: of each what stands in its file of data, by slug. Absent where a pack brings none. */
  readonly systems?: { readonly [slug: string]: JsonObject }
  /** Ids of the packs on which it stands, as its manifest names them: a game has their systems as well. */
  readonly dependencies?: readonly string[]
}

/** What is told of a pack when its definitions are made. */
export interface LibraryNote {
  readonly pack: string
  /** `broken`: something is left out. `wrong`: one part of a script is. */
  readonly weight: 'broken' | 'wrong'
  /** With `pack:slug#part` where it concerns a part. */
  readonly message: string
  /** Where its script wrote it, as a stack of the engine. */
  readonly at?: string
  /** The system whose chapter declares it, and where in that chapter. */
  readonly declared?: { readonly system: string; readonly path: readonly string[] }
}

/** What the package of a game gives to the realms in which it is played. */
export interface GamePackage<Script = unknown> {
  readonly ruleset: Ruleset
  /**
   * What a module of a pack exports, judged and copied.
   * @returns undefined for a module that defines nothing
   * @throws DefinitionError that says what is wrong; reading it may run the script
   */
  readonly scriptIn: (exported: unknown) => Script | undefined
  /** Makes definitions of everything in these packs that can be defined. @param tell is told of what cannot; the rest stands */
  readonly buildLibrary: (packs: readonly PackContent<Script>[], tell: (note: LibraryNote) => void) => Library
  /** What is told and asked: messages by code. */
  readonly catalogue: { readonly [code: string]: string }
  readonly sceneWords: SceneWords
  readonly heuristic: Heuristic
  readonly proving: Proving
  /** A game stretch by stretch, read from its story. */
  readonly courseOf: Engine['courseOf']
}

/** What runs inside a realm: one ruleset with the definitions of the loaded packs, and the methods that its door answers. */

/** The names of a sort that a scene may write. */
export type SceneName<Sort extends string> = SceneNames extends { readonly [S in Sort]: infer Name extends string } ? Name : string

/** How a ruleset reads scenes: its internal entry for the testkit. */
export interface SceneWords {
  /** Builds the position that a scene describes. @param home the pack whose cards are meant where two packs share a slug */
  readonly position: (setup: SceneSetup, engine: Engine, home: string) => Position
  /** What a scene that plays from the beginning sets up, else undefined. */
  readonly setup: (setup: SceneSetup, engine: Engine, home: string) => JsonObject | undefined
  /** A value by its path in the scene's words, such as a token of a card by its name. @throws Error that says what is unknown */
  readonly value: (table: Table, path: string) => Json
  /** The cards that a name of the scene may mean, the likeliest first. */
  readonly cards: (table: Table, name: string) => readonly { readonly id: string }[]
  /** Whether the game is at a place: a phase, a step, a window. */
  readonly isAt: (table: Table, place: string) => boolean
  readonly where: (table: Table) => string
  /** Whether this place begins at the checkpoint where the game stands, though nobody may be asked there: windows in which nobody can act. */
  readonly opensAt: (table: Table, place: string) => boolean
  /** The kinds of lines that the story can have. */
  readonly storyKinds: readonly string[]
}

/** How good a deed looks to a bot that plays to win: its ruleset's internal entry for the lab. */
export interface Heuristic {
  /** @param view what the seat may see @returns a weight per option key; the highest is taken */
  readonly choose: (question: BotQuestion, view: BotTable) => BotChoice
}

/** A stretch of a game in numbers, for statistics: those of the table, and those of each seat, by the ruleset's names. */
export interface StretchCourse {
  /** Which stretch, counted as `Place` counts them: 0 is what came before the first. */
  readonly round: number
  readonly figures: { readonly [name: string]: number }
  readonly seats: { readonly [seat: string]: { readonly [name: string]: number } }
  /** How seats left the game in this stretch, by the ruleset's names. */
  readonly left?: readonly string[]
}

/** What a board has to be good for. */
export interface BoardWish {
  /** Everything about the board follows from these dice: a number below `sides`. */
  readonly dice: (sides: number) => number
  /** Packs whose cards lie on it; those that they need may be used besides. */
  readonly packs: readonly string[]
  /** Parts that should get their chance, as `pack:slug#part`: the first for certain. None: a game from its beginning. */
  readonly hungry: readonly string[]
  /** Games that the packs propose besides, as setups without decks: those of a campaign, say. */
  readonly proposed?: readonly JsonObject[]
}

/** Something about a table that cannot be, whatever was played. */
export interface Breach {
  /** A name of its kind that never changes. */
  readonly code: string
  /** What is wrong, for a person. */
  readonly message: string
  /** The printed code of the card concerned. */
  readonly card?: string
}

/** How a ruleset is put to the test by bots: its internal entry for the lab. */
interface Proving {
  /** A board to play on. @returns words of a scene as plain data */
  readonly board: (wish: BoardWish, library: Library) => JsonObject
  /** What cannot be on this table now. `rest`: nothing is under way. */
  readonly breaches: (moment: 'question' | 'rest') => readonly Breach[]
  /** Whether a part is there for the data of packs that stand on this one: nothing in its own games need ever call it up. */
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
  }[]
  /** Judges a whole choice. */
  readonly judge: (value: BotChoice) => boolean
}

export type BotChoice = readonly string[] | number | { readonly [key: string]: number }

/** What a bot may look at: the open cards and those of its own seat. */
export interface BotTable {
  readonly seat: string
  /** Ids of known cards in a zone, in order. */
  readonly zone: (id: string) => readonly string[]
  readonly size: (zone: string) => number
  readonly card: (id: string) => BotCard | undefined
  readonly status: (name: string) => Json | undefined
  /** What the systems that are in the game note for their ruleset, such as hints for bots; absent where there are none. */
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

/** A method of the door: JSON in, JSON out. */
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
