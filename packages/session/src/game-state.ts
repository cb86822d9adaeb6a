/** The game at a table as pages see it. */
import { emptyView, type StopSettings, stopEverywhere } from '@questwright/board/view'
import type { PackBundle } from '@questwright/packs/types'
import type {
  Comparison,
  Difference,
  Fault,
  Input,
  Outcome,
  Place,
  Question,
  ScriptProblem,
  SeatName,
  Sentence,
  Setup,
  StoryEntry,
  View,
  ViewerName,
} from '@questwright/realm/web'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Line, SavePoint } from './branches.ts'
import { FIRST_LINE } from './first-line.ts'

export type ReloadFrom = 'this page' | 'disk'

/** What a save or a change on disk did to the running game. */
export interface Reloaded {
  readonly state: 'comparing' | 'done' | 'failed'
  /** The files that changed: `pack/path`. */
  readonly files: readonly string[]
  /** Who changed them: this page, or another program. */
  readonly from: ReloadFrom
  /** Changed files that are broken: the game keeps what it had of them. In words. */
  readonly held: readonly string[]
  /** How many decisions, the last ones, no longer fit and were dropped so that the table could stand. */
  readonly dropped: number
  /** What the table shows differently at this very decision. */
  readonly now: readonly Difference[]
  /** What a replay of the whole game under the new scripts gave. */
  readonly comparison?: Comparison
  readonly problems: readonly ScriptProblem[]
  /** Why the new scripts could not take over; the old ones stand. */
  readonly failure?: string
  /** Bundles before the change, for "back to the old script". */
  readonly before: readonly PackBundle[]
}

export interface NewGame {
  readonly scenario: string
  readonly title: string
  readonly setup: Setup
  readonly seed: string
  readonly viewer: ViewerName
  /** `hidden`: several people sit at one screen, and each hand is shown to its own seat only. */
  readonly hands?: 'open' | 'hidden'
  /** Names the table that was dealt, for the history; `startGame` gives one. */
  readonly table?: string
}

/** The state of a game at a table that another process holds. */
export interface JoinedGame {
  readonly scenario: string
  readonly title: string
  /** Those with which it is played: the page takes words and facts of cards from them. */
  readonly packs: readonly PackBundle[]
}

/** Going back to the moment before an input, with new dice there or the same, or over to another line. */
export type TakeBack = { readonly input: number; readonly dice?: 'new' } | { readonly line: string; readonly input: number | undefined }

/** Secrets from which hidden cards can be computed: the seed of the dice and the hash of the position. */
interface HeldState {
  readonly seed: string
  readonly hash: string
}

export interface GameState {
  readonly status: 'none' | 'opening' | 'ready' | 'thinking' | 'failed'
  /** While it thinks: `long` when pages say so. */
  readonly wait: 'short' | 'long'
  /** Why the game failed; undefined while it has not. */
  readonly error: string | undefined
  /** Names the game among those that are kept; empty while none lies here. */
  readonly game: string
  /** Whether the game was laid out as a further one, or was kept before and taken up. */
  readonly laid: 'anew' | 'taken up'
  readonly title: string
  readonly scenario: string
  /** The seats that are played at this screen. */
  readonly viewer: ViewerName
  /** The current viewer: all seats, with hidden hands one of them, or an onlooker. */
  readonly eyes: ViewerName
  readonly hands: 'open' | 'hidden'
  /** The seat to which the device is to be passed. */
  readonly curtain: SeatName | undefined
  /** How the game was dealt; undefined at a table that another process holds. */
  readonly setup: Setup | undefined
  /** The packs under which the game runs. */
  readonly packs: readonly PackBundle[]
  readonly view: View
  readonly question: Question | undefined
  readonly story: readonly StoryEntry[]
  /** Where each input was given; empty at a table that another process holds. */
  readonly places: readonly Place[]
  /** How many inputs are taken. */
  readonly at: number
  /** Names the position: another position has another name. */
  readonly position: string
  /** What only the holder of the table may know; undefined at a table that another process holds. */
  readonly held: HeldState | undefined
  readonly outcome: Outcome | undefined
  readonly refused: Sentence | undefined
  /** A refused undo: with the consent of all players it is done with the rights of the holder. */
  readonly takeBack: TakeBack | undefined
  readonly faults: readonly Fault[]
  readonly problems: readonly ScriptProblem[]
  readonly redo: readonly Input[]
  readonly redoPlaces: readonly Place[]
  readonly dice: 'same' | 'new'
  readonly stops: StopSettings
  readonly saved: 'saved' | 'saving' | 'not-saved'
  readonly savePoints: readonly SavePoint[]
  /** The line on which the table stands. */
  readonly line: Pick<Line, 'id' | 'name' | 'ended'>
  /** The other lines of the game. */
  readonly branches: readonly Line[]
  readonly reloaded: Reloaded | undefined
  readonly messages: { readonly [code: string]: string }
}

/** No game. */
export const nothing: GameState = {
  status: 'none',
  wait: 'short',
  error: undefined,
  game: '',
  laid: 'anew',
  title: '',
  scenario: '',
  viewer: 'p1',
  eyes: 'p1',
  hands: 'open',
  curtain: undefined,
  setup: undefined,
  packs: [],
  view: emptyView('p1'),
  question: undefined,
  story: [],
  places: [],
  at: 0,
  position: '',
  held: undefined,
  outcome: undefined,
  refused: undefined,
  takeBack: undefined,
  faults: [],
  problems: [],
  redo: [],
  redoPlaces: [],
  dice: 'same',
  stops: stopEverywhere,
  saved: 'saved',
  savePoints: [],
  line: FIRST_LINE,
  branches: [],
  reloaded: undefined,
  messages: {},
}

export type GameStore = StoreApi<GameState>

/** A store of one table, on which no game is laid yet. @param stops where its windows stop */
export const createGameStore = (stops: StopSettings = stopEverywhere): GameStore => createStore<GameState>(() => ({ ...nothing, stops }))
