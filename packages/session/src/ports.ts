/** The interfaces that a session needs from its environment: storage, realms, history. */
import type { StopSettings } from '@questwright/board/view'
import type { PackBundle } from '@questwright/packs/types'
import type { GameFile, Input, Outcome, Realm, View } from '@questwright/realm/web'
import type { NewGame } from './game-state.ts'
import type { KeptChange } from './kept-change.ts'
import type { GameOutline, ShelvedGame } from './kept-game.ts'

/** The rules engine: the data to open a realm, and its name in saved games. */
export interface Engine {
  readonly modules: readonly { readonly name: string; readonly code: string }[]
  readonly name: string
  readonly version: string
  readonly hash: string
}

/** A store of saved games, each with the scripts with which it runs. A game is named by the id that it got when it was started. */
export interface Shelf {
  /** Saves the changes since the last save of the game. @throws if they cannot be saved */
  keep(change: KeptChange): Promise<void>
  /** @param game its id; by default the current game: the last one on this page, else the last played one */
  kept(game?: string): Promise<ShelvedGame | undefined>
  /** All games, the last played one first. */
  games(): Promise<readonly GameOutline[]>
  /** Makes a game the current one of this page. */
  choose(game: string): void
  /** Saves the scripts with which a game runs: the game is loaded with these, even if the files have changed. */
  keepPacks(game: string, packs: readonly PackBundle[]): Promise<void>
  /** The scripts of a game; undefined if they were not saved completely. */
  keptPacks(game: string): Promise<readonly PackBundle[] | undefined>
  /** The pack with this hash, if any saved game has it. */
  packOf(hash: string): Promise<PackBundle | undefined>
  /** Deletes a game and its packs. @returns a function that restores them */
  forget(game: string): Promise<() => Promise<void>>
}

/** Write-ahead log of inputs. Writes are synchronous, because a page that is being closed has no time for asynchronous ones. */
export interface PendingInputs {
  /** The id under which the game is saved. */
  readonly game: string
  /** How many inputs the game had when the first of these was given. */
  readonly at: number
  readonly inputs: readonly Input[]
}

/** The notes of all games: a game that was left while an answer was being processed keeps its note until it is loaded again. */
export interface PendingShelf {
  read(): readonly PendingInputs[]
  write(pending: readonly PendingInputs[]): void
}

/** A game that has ended, for the history of games. */
export interface EndedGame {
  readonly game: NewGame
  readonly outcome: Outcome
  readonly replay: GameFile
  readonly view: View
  readonly rounds: number
  readonly packs: readonly PackBundle[]
  readonly messages: { readonly [code: string]: string }
}

export interface SessionPorts {
  /** Opens a realm with this engine and no packs. */
  readonly openRealm: (engine: Engine) => Promise<Realm>
  readonly shelf: Shelf
  readonly pending: PendingShelf
  /** Called at the end of a game, once for each ending. */
  readonly recordEnded: (ended: EndedGame) => Promise<void>
  /** Called when the settings of where windows stop change. */
  readonly keepStops: (stops: StopSettings) => void
  /** Asks the user whether the current game, which could not be saved, may be replaced by another one. @param title its title */
  readonly mayLose: (title: string) => Promise<'lose' | 'stay'>
  /** Called with errors that the state of the game does not contain. */
  readonly tellError: (error: unknown) => void
  /** Makes an id that was never used before: for a table, for a saved game, or for a session that saves one. */
  readonly uniqueName: () => string
  readonly freshSeed: () => string
  /** Called before each answer of a bot, so that people can follow: it resolves when the bot may answer. */
  readonly beforeBot?: (game: { readonly watched: 'by a player' | 'by nobody else' }) => Promise<void>
}

/** Ports that save nothing and report nothing. */
export function portsOfNothing(openRealm: SessionPorts['openRealm'], uniqueName: SessionPorts['uniqueName']): SessionPorts {
  return {
    openRealm,
    shelf: {
      keep: async () => {},
      kept: async () => undefined,
      games: async () => [],
      choose: () => {},
      keepPacks: async () => {},
      keptPacks: async () => undefined,
      packOf: async () => undefined,
      forget: async () => async () => {},
    },
    pending: { read: () => [], write: () => {} },
    recordEnded: async () => {},
    keepStops: () => {},
    mayLose: async () => 'lose',
    tellError: () => {},
    uniqueName,
    freshSeed: uniqueName,
  }
}
