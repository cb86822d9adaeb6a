/** Starts, loads and leaves games. */
import { emptyView } from '@questwright/board/view'
import type { PackBundle } from '@questwright/packs/types'
import type { Input, Keyframe, Place, StoryEntry } from '@questwright/realm/web'
import { LocalTable, type TablePort } from '@questwright/table'
import { withInputsOf } from './branches.ts'
import { FIRST_LINE } from './first-line.ts'
import { type GameState, type JoinedGame, type NewGame, nothing } from './game-state.ts'
import { firstEyes, type Hands } from './hands.ts'
import type { Keeping } from './keeping.ts'
import type { ShelvedGame } from './kept-game.ts'
import type { Lines } from './lines.ts'
import type { Playing } from './playing.ts'
import type { Engine } from './ports.ts'
import { engineName, type RunningTable } from './running.ts'
import type { SpareRealm } from './spare-realm.ts'

export interface OpenWith {
  /** The id of a saved game; without it, the game is a new one. */
  readonly id?: string
  readonly inputs?: readonly Input[]
  readonly redo?: readonly Input[]
  readonly redoPlaces?: readonly Place[]
  readonly story?: readonly StoryEntry[]
  readonly keyframe?: Keyframe
  /** `kept`: the packs were loaded from the shelf. */
  readonly packs?: 'kept'
  readonly savePoints?: GameState['savePoints']
  readonly line?: GameState['line']
  readonly branches?: GameState['branches']
  /** `known`: its ending is in the history already; with other scripts, it may end in another way. */
  readonly ending?: 'known'
}

/** Thrown when a new game would replace one that could not be saved and that the user wants to keep. */
class NotLeft extends Error {
  readonly remedy = 'Save it as a file, or play it to its end; then open the other one again.'

  constructor(title: string) {
    super(`${title} stays on the table.`)
  }
}

export class Opening {
  readonly #table: RunningTable
  readonly #keeping: Keeping
  readonly #hands: Hands
  readonly #lines: Lines
  readonly #playing: Playing
  readonly #spare: SpareRealm
  /**
   * The current game if it is a replay, and its number of decisions after opening: as long as nothing was added, nothing is lost by
   * dropping it.
   */
  #replay: { readonly id: string; readonly size: number } | undefined

  constructor(
    table: RunningTable,
    { keeping, hands, lines, playing, spare }: { keeping: Keeping; hands: Hands; lines: Lines; playing: Playing; spare: SpareRealm },
  ) {
    this.#table = table
    this.#keeping = keeping
    this.#hands = hands
    this.#lines = lines
    this.#playing = playing
    this.#spare = spare
  }

  /** Starts a new game. The game before stays on the shelf. */
  async start(game: NewGame, packs: readonly PackBundle[], engine: Engine): Promise<void> {
    const before = this.#table.state.game
    const mine = await this.open({ table: this.#table.ports.uniqueName(), ...game }, packs, engine, {})
    // unless another one was started meanwhile, which cleans up itself
    if (mine === this.#table.state.game) await this.#forgetDeals([before, mine])
  }

  /** Deletes games that were left before the first decision, except these: they can be dealt again. */
  async #forgetDeals(except: readonly string[]): Promise<void> {
    if (this.#table.state.saved !== 'saved') return
    const games = await this.#table.ports.shelf.games().catch(() => [])
    const bare = games.filter(
      ({ id, decisions, beside, setup }) => decisions === 0 && beside === 'none' && setup.kind === 'scenario' && !except.includes(id),
    )
    for (const { id } of bare) await this.#keeping.forget(id).catch(() => {})
  }

  /**
   * Loads a saved game with exactly the scripts with which it was left: fast, from its keyframe, if the engine is the same.
   * @param packs the packs of the workspace, for a game whose own packs were not saved
   * @returns whether the scripts of the workspace differ by now
   */
  async resume(kept: ShelvedGame, packs: readonly PackBundle[], engine: Engine): Promise<'same scripts' | 'other scripts'> {
    const own = await this.#table.ports.shelf.keptPacks(kept.id)
    const isOwn =
      own !== undefined && Object.entries(kept.packs).every(([id, hash]) => own.some((pack) => pack.id === id && pack.hash === hash))
    const sameScripts = Object.entries(kept.packs).every(([id, hash]) => packs.some((pack) => pack.id === id && pack.hash === hash))
    const { scenario, title, setup, seed, viewer, hands, bots } = kept
    const table = kept.table ?? `${scenario} ${seed}`
    await this.open(
      { scenario, title, setup, seed, viewer, table, ...(hands ? { hands } : {}), ...(bots ? { bots } : {}) },
      isOwn ? own : packs,
      engine,
      {
        id: kept.id,
        inputs: kept.inputs,
        redo: kept.redo,
        redoPlaces: kept.redoPlaces,
        story: kept.story ?? [],
        savePoints: kept.savePoints,
        line: kept.line,
        branches: kept.branches,
        ...(isOwn ? { packs: 'kept' } : {}),
        ...((isOwn || sameScripts) && kept.engine === engine.hash && kept.keyframe ? { keyframe: kept.keyframe } : {}),
      },
    )
    const late = this.#keeping.pending.after(kept.id, kept.inputs.length)
    const { status, at } = this.#table.state
    if (late.length > 0 && status === 'ready' && at === kept.inputs.length) {
      await this.#playing.replay(late, 'pass on')
      await this.#playing.passOn()
    }
    return sameScripts ? 'same scripts' : 'other scripts'
  }

  /**
   * Opens a game of the history as a replay, at its last decision that fits. If nothing is decided in it, it is not saved when it is left,
   * because the history has all of it.
   * @returns how many of its inputs still fit; fewer than all if changed scripts ask something else
   */
  async openReplay(game: NewGame, inputs: readonly Input[], packs: readonly PackBundle[], engine: Engine): Promise<number> {
    const id = await this.open(game, packs, engine, { inputs, ending: 'known' })
    if (id === this.#table.state.game) this.#replay = { id, size: this.#size() }
    return Math.min(this.#table.state.at, inputs.length)
  }

  /** Opens a saved game with its lines: at the decision where it was saved, or where its decisions no longer fit. */
  async openLines(game: NewGame, packs: readonly PackBundle[], engine: Engine, given: OpenWith): Promise<void> {
    await this.open(game, packs, engine, { ...given, ending: 'known' })
  }

  /**
   * Opens a game in a new realm, in place of the game before, which stays on the shelf. An error is reported in the store. @returns the id
   * under which the game is saved
   */
  async open(game: NewGame, packs: readonly PackBundle[], engine: Engine, given: OpenWith): Promise<string> {
    const table = this.#table
    // do not await unless the user has to be asked: pages must see at once that a game is being opened
    if (this.#wouldLose(given.id) && !(await this.#mayLose(given.id))) throw new NotLeft(table.state.title)
    const id = given.id ?? table.ports.uniqueName()
    const replay = this.#untouchedReplay()
    const mine = this.#clear(id)
    if (replay !== undefined && replay !== id) void this.#keeping.forget(replay).catch(table.ports.tellError)
    if (given.packs === 'kept') this.#keeping.knowPacks(packs)
    const { stops, messages } = table.state
    table.set({
      ...nothing,
      stops,
      messages,
      status: 'opening',
      game: id,
      laid: given.id === undefined ? 'anew' : 'taken up',
      title: game.title,
      scenario: game.scenario,
      viewer: game.viewer,
      eyes: firstEyes(game),
      hands: game.hands ?? 'open',
      bots: game.bots ?? {},
      held: { seed: game.seed, hash: '' },
      setup: game.setup,
      packs,
      view: emptyView(firstEyes(game)),
      story: given.story ?? [],
      savePoints: given.savePoints ?? [],
      line: given.line ?? FIRST_LINE,
    })
    try {
      const local = await LocalTable.open({
        openRealm: () => this.#spare.take(engine),
        packs,
        engine: engineName(engine),
        setup: game.setup,
        seed: game.seed,
        viewer: firstEyes(game),
        freshSeed: table.ports.freshSeed,
        ...(given.inputs ? { inputs: given.inputs } : {}),
        ...(given.keyframe ? { keyframe: given.keyframe } : {}),
      })
      if (mine !== table.generation) {
        local.close()
        return id
      }
      const { holder } = local
      const running = { table: local, held: { holder, engine, game } }
      table.running = running
      await holder.dropWaiting()
      const words = Object.keys(messages).length > 0 ? messages : await local.catalogue()
      if (mine !== table.generation) return id
      const [redo, redoPlaces] = [given.redo ?? [], given.redoPlaces ?? []]
      // use the same objects for inputs that lines have in common, so that they need not be compared again
      const branches = (given.branches ?? []).map((branch) => withInputsOf(branch, [...holder.standing.inputs, ...redo]))
      table.applyNews(running, undefined, { messages: words, branches })
      await this.#hands.drawCurtain()
      // a saved position is shown as it was saved, without passing windows
      const passesOn = given.ending !== 'known' && redo.length === 0
      const status = passesOn ? this.#playing.beforePassing(table.state) : ({ status: 'ready' } as const)
      table.set({ ...status, saved: 'saving', packs: holder.packs, problems: holder.problems, redo, redoPlaces })
      this.#keepWhatFitsNoMore(given)
      await this.#keeping.persist()
      if (given.ending === 'known') this.#keeping.knowEnding(game)
      this.#keeping.recordEnding()
      const passed = passesOn ? this.#playing.passOn() : undefined
      // bots that play alone go on for a whole game
      if (game.viewer.split('+').every((seat) => game.bots?.[seat])) void passed?.catch(table.ports.tellError)
      else await passed
    } catch (error) {
      table.fail(error, mine)
    }
    return id
  }

  /**
   * Joins a table in another process, in place of the game before, which stays on the shelf. Nothing of the joined game is saved here. An
   * error is reported in the store.
   * @param port the port of the table, after the table has sent its state
   */
  async join(port: TablePort, { title, scenario, packs }: JoinedGame): Promise<void> {
    const table = this.#table
    if (this.#wouldLose(undefined) && !(await this.#mayLose(undefined))) throw new NotLeft(table.state.title)
    const id = table.ports.uniqueName()
    const mine = this.#clear(id)
    const { stops, messages } = table.state
    const { viewer } = port
    table.set({
      ...{ ...nothing, stops, messages, status: 'opening', game: id, title, scenario, packs },
      ...{ viewer, eyes: viewer, view: emptyView(viewer) },
    })
    const running = { table: port }
    table.running = running
    try {
      const words = await port.catalogue()
      if (mine !== table.generation) return
      port.onNews(() => {
        if (mine === table.generation) void this.#playing.takeNews(running).catch((error: unknown) => table.fail(error, mine))
      })
      table.applyNews(running, undefined, { messages: words, saved: 'saved' }, (shown) => this.#playing.beforePassing(shown))
      await this.#playing.passOn()
    } catch (error) {
      table.fail(error, mine)
    }
  }

  /** Whether the current game could not be saved and would be lost. @param next the id of the game to open; undefined for a new one */
  #wouldLose(next: string | undefined): boolean {
    const { running, state } = this.#table
    return running !== undefined && state.saved === 'not-saved' && state.game !== next
  }

  async #mayLose(next: string | undefined): Promise<boolean> {
    // try to save again: there may be room by now
    await this.#keeping.persist()
    return !this.#wouldLose(next) || (await this.#table.ports.mayLose(this.#table.state.title)) === 'lose'
  }

  /** The id of the current game if it is a replay without new decisions. */
  #untouchedReplay(): string | undefined {
    const { game } = this.#table.state
    return this.#replay?.id === game && this.#replay.size === this.#size() ? game : undefined
  }

  /** The number of decisions in the current game, in all its branches. */
  #size(): number {
    const { at, redo, branches, savePoints } = this.#table.state
    return (
      at +
      redo.length +
      savePoints.length +
      branches.reduce((sum, { inputs, savePoints: points }) => sum + inputs.length + points.length, 0)
    )
  }

  /** Keeps inputs that no longer fit these scripts as a branch, so that nothing is lost. */
  #keepWhatFitsNoMore({ inputs = [], redo = [], savePoints = [] }: OpenWith): void {
    const { at, line } = this.#table.state
    if (at >= inputs.length) return
    this.#table.set({ redo: [], redoPlaces: [] })
    this.#lines.keepBranch({ ...line, inputs: [...inputs, ...redo], places: [], at, savePoints }, `${line.name}, as it was`)
  }

  /** Leaves the game; it stays on the shelf. */
  leave(): void {
    const table = this.#table
    const replay = this.#untouchedReplay()
    this.#clear('')
    if (replay !== undefined) void this.#keeping.forget(replay).catch(table.ports.tellError)
    this.#spare.close()
    const { stops, messages } = table.state
    table.set({ ...nothing, stops, messages })
  }

  /**
   * Deletes a game from the shelf, and closes it if it is the current one.
   * @param game its id; by default the current game
   * @returns a function that restores it on the shelf
   */
  async giveUp(game: string = this.#table.state.game): Promise<() => Promise<void>> {
    const { state, ports } = this.#table
    if (game === '') return async () => {}
    if (game === state.game) this.leave()
    try {
      return await this.#keeping.forget(game)
    } catch (error) {
      ports.tellError(error)
      return async () => {}
    }
  }

  /** @param game the id of the game to open @returns its generation */
  #clear(game: string): number {
    const table = this.#table
    table.running?.table.close()
    table.running = undefined
    this.#keeping.beginAnew(game)
    return ++table.generation
  }
}
