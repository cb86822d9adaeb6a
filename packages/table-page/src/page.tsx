/**
 * A table page: the ports through which it uses the studio or site that shows it, and the context in which its components find them. Nothing here
 * loads the rules.
 */
import type { PackBundle } from '@questwright/packs/types'
import type { Rulebooks } from '@questwright/rulebook'
import type { Engine, Shelf } from '@questwright/session'
import type { GameState, GameStore, KeptGame } from '@questwright/session/state'
import { createContext, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OpeningState } from './saved/opening-state.ts'
import type { ShownTable } from './table/shown-table.ts'

/** The result of looking for one exact version of a pack, which need not be in use. */
type ExactPack =
  /** `new`: the user has not yet been shown who published this version and what it contains. */
  | { readonly state: 'found'; readonly bundle: PackBundle; readonly seen: 'seen' | 'new' }
  | { readonly state: 'absent' }
  /** The name and version exist, but with different content. */
  | { readonly state: 'other' }

/** The source of the page's packs. */
interface PackSource {
  /**
   * The packs in use, in the order in which they are listed, with everything that a game needs of them.
   * @throws Error with a message for the user
   */
  readonly bundles: () => Promise<readonly PackBundle[]>
  /** The rulebooks of the games that can be played here, including those of the packs in use. */
  readonly rulebooks: Rulebooks
  /**
   * Loads the rules engine for the game of these packs; without packs, that of the default game.
   * @throws Error with a message for the user
   */
  readonly engine: (packs: readonly PackBundle[]) => Promise<Engine>
  /** Looks for exactly the version that a saved game names. */
  readonly exact: (pack: { readonly name: string; readonly version: string; readonly hash: string }) => Promise<ExactPack>
  /**
   * Asks whether a game may start with these packs.
   * @param fetched versions, beside those in use, about which the user has not been informed yet
   */
  readonly mayPlay: (
    packs: readonly PackBundle[],
    fetched?: readonly { readonly name: string; readonly version: string }[],
  ) => Promise<'play' | 'stay'>
  /** Records that the running game deliberately keeps other scripts than those in use: only later changes of scripts are applied to it. */
  readonly leaveAside: () => Promise<void>
}

/** Opens the scripts of packs, on pages that can show them. */
export interface ScriptViewer {
  /**
   * The thing to open for a script file: the code of its card, or the file itself.
   * @param file `pack/path`
   * @returns undefined for a file that cannot be opened
   */
  readonly codeOf: (file: string) => string | undefined
  readonly open: (code: string, line?: number) => void
}

/** Words in which the studio and the site differ. */
interface PlaceWords {
  /** The name of the place that holds the packs, at the beginning of a sentence: "The workspace". */
  readonly holder: string
  /** The advice where a pack of a saved game is missing. */
  readonly whenMissing: (from: 'file' | 'link') => string
  /**
   * How to get versions of packs, as the rest of a sentence that begins "To play it as it was,".
   * @param count the number of versions
   */
  readonly howToHave: (count: number) => string
  /** Says where a link to a position opens. */
  readonly whereLinksOpen: string
}

/** A game whose score is compared with others. */
interface ScoredGame {
  readonly scenario: string
  /** The table as `NewGame` names it: games that are played on the same table do not count as other games. */
  readonly table: string | undefined
}

/** The ports of a table page: everything that it uses of the studio or site that shows it. */
export interface TablePagePorts {
  /** The state of the table's game. Pages show this state before a game runs, too. */
  readonly game: GameStore
  /** The table itself. The code that plays a game is loaded at the first call. */
  readonly table: () => Promise<ShownTable>
  readonly shelf: Pick<Shelf, 'kept' | 'games' | 'choose' | 'keptPacks' | 'packOf'>
  readonly packs: PackSource
  readonly scripts: ScriptViewer
  /**
   * The best score of other games of the same scenario; undefined where none was won yet. A site without a history of games does not set this port.
   */
  readonly bestScore?: (game: ScoredGame) => Promise<number | undefined>
  readonly words: PlaceWords
  /** The address of the table, to which a link to a game adds the game. */
  readonly tableAddress: () => string
  /**
   * Called when a saved game was resumed with its own scripts although the current scripts are different. A page whose packs never change does not
   * set it.
   */
  readonly onOtherScripts?: (kept: KeptGame) => void
}

export interface TablePage extends TablePagePorts {
  /** The saved game that is about to be opened, or the reason why it cannot be opened. */
  readonly opening: StoreApi<OpeningState>
  /** On a phone, whether the side panel of the table is open; there the button for it is in the page's bar. */
  readonly side: StoreApi<{ readonly drawer: 'open' | 'closed' }>
}

/** Makes the object of one table. Each table that a page shows has an object of its own. */
export function createTablePage(ports: TablePagePorts): TablePage {
  return {
    ...ports,
    opening: createStore<OpeningState>(() => ({ offered: undefined, problem: undefined, round: undefined })),
    side: createStore<{ readonly drawer: 'open' | 'closed' }>(() => ({ drawer: 'closed' })),
  }
}

/** Navigates to the table, or to the page where games are chosen. */
export type GoTo = (page: 'start' | 'table') => void

const PageContext = createContext<TablePage | undefined>(undefined)
const GoToContext = createContext<GoTo>(() => {})

interface TablePageProviderProps {
  readonly page: TablePage
  readonly goTo: GoTo
  readonly children: ReactNode
}

/** Provides the page object to the components inside of it; it is placed around everything that shows a part of the table. */
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

/** Selects a part of the game's state; the component renders again when that part changes. */
export function useTableGame<Part>(part: (state: GameState) => Part): Part {
  return useStore(useTablePage().game, part)
}
