/** Saves the game after every decision, and records its ending in the history. */
import type { PackBundle } from '@questwright/packs/types'
import type { Input, Keyframe, Outcome } from '@questwright/realm/web'
import { inputRows, keptFrame, type Rows, type Standing } from '@questwright/table/rows'
import type { GameState, NewGame } from './game-state.ts'
import type { KeptParts, KeptRedo } from './kept-change.ts'
import { Pending } from './pending.ts'
import type { Held, RunningTable } from './running.ts'

/** The parts of the running game that are saved already. */
interface Known {
  /** Story lines before this index are saved already. */
  story: number
  redo: readonly Input[]
  keyframe: Keyframe | undefined
  branches: GameState['branches']
}

export class Keeping {
  readonly pending: Pending
  readonly #table: RunningTable
  /** The id under which the game is saved. */
  #game = ''
  /** Games that were deleted: their pending writes are dropped. */
  readonly #forgotten = new Set<string>()
  #keeper = ''
  /** How often this game was saved. */
  #times = 0
  #known: Known | undefined
  /** The packs that were saved for this game. */
  #keptPacks: readonly PackBundle[] | undefined
  /** The ending that was recorded last. */
  #recorded: string | undefined

  constructor(table: RunningTable) {
    this.#table = table
    this.pending = new Pending(table.ports.pending)
    table.onStory((from) => {
      if (this.#known) this.#known.story = Math.min(this.#known.story, from)
    })
  }

  /** To be called when another game is opened. @param game the id under which it is or will be saved */
  beginAnew(game: string): void {
    this.#game = game
    this.#forgotten.delete(game)
    this.#keeper = this.#table.ports.uniqueName()
    this.#times = 0
    this.#known = undefined
    this.#keptPacks = undefined
  }

  /** Deletes a saved game. @returns a function that restores it */
  async forget(game: string): Promise<() => Promise<void>> {
    this.#forgotten.add(game)
    const putBack = await this.#table.ports.shelf.forget(game)
    return () => {
      this.#forgotten.delete(game)
      return putBack()
    }
  }

  /** To be called when a saved game is opened: it was saved with these packs. */
  knowPacks(packs: readonly PackBundle[]): void {
    this.#keptPacks = packs
  }

  /**
   * Saves the changes of the running game, and its packs if others were saved before; the state says whether that worked. A game at a table
   * in another process is saved there.
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
      // only the newest write may set the status
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
      // a game that was left meanwhile is saved all the same, unless it was deleted
      if (this.#forgotten.has(game)) return
      await ports.shelf.keep({ game, keeper, after, ...change, whole: () => wholeOf(held, state, standing) })
      this.pending.forget(game, standing.inputs.length)
      says(packsKept ? 'saved' : 'not-saved')
    } catch {
      says('not-saved')
    }
  }

  /** @returns whether these packs are saved now; without enough room, the game is saved without them */
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

  /** Records an ended game in the history. The same ending is recorded only once, also after a reload, or if two tabs show it. */
  recordEnding(): void {
    const { running, state, ports } = this.#table
    const { messages, packs, view, places } = state
    const held = running?.held
    const outcome = held && outcomeHere(held, state)
    // a game that began with a position does not belong to the history of the group, and a table in another process is recorded there
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

  /** Notes that the ending of this game is recorded already; with other scripts, it may end in another way. */
  knowEnding(game: NewGame): void {
    this.#recorded = this.endingOf(game)
  }

  /** Identifies the ending, if the current position is one. */
  endingOf({ table }: NewGame): string {
    return `${table} ${this.#table.state.position}`
  }
}

function changeOf(held: Held, state: GameState, standing: Standing, known: Known & { readonly inputs: number }): KeptParts {
  const redo = redoRows(state, known.redo)
  return {
    head: headOf(held, state),
    // also without new inputs: after an undo, the rows after the last input are deleted
    inputs: { from: known.inputs, rows: inputRows(standing, known.inputs) },
    ...(isOpen(state) ? { story: { from: known.story, rows: state.story.slice(known.story) } } : {}),
    ...(redo ? { redo } : {}),
    ...(standing.keyframe === known.keyframe || !isOpen(state) ? {} : { keyframe: keptFrame(standing.keyframe) }),
    ...(state.branches === known.branches ? {} : { branches: state.branches }),
  }
}

function wholeOf(held: Held, state: GameState, standing: Standing): Required<KeptParts> {
  const { scenario, title, setup, seed, viewer, table, hands, bots } = held.game
  return {
    head: headOf(held, state),
    deal: {
      scenario,
      title,
      setup,
      seed,
      viewer,
      ...(table === undefined ? {} : { table }),
      ...(hands ? { hands } : {}),
      ...(bots ? { bots } : {}),
    },
    inputs: { from: 0, rows: inputRows(standing, 0) },
    story: { from: 0, rows: isOpen(state) ? state.story : [] },
    redo: { from: 0, rows: stackOf(state, state.redo.length) },
    keyframe: isOpen(state) ? keptFrame(standing.keyframe) : 'none',
    branches: state.branches,
  }
}

/** How the game ended for all seats of this screen, whichever of them looks at it. */
function outcomeHere({ game }: Held, { outcome }: GameState): Outcome | undefined {
  if (outcome === undefined || outcome.winners.length === 0) return outcome
  const seats = game.viewer.split('+')
  const won = seats.filter((seat) => outcome.winners.includes(seat)).length
  return { ...outcome, result: won === 0 ? 'lost' : won === seats.length ? 'won' : 'decided' }
}

function headOf(held: Held, state: GameState): KeptParts['head'] {
  const { holder, engine, game } = held
  const { savePoints, line, view, hands, redo, branches } = state
  const outcome = outcomeHere(held, state)
  return {
    title: game.title,
    at: holder.standing.inputs.length,
    beside: redo.length + branches.length + savePoints.length > 0 ? 'some' : 'none',
    ...(outcome ? { ended: outcome.result } : {}),
    ...(outcome?.result === 'decided' ? { wonBy: outcome.winners } : {}),
    packs: Object.fromEntries(holder.packs.map((pack) => [pack.id, pack.hash])),
    engine: engine.hash,
    savePoints,
    line,
    // the list of games draws a preview from the view; the view of one seat must not be shown to others
    ...(hands === 'open' ? { view } : {}),
  }
}

/** Data of one seat must not be saved for others: with hidden hands, a loaded game requests its story and view again. */
const isOpen = ({ hands }: GameState): boolean => hands === 'open'

/** The last `count` redo entries, the next one to redo last. */
const stackOf = ({ redo, redoPlaces }: GameState, count: number): KeptRedo[] =>
  redo
    .slice(0, count)
    .map((input, i) => ({ input, ...(redoPlaces[i] ? { place: redoPlaces[i] } : {}) }))
    .reverse()

/**
 * The changed rows of the redo list; undefined if nothing changed. An undo or redo changes only the rows of the inputs that are redone next: all
 * other rows stay as they are.
 */
function redoRows(state: GameState, known: readonly Input[]): Rows<KeptRedo> | undefined {
  const { redo } = state
  if (redo === known) return undefined
  const more = redo.length - known.length
  if (more <= 0 && redo[0] === known[-more]) return { from: redo.length, rows: [] }
  if (more > 0 && known[0] === (known.length === 0 ? undefined : redo[more])) return { from: known.length, rows: stackOf(state, more) }
  return { from: 0, rows: stackOf(state, redo.length) }
}
