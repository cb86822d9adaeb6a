/** Live edit: other scripts under the running game. */
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

/** So long a reload may take before the page says that one is under way. */
const quietMilliseconds = 250

export class LiveEdit {
  readonly #table: RunningTable
  readonly #keeping: Keeping
  readonly #hands: Hands
  readonly #lines: Lines
  readonly #playing: Playing
  readonly #opening: Opening
  readonly #spare: SpareRealm
  /** Files that are open in an editor, `pack/path`: they are likely to change. */
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
   * Told of the files that are open in editors: what a change of them would wait for is made ready.
   * @param edited `pack/path`
   * @param typing `yes` where one of them has text that is not saved: a save is near
   */
  noteEdited(edited: ReadonlySet<string>, typing: 'yes' | 'no'): void {
    this.#edited = edited
    const held = this.#idleGame()
    if (!held) return
    this.#makeReady(held)
    if (typing === 'yes') this.prepareReload()
  }

  /**
   * Told of files that another program is writing: what their reload would wait for is made ready while the disk comes to rest. Files of packs that are not
   * in the game change nothing of it.
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

  /** The game, unless something is under way that needs the processor itself. */
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
    // where it cannot be taken now it is asked for again, and that says why not
    this.#prepared = { of: holder, at, snapshot: holder.snapshot().catch(() => undefined) }
  }

  /** The game as it stands now. @throws MachineError */
  async #snapshotOf(holder: TableHolder): Promise<Snapshot> {
    const early = this.#prepared?.of === holder ? await this.#prepared.snapshot : undefined
    this.#prepared = undefined
    return early && holder.isAsIn(early) ? early : holder.snapshot()
  }

  /**
   * Puts changed packs under the running game: the table stands again at the same decision, and a second worker replays
   * the whole game under the new scripts to say what differs. An answer that is being taken comes first.
   * @returns when the table stands again; the comparison goes on by itself
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
    // another game may have been opened meanwhile, with packs of its own
    if (!now || !ours || mine !== table.generation || !table.isFree) return
    table.reloading = now
    const { holder } = ours
    const before = holder.packs
    const { view, at, question } = table.state
    const line = this.#lines.current()
    const told = { files, from, held, before, dropped: 0 }
    let played: GameFile
    /** The player was asked this very question before the change, and stays asked: nothing has to be decided again. */
    let asksTheSame = false
    try {
      // a short reload is not announced: rendering the table twice would take longer
      const announce = setTimeout(() => {
        if (mine === table.generation)
          table.set({ status: 'thinking', wait: 'long', reloaded: { ...told, state: 'comparing', now: [], problems: [] } })
      }, quietMilliseconds)
      const { problems, file } = await this.#replace(holder, packs, files).finally(() => clearTimeout(announce))
      played = file
      await holder.dropWaiting()
      if (mine !== table.generation) return this.#endReload(now)
      table.applyNews(now, undefined)
      // even a wait for nothing would have the page drawn twice
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
      // the dropped inputs are kept as a branch: they may fit again under other scripts
      if (reached.at < at) this.#lines.keepBranch(line, `${line.name}, before the change`)
      await this.#keeping.persist()
    } catch (error) {
      this.#endReload(now)
      if (mine === table.generation)
        table.set({ status: 'ready', reloaded: { ...told, state: 'failed', now: [], problems: [], failure: wordsOf(error) } })
      return
    }
    void this.#compare(ours, packs, played, view, files)
    // the new question may be passed by the stops, and the change may have interrupted passing
    if (!asksTheSame) await this.#playing.passOn()
  }

  async #replace(holder: TableHolder, packs: readonly PackBundle[], files: readonly string[]) {
    const changed = new Set(files)
    const lifted = (ability: string) => isOfFile(ability, changed, packs)
    const snapshot = await this.#snapshotOf(holder)
    const problems = await holder.replacePacks(packs, lifted, snapshot).catch((error: unknown) => {
      // a machine that is busy with something else is no fault of the script: once more
      if (error instanceof MachineError && error.reason === 'silent') return holder.replacePacks(packs, lifted, snapshot)
      throw error
    })
    return { problems, file: snapshot.file }
  }

  /** The game takes answers again; a game that was left meanwhile is held no longer. */
  #endReload(game: Running): void {
    if (this.#table.reloading === game) this.#table.reloading = undefined
  }

  /** Says in the strip what a replay of the whole game under other packs gives. */
  async #compare(held: Held, packs: readonly PackBundle[], game: GameFile, view: View, files: readonly string[]): Promise<void> {
    const table = this.#table
    const mine = table.generation
    const done = (change: Partial<Reloaded>) => {
      const { reloaded } = table.state
      // another change may be told of meanwhile
      if (mine === table.generation && reloaded?.files === files) table.set({ reloaded: { ...reloaded, state: 'done', ...change } })
    }
    try {
      const viewer = table.state.eyes
      const openRealm = () => table.ports.openRealm(held.engine)
      done({ comparison: await compareScripts({ openRealm, packs, engine: engineName(held.engine), game, viewer, view }) })
    } catch (error) {
      done({ failure: wordsOf(error) })
    }
    // one change seldom comes alone
    if (table.running?.held === held) this.#makeReady(held)
  }

  /** Waits until no answer is being taken. */
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

  /** Tells that changed files cannot be put under the running game, which goes on under the old ones. */
  refuseReload(files: readonly string[], held: readonly string[], from: ReloadFrom): void {
    const holder = this.#table.running?.held?.holder
    if (!holder) return
    this.#table.set({ reloaded: { state: 'failed', files, from, held, dropped: 0, now: [], problems: [], before: holder.packs } })
  }

  /** Takes the replay: the game as it would stand had the new scripts been there from the beginning. */
  async takeReplay(): Promise<void> {
    const now = this.#table.running
    if (!now?.held) return
    const { holder, game, engine } = now.held
    const file = await holder.save()
    const { redo, redoPlaces, savePoints, line, branches } = this.#table.state
    const inputs = file.inputs.filter(isDecision)
    await this.#opening.open(game, holder.packs, engine, { id: now.id, inputs, redo, redoPlaces, savePoints, line, branches })
  }

  /** Keeps the position under the new scripts. */
  keepPosition(): void {
    this.#table.set({ reloaded: undefined })
  }
}

/** Whether an ability (`pack:slug#ability`) stands in a changed file, or in a pack of which a shared file changed. */
function isOfFile(ability: string, files: ReadonlySet<string>, packs: readonly PackBundle[]): boolean {
  const [code] = ability.split('#')
  const [packId, slug] = (code ?? '').split(':')
  const pack = packs.find((one) => one.id === packId)
  const script = pack?.scripts.find((one) => one.slug === slug)
  if (!pack || !script || files.has(`${packId}/${script.path}`)) return true
  return pack.scripts.some((one) => one.kind === 'library' && files.has(`${packId}/${one.path}`))
}
