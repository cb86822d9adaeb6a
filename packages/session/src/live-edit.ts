/** Live edit: replaces scripts in the running game. */
import type { PackBundle } from '@questwright/packs/types'
import {
  compareScripts,
  differencesBetween,
  type GameFile,
  isDecision,
  MachineError,
  type Snapshot,
  type View,
} from '@questwright/realm/web'
import type { TableHolder } from '@questwright/table'
import type { Reloaded, ReloadFrom } from './game-state.ts'
import type { Hands } from './hands.ts'
import type { Keeping } from './keeping.ts'
import type { Lines } from './lines.ts'
import type { Opening } from './opening.ts'
import type { Playing } from './playing.ts'
import { engineName, type Held, type Running, type RunningTable, wordsOf } from './running.ts'
import type { SpareRealm } from './spare-realm.ts'

/** How many milliseconds a reload may take before the page announces it. */
const quietMilliseconds = 250

export class LiveEdit {
  readonly #table: RunningTable
  readonly #keeping: Keeping
  readonly #hands: Hands
  readonly #lines: Lines
  readonly #playing: Playing
  readonly #opening: Opening
  readonly #spare: SpareRealm
  /** Files that are open in an editor (`pack/path`): they are likely to change. */
  #edited: ReadonlySet<string> = new Set()
  #prepared: { readonly of: TableHolder; readonly at: string; readonly snapshot: Promise<Snapshot | undefined> } | undefined

  constructor(
    table: RunningTable,
    parts: { keeping: Keeping; hands: Hands; lines: Lines; playing: Playing; opening: Opening; spare: SpareRealm },
  ) {
    this.#table = table
    this.#keeping = parts.keeping
    this.#hands = parts.hands
    this.#lines = parts.lines
    this.#playing = parts.playing
    this.#opening = parts.opening
    this.#spare = parts.spare
  }

  /**
   * To be called with the files that are open in editors, so that a reload of them can be prepared.
   * @param edited `pack/path`
   * @param typing `yes` if one of them has unsaved text, so that a save is likely
   */
  noteEdited(edited: ReadonlySet<string>, typing: 'yes' | 'no'): void {
    this.#edited = edited
    const held = this.#idleGame()
    if (!held) return
    this.#makeReady(held)
    if (typing === 'yes') this.prepareReload()
  }

  /**
   * To be called with files that another program is writing, so that their reload is prepared while it waits for the end of the writes.
   * Files of packs that are not in the game do not affect it.
   * @param files `pack/path`
   */
  noteWritten(files: readonly string[]): void {
    const held = this.#idleGame()
    if (!held) return
    const { engine, holder } = held
    const inGame = files.filter((file) => holder.packs.some(({ id }) => file.startsWith(`${id}/`)))
    if (inGame.length === 0) return
    this.#spare.make(engine, holder.packs, new Set([...this.#edited, ...inGame]))
    this.prepareReload()
  }

  /** The running game, unless it is busy and needs the processor itself. */
  #idleGame(): Held | undefined {
    const { running, state, isFree } = this.#table
    return isFree && state.reloaded?.state !== 'comparing' ? running?.held : undefined
  }

  #makeReady({ engine, holder }: Held): void {
    if (this.#edited.size > 0) this.#spare.make(engine, holder.packs, this.#edited)
  }

  /** Takes the snapshot that a reload needs before the changed scripts are there: while the author types, or while the server reads them. */
  prepareReload(): void {
    const { running, state } = this.#table
    const holder = running?.held?.holder
    if (!holder || state.status !== 'ready') return
    const at = `${state.at} ${holder.hash}`
    if (this.#prepared?.of === holder && this.#prepared.at === at) return
    // if it fails here, it is requested again by the reload, which reports the error
    this.#prepared = { of: holder, at, snapshot: holder.snapshot().catch(() => undefined) }
  }

  /** A snapshot of the current state. @throws MachineError */
  async #snapshotOf(holder: TableHolder): Promise<Snapshot> {
    const early = this.#prepared?.of === holder ? await this.#prepared.snapshot : undefined
    this.#prepared = undefined
    return early && holder.isAsIn(early) ? early : holder.snapshot()
  }

  /**
   * Replaces packs in the running game: the game is rebuilt at the same decision, and a second worker replays the whole game with the new
   * scripts to find the differences. An answer that is being processed is finished first.
   * @returns when the game is rebuilt; the comparison continues in the background
   */
  async reloadPacks(
    packs: readonly PackBundle[],
    files: readonly string[],
    { from, held }: { readonly from: ReloadFrom; readonly held: readonly string[] },
  ): Promise<void> {
    const table = this.#table
    const mine = table.generation
    await this.#untilReady()
    const now = table.running
    const ours = now?.held
    // another game, with packs of its own, may have been opened meanwhile
    if (!now || !ours || mine !== table.generation || !table.isFree) return
    table.reloading = now
    const { holder } = ours
    const before = holder.packs
    const { view, at, question } = table.state
    const line = this.#lines.current()
    const told = { files, from, held, before, dropped: 0 }
    let played: GameFile
    /** `true` if the player was asked the same question before the change: then no stop setting has to be checked again */
    let asksTheSame = false
    try {
      // a short reload is not announced, because rendering the table twice would take longer
      const announce = setTimeout(() => {
        if (mine === table.generation)
          table.set({ status: 'thinking', wait: 'long', reloaded: { ...told, state: 'comparing', now: [], problems: [] } })
      }, quietMilliseconds)
      const { problems, file } = await this.#replace(holder, packs, files).finally(() => clearTimeout(announce))
      played = file
      await holder.dropWaiting()
      if (mine !== table.generation) return this.#endReload(now)
      table.applyNews(now, undefined)
      // without hidden hands skip the call: even an empty wait would render the page twice
      if (table.state.hands === 'hidden') await this.#hands.drawCurtain()
      this.#endReload(now)
      const reached = table.state
      asksTheSame = reached.question === question && reached.stops.passing === undefined
      table.set({
        ...(asksTheSame ? ({ status: 'ready' } as const) : this.#playing.beforePassing(reached)),
        saved: 'saving',
        packs: holder.packs,
        problems,
        reloaded: {
          ...told,
          state: 'comparing',
          dropped: Math.max(0, at - reached.at),
          now: differencesBetween(view, reached.view),
          problems,
        },
      })
      // keep the dropped inputs as a branch: they may fit other scripts again
      if (reached.at < at) this.#lines.keepBranch(line, `${line.name}, before the change`)
      await this.#keeping.persist()
    } catch (error) {
      this.#endReload(now)
      if (mine === table.generation)
        table.set({ status: 'ready', reloaded: { ...told, state: 'failed', now: [], problems: [], failure: wordsOf(error) } })
      return
    }
    void this.#compare(ours, packs, played, view, files)
    // the new question may be one that the stop settings pass, and the change may have interrupted passing
    if (!asksTheSame) await this.#playing.passOn()
  }

  async #replace(holder: TableHolder, packs: readonly PackBundle[], files: readonly string[]) {
    const changed = new Set(files)
    const lifted = (ability: string) => isOfFile(ability, changed, packs)
    const snapshot = await this.#snapshotOf(holder)
    const problems = await holder.replacePacks(packs, lifted, snapshot).catch((error: unknown) => {
      // a machine that was busy with something else is not the fault of the script: try again
      if (error instanceof MachineError && error.reason === 'silent') return holder.replacePacks(packs, lifted, snapshot)
      throw error
    })
    return { problems, file: snapshot.file }
  }

  /** Lets the game accept answers again; a game that was left meanwhile stays as it is. */
  #endReload(game: Running): void {
    if (this.#table.reloading === game) this.#table.reloading = undefined
  }

  /** Reports the result of replaying the whole game with other packs. */
  async #compare(held: Held, packs: readonly PackBundle[], game: GameFile, view: View, files: readonly string[]): Promise<void> {
    const table = this.#table
    const mine = table.generation
    const done = (change: Partial<Reloaded>) => {
      const { reloaded } = table.state
      // another change may have been reported meanwhile
      if (mine === table.generation && reloaded?.files === files) table.set({ reloaded: { ...reloaded, state: 'done', ...change } })
    }
    try {
      const viewer = table.state.eyes
      const openRealm = () => table.ports.openRealm(held.engine)
      done({ comparison: await compareScripts({ openRealm, packs, engine: engineName(held.engine), game, viewer, view }) })
    } catch (error) {
      done({ failure: wordsOf(error) })
    }
    // prepare for the next change, since one change is often followed by another
    if (table.running?.held === held) this.#makeReady(held)
  }

  /** Waits until no answer is being processed. */
  #untilReady(): Promise<void> {
    const { store } = this.#table
    const isBusy = () => ['thinking', 'opening'].includes(store.getState().status)
    if (!isBusy()) return Promise.resolve()
    return new Promise((resolve) => {
      const end = store.subscribe(() => {
        if (isBusy()) return
        end()
        resolve()
      })
    })
  }

  /** Reports that changed files cannot be used by the running game, which continues with the old ones. */
  refuseReload(files: readonly string[], held: readonly string[], from: ReloadFrom): void {
    const holder = this.#table.running?.held?.holder
    if (!holder) return
    this.#table.set({ reloaded: { state: 'failed', files, from, held, dropped: 0, now: [], problems: [], before: holder.packs } })
  }

  /** Replaces the game by the replay: as if the new scripts had been there from the beginning. */
  async takeReplay(): Promise<void> {
    const now = this.#table.running
    if (!now?.held) return
    const { holder, game, engine } = now.held
    const { game: id } = this.#table.state
    const file = await holder.save()
    const { redo, redoPlaces, savePoints, line, branches } = this.#table.state
    const inputs = file.inputs.filter(isDecision)
    await this.#opening.open(game, holder.packs, engine, { id, inputs, redo, redoPlaces, savePoints, line, branches })
  }

  /** Keeps the current position with the new scripts. */
  keepPosition(): void {
    this.#table.set({ reloaded: undefined })
  }
}

/**
 * Whether an ability (`pack:slug#ability`) is written in a changed file, or belongs to a pack of which a shared file changed. True for an ability
 * whose script is not found.
 */
function isOfFile(ability: string, files: ReadonlySet<string>, packs: readonly PackBundle[]): boolean {
  const [code] = ability.split('#')
  const [packId, slug] = (code ?? '').split(':')
  const pack = packs.find((one) => one.id === packId)
  const script = pack?.scripts.find((one) => one.slug === slug)
  if (!pack || !script || files.has(`${packId}/${script.path}`)) return true
  return pack.scripts.some((one) => one.kind === 'library' && files.has(`${packId}/${one.path}`))
}
