/** The state of a game in the store, for pages. */
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
import type { BotKind } from '@questwright/table'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Line, SavePoint } from './branches.ts'
import { FIRST_LINE } from './first-line.ts'

export type ReloadFrom = 'this page' | 'disk'

/** The effect of a saved file, or of a change on disk, on the running game. */
export interface Reloaded {
  readonly state: 'comparing' | 'done' | 'failed'
  /** The files that changed: `pack/path`. */
  readonly files: readonly string[]
  /** Who changed them: this page, or another program. */
  readonly from: ReloadFrom
  /** Messages about changed files that are broken: the game keeps the old versions of these. */
  readonly held: readonly string[]
  /** How many of the last decisions no longer fit and were dropped, so that the game could be rebuilt. */
  readonly dropped: number
  /** The differences at the current decision. */
  readonly now: readonly Difference[]
  /** The result of replaying the whole game with the new scripts. */
  readonly comparison?: Comparison
  readonly problems: readonly ScriptProblem[]
  /** Why the new scripts could not be used; the game goes on with the old ones. */
  readonly failure?: string
  /** The packs before the change, for "back to the old script". */
  readonly before: readonly PackBundle[]
}

/** The bots of a game, by their seats. */
type Bots = { readonly [seat: SeatName]: BotKind | undefined }

export interface NewGame {
  readonly scenario: string
  readonly title: string
  readonly setup: Setup
  readonly seed: string
  readonly viewer: ViewerName
  /** `hidden`: several people share one screen, and each hand is shown only to its own seat. */
  readonly hands?: 'open' | 'hidden'
  /** The seats that bots play. A game in which bots play all seats is watched with open hands. */
  readonly bots?: Bots
  /** The id of the dealt table, for the history; `startGame` creates one. */
  readonly table?: string
}

/** The state of a game at a table in another process. */
export interface JoinedGame {
  readonly scenario: string
  readonly title: string
  /** The packs of the game: the page takes the texts and facts of cards from them. */
  readonly packs: readonly PackBundle[]
}

/** A request to go back to before an input, with new or the same dice, or to switch to another line. */
export type TakeBack = { readonly input: number; readonly dice?: 'new' } | { readonly line: string; readonly input: number | undefined }

/** Secrets with which hidden cards could be computed: the seed of the dice and the hash of the position. */
interface HeldState {
  readonly seed: string
  readonly hash: string
}

export interface GameState {
  readonly status: 'none' | 'opening' | 'ready' | 'thinking' | 'failed'
  /** For the status while the game computes: `long` if it takes so long that pages should show it. */
  readonly wait: 'short' | 'long'
  /** Why the game failed; undefined while it has not. */
  readonly error: string | undefined
  /** The id under which the game is saved; empty while there is no game. */
  readonly game: string
  /** `anew`: the game was started as a new one; `taken up`: it was loaded from the saved games. */
  readonly laid: 'anew' | 'taken up'
  readonly title: string
  readonly scenario: string
  /** The seats that are played at this screen. */
  readonly viewer: ViewerName
  /** The current viewer: all seats, with hidden hands one of them, or an onlooker. */
  readonly eyes: ViewerName
  readonly hands: 'open' | 'hidden'
  readonly bots: Bots
  /** `paused`: the bots do not answer until the user lets them go on. */
  readonly botsPlay: 'on' | 'paused'
  /** The seat to which the device is to be passed next; the curtain hides the table until then. */
  readonly curtain: SeatName | undefined
  /** How the game was dealt; undefined at a table in another process. */
  readonly setup: Setup | undefined
  /** The packs with which the game runs. */
  readonly packs: readonly PackBundle[]
  readonly view: View
  readonly question: Question | undefined
  readonly story: readonly StoryEntry[]
  /** The place in the game where each input was given; empty at a table in another process. */
  readonly places: readonly Place[]
  /** How many inputs the game has accepted. */
  readonly at: number
  /** The id of the position: each position has another id. */
  readonly position: string
  /** Data that only the holder of the table may know; undefined at a table in another process. */
  readonly held: HeldState | undefined
  readonly outcome: Outcome | undefined
  readonly refused: Sentence | undefined
  /** The undo that the rules refused: if all players agree, it is carried out with the rights of the holder. */
  readonly takeBack: TakeBack | undefined
  readonly faults: readonly Fault[]
  readonly problems: readonly ScriptProblem[]
  readonly redo: readonly Input[]
  readonly redoPlaces: readonly Place[]
  readonly dice: 'same' | 'new'
  readonly stops: StopSettings
  readonly saved: 'saved' | 'saving' | 'not-saved'
  readonly savePoints: readonly SavePoint[]
  /** The current line. */
  readonly line: Pick<Line, 'id' | 'name' | 'ended'>
  /** The other lines of the game. */
  readonly branches: readonly Line[]
  readonly reloaded: Reloaded | undefined
  readonly messages: { readonly [code: string]: string }
}

/** The state without a game. */
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
  bots: {},
  botsPlay: 'on',
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

/** A store for one table, without a game yet. @param stops the settings of where windows stop */
export const createGameStore = (stops: StopSettings = stopEverywhere): GameStore => createStore<GameState>(() => ({ ...nothing, stops }))
