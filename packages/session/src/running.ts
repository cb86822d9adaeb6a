/** The realm in which the game runs, and how what it replies comes into the store. */
import { applyPatch, emptyView, isFor, withKeptParts } from '@questwright/board/view'
import type { Input, SeatName, Sentence, TableHost, TableReply } from '@questwright/realm/web'
import { dequal } from 'dequal'
import type { GameState, GameStore, NewGame } from './game-state.ts'
import type { Engine, SessionPorts } from './ports.ts'

export interface Running {
  readonly host: TableHost
  readonly engine: Engine
  readonly game: NewGame
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

  /**
   * In whose name something is given at this screen, where the rules judge that: the seat that is asked, or who looks where it sits elsewhere.
   * Nobody's where whoever plays may do everything.
   */
  get giver(): SeatName | undefined {
    if (this.running?.host.rights !== 'by-seat') return undefined
    const { question, eyes } = this.state
    return question && isFor(question, eyes) ? question.who : eyes.split('+')[0]
  }

  /** Why the player who gives something at this screen may not take the game back to before an input; undefined where they may. */
  async refusesRewind(to: number): Promise<Sentence | undefined> {
    const { giver, running } = this
    return giver === undefined ? undefined : running?.host.refusesRewind(giver, to)
  }

  /** Inputs of a player, with the name of who gives them where the rules want to know. */
  named<I extends Input>(input: I): I {
    const by = input.by ?? this.giver
    return by === undefined ? input : { ...input, by }
  }

  /** The game works, and takes nothing new. */
  startThinking(): void {
    this.set({ ...this.thinking(), refused: undefined, takeBack: undefined })
  }

  /**
   * The status while the game works. What is over in a moment is not announced: drawing the table without its question, and then with the next one,
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

  /** Something went wrong with this game. @param generation of the game; one that was left says nothing */
  fail(error: unknown, generation: number): void {
    if (generation === this.generation) this.set({ status: 'failed', error: wordsOf(error) })
  }

  /** From now on told of the first line of the story that is new or another, whenever the game told something. */
  onStory(told: (from: number) => void): void {
    this.#onStory.push(told)
  }

  /**
   * Takes a reply into the store: the view, the story, what is asked. What came more is put behind what is there; only where everything is told
   * anew is it compared with what was there, so that what is equal stays the same object and is not drawn again.
   * @param more what changes with it: one change of the store is one drawing of the table
   * @param then what changes with it and depends on the position that the reply tells
   */
  applyReply(reply: TableReply, more: Partial<GameState> = {}, then: (shown: GameState) => Partial<GameState> = () => ({})): void {
    const before = { ...this.state, ...more }
    const { eyes } = before
    const patch = reply.viewers[eyes]?.patch
    const isAnew = reply.viewers[eyes]?.told === 'anew'
    const base = isAnew ? emptyView(eyes) : before.view
    const view = patch ? applyPatch(base, patch) : base
    const told = reply.viewers[eyes]?.story ?? []
    const from = Math.min(isAnew ? reply.storyBefore : (told[0]?.n ?? reply.storyLength), before.story.length)
    const lines = isAnew ? told.map((entry) => keptIfEqual(entry, before.story[entry.n])) : told
    const story = lines.length === 0 && from === before.story.length ? before.story : [...before.story.slice(0, from), ...lines]
    const shown: GameState = {
      ...before,
      view: isAnew ? withKeptParts(view, before.view) : view,
      question: keptIfEqual(reply.viewers[eyes]?.question, before.question),
      story: isAnew && isSameList(story, before.story) ? before.story : story,
      places: isAnew ? keptIfEqual(reply.places, before.places) : reply.places,
      at: reply.inputs,
      hash: reply.hash,
      outcome: reply.viewers[eyes]?.outcome,
      refused: reply.refused?.why,
      ...(reply.outcome && before.redo.length === 0 ? { line: { ...before.line, ended: reply.outcome.result } } : {}),
      faults: this.running?.host.faults ?? [],
    }
    this.set({ ...shown, ...then(shown) })
    for (const one of this.#onStory) one(from)
  }

  /** Drops answers that no longer fit what is asked: the table stands where the first of them would have been given. */
  async dropWaiting(host: TableHost): Promise<void> {
    if (host.reply.waiting === 0) return
    await host.dropWaiting()
    await host.look()
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
