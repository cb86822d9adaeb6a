/** The state of opening a saved game: pages subscribe to it without loading the modules that read games. */
import { useStore } from 'zustand'
import { type TablePage, useTablePage } from '../page.tsx'
import type { PacksOfSaved } from './packs-of-saved.ts'
import type { SavedGame } from './saved-game.ts'
import type { SavedVersions } from './saved-versions.ts'

/** A game that is about to be opened, and the facts that the user is shown before. */
export interface Offered {
  readonly game: SavedGame
  readonly title: string
  readonly from: 'file' | 'link'
  readonly packs: PacksOfSaved
  /** The very packs with which it was saved, where the packs in use are others. */
  readonly past: SavedVersions | undefined
  /** Of a link: the hash of the position in which it was made. */
  readonly hash?: string
  /** The title of the game that is at the table; it stays among the kept games. */
  readonly before: string | undefined
}

export interface OpeningState {
  readonly offered: Offered | undefined
  readonly problem: { readonly message: string; readonly remedy: string } | undefined
  /** The game that is taken up next goes to the beginning of this round as soon as it is taken up. */
  readonly round: number | undefined
}

export const useOpening = (): OpeningState => useStore(useTablePage().opening)

export function closeOpening({ opening }: TablePage): void {
  opening.setState({ offered: undefined, problem: undefined })
}
