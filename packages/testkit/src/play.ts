import {
  type AnswerValue,
  atTable,
  BY_HAND,
  type EngineOption,
  type Input,
  type Json,
  type JsonObject,
  type SceneName,
  type SceneWords,
  type StoryLine,
  type Table,
  unknownName,
} from '@questwright/kernel'
import { Game, type GameOptions, type PendingQuestion } from '@questwright/kernel/internal'
import { failScene } from './failure.ts'

/** One of the four ways in which a scene is played. */
export type SceneRunWay = 'straight' | 'strict' | 'undo' | 'load'

export const WAYS: readonly SceneRunWay[] = ['straight', 'strict', 'undo', 'load']

const MOST_PASSES = 400

/** The actions and assertions of a scene at a table. Names are slugs, `slug#2` for the second copy, or names given in the setup. */
export class ScenePlay {
  #game: Game
  /** The pack of the scene. */
  readonly #home: string
  readonly #options: GameOptions
  readonly #words: SceneWords
  readonly #way: SceneRunWay
  #bookend: 'missing' | 'there' | 'taken back' = 'missing'
  /** The place at which the game halts without a pending question. */
  #halt: ((t: Table) => boolean) | undefined
  readonly usedRigs = new Set<string>()
  /** Story lines up to the checkpoint of the last reload: the reloaded game no longer has them. */
  readonly #told: StoryLine[] = []

  /** @internal */
  constructor({ home, ...options }: GameOptions & { readonly home: string }, words: SceneWords, way: SceneRunWay) {
    this.#home = home
    this.#options = { ...options, strict: way === 'strict' ? 'on' : 'off' }
    this.#words = words
    this.#way = way
    this.#game = new Game(this.#options)
    this.#noteRigs()
  }

  /** @internal */
  get game(): Game {
    return this.#game
  }

  /** @internal */
  get ended(): 'missing' | 'there' | 'taken back' {
    return this.#bookend
  }

  // ── answers ───────────────────────────────────────────────

  /** Plays a card from hand in the open window or as a response. Further names answer the choices that follow, one each. */
  play(card: string, ...then: readonly string[]): this {
    this.#take(this.#optionOf(card, this.#asked(), 'play'))
    return then.length > 0 ? this.pick(...then) : this
  }

  /** Uses an ability of a card: in a window, or as a response. `card` may name the ability too: `eowyn#action`. */
  use(card: string, ...then: readonly string[]): this {
    this.#take(this.#optionOf(card, this.#asked(), 'use'))
    return then.length > 0 ? this.pick(...then) : this
  }

  /** Answers choices one after the other, each with one option: a card, a mode, a player. */
  pick(...names: readonly string[]): this {
    for (const name of names) this.#take(this.#optionOf(name, this.#asked(), 'pick'))
    return this
  }

  /** Answers one choice with several options, or with none. For pairs, each pair is an option: `guard>brute`. */
  choose(...names: readonly string[]): this {
    const question = this.#asked()
    const keys: string[] = []
    for (const name of names) keys.push(this.#optionOf(name, question, 'choose', keys).key)
    return this.#answer(keys)
  }

  /** Passes the open window, or declines to respond, this many times. */
  pass(times = 1): this {
    for (let i = 0; i < times; i++) {
      const question = this.#asked()
      if (!question.options.some((option) => option.key === 'pass')) failScene(`nobody can pass here: ${this.#describe(question)}`)
      this.#answer(['pass'])
    }
    return this
  }

  yes(): this {
    return this.#answer(['yes'])
  }

  no(): this {
    return this.#answer(['no'])
  }

  /** Answers with a number, such as X or an amount. */
  number(value: number): this {
    return this.#answer(value)
  }

  /** Spreads an amount over cards: the share of each card, by its name. */
  share(shares: { readonly [card: string]: number }): this {
    const question = this.#asked()
    return this.#answer(
      Object.fromEntries(Object.entries(shares).map(([name, amount]) => [this.#optionOf(name, question, 'share').key, amount])),
    )
  }

  /** A player concedes, also while that player or another one is asked. */
  concedes(seat: string): this {
    this.#asked()
    const [card] = this.#cards(seat)
    if (card === undefined) failScene(`"${seat}" is no player of this game`)
    this.#bookend = this.#bookend === 'there' ? 'taken back' : this.#bookend
    this.#give({ kind: 'move', move: { move: 'concede', card }, by: card })
    return this
  }

  /** Puts options into an order. */
  order(...names: readonly string[]): this {
    const question = this.#asked()
    const keys: string[] = []
    for (const name of names) keys.push(this.#optionOf(name, question, 'order', keys).key)
    return this.#answer(keys)
  }

  /**
   * Passes and declines everything optional until the game asks a question at that place (a phase, a step), or until that window begins,
   * such as `window 3.2`, even if no player can act in it. Fails at a question that must be answered, at the end of the game, and when the
   * game does not come to the place in this round.
   * @param when `next round`: stop at the place in the next round instead
   */
  until(place: SceneName<'place'>, when: 'this round' | 'next round' = 'this round'): this {
    const last = this.#round(this.#game.table) + (when === 'next round' ? 1 : 0)
    const isThere = (t: Table): boolean => this.#round(t) === last && this.#words.isAt(t, place)
    if (this.#game.question && isThere(this.#game.table)) return this
    // a game that halted at another place does not go back to an earlier one
    const told = this.#game.question ? 0 : this.#game.table.record.story.length
    this.#haltAt((t) => t.record.story.length >= told && this.#round(t) === last && this.#words.opensAt(t, place))
    for (let i = 0; i < MOST_PASSES; i++) {
      const { question, outcome, table } = this.#game
      if (outcome) failScene(`the game is over (${outcome.why.code}) before it came to ${place}`)
      if (!question) return this
      if (isThere(table)) {
        this.#resume()
        return this
      }
      if (this.#round(table) > last)
        failScene(
          `the round was over before it came to ${place}; the game is at ${this.#where()}. ${when === 'this round' ? `Where the round after it is meant, write t.until('${place}', 'next round')` : 'Write t.until once for each round'}`,
        )
      this.#decline(question)
    }
    return failScene(`the game does not come to ${place}; it is at ${this.#where()}`)
  }

  #round(t: Table): number {
    return atTable(t, () => t.ruleset.place().round)
  }

  #where(): string {
    return this.#words.where(this.#game.table)
  }

  /** Replays the game and halts it at a place even if no question comes there; also at a place that it has just passed without a question. */
  #haltAt(halt: (t: Table) => boolean): void {
    this.#game = new Game({ ...this.#options, inputs: this.#game.table.record.inputs, halt })
    this.#told.length = 0
    this.#noteRigs()
    this.#halt = halt
  }

  /** Runs the halted game on to its next question. */
  #resume(): void {
    this.#halt = undefined
    this.#game.resume()
    this.#noteRigs()
  }

  /** Declines the pending question: passes, says no, chooses nothing, keeps the given order. */
  decline(): this {
    this.#decline(this.#asked())
    return this
  }

  #decline(question: PendingQuestion): void {
    const { spec, options } = question
    if (options.some((option) => option.key === 'pass')) this.#answer(['pass'])
    else if (spec.shape === 'confirm') this.#answer(['no'])
    else if (spec.name === BY_HAND) this.#answer(['left-out'])
    else if ((spec.shape === 'choose' || spec.shape === 'pairs') && spec.least === 0) this.#answer([])
    // options are listed in their current order
    else if (spec.shape === 'order') this.#answer(options.map((option) => option.key))
    else failScene(`a question that must be answered: ${this.#describe(question)}`)
  }

  // ── assertions ──────────────────────────────────────────

  /** Asserts that the pending question offers exactly these, besides passing. */
  offers(...names: readonly string[]): this {
    this.#bookend = 'there'
    const question = this.#asked()
    const open = question.options.filter((option) => option.key !== 'pass')
    const left = [...open]
    const missing: string[] = []
    for (const name of names) {
      const at = left.findIndex((option) => this.#means(name, option))
      if (at < 0) missing.push(name)
      else left.splice(at, 1)
    }
    if (missing.length > 0 || left.length > 0)
      failScene(
        `offered: ${open.map((option) => this.#nameOf(option)).join(', ') || 'nothing'}; expected: ${names.join(', ') || 'nothing'} (${this.#describe(question)})`,
      )
    return this
  }

  /** Asserts that the pending question does not offer this, or that there is no question. */
  notOffered(...names: readonly string[]): this {
    this.#resume()
    const { question } = this.#game
    for (const name of names)
      if (question?.options.some((option) => this.#means(name, option)))
        failScene(`"${name}" is offered, and should not be (${this.#describe(question)})`)
    return this
  }

  /** Asserts that the pending question has this name, and that this seat is asked. */
  asks(name: string, who?: string): this {
    this.#bookend = 'there'
    const question = this.#asked()
    if (question.spec.name !== name) failScene(`the question is "${question.spec.name}", expected "${name}"`)
    if (who !== undefined && !this.#cards(who).includes(question.spec.who.id))
      failScene(`${question.spec.who.id} is asked, expected ${who}`)
    return this
  }

  /**
   * Asserts that the given function changes these values by an amount, or to a word: `{ 'black-hound.damage': +4, 'aragorn.exhausted':
   * 'yes' }`.
   */
  changes(play: () => unknown, deltas: { readonly [path: string]: number | string | null }): this {
    const before = Object.fromEntries(Object.keys(deltas).map((path) => [path, this.value(path)]))
    play()
    const wrong: string[] = []
    for (const [path, expected] of Object.entries(deltas)) {
      const now = this.value(path)
      if (typeof expected === 'number') {
        const was = before[path]
        const delta = Number(now) - Number(was)
        if (delta !== expected)
          wrong.push(`${path} went from ${String(was)} to ${String(now)}: ${signed(delta)}, expected ${signed(expected)}`)
      } else if (now !== expected) wrong.push(`${path} is ${String(now)}, expected ${String(expected)}`)
    }
    return this.#allRight(wrong)
  }

  /** Asserts that these values are as given. */
  sees(values: { readonly [path: string]: Json }): this {
    const wrong: string[] = []
    for (const [path, expected] of Object.entries(values)) {
      const now = this.value(path)
      if (JSON.stringify(now) !== JSON.stringify(expected))
        wrong.push(`${path} is ${JSON.stringify(now)}, expected ${JSON.stringify(expected)}`)
    }
    return this.#allRight(wrong)
  }

  /** Reports all errors of an assertion at once, with the current place of the game. */
  #allRight(wrong: readonly string[]): this {
    if (wrong.length > 0) failScene(`${wrong.join('; ')} (at ${this.#where()})`)
    return this
  }

  /** @returns the value at a path in the ruleset's words: `black-hound.damage`, `you.hand` */
  value(path: string): Json {
    return this.#words.value(this.#game.table, path)
  }

  /** Asserts that the game is at this place: a phase, a step, `window 3.2`. */
  isAt(place: SceneName<'place'>): this {
    this.#bookend = 'there'
    if (!this.#words.isAt(this.#game.table, place)) failScene(`the game is at ${this.#where()}, expected ${place}`)
    return this
  }

  /**
   * Asserts that the story has such a line since the scene began: of this kind, with these parts. @param times the number of such lines;
   * any number by default
   */
  tells(kind: SceneName<'story'>, parts: { readonly [part: string]: Json } = {}, times?: number): this {
    this.#knowStory(kind)
    const found = this.#story.filter(
      (line) => line.kind === kind && Object.entries(parts).every(([name, expected]) => this.#partIs(line, name, expected)),
    )
    if (times === undefined ? found.length === 0 : found.length !== times)
      failScene(
        `the story tells ${found.length} times of "${kind}" ${JSON.stringify(parts)}, expected ${times ?? 'at least once'}; it told: ${[...new Set(this.#story.map((line) => line.kind))].join(', ')}`,
      )
    return this
  }

  /** Asserts that the story has lines of these kinds in this order, possibly with other lines between them. */
  tellsInOrder(...kinds: readonly SceneName<'story'>[]): this {
    for (const kind of kinds) this.#knowStory(kind)
    let at = 0
    for (const line of this.#story) if (line.kind === kinds[at]) at++
    if (at < kinds.length)
      failScene(
        `the story does not tell "${kinds[at]}" after ${kinds.slice(0, at).join(', ') || 'the beginning'}; it told: ${this.#story.map((line) => line.kind).join(', ')}`,
      )
    return this
  }

  /** Refuses an unknown kind: with a misspelt kind, an assertion that there is no such line would always pass. */
  #knowStory(kind: string): void {
    const { systems = [] } = this.#game.table.ruleset
    const known = [...this.#words.storyKinds, ...systems.flatMap(({ events }) => Object.keys(events))]
    if (!known.includes(kind)) failScene(unknownName(kind, 'kind of story', known))
  }

  #partIs(line: StoryLine, name: string, expected: Json): boolean {
    const value = line.parts[name]
    if (typeof value === 'object' && value !== null && 'card' in value && typeof expected === 'string')
      return this.#cards(expected).includes(String(value.card)) || this.#isNamed(expected, value)
    if (typeof value === 'string' && typeof expected === 'string' && value !== expected) return this.#cards(expected).includes(value)
    return JSON.stringify(value) === JSON.stringify(expected)
  }

  /** Whether a line names the card without its id, because its place was a secret. */
  #isNamed(name: string, { card, code }: JsonObject): boolean {
    const t = this.#game.table
    return t.findCard(String(card)) === undefined && this.#words.cards(t, name).some(({ id }) => t.findCard(id)?.code === code)
  }

  /** Asserts that the players have won. */
  isWon(why?: string): this {
    return this.#isOver('won', why)
  }

  /** Asserts that the players have lost. */
  isLost(why?: string): this {
    return this.#isOver('lost', why)
  }

  /** Asserts that exactly these seats have won, in a game of opponents. */
  isWonBy(...seats: readonly string[]): this {
    this.#bookend = 'there'
    const { outcome } = this.#game
    if (!outcome) failScene(`the game is not over; it is at ${this.#where()}`)
    const winners = [...(outcome.winners ?? [])].sort()
    const expected = seats.flatMap((seat) => this.#cards(seat)).sort()
    if (winners.join() !== expected.join())
      failScene(`won by ${winners.join(', ') || 'nobody'} (${outcome.why.code}), expected ${expected.join(', ') || 'nobody'}`)
    return this
  }

  #isOver(result: 'won' | 'lost', why: string | undefined): this {
    this.#bookend = 'there'
    const { outcome } = this.#game
    if (!outcome) failScene(`the game is not over; it is at ${this.#where()}`)
    if (outcome.result !== result) failScene(`the game is ${outcome.result} (${outcome.why.code}), expected ${result}`)
    if (why !== undefined && outcome.why.code !== why) failScene(`the reason is ${outcome.why.code}, expected ${why}`)
    return this
  }

  /** Asserts that the game refuses this answer, with this code as its reason. Nothing changes. */
  refuses(value: AnswerValue, code: string): this {
    const question = this.#asked()
    const { hash } = this.#game
    const refusal = this.#game.advance([{ kind: 'answer', question: question.key, value }])
    if (!refusal) failScene(`${JSON.stringify(value)} was accepted, and should have been refused as ${code}`)
    if (refusal.why.code !== code) failScene(`refused as ${refusal.why.code}, expected ${code}`)
    if (this.#game.hash !== hash) failScene('a refused answer changed the game')
    return this
  }

  /** Ids of the options that a name can mean, for `refuses`. */
  keysOf(...names: readonly string[]): string[] {
    return names.flatMap((name) => this.#cards(name))
  }

  // ── internal ──────────────────────────────────────────────

  /** All story lines of a scene since its beginning, for reports. Static, so that scenes cannot call it. */
  static storyOf(play: ScenePlay): readonly StoryLine[] {
    return play.#story
  }

  get #story(): readonly StoryLine[] {
    return [...this.#told, ...this.#game.table.record.story]
  }

  #asked(): PendingQuestion {
    // with a pending question the game has not halted: `until` keeps its halt for the answers that follow
    if (!this.#game.question) this.#resume()
    const { question } = this.#game
    if (!question) failScene(this.#game.outcome ? `the game is over: ${this.#game.outcome.why.code}` : 'nothing is asked')
    return question
  }

  #cards(name: string): readonly string[] {
    return this.#words.cards(this.#game.table, name).map((card) => card.id)
  }

  #means(name: string, option: EngineOption): boolean {
    if (option.key === name) return true
    if (!option.card) return false
    if (option.other) {
      const [one = '', other = ''] = name.split('>')
      return this.#cards(one).includes(option.card.id) && this.#cards(other).includes(option.other.id)
    }
    const hash = name.lastIndexOf('#')
    const ability = hash > 0 && !/^\d+$/.test(name.slice(hash + 1)) ? name.slice(hash + 1) : undefined
    const card = ability ? name.slice(0, hash) : name
    if (!this.#cards(card).includes(option.card.id)) return false
    return ability === undefined || option.key.slice(option.card.id.length).startsWith(`#${ability}`)
  }

  #optionOf(name: string, question: PendingQuestion, verb: string, taken: readonly string[] = []): EngineOption {
    const fitting = question.options.filter((option) => !taken.includes(option.key) && this.#means(name, option))
    const own = fitting.filter(({ card }) => card?.code.startsWith(`${this.#home}:`))
    const found = own.length > 0 ? own : fitting
    const option = found[0]
    const codes = [...new Set(found.flatMap(({ card, other }) => (card && !other && isSlugOf(card.code, name) ? [card.code] : [])))]
    if (codes.length > 1) failScene(`"${name}" can be ${codes.join(' or ')} here: write the one that you mean with its pack`)
    if (!option)
      failScene(
        `cannot ${verb} "${name}": offered are ${question.options.map((one) => this.#nameOf(one)).join(', ') || 'nothing'} (${this.#describe(question)})`,
      )
    return option
  }

  #nameOf(option: EngineOption): string {
    if (option.card && option.other) return `${option.card.slug}>${option.other.slug}`
    return option.card ? `${option.card.slug}${option.key === option.card.id ? '' : option.key.slice(option.card.id.length)}` : option.key
  }

  #describe(question: PendingQuestion): string {
    return `"${question.spec.name}" for ${question.spec.who.id} at ${this.#where()}`
  }

  #take(option: EngineOption): void {
    this.#answer([option.key])
  }

  #answer(value: AnswerValue): this {
    const question = this.#asked()
    this.#bookend = this.#bookend === 'there' ? 'taken back' : this.#bookend
    this.#give({ kind: 'answer', question: question.key, value })
    return this
  }

  #give(input: Input): void {
    const game = this.#game
    const before = game.table.record.inputs.length
    const refusal = game.advance([input])
    if (refusal) failScene(`refused: ${refusal.why.code} ${JSON.stringify(refusal.why.parts)}`)
    this.#noteRigs()
    if (this.#way === 'undo') this.#undoAndRedo(before)
    if (this.#way === 'load') this.#saveAndLoad()
  }

  #noteRigs(): void {
    for (const rig of this.#game.table.record.usedRigs) this.usedRigs.add(rig)
  }

  #undoAndRedo(to: number): void {
    const game = this.#game
    const { hash } = game
    // answers of a player who concedes may have been dropped
    const tail = game.rewind(Math.min(to, game.table.record.inputs.length))
    for (const input of tail) if (input.kind !== 'fault') game.advance([input])
    if (game.hash !== hash) failScene(`undoing and redoing an answer gave another state (${hash}, then ${game.hash})`)
    if (game.hash !== game.table.state.fullHash()) failScene('the kept state hash is wrong after undo and redo')
  }

  #saveAndLoad(): void {
    const game = this.#game
    const { hash, outcome } = game
    if (outcome) return
    const keyframe = game.keyframeNow()
    const loaded = new Game({ ...this.#options, keyframe, inputs: game.table.record.inputs, ...(this.#halt ? { halt: this.#halt } : {}) })
    if (loaded.hash !== hash) failScene(`saving and loading gave another state (${hash}, then ${loaded.hash})`)
    this.#told.push(...game.table.record.story.slice(0, game.table.record.checkpoint.story))
    this.#game = loaded
    this.#noteRigs()
  }

  /** @internal undoes everything and replays it */
  replayEverything(): void {
    this.#resume()
    const game = this.#game
    const { hash } = game
    const inputs = game.rewind(0)
    for (const input of inputs) if (input.kind !== 'fault') game.advance([input])
    if (game.hash !== hash) failScene(`undoing everything and redoing it gave another state (${hash}, then ${game.hash})`)
  }

  /** Runs something at the table, for tests of the engine's own queries. */
  atTable<T>(run: () => T): T {
    return atTable(this.#game.table, run)
  }
}

/** Whether a name in a scene is the slug of this card, with or without the number of a copy or the name of an ability. */
function isSlugOf(code: string, name: string): boolean {
  const [slug] = name.split('#')
  return code.slice(code.indexOf(':') + 1) === slug
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : String(n)
}
