/** A table page: its ports to the place in which it is shown, and how its parts find them. Nothing here loads the rules. */
import type { PackBundle } from '@questwright/packs/types'
import type { Rulebooks } from '@questwright/rulebook'
import type { Engine, Shelf } from '@questwright/session'
import type { GameState, GameStore, KeptGame } from '@questwright/session/state'
import { createContext, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OpeningState } from './saved/opening-state.ts'
import type { ShownTable } from './table/shown-table.ts'

/** A version of a pack that is not among those in use. */
type ExactPack =
  /** `new`: the user has not been shown yet who published this version and what it brings. */
  | { readonly state: 'found'; readonly bundle: PackBundle; readonly seen: 'seen' | 'new' }
  | { readonly state: 'absent' }
  /** Name and version are there, with another content. */
  | { readonly state: 'other' }

/** Where packs come from. */
interface PackSource {
  /** Those in use, in the order in which they are listed, with all that a game needs of them. @throws Error in words for the person */
  readonly bundles: () => Promise<readonly PackBundle[]>
  /** Of the games at hand, those of these packs among them. */
  readonly rulebooks: Rulebooks
  /** The rules engine of the game of these packs; without packs of the usual one. @throws Error in words for the person */
  readonly engine: (packs: readonly PackBundle[]) => Promise<Engine>
  /** Looks for the very version that a saved game names. */
  readonly exact: (pack: { readonly name: string; readonly version: string; readonly hash: string }) => Promise<ExactPack>
  /**
   * Whether a game may begin under these packs.
   * @param fetched versions beside those in use that the user was not shown yet
   */
  readonly mayPlay: (
    packs: readonly PackBundle[],
    fetched?: readonly { readonly name: string; readonly version: string }[],
  ) => Promise<'play' | 'stay'>
  /** The running game keeps other scripts than those in use, on purpose: only later changes of scripts are applied to it. */
  readonly leaveAside: () => Promise<void>
}

/** Opens the scripts of packs, where the place can show them. */
export interface ScriptViewer {
  /** The code that opens a file: a card's code, or the file itself. @param file `pack/path` @returns undefined for a file that cannot be opened */
  readonly codeOf: (file: string) => string | undefined
  readonly open: (code: string, line?: number) => void
}

/** How the place speaks of itself. */
interface PlaceWords {
  /** The name of the place that holds packs, at the beginning of a sentence: "The workspace". */
  readonly holder: string
  /** The advice where a pack of a saved game is missing. */
  readonly whenMissing: (from: 'file' | 'link') => string
  /** How versions of packs are had, behind "To play it as it was,". @param count how many they are */
  readonly howToHave: (count: number) => string
  /** Where a link to a position opens. */
  readonly whereLinksOpen: string
}

/** A game of which the score is to be compared. */
interface ScoredGame {
  readonly scenario: string
  /** As `NewGame` names its table: games played on the same table do not count as other games. */
  readonly table: string | undefined
}

/** The ports of a table page: everything that it needs of the place in which it is shown. */
export interface TablePagePorts {
  /** The state of the table. Pages show it before a game runs. */
  readonly game: GameStore
  /** The table itself. The code that plays it is loaded at the first call. */
  readonly table: () => Promise<ShownTable>
  readonly shelf: Pick<Shelf, 'kept' | 'games' | 'choose' | 'keptPacks' | 'packOf'>
  readonly packs: PackSource
  readonly scripts: ScriptViewer
  /** The best score of other games of the same scenario; undefined where none was won yet. A place without a history has no such port. */
  readonly bestScore?: (game: ScoredGame) => Promise<number | undefined>
  readonly words: PlaceWords
  /** The address of the table, behind which a link puts its game. */
  readonly tableAddress: () => string
  /** Called with a kept game that was resumed with its own scripts, while the current scripts are other ones. A page whose packs never change does not set it. */
  readonly onOtherScripts?: (kept: KeptGame) => void
}

export interface TablePage extends TablePagePorts {
  /** A saved game that is about to be opened, or why it cannot be. */
  readonly opening: StoreApi<OpeningState>
  /** On a phone, where the bar has the button of the table's side panel: whether that is open. */
  readonly side: StoreApi<{ readonly drawer: 'open' | 'closed' }>
}

/** Makes the object of one table; each table that a page shows has its own. */
export function createTablePage(ports: TablePagePorts): TablePage {
  return {
    ...ports,
    opening: createStore<OpeningState>(() => ({ offered: undefined, problem: undefined, round: undefined })),
    side: createStore<{ readonly drawer: 'open' | 'closed' }>(() => ({ drawer: 'closed' })),
  }
}

/** Goes to the table, or to where games are chosen. */
export type GoTo = (page: 'start' | 'table') => void

const PageContext = createContext<TablePage | undefined>(undefined)
const GoToContext = createContext<GoTo>(() => {})

interface TablePageProviderProps {
  readonly page: TablePage
  readonly goTo: GoTo
  readonly children: ReactNode
}

/** Around everything that shows something of the table. */
export function TablePageProvider({ page, goTo, children }: TablePageProviderProps) {
  return (
    <PageContext.Provider value={page}>
      <GoToContext.Provider value={goTo}>{children}</GoToContext.Provider>
    </PageContext.Provider>
  )
}

export function useTablePage(): TablePage {
  const page = useContext(PageContext)
  if (!page) throw new Error('No TablePageProvider is around this part of the page.')
  return page
}

export const useGoTo = (): GoTo => useContext(GoToContext)

/** The named part of the game's state; drawn anew when it changes. */
export function useTableGame<Part>(part: (state: GameState) => Part): Part {
  return useStore(useTablePage().game, part)
}
