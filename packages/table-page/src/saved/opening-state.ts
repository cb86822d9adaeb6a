/** The state of opening a saved game. Pages subscribe to it without loading the modules that read games. */
import { useStore } from 'zustand'
import { type TablePage, useTablePage } from '../page.tsx'
import type { PacksOfSaved } from './packs-of-saved.ts'
import type { SavedGame } from './saved-game.ts'
import type { SavedVersions } from './saved-versions.ts'

/** A saved game that the user is asked to open, with the facts that the dialog shows. */
export interface Offered {
  readonly game: SavedGame
  readonly title: string
  readonly from: 'file' | 'link'
  readonly packs: PacksOfSaved
  /** Exactly the packs with which the game was saved, where the packs in use are different. */
  readonly past: SavedVersions | undefined
  /** For a link: the state hash of the position at which it was made. */
  readonly hash?: string
  /** The title of the game that is on the table; it stays among the games saved in this browser. */
  readonly before: string | undefined
}

export interface OpeningState {
  readonly offered: Offered | undefined
  readonly problem: { readonly message: string; readonly remedy: string } | undefined
  /** The round to whose beginning the next resumed game goes; undefined: it stays at its last position. */
  readonly round: number | undefined
}

export const useOpening = (): OpeningState => useStore(useTablePage().opening)

export function closeOpening({ opening }: TablePage): void {
  opening.setState({ offered: undefined, problem: undefined })
}
