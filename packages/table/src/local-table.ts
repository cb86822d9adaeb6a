/** A table in this process, with a single client, which is also its holder. */
import type { PackBundle } from '@questwright/packs/types'
import {
  type AnswerValue,
  type CardExplanation,
  type ChoiceForecast,
  type ComingEffect,
  type Fault,
  type ForecastWish,
  type HeardMoment,
  type Input,
  type JsonObject,
  type Keyframe,
  type Outcome,
  type OwnTableOptions,
  type ScriptProblem,
  type SeatName,
  type Sentence,
  type Snapshot,
  TableHost,
  type TableReply,
  type ViewerName,
} from '@questwright/realm/web'
import type { BotKind, TableHolder } from './holder.ts'
import type { Standing } from './kept-rows.ts'
import { newsFor } from './news-for.ts'
import { isAsked, type PlayerInput, type PlayerRight, type TableNews, type TablePort, type Taken } from './port.ts'

export interface LocalTableOptions extends Omit<OwnTableOptions, 'viewers'> {
  /** The seats of the client. */
  readonly viewer: ViewerName
  /** Makes the seed of new dice. */
  readonly freshSeed: () => string
}

export class LocalTable implements TablePort, TableHolder {
  readonly rights: readonly PlayerRight[] = ['take back', 'new dice', 'move by hand']
  readonly #host: TableHost
  readonly #freshSeed: () => string
  readonly #botSeed: string
  #viewer: ViewerName
  #read: { readonly reply: TableReply; readonly news: TableNews } | undefined

  private constructor(host: TableHost, { viewer, freshSeed, seed }: LocalTableOptions) {
    this.#host = host
    this.#viewer = viewer
    this.#freshSeed = freshSeed
    this.#botSeed = `bot ${seed}`
  }

  /** Opens a game in a realm. @throws MachineError, or the engine's error for a setup that cannot be played */
  static async open(options: LocalTableOptions): Promise<LocalTable> {
    return new LocalTable(await TableHost.open({ ...options, viewers: [options.viewer] }), options)
  }

  get holder(): TableHolder {
    return this
  }

  get viewer(): ViewerName {
    return this.#viewer
  }

  /** Does nothing: all news of this table come from requests of its one client. */
  onNews(): void {}

  take(): TableNews {
    const { reply } = this.#host
    if (this.#read?.reply !== reply) this.#read = { reply, news: newsFor(this.#viewer, reply) }
    return this.#read.news
  }

  give(inputs: readonly PlayerInput[]): Promise<Taken> {
    return this.replay(this.recorded(inputs))
  }

  async takeBack(to: number): Promise<Taken> {
    const refused = await this.refusesRewind(to)
    if (refused) return { refused }
    await this.rewind(to)
    return {}
  }

  async look(): Promise<void> {
    await this.#host.look()
  }

  why(card: string): Promise<CardExplanation> {
    return this.#host.why(card, this.#viewer)
  }

  coming(): Promise<readonly ComingEffect[]> {
    return this.#host.coming(this.#viewer)
  }

  heard(answers: number): Promise<readonly HeardMoment[]> {
    return this.#host.heard(answers, this.#viewer)
  }

  forecast(wish: ForecastWish): Promise<ChoiceForecast | undefined> {
    return this.#host.forecast(this.#viewer, wish)
  }

  catalogue(): Promise<{ readonly [code: string]: string }> {
    return this.#host.ask('catalogue', {})
  }

  close(): void {
    this.#host.close()
  }

  // ── of the holder ───────────────────────────────────────

  get hash(): string {
    return this.#host.reply.hash
  }

  get standing(): Standing {
    const { inputs, hashes, reply, newestKeyframe } = this.#host
    return { inputs, hashes, places: reply.places, keyframe: newestKeyframe }
  }

  get outcome(): Outcome | undefined {
    return this.#host.reply.outcome
  }

  get faults(): readonly Fault[] {
    return this.#host.faults
  }

  get problems(): readonly ScriptProblem[] {
    return this.#host.problems
  }

  get packs(): readonly PackBundle[] {
    return this.#host.packs
  }

  get mismatch(): TableReply['mismatch'] {
    return this.#host.reply.mismatch
  }

  get waiting(): number {
    return this.#host.reply.waiting
  }

  takeChangedFrom(): number {
    return this.#host.takeChangedFrom()
  }

  recorded(inputs: readonly PlayerInput[]): readonly Input[] {
    return inputs.map((given): Input => {
      // who concedes is named by the move: all players of this table sit at one screen
      if (given.kind === 'move' && this.#host.rights === 'by-seat' && given.move.move === 'concede')
        return { ...ownPartsOf(given), by: String(given.move.card) }
      const by = given.kind === 'answer' ? this.#giver : (this.#giverOfOthers ?? this.#giver)
      const input = given.kind === 'dice' ? { kind: given.kind, seed: this.#freshSeed() } : ownPartsOf(given)
      return by === undefined ? input : { ...input, by }
    })
  }

  async replay(inputs: readonly Input[]): Promise<Taken> {
    const { refused } = await this.#host.advance(inputs)
    // a reply has only the changes of the last input: after several inputs, ask for a complete view
    if (inputs.length > 1) await this.#host.look()
    return refused ? { refused: refused.why } : {}
  }

  async refusesRewind(to: number, dice?: 'new'): Promise<Sentence | undefined> {
    if (this.#host.rights !== 'by-seat') return undefined
    // all players of this table sit at one screen, so the wish counts as that of the player whose inputs it takes back
    const by = this.#host.inputs[to]?.by ?? this.#giver
    return by === undefined ? undefined : this.#host.refusesRewind(by, to, dice)
  }

  async botAnswer(bot: BotKind): Promise<Input | undefined> {
    const asked = { bot, seed: this.#botSeed }
    const answer = await this.#host.ask<{ question: string; by: SeatName; value: AnswerValue } | null>('botAnswer', asked)
    if (answer === null) return undefined
    const { by, ...given } = answer
    return { kind: 'answer', ...given, ...(this.#host.rights === 'by-seat' ? { by } : {}) }
  }

  async rewind(to: number): Promise<readonly Input[]> {
    return (await this.#host.rewind(to)).tail
  }

  async dropWaiting(): Promise<void> {
    if (this.waiting === 0) return
    await this.#host.dropWaiting()
    await this.#host.look()
  }

  async lookAs(viewer: ViewerName): Promise<void> {
    await this.#host.tellOnly([viewer])
    this.#viewer = viewer
  }

  save(): ReturnType<TableHost['save']> {
    return this.#host.save()
  }

  snapshot(): Promise<Snapshot> {
    return this.#host.snapshot()
  }

  isAsIn(snapshot: Snapshot): boolean {
    return this.#host.isAsIn(snapshot)
  }

  async replacePacks(
    packs: readonly PackBundle[],
    lifted: (ability: string) => boolean,
    snapshot?: Snapshot,
  ): Promise<readonly ScriptProblem[]> {
    return (await this.#host.replacePacks(packs, lifted, snapshot)).problems
  }

  keyframe(most: number): Promise<Keyframe | undefined> {
    return this.#host.keyframe(most)
  }

  ask<T>(method: string, argument: JsonObject): Promise<T> {
    return this.#host.ask<T>(method, argument)
  }

  /**
   * The seat in whose name the client gives an input, if the rules judge inputs by seat: the asked seat if the client plays it, else the
   * first seat of the client. Undefined if the rules let every player give everything.
   */
  get #giver(): SeatName | undefined {
    if (this.#host.rights !== 'by-seat') return undefined
    const who = this.#host.reply.viewers[this.#viewer]?.question?.who
    return isAsked(who, this.#viewer) ? who : this.#viewer.split('+')[0]
  }

  /** Of inputs other than answers, while the device is between two players and its viewer has no seat: the asked seat. */
  get #giverOfOthers(): SeatName | undefined {
    const { question } = this.#host.reply.viewers[this.#viewer] ?? {}
    return this.#host.rights === 'by-seat' && this.#viewer === 'table' ? question?.who : undefined
  }
}

/** Copies the fields of an input that a client may set, and drops all others. */
function ownPartsOf(given: Exclude<PlayerInput, { readonly kind: 'dice' }>): Input {
  return given.kind === 'answer'
    ? { kind: given.kind, question: given.question, value: given.value }
    : { kind: given.kind, move: given.move }
}
