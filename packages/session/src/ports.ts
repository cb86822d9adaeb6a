/** What a table needs of the world in which it is played. */
import type { StopSettings } from '@questwright/board/view'
import type { PackBundle } from '@questwright/packs/types'
import type { GameFile, Input, Outcome, Realm, View } from '@questwright/realm/web'
import type { NewGame } from './game-state.ts'
import type { KeptChange } from './kept-change.ts'
import type { KeptGame } from './kept-game.ts'

/** The rules engine: what a realm is opened with, and what saved games name of it. */
export interface Engine {
  readonly modules: readonly { readonly name: string; readonly code: string }[]
  readonly name: string
  readonly version: string
  readonly hash: string
}

/** Where the running game is kept: one game, with the scripts under which it runs. */
export interface Shelf {
  /** Keeps what changed since the game was kept last. @throws where it cannot be kept */
  keep(change: KeptChange): Promise<void>
  kept(): Promise<KeptGame | undefined>
  /** Keeps the scripts under which the game runs: it is taken up under these, whatever became of the files meanwhile. */
  keepPacks(packs: readonly PackBundle[]): Promise<void>
  keptPacks(): Promise<readonly PackBundle[] | undefined>
  /** Forgets the game and its packs. */
  forget(): Promise<void>
}

/** Inputs that a game is given, noted before it takes them. A page that is left has time for nothing else: whatever is noted is there at once. */
export interface PendingInputs {
  readonly table: string
  /** How many inputs the game held when the first of them was given. */
  readonly at: number
  readonly inputs: readonly Input[]
}

export interface PendingShelf {
  read(): PendingInputs | undefined
  write(pending: PendingInputs | undefined): void
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
  /** Something went wrong that the state of the game does not tell. */
  readonly tellError: (error: unknown) => void
  /** A name that is given once: to a table, or to a keeper of a game. */
  readonly uniqueName: () => string
  readonly freshSeed: () => string
}

/** Ports of a table of which nothing is kept and nobody is told. */
export function portsOfNothing(openRealm: SessionPorts['openRealm'], uniqueName: SessionPorts['uniqueName']): SessionPorts {
  return {
    openRealm,
    shelf: {
      keep: async () => {},
      kept: async () => undefined,
      keepPacks: async () => {},
      keptPacks: async () => undefined,
      forget: async () => {},
    },
    pending: { read: () => undefined, write: () => {} },
    recordEnded: async () => {},
    keepStops: () => {},
    tellError: () => {},
    uniqueName,
    freshSeed: uniqueName,
  }
}
