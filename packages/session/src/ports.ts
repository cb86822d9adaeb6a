/** What a table needs of the world in which it is played. */
import type { StopSettings } from '@questwright/board/view'
import type { PackBundle } from '@questwright/packs/types'
import type { GameFile, Input, Outcome, Realm, View } from '@questwright/realm/web'
import type { NewGame } from './game-state.ts'
import type { KeptChange } from './kept-change.ts'
import type { GameOutline, ShelvedGame } from './kept-game.ts'

/** The rules engine: what a realm is opened with, and what saved games name of it. */
export interface Engine {
  readonly modules: readonly { readonly name: string; readonly code: string }[]
  readonly name: string
  readonly version: string
  readonly hash: string
}

/** Where games are kept, each with the scripts under which it runs. A game is named by the id that it got when it was laid out. */
export interface Shelf {
  /** Keeps what changed since the game was kept last. @throws where it cannot be kept */
  keep(change: KeptChange): Promise<void>
  /** @param game its id; without one the current game: the last game on the table of this page, else the last played game */
  kept(game?: string): Promise<ShelvedGame | undefined>
  /** All games, the last played one first. */
  games(): Promise<readonly GameOutline[]>
  /** Makes a game the current one of this page. */
  choose(game: string): void
  /** Keeps the scripts with which a game runs: the game is resumed with these, even if the files have changed. */
  keepPacks(game: string, packs: readonly PackBundle[]): Promise<void>
  /** The scripts of a game; undefined where they were not kept whole. */
  keptPacks(game: string): Promise<readonly PackBundle[] | undefined>
  /** The pack of this hash, if any game is kept with it. */
  packOf(hash: string): Promise<PackBundle | undefined>
  /** Forgets a game and its packs. @returns what puts them back */
  forget(game: string): Promise<() => Promise<void>>
}

/** Write-ahead log of inputs. Writes are synchronous, because a page that is closed has no time for more. */
export interface PendingInputs {
  /** The id under which the game is kept. */
  readonly game: string
  /** How many inputs the game held when the first of them was given. */
  readonly at: number
  readonly inputs: readonly Input[]
}

/** The notes of all games: a game that was left in the moment of an answer has its note until it is taken up again. */
export interface PendingShelf {
  read(): readonly PendingInputs[]
  write(pending: readonly PendingInputs[]): void
}

/** A game that came to its end, for a history of games. */
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
  /** Told of the end of a game, once for each ending. */
  readonly recordEnded: (ended: EndedGame) => Promise<void>
  /** Told where windows stop from now on. */
  readonly keepStops: (stops: StopSettings) => void
  /** Asks whether the game on the table, which could not be kept, may be lost for another one. @param title its title */
  readonly mayLose: (title: string) => Promise<'lose' | 'stay'>
  /** Something went wrong that the state of the game does not tell. */
  readonly tellError: (error: unknown) => void
  /** A name that is given once: to a table, to a kept game, or to a keeper of one. */
  readonly uniqueName: () => string
  readonly freshSeed: () => string
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
