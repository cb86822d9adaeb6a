/** The current game and its table, and how the table's news are put into the store. */
import { applyPatch, emptyView, statusOf, withKeptParts } from '@questwright/board/view'
import type { Sentence } from '@questwright/realm/web'
import type { TableHolder, TablePort } from '@questwright/table'
import { dequal } from 'dequal'
import type { GameState, GameStore, NewGame } from './game-state.ts'
import type { Engine, SessionPorts } from './ports.ts'

/** The part of a running game that only the holder of its table has. */
export interface Held {
  readonly holder: TableHolder
  readonly engine: Engine
  readonly game: NewGame
}

export interface Running {
  readonly table: TablePort
  /** Undefined at a table in another process. */
  readonly held?: Held
}

/** How many milliseconds the game may compute before pages show that. */
const quietMilliseconds = 250

/**
 * The role of a request to go back in the game. The table may refuse it to a player. It never refuses it to the holder, who also acts for all players
 * when they agree.
 */
export type Wish = 'of a player' | 'of the holder'

/** The part that all classes of a session share: the store, the running game, and whether it accepts input. */
export class RunningTable {
  readonly store: GameStore
  readonly ports: SessionPorts
  running: Running | undefined
  /** Incremented with every game: results that arrive for an earlier game are ignored. */
  generation = 0
  /** The game whose scripts are being replaced: set as soon as its realm is called, which is before pages are rendered again. */
  reloading: Running | undefined
  #announcing: ReturnType<typeof setTimeout> | undefined
  readonly #onStory: ((from: number) => void)[] = []

  constructor(store: GameStore, ports: SessionPorts) {
    this.store = store
    this.ports = ports
  }

  get state(): GameState {
    return this.store.getState()
  }

  set(change: Partial<GameState>): void {
    this.store.setState(change)
  }

  /** Whether the game accepts input now. */
  get isFree(): boolean {
    return this.state.status === 'ready' && !this.isReloading
  }

  /** Whether the scripts of this game are being replaced. */
  get isReloading(): boolean {
    return this.reloading !== undefined && this.reloading === this.running
  }

  /**
   * Whether the rules may refuse a wish to go back. They are not asked for the holder, and not at a table where one person plays all hands or plays
   * against bots only, because no other person would have to agree.
   */
  mayRefuse(wish: Wish): boolean {
    const { hands, viewer, view, bots } = this.state
    const played = viewer.split('+')
    const { seats } = statusOf(view)
    const isPlaytest = hands === 'open' && seats.length > 1 && seats.every(({ seat }) => played.includes(seat) || bots[seat])
    return wish === 'of a player' && !(isPlaytest && this.running?.held !== undefined)
  }

  /** Waits for the next change of the store. */
  change(): Promise<void> {
    return new Promise((resolve) => {
      const end = this.store.subscribe(() => {
        end()
        resolve()
      })
    })
  }

  /** Sets the status of a game that computes and accepts no input. */
  startThinking(): void {
    this.set({ ...this.thinking(), refused: undefined, takeBack: undefined })
  }

  /**
   * The status while the game computes. A short wait is not announced: rendering the table without its question, and then with the next
   * one, takes longer than most answers.
   */
  thinking(): Pick<GameState, 'status' | 'wait'> {
    const mine = this.generation
    clearTimeout(this.#announcing)
    this.#announcing = setTimeout(() => {
      if (mine === this.generation && this.state.status === 'thinking') this.set({ wait: 'long' })
    }, quietMilliseconds)
    return { status: 'thinking', wait: 'short' }
  }

  /** Reports an error of the game. @param generation the generation of the game; errors of an earlier game are ignored */
  fail(error: unknown, generation: number): void {
    if (generation === this.generation) this.set({ status: 'failed', error: wordsOf(error) })
  }

  /** Sets the function that is called after each news with the index of the first story line that is new or changed. */
  onStory(told: (from: number) => void): void {
    this.#onStory.push(told)
  }

  /**
   * Applies news of the table to the store: the view, the story, the question. New story lines are appended; only complete views are
   * compared with the state before, so that equal parts stay the same objects and are not rendered again.
   * @param refused why the table refused the request
   * @param more further changes of the store: one update renders the table once
   * @param then further changes that depend on the new position
   */
  applyNews(
    { table, held }: Pick<Running, 'table' | 'held'>,
    refused: Sentence | undefined,
    more: Partial<GameState> = {},
    then: (shown: GameState) => Partial<GameState> = () => ({}),
  ): void {
    const news = table.take()
    const before = { ...this.state, ...more }
    const isAnew = news.told === 'anew'
    const view = applyPatch(isAnew ? emptyView(news.viewer) : before.view, news.patch)
    const told = news.story
    const from = Math.min(news.storyFrom, before.story.length)
    const lines = isAnew ? told.map((entry) => keptIfEqual(entry, before.story[entry.n])) : told
    const story = lines.length === 0 && from === before.story.length ? before.story : [...before.story.slice(0, from), ...lines]
    const shown: GameState = {
      ...before,
      view: isAnew ? withKeptParts(view, before.view) : view,
      question: keptIfEqual(news.question, before.question),
      story: isAnew && isSameList(story, before.story) ? before.story : story,
      at: news.at,
      position: news.position,
      outcome: news.outcome,
      refused,
      ...(held ? heldPart(held, before, isAnew) : {}),
    }
    this.set({ ...shown, ...then(shown) })
    for (const one of this.#onStory) one(from)
  }
}

/** The part of the state that only the holder of the table has. */
function heldPart({ holder, game }: Held, before: GameState, isAnew: boolean): Partial<GameState> {
  const { hash, standing, outcome, faults } = holder
  return {
    held: before.held?.hash === hash && before.held.seed === game.seed ? before.held : { seed: game.seed, hash },
    places: isAnew ? keptIfEqual(standing.places, before.places) : standing.places,
    faults,
    ...(outcome && before.redo.length === 0 ? { line: { ...before.line, ended: outcome.result } } : {}),
  }
}

const keptIfEqual = <T>(now: T, before: T | undefined): T => (before !== undefined && dequal(now, before) ? before : now)

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at])

/** The engine's name as saved games store it. */
export function engineName({ name, version, hash }: Engine): Pick<Engine, 'name' | 'version' | 'hash'> {
  return { name, version, hash }
}

/** The message of an error, without the engine's internal names. */
export function wordsOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/^open: (?:Bad\w+: )?/, '')
}
