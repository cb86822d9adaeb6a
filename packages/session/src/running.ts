/** The table at which the game is played, and how what it tells comes into the store. */
import { applyPatch, emptyView, withKeptParts } from '@questwright/board/view'
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
  /** Absent at a table that another process holds. */
  readonly held?: Held
  /** The id under which the game is kept. */
  readonly id: string
}

/** So long the game may work before pages say that it does. */
const quietMilliseconds = 250

/** Who wants to go back: a player, to whom the rules may refuse it, or who holds the game or has the consent of all. */
export type Wish = 'of a player' | 'of the holder'

/** What all parts of a session have in common: the store, the game that runs, and whether it takes something new. */
export class RunningTable {
  readonly store: GameStore
  readonly ports: SessionPorts
  running: Running | undefined
  /** Grows with every game: what a game that was left still wants to say is not heard. */
  generation = 0
  /** The game under which other scripts are being put: from the moment in which its realm is asked, which is before pages are drawn anew. */
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

  /** Whether the game takes something new now. */
  get isFree(): boolean {
    return this.state.status === 'ready' && !this.isReloading
  }

  /** Whether other scripts are being put under this game. */
  get isReloading(): boolean {
    return this.reloading !== undefined && this.reloading === this.running
  }

  /** The game works, and takes nothing new. */
  startThinking(): void {
    this.set({ ...this.thinking(), refused: undefined, takeBack: undefined })
  }

  /**
   * The status while the game works. A short wait is not announced: drawing the table without its question, and then with the next one,
   * takes longer than most answers.
   */
  thinking(): Pick<GameState, 'status' | 'wait'> {
    const mine = this.generation
    clearTimeout(this.#announcing)
    this.#announcing = setTimeout(() => {
      if (mine === this.generation && this.state.status === 'thinking') this.set({ wait: 'long' })
    }, quietMilliseconds)
    return { status: 'thinking', wait: 'short' }
  }

  /** Reports an error of the game. @param generation of the game; errors of a game that was left are ignored */
  fail(error: unknown, generation: number): void {
    if (generation === this.generation) this.set({ status: 'failed', error: wordsOf(error) })
  }

  /** From now on told of the first line of the story that is new or another, whenever the game told something. */
  onStory(told: (from: number) => void): void {
    this.#onStory.push(told)
  }

  /**
   * Applies news of the table to the store: the view, the story, the question. New story lines are appended; only full news are
   * compared with the state before, so that equal parts stay the same objects and are not rendered again.
   * @param refused why the table refused the request
   * @param more what changes with it: one change of the store is one drawing of the table
   * @param then what changes with it and depends on the position that the reply tells
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

/** What the store has of a game because its table is held here. */
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

/** The engine as saved games name it. */
export function engineName({ name, version, hash }: Engine): Pick<Engine, 'name' | 'version' | 'hash'> {
  return { name, version, hash }
}

/** What went wrong, without the names that the engine has for it. */
export function wordsOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/^open: (?:Bad\w+: )?/, '')
}
