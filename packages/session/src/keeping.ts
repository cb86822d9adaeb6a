/** After every decision: the game is kept, and an ending told to the history. */
import type { PackBundle } from '@questwright/packs/types'
import type { Input, Keyframe } from '@questwright/realm/web'
import { inputRows, keptFrame, type Rows, type Standing } from '@questwright/table/rows'
import type { GameState, NewGame } from './game-state.ts'
import type { KeptParts, KeptRedo } from './kept-change.ts'
import { Pending } from './pending.ts'
import type { Held, RunningTable } from './running.ts'

/** The parts of the running game that are saved already. */
interface Known {
  /** Lines of the story before this one are kept as they are. */
  story: number
  redo: readonly Input[]
  keyframe: Keyframe | undefined
  branches: GameState['branches']
}

export class Keeping {
  readonly pending: Pending
  readonly #table: RunningTable
  /** The id under which the game is kept. */
  #game = ''
  /** Games that were given up: their pending writes are dropped. */
  readonly #forgotten = new Set<string>()
  #keeper = ''
  /** How often this game was kept. */
  #times = 0
  #known: Known | undefined
  /** The packs that lie on the shelf beside this game. */
  #keptPacks: readonly PackBundle[] | undefined
  /** The ending of which the history was told last. */
  #recorded: string | undefined

  constructor(table: RunningTable) {
    this.#table = table
    this.pending = new Pending(table.ports.pending)
    table.onStory((from) => {
      if (this.#known) this.#known.story = Math.min(this.#known.story, from)
    })
  }

  /** Another game lies on the table. @param game the id under which it is kept, or will be */
  beginAnew(game: string): void {
    this.#game = game
    this.#forgotten.delete(game)
    this.#keeper = this.#table.ports.uniqueName()
    this.#times = 0
    this.#known = undefined
    this.#keptPacks = undefined
  }

  /** Forgets a kept game. @returns what puts it back */
  async forget(game: string): Promise<() => Promise<void>> {
    this.#forgotten.add(game)
    const putBack = await this.#table.ports.shelf.forget(game)
    return () => {
      this.#forgotten.delete(game)
      return putBack()
    }
  }

  /** The game that lies on the table was kept with these packs. */
  knowPacks(packs: readonly PackBundle[]): void {
    this.#keptPacks = packs
  }

  /**
   * Keeps what changed of the running game, and its packs where others lie on the shelf; its state says whether that went well. A game at a table that
   * another process holds is kept there.
   */
  async persist(): Promise<void> {
    const { running, state, ports } = this.#table
    if (!running) return
    const { held } = running
    if (!held) return this.#table.set({ saved: 'saved' })
    const after = this.#times
    const mine = ++this.#times
    const [game, keeper] = [this.#game, this.#keeper]
    const says = (saved: GameState['saved']) => {
      // only the newest says that the game is kept
      if (mine === this.#times && keeper === this.#keeper) this.#table.set({ saved })
    }
    says('saving')
    const { standing, packs } = held.holder
    const from = held.holder.takeChangedFrom()
    const change = this.#known ? changeOf(held, state, standing, { ...this.#known, inputs: from }) : { head: headOf(held, state) }
    this.#known = {
      story: state.story.length,
      redo: state.redo,
      keyframe: standing.keyframe,
      branches: state.branches,
    }
    try {
      const packsKept = await this.#keepPacks(game, packs)
      // a game that was left meanwhile is kept all the same, unless it was given up
      if (this.#forgotten.has(game)) return
      await ports.shelf.keep({ game, keeper, after, ...change, whole: () => wholeOf(held, state, standing) })
      this.pending.forget(game, standing.inputs.length)
      says(packsKept ? 'saved' : 'not-saved')
    } catch {
      says('not-saved')
    }
  }

  /** @returns whether these packs lie on the shelf now; where there is no room for them, the game is kept without */
  async #keepPacks(game: string, packs: readonly PackBundle[]): Promise<boolean> {
    if (this.#keptPacks === packs) return true
    const keeper = this.#keeper
    try {
      await this.#table.ports.shelf.keepPacks(game, packs)
    } catch {
      return false
    }
    if (keeper === this.#keeper) this.#keptPacks = packs
    return true
  }

  /** Tells the history of an ended game. The same ending is recorded once, also after a reload, and when two tabs show it. */
  recordEnding(): void {
    const { running, state, ports } = this.#table
    const { outcome, messages, packs, view, places } = state
    const held = running?.held
    // a situation is no game of the group's history, and a table that another process holds is recorded there
    if (!held || !outcome || held.game.setup.kind === 'position') return
    const mine = this.endingOf(held.game)
    if (this.#recorded === mine) return
    this.#recorded = mine
    void (async () => {
      const replay = await held.holder.save()
      await ports.recordEnded({ game: held.game, outcome, replay, view, rounds: places.at(-1)?.round ?? 0, packs, messages })
    })().catch((error: unknown) => {
      if (this.#recorded === mine) this.#recorded = undefined
      ports.tellError(error)
    })
  }

  /** The history knows how this game ends, though under other scripts it may end otherwise. */
  knowEnding(game: NewGame): void {
    this.#recorded = this.endingOf(game)
  }

  /** Names the position in which the table stands, if it is an ending. */
  endingOf({ table }: NewGame): string {
    return `${table} ${this.#table.state.position}`
  }
}

function changeOf(held: Held, state: GameState, standing: Standing, known: Known & { readonly inputs: number }): KeptParts {
  const redo = redoRows(state, known.redo)
  return {
    head: headOf(held, state),
    // also without new inputs: after an undo the rows behind the last input are removed
    inputs: { from: known.inputs, rows: inputRows(standing, known.inputs) },
    ...(isOpen(state) ? { story: { from: known.story, rows: state.story.slice(known.story) } } : {}),
    ...(redo ? { redo } : {}),
    ...(standing.keyframe === known.keyframe || !isOpen(state) ? {} : { keyframe: keptFrame(standing.keyframe) }),
    ...(state.branches === known.branches ? {} : { branches: state.branches }),
  }
}

function wholeOf(held: Held, state: GameState, standing: Standing): Required<KeptParts> {
  const { scenario, title, setup, seed, viewer, table, hands } = held.game
  return {
    head: headOf(held, state),
    deal: { scenario, title, setup, seed, viewer, ...(table === undefined ? {} : { table }), ...(hands ? { hands } : {}) },
    inputs: { from: 0, rows: inputRows(standing, 0) },
    story: { from: 0, rows: isOpen(state) ? state.story : [] },
    redo: { from: 0, rows: stackOf(state, state.redo.length) },
    keyframe: isOpen(state) ? keptFrame(standing.keyframe) : 'none',
    branches: state.branches,
  }
}

function headOf({ holder, engine, game }: Held, { outcome, savePoints, line, view, hands, redo, branches }: GameState): KeptParts['head'] {
  return {
    title: game.title,
    at: holder.standing.inputs.length,
    beside: redo.length + branches.length + savePoints.length > 0 ? 'some' : 'none',
    ...(outcome ? { ended: outcome.result } : {}),
    packs: Object.fromEntries(holder.packs.map((pack) => [pack.id, pack.hash])),
    engine: engine.hash,
    savePoints,
    line,
    // a picture of the game is drawn from it before anything plays; what one seat sees is not for the others
    ...(hands === 'open' ? { view } : {}),
  }
}

/** What one seat was told is not for the others: with hidden hands the whole game is told again. */
const isOpen = ({ hands }: GameState): boolean => hands === 'open'

/** The first so many that can come again, the very next one last. */
const stackOf = ({ redo, redoPlaces }: GameState, count: number): KeptRedo[] =>
  redo
    .slice(0, count)
    .map((input, i) => ({ input, ...(redoPlaces[i] ? { place: redoPlaces[i] } : {}) }))
    .reverse()

/** Going back and forth takes from the beginning of what can come again, or puts something before it. */
function redoRows(state: GameState, known: readonly Input[]): Rows<KeptRedo> | undefined {
  const { redo } = state
  if (redo === known) return undefined
  const more = redo.length - known.length
  if (more <= 0 && redo[0] === known[-more]) return { from: redo.length, rows: [] }
  if (more > 0 && known[0] === (known.length === 0 ? undefined : redo[more])) return { from: known.length, rows: stackOf(state, more) }
  return { from: 0, rows: stackOf(state, redo.length) }
}
