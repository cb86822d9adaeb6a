/** One game as its host sees it: opens it in a realm, sends inputs, and rebuilds it when a script breaks the realm. No Node, no DOM. */
import type {
  CardExplanation,
  ChoiceForecast,
  ComingEffect,
  Fault,
  ForecastWish,
  GameFile,
  HeardMoment,
  Input,
  JsonObject,
  Place,
  SeatName,
  Sentence,
  Setup,
  ViewerName,
} from '@questwright/kernel'
import type { FatalAbility, Keyframe } from '@questwright/kernel/internal'
import type { PackBundle } from '@questwright/packs/types'
import { authorPlace, placedExplanation, placedFault, placeOfFault, withPlace } from './author-places.ts'
import type { ScriptProblem, ScriptWarning } from './boot-packs.ts'
import { type Budget, DEFAULT_PATIENCE, type Realm } from './host.ts'
import { KnownGame } from './known-game.ts'
import { DEFAULT_FUEL, MachineError } from './machine.ts'
import type { NotedCheckpoint } from './notes.ts'
import { isBroken, TableRealm, tableWasClosed } from './table-realm.ts'
import { ownRealms, RealmBrokeElsewhere, type TableRealms } from './table-realms.ts'
import type { InsideReply, TableReply, ViewerTold } from './table-reply.ts'

/** The game of a table, and how it is opened. */
interface GameOfTable {
  /** The installed packs: the realm gets the packs of the game and their dependencies, and no others. */
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

/** A table with a realm of its own. */
export interface OwnTableOptions extends GameOfTable {
  /** Opens a fresh realm with the engine and no packs. */
  readonly openRealm: () => Promise<Realm>
}

/** A table in a realm that other tables use, too. */
interface SharedTableOptions extends GameOfTable {
  readonly realms: TableRealms
}

export type TableOptions = OwnTableOptions | SharedTableOptions

/** The number of characters with which a seed holds at least 128 random bits, even with only six bits in each character, as in base64. */
export const SECRET_SEED_LENGTH = 22

/** The effect of a change of scripts on a running game. */
export interface Reloaded {
  readonly reply: TableReply
  readonly problems: readonly ScriptProblem[]
}

/** A call gets CPU time for each input in it: a call with many inputs gets as much as separate calls would. */
function budgetFor(answers: number): Budget {
  return { fuel: DEFAULT_FUEL + Math.max(0, answers) * 500, patience: DEFAULT_PATIENCE + Math.max(0, answers) * 100 }
}

/** A running game at one moment. */
export interface Snapshot {
  readonly file: GameFile & { readonly places: readonly Place[] }
  /** A keyframe of its last checkpoint. */
  readonly frame: Keyframe
  readonly inputs: number
  readonly hash: string
}

/** A game in a realm. Calls run one at a time; each waits for the one before. */
export class TableHost {
  readonly #options: TableOptions
  #realm: TableRealm
  #known: KnownGame
  #viewers: readonly ViewerName[]
  #queue: Promise<unknown> = Promise.resolve()
  #closed = false

  private constructor(realm: TableRealm, options: TableOptions) {
    this.#realm = realm
    this.#options = options
    this.#known = new KnownGame(options.keyframe)
    this.#viewers = options.viewers
  }

  /** Opens a game. @throws MachineError, or the engine's error for a setup that cannot be played */
  static async open(options: TableOptions): Promise<TableHost> {
    const host = new TableHost(await TableRealm.open(realmsOf(options), options.packs, options), options)
    try {
      await host.#openGame(options.keyframe, options.inputs ?? [])
      return host
    } catch (error) {
      host.close()
      throw error
    }
  }

  /** The last reply. */
  get reply(): TableReply {
    return this.#known.reply
  }

  /** Scripts that were left out while loading. */
  get problems(): readonly ScriptProblem[] {
    return this.#realm.problems
  }

  /** Deprecated words in scripts; the scripts still work. */
  get warnings(): readonly ScriptWarning[] {
    return this.#realm.warnings
  }

  /**
   * The inputs that the game accepts: `free`: any input from any player; `by-seat`: from each seat only the inputs that the rules allow it,
   * and each input of a player names the player.
   */
  get rights(): 'free' | 'by-seat' {
    return this.#realm.rights
  }

  /**
   * Whether players can compute future dice. `secret`: they cannot. `guessed`: a seed of the game is so short that all seeds can be tried.
   * `computed`: the game uses dice of 32 bits, whose seed can be computed from results.
   */
  get dice(): 'secret' | 'guessed' | 'computed' {
    if (this.#options.setup.dice !== undefined) return 'computed'
    const seeds = [this.#options.seed, ...this.inputs.flatMap((input) => (input.kind === 'dice' ? [input.seed] : []))]
    return seeds.every((seed) => seed.length >= SECRET_SEED_LENGTH) ? 'secret' : 'guessed'
  }

  /** Abilities that failed in this game, in the author's lines. */
  get faults(): readonly Fault[] {
    return this.#known.faults
  }

  /** The inputs that the game has accepted: they alone determine its state. */
  get inputs(): readonly Input[] {
    return this.#known.inputs
  }

  /** The state hash before each input. */
  get hashes(): readonly string[] {
    return this.#known.hashes
  }

  /**
   * For callers that save the game incrementally.
   * @returns the index of the first input that changed, or whose place in the game changed, since the last call; without a change, the
   * number of inputs
   */
  takeChangedFrom(): number {
    return this.#known.takeChangedFrom()
  }

  /** Recorded inputs that do not fit the pending question. They are tried again after each new input. */
  get waiting(): readonly Input[] {
    return this.#known.waiting
  }

  /** The packs of the game. Other installed packs are not in its realm, and a saved game does not name them. */
  get packs(): readonly PackBundle[] {
    return this.#realm.packs
  }

  /** Sends inputs to the game, one after the other. */
  advance(inputs: readonly Input[]): Promise<TableReply> {
    return this.#alone(async () => {
      for (const input of inputs) {
        await this.#give(input)
        if (this.reply.refused) break
      }
      return this.reply
    })
  }

  /** Why a player may not rewind the game to before an input; undefined if the player may. @param dice `new`: with new dice from there on */
  async refusesRewind(by: SeatName, to: number, dice?: 'new'): Promise<Sentence | undefined> {
    return (await this.#alone(() => this.#read<Sentence | null>('refusesRewind', { by, to, ...(dice ? { dice } : {}) }))) ?? undefined
  }

  /**
   * Rewinds to the moment before an input, without asking the rules. @returns the reply and the removed inputs, followed by the waiting
   * ones
   */
  rewind(to: number): Promise<{ readonly reply: TableReply; readonly tail: readonly Input[] }> {
    return this.#alone(async () => {
      this.#known.forgetKeyframesAfter(to)
      const before = { inputs: this.inputs, waiting: this.waiting }
      const kept = before.inputs.slice(0, to)
      let left: readonly Input[] = []
      if (to < this.#known.openedAt || this.#realm.broken) {
        // the game in the realm began at a later keyframe, or its machine broke: it is rebuilt from an earlier keyframe, or from its setup
        if (this.#realm.broken) await this.#realm.renew()
        await this.#openGame(this.newestKeyframe, kept)
        left = this.waiting
        // viewers get only the last reply of this call, so it must be a complete one, not the changes since the opening
        if (left.length > 0) await this.#dropWaitingAndTellAnew(0)
      } else
        await this.#changing(kept, [], async () => {
          const reply = await this.#call<InsideReply & { tail: Input[] }>('rewind', { to, viewers: this.#viewers })
          this.#take(reply, 'anew')
          left = reply.tail.slice(0, reply.tail.length - (before.inputs.length - to) - before.waiting.length)
        })
      return { reply: this.reply, tail: [...left, ...before.inputs.slice(to), ...before.waiting] }
    })
  }

  /**
   * Sends viewers a complete view; other viewers get no reply from this call.
   * @param viewers the viewers that get it; by default all. If the game has to be rebuilt for it, all get it
   */
  look(viewers: readonly ViewerName[] = this.#viewers): Promise<TableReply> {
    return this.#alone(async () => {
      await this.#changing(this.inputs, this.waiting, async () => {
        try {
          await this.#tellAnew(viewers)
        } catch (error) {
          // if an ability can be blamed, throw the error on: the enclosing call then mutes that ability
          if (!isBroken(error) || this.#realm.blamed(error)) throw error
          await this.#rebuild(this.inputs, this.waiting)
          await this.#tellAnew()
        }
      })
      return this.reply
    })
  }

  /** Drops recorded inputs that do not fit. */
  dropWaiting(): Promise<TableReply> {
    return this.#alone(async () => {
      await this.#dropWaiting()
      return this.reply
    })
  }

  /** The game as a file. */
  async save(): Promise<GameFile & { readonly places: readonly Place[] }> {
    const saved = await this.#alone(() =>
      this.#read<{ setup: Setup; seed: string; inputs: Input[]; hashes: string[]; places: Place[]; waiting?: Input[] }>('save', {}),
    )
    return {
      format: 'questwright-game',
      version: 2,
      engine: this.#options.engine,
      packs: this.packs.map(({ name, packVersion, hash }) => ({ name, version: packVersion, hash })),
      ...saved,
    }
  }

  /** The current state, for `replacePacks`: a caller can ask for it before the changed scripts are ready. */
  async snapshot(): Promise<Snapshot> {
    const file = await this.save()
    return this.#alone(async () => ({
      file,
      frame: await this.#read<Keyframe>('keyframeNow', {}),
      inputs: this.reply.inputs,
      hash: this.reply.hash,
    }))
  }

  /** Whether the game is still in the state of this snapshot. */
  isAsIn({ file, inputs, hash }: Snapshot): boolean {
    return inputs === this.reply.inputs && hash === this.reply.hash && file.inputs.length === this.inputs.length
  }

  /** The newest keyframe from which the game can be rebuilt. The realm is not called. */
  get newestKeyframe(): Keyframe | undefined {
    return this.#known.newestKeyframe
  }

  /** The newest keyframe with at most this many inputs. */
  keyframe(most: number): Promise<Keyframe | undefined> {
    return this.#alone(async () => (await this.#read<Keyframe | null>('keyframe', { most })) ?? undefined)
  }

  /**
   * Explains why a card's numbers are what they are, and why its abilities are offered or not, each with the line of its script.
   * @param viewer the viewer who asks; without it, everything may be explained
   * @throws MachineError for a card that is not on the table, or that the viewer may not know
   */
  why(card: string, viewer?: ViewerName): Promise<CardExplanation> {
    return this.#explained(async () =>
      placedExplanation(
        await this.#call<CardExplanation>('why', { card, ...(viewer ? { viewer } : {}) }, budgetFor(this.inputs.length)),
        this.packs,
      ),
    )
  }

  /** Lists the effects that end or happen at the end of the phase, the round and the like, each with the line of its script. */
  coming(viewer?: ViewerName): Promise<readonly ComingEffect[]> {
    return this.#explained(async () =>
      (await this.#call<ComingEffect[]>('coming', viewer ? { viewer } : {})).map((one) => withPlace(one, this.packs)),
    )
  }

  /**
   * The forecast of answers to the pending question, as far as a viewer may know. The game does not change.
   * @returns undefined if the viewer is not the one asked
   */
  async forecast(viewer: ViewerName, wish: ForecastWish): Promise<ChoiceForecast | undefined> {
    const argument = { viewer, wish }
    return (await this.#explained(() => this.#call<ChoiceForecast | null>('forecast', argument))) ?? undefined
  }

  /**
   * The events that abilities heard since one of the last answers, and why the abilities were not offered. @param answers how many of the
   * last answers to include
   */
  heard(answers: number, viewer?: ViewerName): Promise<readonly HeardMoment[]> {
    return this.#explained(async () =>
      (await this.#call<HeardMoment[]>('heard', { answers, ...(viewer ? { viewer } : {}) }, budgetFor(this.inputs.length))).map((one) =>
        withPlace(one, this.packs),
      ),
    )
  }

  /** Replaces the list of viewers. @returns a complete view for each of them */
  tellOnly(viewers: readonly ViewerName[]): Promise<TableReply> {
    this.#viewers = viewers
    return this.look()
  }

  /** Adds a viewer. @returns a complete view for this viewer; the others get no reply from this call */
  tellAlso(viewer: ViewerName): Promise<TableReply> {
    if (!this.#viewers.includes(viewer)) this.#viewers = [...this.#viewers, viewer]
    return this.look([viewer])
  }

  /** Removes a viewer. */
  tellNoMore(viewer: ViewerName): void {
    this.#viewers = this.#viewers.filter((one) => one !== viewer)
  }

  /** Runs an explanation. If it breaks the machine, the game is rebuilt, and nothing of it is lost. */
  #explained<T>(look: () => Promise<T>): Promise<T> {
    return this.#alone(async () => {
      try {
        return await look()
      } catch (error) {
        if (isBroken(error)) await this.#rebuild(this.inputs, this.waiting)
        throw error
      }
    })
  }

  /** Calls any other method of the realm. */
  ask<T>(method: string, argument: JsonObject): Promise<T> {
    return this.#explained(() => this.#call<T>(method, argument))
  }

  /**
   * Replaces packs in the running game: a fresh realm starts from a keyframe of the last checkpoint and replays the answers since then.
   * Faults of changed scripts are lifted, as an input of the game. If the game cannot be opened with the new scripts, the old ones stay and
   * the error is thrown.
   * @param snapshot a snapshot of the game taken before; one of another state is not used
   */
  async replacePacks(
    packs: readonly PackBundle[],
    lifted: (ability: string) => boolean = () => true,
    snapshot?: Snapshot,
  ): Promise<Reloaded> {
    return this.#alone(async () => {
      // a keyframe of exactly this checkpoint, because earlier answers may no longer fit the changed scripts
      const frame = snapshot && this.isAsIn(snapshot) ? snapshot.frame : await this.#read<Keyframe>('keyframeNow', {})
      const { setup } = this.#options
      const fresh = await TableRealm.open(realmsOf(this.#options), packs, { setup, inputs: this.inputs, keyframe: frame })
      if (this.#closed) {
        fresh.close()
        throw tableWasClosed()
      }
      const before = { realm: this.#realm, known: this.#known }
      this.#realm = fresh
      this.#known = before.known.from(frame)
      try {
        await this.#openGame(frame, withLift(before.known.inputs, frame, lifted), before.known.waiting)
      } catch (error) {
        fresh.close()
        this.#realm = before.realm
        this.#known = before.known
        this.#known.changeAll()
        if (this.#closed) before.realm.close()
        throw error
      }
      before.realm.close()
      return { reply: this.reply, problems: this.problems }
    })
  }

  /** Ends the game and its realm. A pending call rejects, and opens no further realm. */
  close(): void {
    this.#closed = true
    this.#realm.close()
  }

  // ── private ─────────────────────────────────────────────

  #alone<T>(call: () => Promise<T>): Promise<T> {
    const again = async (): Promise<T> => {
      try {
        return await call()
      } catch (error) {
        if (!(error instanceof RealmBrokeElsewhere)) throw error
        // the call did not begin, and the game is open in another realm now
        if (this.#realm.broken) await this.#rebuild(this.inputs, this.waiting)
        return call()
      }
    }
    const next = this.#queue.then(again, again)
    this.#queue = next.catch(() => undefined)
    return next
  }

  #call<T>(method: string, argument: object, budget?: Budget): Promise<T> {
    return this.#realm.call<T>(method, argument as JsonObject, budget)
  }

  /** A call that changes nothing: if the machine breaks, the game is rebuilt and the call repeated once. */
  async #read<T>(method: string, argument: object): Promise<T> {
    try {
      return await this.#call<T>(method, argument)
    } catch (error) {
      if (!isBroken(error)) throw error
      await this.#rebuild(this.inputs, this.waiting)
      return this.#call<T>(method, argument)
    }
  }

  #take(reply: InsideReply, told: ViewerTold['told']): void {
    this.#known.take({ ...reply, faults: reply.faults.map((fault) => placedFault(fault, this.packs)) }, told)
  }

  /** @param keep how many waiting inputs, from the end, to keep */
  async #dropWaiting(keep = 0): Promise<void> {
    this.#take(await this.#call<InsideReply>('dropWaiting', { viewers: this.#viewers, keep }), 'more')
  }

  async #dropWaitingAndTellAnew(keep: number): Promise<void> {
    await this.#dropWaiting(keep)
    await this.#tellAnew()
  }

  async #tellAnew(viewers = this.#viewers): Promise<void> {
    this.#take(await this.#call<InsideReply>('look', { viewers }), 'anew')
  }

  /**
   * Opens the game in the realm. If an ability breaks the realm, it is switched off at that checkpoint, and the game is opened again.
   * @param inputs the inputs of the game
   * @param waiting recorded inputs after these, which are used as far as they fit
   * @param fatal abilities that broke the realm when these inputs were run before
   */
  async #openGame(
    keyframe: Keyframe | undefined,
    inputs: readonly Input[],
    waiting: readonly Input[] = [],
    fatal: readonly FatalAbility[] = [],
  ): Promise<void> {
    const { setup, seed, strict } = this.#options
    const all = [...inputs, ...waiting]
    const off = [...fatal]
    for (;;) {
      this.#known.beginsAt(keyframe, all)
      try {
        const reply = await this.#call<InsideReply>(
          'open',
          {
            setup,
            seed,
            inputs: all,
            fatal: off,
            viewers: this.#viewers,
            ...(keyframe ? { keyframe } : {}),
            ...(strict ? { strict } : {}),
          },
          budgetFor(all.length - (keyframe?.inputs ?? 0)),
        )
        this.#take(reply, 'anew')
        this.#known.recognise(all, 0, reply.news.keyframe)
        return
      } catch (error) {
        const one = this.#fatalOf(error)
        // a switched-off ability cannot break the realm again, so another cause remains
        if (!one || off.some(({ ability }) => ability === one.ability)) throw await this.#named(error)
        off.push(one)
        await this.#realm.renew()
        await this.#located(this.#noteFault(error as MachineError, one))
      }
    }
  }

  /**
   * An error that keeps the game from opening, with the line of the script that was running: a realm that broke cannot report it itself.
   */
  async #named(error: unknown): Promise<unknown> {
    if (!(error instanceof MachineError)) return error
    const { message } = error
    if (!isBroken(error)) {
      const at = await this.#call<string | null>('unopenedAt', {})
      return at === null ? error : unopened(message, at, this.packs)
    }
    const ability = this.#realm.blamed(error)
    if (ability === undefined) return error
    await this.#realm.renew()
    const at = await this.#call<string | null>('writtenAt', { ability })
    return unopened(`${ability}: ${message}`, at ?? undefined, this.packs, error)
  }

  /** The ability that broke the realm, and its checkpoint. @param before the checkpoint when the call began, if the call began at one */
  #fatalOf(error: unknown, before?: NotedCheckpoint): FatalAbility | undefined {
    const ability = this.#realm.blamed(error)
    const { reason, checkpoint = before } = error as MachineError
    return ability && checkpoint ? { ability, reason, checkpoint } : undefined
  }

  #noteFault(error: MachineError, { ability, reason }: FatalAbility): Fault {
    const fault: Fault = { reason, message: error.message, ability, ...placeOfFault(error.inside, this.packs) }
    this.#known.addFault(fault)
    return fault
  }

  /** Adds a place to a fault. A machine that broke cannot report the failing line, so the line that wrote the ability is used. */
  async #located(fault: Fault): Promise<Fault> {
    if (fault.file !== undefined) return fault
    const at = await this.#call<string | null>('writtenAt', { ability: fault.ability })
    const located = { ...fault, ...placeOfFault(at ?? undefined, this.packs) }
    this.#known.replaceFault(fault, located)
    return located
  }

  /** Sends an input; if a script breaks the realm, the game is rebuilt without that ability and continues. */
  async #give(input: Input): Promise<void> {
    const inputs = [...this.inputs, input]
    await this.#changing(inputs, this.waiting, async () => {
      const reply = await this.#call<InsideReply>('advance', { inputs: [input], viewers: this.#viewers })
      this.#take(reply, 'more')
      this.#known.recognise(inputs, reply.news.from, reply.news.keyframe)
    })
  }

  /**
   * A call that changes the inputs of the game. If it breaks the realm, the game is rebuilt without the ability that did so; if that is
   * impossible, the game is restored as it was, and the error is thrown.
   * @param inputs the inputs of the game after the call
   * @param waiting recorded inputs after these
   */
  async #changing(inputs: readonly Input[], waiting: readonly Input[], call: () => Promise<void>): Promise<void> {
    const before = { inputs: this.inputs, waiting: this.waiting }
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

  /** Rebuilds the game without the ability that broke the realm. @throws the error when no ability can be blamed */
  async #standAgain(error: unknown, inputs: readonly Input[], waiting: readonly Input[]): Promise<void> {
    const fatal = this.#fatalOf(error, this.reply.checkpoint)
    if (!fatal) throw error
    const fault = this.#noteFault(error as MachineError, fatal)
    await this.#rebuild(inputs, waiting, [fatal])
    this.#known.tellFault(await this.#located(fault))
  }

  /** Rebuilds the game in a fresh realm. Inputs that no longer fit are dropped; waiting inputs keep waiting. */
  async #rebuild(inputs: readonly Input[], waiting: readonly Input[], fatal: readonly FatalAbility[] = []): Promise<void> {
    const usable = this.#known.keyframeFor(inputs.length)
    await this.#realm.renew()
    await this.#openGame(usable, inputs, waiting, fatal)
    if (this.reply.waiting <= waiting.length) return
    await this.#dropWaitingAndTellAnew(waiting.length)
  }
}

const realmsOf = (options: TableOptions): TableRealms => ('realms' in options ? options.realms : ownRealms(options.openRealm))

/** The inputs, with one added at the keyframe that lifts the faults of changed scripts. */
function withLift(inputs: readonly Input[], frame: Keyframe, lifted: (ability: string) => boolean): readonly Input[] {
  const muted = frame.position.cards.flatMap((card) => (card.memory?.muted as readonly string[] | undefined) ?? []).filter(lifted)
  const since = inputs.slice(frame.inputs).filter((input) => !(input.kind === 'fault' && lifted(input.ability)))
  const lift: readonly Input[] = muted.length > 0 ? [{ kind: 'lift', abilities: [...muted].sort(), at: frame.hash }] : []
  return [...inputs.slice(0, frame.inputs), ...lift, ...since]
}

/** The error for a game that cannot be opened, with pack, file and line of the script. @param broke the machine's message if it broke */
function unopened(message: string, stack: string | undefined, packs: readonly PackBundle[], broke?: MachineError): MachineError {
  const { pack, file, line } = authorPlace(stack, packs)
  const place = pack && file ? `${pack}/${file}${line === undefined ? '' : `:${line}`}: ` : ''
  const { reason = 'script-error', running = 0, machine = 'well' } = broke ?? {}
  return new MachineError({
    reason,
    message: `${place}${message.replace(/^open: (DefinitionError: )?/, '')}`,
    running,
    machine,
    ...(stack ? { stack } : {}),
  })
}
