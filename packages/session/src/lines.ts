/** The lines of the running game: branching, switching, naming. The pure functions are in `branches.ts`. */
import type { Input } from '@questwright/realm/web'
import { type Line, nextLine, restAfter, sharedInputs, withSavePoint } from './branches.ts'
import type { GameState } from './game-state.ts'
import type { Hands } from './hands.ts'
import type { Keeping } from './keeping.ts'
import type { RunningTable, Wish } from './running.ts'

export class Lines {
  readonly #table: RunningTable
  readonly #keeping: Keeping
  readonly #hands: Hands

  constructor(table: RunningTable, keeping: Keeping, hands: Hands) {
    this.#table = table
    this.#keeping = keeping
    this.#hands = hands
  }

  /** The current line, including the inputs that redo would give again. */
  current(): Line {
    const { line, at, places, redo, redoPlaces, savePoints } = this.#table.state
    const taken = this.#table.running?.held?.holder.standing.inputs.slice(0, at) ?? []
    return { ...line, inputs: [...taken, ...redo], places: [...places.slice(0, at), ...redoPlaces], at, savePoints }
  }

  /** All lines of the game. */
  all(): readonly Line[] {
    return [this.current(), ...this.#table.state.branches]
  }

  /**
   * The change of the lines when these inputs are given after an undo: equal inputs continue on the current line; other inputs start a new
   * line and keep the old one as a branch.
   * @returns the change of the store, to be made once the inputs were accepted
   */
  after(inputs: readonly Input[]): Partial<GameState> {
    const { redo, redoPlaces, at, branches, savePoints } = this.#table.state
    if (redo.length === 0) return {}
    const rest = restAfter(inputs, redo)
    if (rest) return { redo: rest, redoPlaces: redoPlaces.slice(redo.length - rest.length) }
    const left = this.current()
    return {
      redo: [],
      redoPlaces: [],
      // store it at its end, so that switching back to it shows its last position
      branches: [...branches, { ...left, at: left.inputs.length }],
      line: nextLine([left, ...branches]),
      savePoints: savePoints.filter(({ input }) => input <= at),
    }
  }

  /** Saves the abandoned line as a branch with its own name, unless an equal branch exists. */
  keepBranch(line: Line, name: string): void {
    const { branches } = this.#table.state
    const here = this.current()
    const known = [here, ...branches].some(
      ({ inputs }) => inputs.length >= line.inputs.length && sharedInputs(inputs, line.inputs) === line.inputs.length,
    )
    if (!known) this.#table.set({ branches: [...branches, { ...line, id: nextLine([here, ...branches]).id, name }] })
  }

  /**
   * Switches to another line: back to where the two branch, and forward along the other one.
   * @param to the decision before which to stop; by default where the line was left
   * @param wish as for `goTo`: the rules may refuse a switch by a player, since it undoes something
   */
  async switchTo(id: string, to?: number, wish: Wish = 'of a player'): Promise<void> {
    const table = this.#table
    const now = table.running
    const holder = now?.held?.holder
    const { branches, at } = table.state
    const target = branches.find((branch) => branch.id === id)
    if (!now || !holder || !target || !table.isFree) return
    const mine = table.generation
    const left = this.current()
    const aim = to ?? target.at
    const back = Math.min(sharedInputs(left.inputs, target.inputs), aim, at)
    table.startThinking()
    try {
      const refused = back < at && table.mayRefuse(wish) ? await holder.refusesRewind(back) : undefined
      if (refused) {
        if (mine === table.generation) table.set({ status: 'ready', refused, takeBack: { line: id, input: to } })
        return
      }
      if (back < at) await holder.rewind(back)
      const { refused: stopped } = await holder.replay(target.inputs.slice(back, aim))
      await now.table.look()
      if (mine !== table.generation) return
      const reached = stopped ? Math.min(now.table.take().at, aim) : aim
      const { id: line, name, ended } = target
      table.applyNews(now, undefined, {
        line: { id: line, name, ...(ended ? { ended } : {}) },
        branches: [...branches.filter((branch) => branch !== target), left],
        savePoints: target.savePoints,
        redo: target.inputs.slice(reached),
        redoPlaces: target.places.slice(reached),
      })
      await this.#hands.drawCurtain()
      table.set({ status: 'ready', saved: 'saving', ...(stopped ? { refused: stopped } : {}) })
      await this.#keeping.persist()
      this.#keeping.recordEnding()
    } catch (error) {
      table.fail(error, mine)
    }
  }

  /** Renames a line. */
  async rename(id: string, name: string): Promise<void> {
    const { line, branches } = this.#table.state
    if (line.id === id) this.#table.set({ line: { ...line, name } })
    else this.#table.set({ branches: branches.map((branch) => (branch.id === id ? { ...branch, name } : branch)) })
    await this.#keeping.persist()
  }

  /** Deletes a branch, but not the current line. @returns a function that restores it */
  async remove(id: string): Promise<() => Promise<void>> {
    const table = this.#table
    const { branches } = table.state
    const gone = branches.find((branch) => branch.id === id)
    table.set({ branches: branches.filter((branch) => branch !== gone) })
    await this.#keeping.persist()
    const mine = table.generation
    return async () => {
      if (!gone || mine !== table.generation) return
      const { branches: now, line } = table.state
      // meanwhile, a new line may have got its number
      const isTaken = [line, ...now].some((one) => one.id === gone.id)
      table.set({ branches: [...now, isTaken ? { ...gone, id: nextLine([line, ...now]).id } : gone] })
      await this.#keeping.persist()
    }
  }

  /** Names a point of the line, by default the current one; a point that has a name gets the new one. */
  async addSavePoint(name: string, input = this.#table.state.at): Promise<void> {
    this.#table.set({ savePoints: withSavePoint(this.#table.state.savePoints, { input, name }) })
    await this.#keeping.persist()
  }

  /** Deletes a save point. @returns a function that restores it */
  async removeSavePoint(input: number): Promise<() => Promise<void>> {
    const table = this.#table
    const gone = table.state.savePoints.find((point) => point.input === input)
    const mine = table.generation
    table.set({ savePoints: table.state.savePoints.filter((point) => point !== gone) })
    await this.#keeping.persist()
    return async () => {
      if (gone && mine === table.generation) await this.addSavePoint(gone.name, gone.input)
    }
  }
}
