/** One table from the outside: opens it in a realm, gives answers, survives scripts that break the realm. No Node, no DOM. */
import type {
  AdvanceReply,
  CardExplanation,
  ComingEffect,
  Fault,
  GameFile,
  HeardMoment,
  Input,
  Json,
  Place,
  ScriptPlace,
  Sentence,
  Setup,
  ViewerName,
} from '@questwright/kernel'
import type { FatalAbility, Keyframe } from '@questwright/kernel/internal'
import type { PackBundle } from '@questwright/packs/types'
import { authorPlace, type Booted, bootPacks, type ScriptProblem } from './boot-packs.ts'
import { type Budget, DEFAULT_PATIENCE, type Realm } from './host.ts'
import { DEFAULT_FUEL, MachineError } from './machine.ts'
import type { NotedCheckpoint } from './notes.ts'

/** What every call about a game replies: what viewers are told, and where the game stands. */
export interface TableReply extends AdvanceReply {
  /** Whether viewers are told everything anew (after an undo, a load, a rebuilt realm), or what came more. */
  readonly told: 'anew' | 'more'
  /** How many inputs the game had taken at its last checkpoint, and the state hash there. */
  readonly checkpoint: NotedCheckpoint
  /** How many lines the story has from before the keyframe at which the game was opened: they are not told again. */
  readonly toldBefore: number
  /** How many story lines there are now: an undo makes it smaller. */
  readonly storyLength: number
  /** Recorded inputs that do not fit what is asked: `TableHost.waiting` holds them. */
  readonly waiting: number
  readonly mismatch?: { readonly input: number; readonly why: Sentence }
}

export interface TableOptions {
  /** Makes a fresh realm with the engine and no packs. */
  readonly openRealm: () => Promise<Realm>
  readonly packs: readonly PackBundle[]
  readonly setup: Setup
  readonly seed: string
  readonly inputs?: readonly Input[]
  readonly viewers: readonly ViewerName[]
  readonly engine: { readonly name: string; readonly version: string; readonly hash: string }
  /** Runs every stretch twice and compares: for scripts that were just edited. */
  readonly strict?: 'on' | 'off'
  readonly keyframe?: Keyframe
}

/** A reply as it comes through the door: places, inputs and the newest keyframe, as far as the outside does not know them yet. */
interface InsideReply extends Omit<TableReply, 'told'> {
  readonly news: {
    readonly from: number
    readonly inputs: readonly Input[]
    /** The state before each of these inputs. */
    readonly hashes: readonly string[]
    readonly keyframe?: Omit<Keyframe, 'past'> & { readonly told: number }
  }
}

/** What a change of scripts did to a running game. */
export interface Reloaded {
  readonly reply: TableReply
  readonly problems: readonly ScriptProblem[]
}

/** CPU is granted per answer taken: a call that takes many at once gets as much as they would have had. */
function budgetFor(answers: number): Budget {
  return { fuel: DEFAULT_FUEL + Math.max(0, answers) * 500, patience: DEFAULT_PATIENCE + Math.max(0, answers) * 100 }
}

/** A game as it stood at some moment. */
export interface Snapshot {
  readonly file: GameFile & { readonly places: readonly Place[] }
  /** Of its last checkpoint. */
  readonly frame: Keyframe
  readonly inputs: number
  readonly hash: string
}

/** A game in a realm. Calls are made one at a time; each waits for the one before. */
export class TableHost {
  #realm: Realm
  #options: TableOptions
  #booted: Booted
  #reply: TableReply
  #inputs: readonly Input[] = []
  /** The state before each input. */
  #hashes: readonly string[] = []
  #changedFrom = 0
  #waiting: readonly Input[] = []
  #keyframes: Keyframe[] = []
  #faults: Fault[] = []
  /** How many inputs the game in the realm began with: no undo inside goes before them. */
  #openedAt = 0
  /** Whether the machine broke since the game was built in it. */
  #broken = false
  #queue: Promise<unknown> = Promise.resolve()

  private constructor(realm: Realm, options: TableOptions, booted: Booted, reply: TableReply) {
    this.#realm = realm
    this.#options = options
    this.#booted = booted
    this.#reply = reply
  }

  /** Opens a game. @throws MachineError, or what the engine says of a setup that cannot be played */
  static async open(options: TableOptions): Promise<TableHost> {
    const realm = await options.openRealm()
    try {
      const booted = await bootPacks(realm, options.packs)
      const host = new TableHost(realm, options, booted, undefined as unknown as TableReply)
      if (options.keyframe) host.#keyframes = [options.keyframe]
      try {
        await host.#openGame(options.keyframe, options.inputs ?? [])
      } catch (error) {
        host.close()
        throw error
      }
      return host
    } catch (error) {
      realm.close()
      throw error
    }
  }

  /** What was replied last. */
  get reply(): TableReply {
    return this.#reply
  }

  /** Scripts that were left out while loading. */
  get problems(): readonly ScriptProblem[] {
    return this.#booted.problems
  }

  /** Abilities that failed in this game, in the author's lines. */
  get faults(): readonly Fault[] {
    return this.#faults
  }

  /** What the game has taken: it and nothing else leads to where the table stands. */
  get inputs(): readonly Input[] {
    return this.#inputs
  }

  /** The state before each input. */
  get hashes(): readonly string[] {
    return this.#hashes
  }

  /**
   * For who keeps the game by pieces.
   * @returns the first input that is another, or stands elsewhere, than when this was asked last; without one, how many there are
   */
  takeChangedFrom(): number {
    const from = Math.min(this.#changedFrom, this.#inputs.length)
    this.#changedFrom = this.#inputs.length
    return from
  }

  /** Recorded inputs that do not fit what is asked. They are tried again behind each new one. */
  get waiting(): readonly Input[] {
    return this.#waiting
  }

  get packs(): readonly PackBundle[] {
    return this.#options.packs
  }

  /** Gives inputs, one after the other. */
  advance(inputs: readonly Input[]): Promise<TableReply> {
    return this.#alone(async () => {
      for (const input of inputs) {
        await this.#give(input)
        if (this.#reply.refused) break
      }
      return this.#reply
    })
  }

  /** Goes back to the moment before an input. @returns the reply and the inputs that were taken back, with those that waited behind them */
  rewind(to: number): Promise<{ readonly reply: TableReply; readonly tail: readonly Input[] }> {
    return this.#alone(async () => {
      this.#keyframes = this.#keyframes.filter((frame) => frame.inputs <= to)
      const before = { inputs: this.#inputs, waiting: this.#waiting }
      const kept = before.inputs.slice(0, to)
      let left: readonly Input[] = []
      if (to < this.#openedAt || this.#broken) {
        // the game in the realm began at a later keyframe, or is gone with its machine: it is built again from an earlier one, or from its set-up
        if (this.#broken) await this.#freshRealm()
        await this.#openGame(this.#keyframes.at(-1), kept)
        left = this.#waiting
        await this.#dropWaiting()
      } else
        await this.#changing(kept, [], async () => {
          const reply = await this.#call<InsideReply & { tail: Input[] }>('rewind', { to, viewers: this.#options.viewers })
          this.#take(reply, 'anew')
          left = reply.tail.slice(0, reply.tail.length - (before.inputs.length - to) - before.waiting.length)
        })
      return { reply: this.#reply, tail: [...left, ...before.inputs.slice(to), ...before.waiting] }
    })
  }

  /** Tells the viewers everything anew. */
  look(): Promise<TableReply> {
    return this.#alone(async () => {
      const look = async () => this.#take(await this.#call<InsideReply>('look', { viewers: this.#options.viewers }), 'anew')
      await this.#changing(this.#inputs, this.#waiting, async () => {
        try {
          await look()
        } catch (error) {
          // an ability that broke the machine is muted for it
          if (!isBroken(error) || this.#blamed(error)) throw error
          await this.#rebuild(this.#inputs, this.#waiting)
          await look()
        }
      })
      return this.#reply
    })
  }

  /** Forgets recorded inputs that do not fit. */
  dropWaiting(): Promise<TableReply> {
    return this.#alone(async () => {
      await this.#dropWaiting()
      return this.#reply
    })
  }

  /** The game as a file. */
  async save(): Promise<GameFile & { readonly places: readonly Place[] }> {
    const saved = await this.#alone(() =>
      this.#read<{ setup: Setup; seed: string; inputs: Input[]; hashes: string[]; places: Place[]; waiting?: Input[] }>('save', {}),
    )
    return {
      format: 'questwright-game',
      version: 1,
      engine: this.#options.engine,
      packs: this.#options.packs.map(({ name, packVersion, hash }) => ({ name, version: packVersion, hash })),
      ...saved,
    }
  }

  /** The game as it stands, for `replacePacks`: asked for early, it is there when the changed scripts are. */
  async snapshot(): Promise<Snapshot> {
    const file = await this.save()
    return this.#alone(async () => ({
      file,
      frame: await this.#read<Keyframe>('keyframeNow', {}),
      inputs: this.#reply.inputs,
      hash: this.#reply.hash,
    }))
  }

  /** Whether the game still stands as it did then. */
  isAsIn({ file, inputs, hash }: Snapshot): boolean {
    return inputs === this.#reply.inputs && hash === this.#reply.hash && file.inputs.length === this.#inputs.length
  }

  /** The newest keyframe, from which the game can be rebuilt. The realm is not asked. */
  get newestKeyframe(): Keyframe | undefined {
    return this.#keyframes.at(-1)
  }

  /** The newest keyframe at or before so many inputs. */
  keyframe(most: number): Promise<Keyframe | undefined> {
    return this.#alone(async () => (await this.#read<Keyframe | null>('keyframe', { most })) ?? undefined)
  }

  /**
   * Why a card's numbers are what they are, and why its abilities are offered or not, each with the line of its script.
   * @param viewer who asks; without one, everything may be explained
   * @throws MachineError for a card that is not on the table, or that the viewer may not know
   */
  why(card: string, viewer?: ViewerName): Promise<CardExplanation> {
    return this.#explained(async () =>
      placed(await this.#call<CardExplanation>('why', { card, ...(viewer ? { viewer } : {}) }, budgetFor(this.#inputs.length)), this.packs),
    )
  }

  /** What ends or happens at the end of the phase, the round and the like, each with the line of its script. */
  coming(viewer?: ViewerName): Promise<readonly ComingEffect[]> {
    return this.#explained(async () =>
      (await this.#call<ComingEffect[]>('coming', viewer ? { viewer } : {})).map((one) => withPlace(one, this.packs)),
    )
  }

  /** What abilities met since one of the last answers, and why they were not offered. @param answers how many answers are looked at */
  heard(answers: number, viewer?: ViewerName): Promise<readonly HeardMoment[]> {
    return this.#explained(async () =>
      (await this.#call<HeardMoment[]>('heard', { answers, ...(viewer ? { viewer } : {}) }, budgetFor(this.#inputs.length))).map((one) =>
        withPlace(one, this.packs),
      ),
    )
  }

  /** Other viewers are told from now on, and nobody else. @returns everything, anew */
  tellOnly(viewers: readonly ViewerName[]): Promise<TableReply> {
    this.#options = { ...this.#options, viewers }
    return this.look()
  }

  /** A look that breaks the machine costs the game nothing: it is built again. */
  #explained<T>(look: () => Promise<T>): Promise<T> {
    return this.#alone(async () => {
      try {
        return await look()
      } catch (error) {
        if (isBroken(error)) await this.#rebuild(this.#inputs, this.#waiting)
        throw error
      }
    })
  }

  /** Any other method of the door. */
  ask<T>(method: string, argument: Json): Promise<T> {
    return this.#explained(() => this.#call<T>(method, argument))
  }

  /**
   * Puts changed packs under the running game: a fresh realm takes a keyframe of the last checkpoint and runs the answers since.
   * Faults of changed scripts are lifted, as an input of the game. If the game cannot stand under them, the old scripts stay and the error is thrown.
   * @param snapshot of the game, taken before; one of another position is not used
   */
  async replacePacks(
    packs: readonly PackBundle[],
    lifted: (ability: string) => boolean = () => true,
    snapshot?: Snapshot,
  ): Promise<Reloaded> {
    return this.#alone(async () => {
      // of this very checkpoint: what was answered before it need not fit the changed scripts any more
      const frame = snapshot && this.isAsIn(snapshot) ? snapshot.frame : await this.#read<Keyframe>('keyframeNow', {})
      const fresh = await this.#options.openRealm()
      try {
        const booted = await bootPacks(fresh, packs)
        const before = {
          realm: this.#realm,
          booted: this.#booted,
          options: this.#options,
          inputs: this.#inputs,
          hashes: this.#hashes,
          waiting: this.#waiting,
          keyframes: this.#keyframes,
          openedAt: this.#openedAt,
          reply: this.#reply,
          faults: this.#faults,
        }
        this.#realm = fresh
        this.#broken = false
        this.#booted = booted
        this.#options = { ...this.#options, packs }
        // what was answered before this checkpoint need not come to the same under the changed scripts
        this.#keyframes = [...before.keyframes.filter(({ inputs }) => inputs <= frame.inputs).slice(-11), frame]
        try {
          await this.#openGame(frame, withLift(before.inputs, frame, lifted), before.waiting)
        } catch (error) {
          // what broke may have been replaced on the way
          if (this.#realm !== fresh) this.#realm.close()
          this.#realm = before.realm
          this.#broken = false
          this.#booted = before.booted
          this.#options = before.options
          this.#inputs = before.inputs
          this.#hashes = before.hashes
          this.#changedFrom = 0
          this.#waiting = before.waiting
          this.#keyframes = before.keyframes
          this.#openedAt = before.openedAt
          this.#reply = before.reply
          this.#faults = before.faults
          throw error
        }
        before.realm.close()
        return { reply: this.#reply, problems: booted.problems }
      } catch (error) {
        fresh.close()
        throw error
      }
    })
  }

  close(): void {
    this.#realm.close()
  }

  // ── inside ──────────────────────────────────────────────

  #alone<T>(deed: () => Promise<T>): Promise<T> {
    const next = this.#queue.then(deed, deed)
    this.#queue = next.catch(() => undefined)
    return next
  }

  async #call<T>(method: string, argument: unknown, budget?: Budget): Promise<T> {
    try {
      return JSON.parse(await this.#realm.call(method, JSON.stringify(argument), budget)) as T
    } catch (error) {
      if (isBroken(error)) this.#broken = true
      throw error
    }
  }

  /** A call that changes nothing: where the machine broke, the game is built again, and it is asked once more. */
  async #read<T>(method: string, argument: unknown): Promise<T> {
    try {
      return await this.#call<T>(method, argument)
    } catch (error) {
      if (!isBroken(error)) throw error
      await this.#rebuild(this.#inputs, this.#waiting)
      return this.#call<T>(method, argument)
    }
  }

  /** Takes a reply: what came new is put to what is known. */
  #take(reply: InsideReply, told: TableReply['told']): void {
    const { news, ...rest } = reply
    const faults = reply.faults.map((fault) => this.#placed(fault))
    // of an ability that fails again, as after an undo, or in a view before the rules ask for it, the newest fault is kept
    if (faults.length > 0)
      this.#faults = [...this.#faults.filter(({ ability }) => !faults.some((fault) => fault.ability === ability)), ...faults]
    this.#inputs = joined(this.#inputs, news.from, news.inputs)
    this.#hashes = joined(this.#hashes, news.from, news.hashes)
    // what waits is always the end of what waited before
    this.#waiting = this.#waiting.slice(this.#waiting.length - reply.waiting)
    const places = joined(this.#reply?.places ?? [], news.from, reply.places)
    this.#reply = { ...rest, told, faults, places }
    this.#changedFrom = Math.min(this.#changedFrom, news.from)
    if (!news.keyframe || this.#keyframes.some((one) => one.inputs === news.keyframe?.inputs && one.hash === news.keyframe.hash)) return
    const { told: lines, ...frame } = news.keyframe
    const past = { hashes: this.#hashes.slice(0, frame.inputs), places: places.slice(0, frame.inputs), told: lines }
    this.#keyframes = [...this.#keyframes.slice(-11), { ...frame, past }]
  }

  /** @param keep how many, from the end, go on waiting */
  async #dropWaiting(keep = 0): Promise<void> {
    this.#take(await this.#call<InsideReply>('dropWaiting', { viewers: this.#options.viewers, keep }), 'more')
  }

  #placed(fault: Fault): Fault {
    const { stack, ...rest } = fault
    const { file, line, column } = authorPlace(stack, this.#options.packs)
    return { ...rest, ...(file ? { file } : {}), ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) }
  }

  /**
   * Opens the game in the realm. An ability that breaks the realm is switched off where it did, and the game opened again.
   * @param inputs what the game is to take
   * @param waiting recorded inputs that come after them, as far as they fit
   * @param fatal abilities that broke the realm when these inputs were run before
   */
  async #openGame(
    keyframe: Keyframe | undefined,
    inputs: readonly Input[],
    waiting: readonly Input[] = [],
    fatal: readonly FatalAbility[] = [],
  ): Promise<void> {
    const { setup, seed, viewers, strict } = this.#options
    const all = [...inputs, ...waiting]
    const off = [...fatal]
    this.#openedAt = keyframe?.inputs ?? 0
    for (;;) {
      // the whole list is told anew; what does not fit stays at its end
      this.#waiting = all
      try {
        const reply = await this.#call<InsideReply>(
          'open',
          { setup, seed, inputs: all, fatal: off, viewers, ...(keyframe ? { keyframe } : {}), ...(strict ? { strict } : {}) },
          budgetFor(all.length - (keyframe?.inputs ?? 0)),
        )
        this.#take(reply, 'anew')
        this.#recognise(all, 0, reply.news.keyframe)
        return
      } catch (error) {
        const one = this.#fatalOf(error)
        // switched off where it broke the realm, it cannot break it again: what does is no ability
        if (!one || off.some(({ ability }) => ability === one.ability)) throw error
        off.push(one)
        await this.#freshRealm()
        await this.#located(this.#noteFault(error as MachineError, one))
      }
    }
  }

  /**
   * The game took what was asked for, as far as no fault was met on the way: what is the same input stays the same object, so that nobody who
   * holds it has to compare it again. Keyframes behind a fault are of a game that had none there.
   * @param newest the keyframe that came with what was taken: it is of this game
   */
  #recognise(asked: readonly Input[], from: number, newest: InsideReply['news']['keyframe']): void {
    const taken = this.#inputs
    let parted = from
    while (parted < taken.length && JSON.stringify(taken[parted]) === JSON.stringify(asked[parted])) parted++
    if (parted > from) this.#inputs = [...taken.slice(0, from), ...asked.slice(from, parted), ...taken.slice(parted)]
    if (parted < taken.length)
      this.#keyframes = this.#keyframes.filter(
        ({ inputs, hash }) => inputs <= parted || (inputs === newest?.inputs && hash === newest.hash),
      )
  }

  /** The ability that broke the realm, and where. @param before the checkpoint when the call began, where a call begins at one */
  #fatalOf(error: unknown, before?: NotedCheckpoint): FatalAbility | undefined {
    const ability = this.#blamed(error)
    const { reason, checkpoint = before } = error as MachineError
    return ability && checkpoint ? { ability, reason, checkpoint } : undefined
  }

  #noteFault(error: MachineError, { ability, reason }: FatalAbility): Fault {
    const fault: Fault = { reason, message: error.message, ability, ...withoutPack(authorPlace(error.inside, this.#options.packs)) }
    this.#faults = [...this.#faults, fault]
    return fault
  }

  /** A machine that broke did not live to tell where: the line at which the ability is written is the next best. */
  async #located(fault: Fault): Promise<Fault> {
    if (fault.file !== undefined) return fault
    const at = await this.#call<string | null>('writtenAt', { ability: fault.ability })
    const located = { ...fault, ...withoutPack(authorPlace(at ?? undefined, this.#options.packs)) }
    this.#faults = this.#faults.map((one) => (one === fault ? located : one))
    return located
  }

  /** The ability that was running when the machine broke. */
  #blamed(error: unknown): string | undefined {
    return error instanceof MachineError && isBroken(error) && error.running > 0 ? this.#booted.abilities[error.running - 1] : undefined
  }

  async #freshRealm(): Promise<void> {
    this.#realm.close()
    this.#realm = await this.#options.openRealm()
    this.#booted = await bootPacks(this.#realm, this.#options.packs)
    this.#broken = false
  }

  /** Gives an input; when a script breaks the realm, rebuilds the game without the ability and goes on. */
  async #give(input: Input): Promise<void> {
    const { viewers } = this.#options
    const inputs = [...this.#inputs, input]
    await this.#changing(inputs, this.#waiting, async () => {
      const reply = await this.#call<InsideReply>('advance', { inputs: [input], viewers })
      this.#take(reply, 'more')
      this.#recognise(inputs, reply.news.from, reply.news.keyframe)
    })
  }

  /**
   * A call after which the game has other inputs. When it breaks the realm, the game is built again without the ability that did it; when
   * that cannot be, it stands as it stood, and the error is thrown.
   * @param inputs what the game will have taken
   * @param waiting recorded inputs that come behind them
   */
  async #changing(inputs: readonly Input[], waiting: readonly Input[], call: () => Promise<void>): Promise<void> {
    const before = { inputs: this.#inputs, waiting: this.#waiting }
    try {
      try {
        await call()
      } catch (error) {
        await this.#standAgain(error, inputs, waiting)
      }
    } catch (error) {
      await this.#rebuild(before.inputs, before.waiting)
      throw error
    }
  }

  /** Builds the game again without the ability that broke the realm. @throws the error when no ability is to blame */
  async #standAgain(error: unknown, inputs: readonly Input[], waiting: readonly Input[]): Promise<void> {
    const fatal = this.#fatalOf(error, this.#reply.checkpoint)
    if (!fatal) throw error
    const fault = this.#noteFault(error as MachineError, fatal)
    await this.#rebuild(inputs, waiting, [fatal])
    this.#reply = { ...this.#reply, faults: [...this.#reply.faults, await this.#located(fault)] }
  }

  /** Builds the game in a fresh realm. Of the inputs, those that no longer fit go; those that waited go on waiting. */
  async #rebuild(inputs: readonly Input[], waiting: readonly Input[], fatal: readonly FatalAbility[] = []): Promise<void> {
    const usable = this.#keyframes.findLast((frame) => frame.inputs <= Math.min(inputs.length, this.#reply.checkpoint.inputs))
    await this.#freshRealm()
    await this.#openGame(usable, inputs, waiting, fatal)
    if (this.#reply.waiting <= waiting.length) return
    await this.#dropWaiting(waiting.length)
    this.#take(await this.#call<InsideReply>('look', { viewers: this.#options.viewers }), 'anew')
  }
}

/** A list of which only what stands from an index on was told anew. */
function joined<T>(known: readonly T[], from: number, news: readonly T[]): readonly T[] {
  return news.length === 0 && from === known.length ? known : [...known.slice(0, from), ...news]
}

/** Whether the realm is gone, or nothing that it holds may be relied on. */
function isBroken(error: unknown): boolean {
  return error instanceof MachineError && error.machine === 'poisoned'
}

/** Maps the engine's stacks in an explanation to lines of scripts. */
function placed({ stats, abilities, ...rest }: CardExplanation, packs: readonly PackBundle[]): CardExplanation {
  const mapped = <T extends { readonly at?: string }>(one: T) => withPlace(one, packs)
  return {
    ...rest,
    stats: stats.map((stat) => ({ ...stat, contributors: stat.contributors.map(mapped) })),
    abilities: abilities.map(mapped),
  }
}

/** The line of the author's script instead of the engine's stack. */
function withPlace<T extends { readonly at?: string }>(
  { at, ...one }: T,
  packs: readonly PackBundle[],
): Omit<T, 'at'> & { place?: ScriptPlace } {
  const { pack, file, line } = authorPlace(at, packs)
  return { ...one, ...(pack && file && line !== undefined ? { place: { pack, file, line } } : {}) }
}

function withoutPack(place: ReturnType<typeof authorPlace>): { file?: string; line?: number; column?: number } {
  const { file, line, column } = place
  return { ...(file ? { file } : {}), ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) }
}

/** Inputs of which, from a keyframe on, abilities of changed scripts work again. */
function withLift(inputs: readonly Input[], frame: Keyframe, lifted: (ability: string) => boolean): readonly Input[] {
  const muted = frame.position.cards.flatMap((card) => (card.memory?.muted as readonly string[] | undefined) ?? []).filter(lifted)
  const since = inputs.slice(frame.inputs).filter((input) => !(input.kind === 'fault' && lifted(input.ability)))
  const lift: readonly Input[] = muted.length > 0 ? [{ kind: 'lift', abilities: [...muted].sort(), at: frame.hash }] : []
  return [...inputs.slice(0, frame.inputs), ...lift, ...since]
}
