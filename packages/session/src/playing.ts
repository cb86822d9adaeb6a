/** Playing: answers, passing by itself, going back and forth. */
import {
  answerForStops,
  type GivenAway,
  givenWith,
  happenings,
  isActionWindow,
  isFor,
  offersNew,
  type StopSettings,
  statusOf,
} from '@questwright/board/view'
import type { Answer, Forecast, ForecastWish, Input, JsonObject, Question, SeatName, Sentence, View } from '@questwright/realm/web'
import type { PlayerInput, Taken } from '@questwright/table'
import { decisionAt } from './branches.ts'
import type { GameState } from './game-state.ts'
import type { Hands } from './hands.ts'
import type { Keeping } from './keeping.ts'
import type { Lines } from './lines.ts'
import type { Running, RunningTable, Wish } from './running.ts'

/** A board that asks for more passes in one go than this is not believed. */
const MOST_PASSES = 200

/** The key of the option that does nothing. */
const PASS = 'pass'

/** The losses in the forecast of a pass, each by itself. The page gives this function, because it knows the rulebook. */
export type LossesIn = (forecast: Forecast, view: View) => readonly string[]

/** Where a walk along the line goes, and who wants it: a player, whom the rules may refuse to go back, or who holds the game. */
interface Aim {
  readonly input: number
  readonly wish: Wish
  /** New dice are thrown there. */
  readonly dice?: 'new'
}

/** A vote that is repeated for the other hands of the same player, in the game of that generation. */
interface Vote {
  readonly generation: number
  readonly question: Question
  readonly value: Answer['value']
  readonly given: Set<SeatName>
}

export class Playing {
  readonly #table: RunningTable
  readonly #keeping: Keeping
  readonly #hands: Hands
  readonly #lines: Lines
  /** Where a walk along the line goes; the newest wish counts. */
  #aim: Aim | undefined
  #walk: Promise<void> | undefined
  /** What players gave away by hand, in the game of that generation. */
  #given: { readonly generation: number; readonly bySeat: Map<SeatName, GivenAway> } = { generation: -1, bySeat: new Map() }
  #lossesIn: LossesIn = () => []
  #clockwork: readonly string[] = []
  /** The game whose pending question may be passed without its player, by its generation: until that is decided the question takes no press. */
  #undecided: number | undefined
  /** A vote of all players that was given for one hand, and the seats in whose name it was. */
  #vote: Vote | undefined
  /** The last of the calls of `passOn`, which run one after the other. */
  #passing: Promise<void> = Promise.resolve()

  constructor(table: RunningTable, keeping: Keeping, hands: Hands, lines: Lines) {
    this.#table = table
    this.#keeping = keeping
    this.#hands = hands
    this.#lines = lines
  }

  /** Answers the pending question, in the name of the seat that is asked where it sits at this screen. What the rules refuse changes nothing. */
  async answer(answer: Answer): Promise<void> {
    const { dice, redo, question } = this.#table.state
    // a second press of a key while the first is at work
    if (!this.#table.isFree || question?.key !== answer.question) return
    // the game is asked first and goes on at once: an answer that waited would be lost with a page that is closed meanwhile
    const noted = this.#noteGiven(question, answer)
    // a decision that was taken back and is made again may come with new dice
    const before: readonly PlayerInput[] = dice === 'new' && redo.length > 0 ? [{ kind: 'dice' }] : []
    this.#noteVote(question, answer)
    await this.give([...before, answer], 'pass on')
    try {
      await noted
    } finally {
      // a position that waits for it would take no press any more
      await this.passOn()
    }
  }

  /** The vote of the player before, for another seat that is asked the same, if one person plays all hands. Seats of other people are asked. */
  #repeatedVote(next: Question): Answer['value'] | undefined {
    if (this.#vote === undefined) return undefined
    const { question: first, value, generation, given } = this.#vote
    const isSame = next.parts.vote === 'of-all' && next.name === first.name && next.because.card?.card === first.because.card?.card
    if (!isSame || generation !== this.#table.generation || given.has(next.who)) return undefined
    const offered = next.options.map(({ key }) => key)
    return Array.isArray(value) && value.every((key) => offered.includes(key)) ? value : undefined
  }

  /** Remembers a vote of a player with several hands; any other answer clears it. */
  #noteVote(question: Question, { value }: Answer): void {
    const isVote = question.parts.vote === 'of-all' && this.#table.state.hands === 'open'
    this.#vote = isVote ? { generation: this.#table.generation, question, value, given: new Set([question.who]) } : undefined
  }

  /** A change by hand, outside the rules: logged, undoable and replayed like every input. What makes no sense is refused with its reason. */
  async moveByHand(move: JsonObject): Promise<void> {
    if (this.#table.isFree) await this.give([{ kind: 'move', move }])
  }

  /** New dice from here on: all later draws and unknown piles are random anew. */
  async throwNewDice(): Promise<void> {
    if (this.#table.isFree) await this.give([{ kind: 'dice' }])
  }

  /**
   * Gives inputs in the name of a seat that is played here, shows what came of them, and keeps it.
   * @param next `pass on`: the caller goes on with `passOn`, and a question that this may pass takes no press before
   */
  async give(inputs: readonly PlayerInput[], next: 'ask' | 'pass on' = 'ask'): Promise<void> {
    const now = this.#table.running
    if (now?.held) return this.replay(now.held.holder.recorded(inputs), next)
    if (now) await this.#advance(now, () => now.table.give(inputs), next)
  }

  /** The same with inputs that were recorded, at a table that is held here. They are noted before the game takes them. */
  async replay(inputs: readonly Input[], next: 'ask' | 'pass on' = 'ask'): Promise<void> {
    const now = this.#table.running
    const holder = now?.held?.holder
    if (!now || !holder) return
    const before = holder.standing.inputs.length
    const { pending } = this.#keeping
    const mine = this.#table.generation
    pending.note({ game: now.id, at: before, inputs })
    const line = this.#lines.after(inputs)
    const call = async (): Promise<Taken & { readonly more: Partial<GameState> }> => {
      try {
        const { refused } = await holder.replay(inputs)
        const { length } = holder.standing.inputs
        // of several inputs those before the refused one were taken
        if (refused && mine === this.#table.generation) pending.withdraw(now.id, length)
        return refused ? { refused, more: length === before ? {} : line } : { more: line }
      } catch (error) {
        // inputs that the game cannot take would stop it again at each visit
        if (mine === this.#table.generation) pending.withdraw(now.id, before)
        throw error
      }
    }
    await this.#advance(now, call, next)
  }

  /** @param call sends inputs to the table; its result sets `more` */
  async #advance(
    now: Running,
    call: () => Promise<Taken & { readonly more?: Partial<GameState> }>,
    next: 'ask' | 'pass on',
  ): Promise<void> {
    const table = this.#table
    this.#undecided = undefined
    const mine = table.generation
    table.startThinking()
    try {
      const { refused, more = {} } = await call()
      if (mine !== table.generation) return
      await this.#show(now, refused, more, next)
      await this.#keeping.persist()
      this.#keeping.recordEnding()
    } catch (error) {
      table.fail(error, mine)
    }
  }

  /** Shows inputs of other clients at a table that another process holds. */
  async takeNews(now: Running): Promise<void> {
    this.#undecided = undefined
    this.#table.applyNews(now, undefined, {}, (state) => this.beforePassing(state))
    await this.passOn()
  }

  /** Shows the position and lets the game take the next input. The same change says `saving`, so that no page shows the new position as saved. */
  async #show(now: Running, refused: Sentence | undefined, more: Partial<GameState>, next: 'ask' | 'pass on'): Promise<void> {
    const shown = { ...more, saved: 'saving' } as const
    const asks = (state: GameState): Partial<GameState> => (next === 'pass on' ? this.beforePassing(state) : { status: 'ready' })
    if (this.#table.state.hands === 'open') return this.#table.applyNews(now, refused, shown, asks)
    this.#table.applyNews(now, refused, shown)
    await this.#hands.drawCurtain()
    this.#table.set(asks(this.#table.state))
  }

  /** Whether `passOn` may answer this question: then the player is asked only after it has decided. */
  #mayBePassed({ question, view, stops, eyes }: GameState): boolean {
    if (question === undefined || !isFor(question, eyes)) return false
    if (this.#repeatedVote(question) !== undefined) return true
    const { round, phase, step } = statusOf(view)
    const now = { round, phase, step, happened: stops.passing?.from.happened ?? 0, offers: 'nothing new' } as const
    return answerForStops(question, stops, now) !== undefined
  }

  /**
   * The status with which a position is shown on which `passOn` follows: a question that it may pass takes no press before it has decided, because the
   * press would be meant for another question.
   */
  beforePassing(shown: GameState): Partial<GameState> {
    if (!this.#mayBePassed(shown)) return { status: 'ready' }
    this.#undecided = this.#table.generation
    return this.#table.thinking()
  }

  /** Whether `passOn` may give an answer now. */
  get #mayPass(): boolean {
    const { isFree, isReloading, generation, state } = this.#table
    return isFree || (this.#undecided === generation && state.status === 'thinking' && !isReloading)
  }

  /** The question asks its player. */
  #ask(): void {
    const isMine = this.#undecided === this.#table.generation
    this.#undecided = undefined
    if (isMine && this.#table.state.status === 'thinking') this.#table.set({ status: 'ready' })
  }

  /**
   * Sets the function that finds the losses of a pass, for windows that stop for new chances.
   * @param clockwork kinds of story of the game that change nothing
   */
  judgeLossesBy(lossesIn: LossesIn, clockwork: readonly string[] = []): void {
    this.#lossesIn = lossesIn
    this.#clockwork = clockwork
  }

  /** What a seat gave away in this game. */
  #givenBy(seat: SeatName): GivenAway | undefined {
    return this.#given.generation === this.#table.generation ? this.#given.bySeat.get(seat) : undefined
  }

  /** Notes the chances that a player gives away by passing a window by hand: later windows do not stop for them. A used ability notes nothing, so the others are offered again. */
  async #noteGiven(question: Question, answer: Answer): Promise<void> {
    if (this.#table.state.stops.stops !== 'where-new' || !isActionWindow(question)) return
    const { generation } = this.#table
    if (this.#given.generation !== generation) this.#given = { generation, bySeat: new Map() }
    if (!Array.isArray(answer.value) || answer.value[0] !== PASS) return
    const { round } = statusOf(this.#table.state.view)
    const losses = this.#lossesOf(await this.#afterPass(question))
    if (generation !== this.#table.generation) return
    this.#given.bySeat.set(question.who, givenWith(this.#givenBy(question.who), round, question, losses))
  }

  /** What follows if a window is passed, as far as its player may know it. A look that fails costs the game nothing, and tells nothing. */
  async #afterPass(question: Question, asks?: ForecastWish['asks']): Promise<Forecast | undefined> {
    const wish = { question: question.key, chosen: [PASS], options: [], ...(asks ? { asks } : {}) }
    const told = await this.#table.running?.table.forecast(wish).catch(() => undefined)
    return told?.chosen
  }

  #lossesOf(forecast: Forecast | undefined): readonly string[] {
    return forecast === undefined ? [] : this.#lossesIn(forecast, this.#table.state.view)
  }

  /** Whether the same is offered again in the next window, before anything happens: who passes this one gives nothing away. */
  #isOfferedAgain({ nextWindow }: Forecast): boolean {
    return nextWindow?.offers === 'as much' && happenings(nextWindow.follows, this.#clockwork) === 0
  }

  /**
   * Whether a window offers an ability that its player did not give away in this round and that the next window does not offer again, or passing it has
   * a loss that was not known then.
   */
  async #offers(question: Question): Promise<'nothing new' | 'something'> {
    const given = this.#givenBy(question.who)
    const { round } = statusOf(this.#table.state.view)
    const isNew = offersNew(question, given, round)
    // a chance is deferred only if one person plays all hands: else another player may act before the next window
    const { hands, held } = this.#table.state
    if (isNew && (hands !== 'open' || held === undefined)) return 'something'
    const forecast = await this.#afterPass(question, isNew ? 'next window' : undefined)
    if (isNew && (forecast === undefined || !this.#isOfferedAgain(forecast))) return 'something'
    if (this.#lossesOf(forecast).every((loss) => given?.losses.has(loss))) return 'nothing new'
    // a loss that no use prevents is no reason to ask
    if (this.#table.state.hands !== 'open') return 'something'
    return (await this.#afterPass(question, 'what uses change'))?.uses === 'change nothing' ? 'nothing new' : 'something'
  }

  /** Passes where the settings say so, after earlier calls have finished. */
  passOn(): Promise<void> {
    const passed = this.#passing.then(() => this.#passWhereSet())
    // a call that fails must not keep later ones from passing
    this.#passing = passed.catch(() => undefined)
    return passed
  }

  async #passWhereSet(): Promise<void> {
    // only passing until something happens asks what did, and only since it began
    const told = this.#table.state.story.length
    try {
      for (let i = 0; i < MOST_PASSES; i++) {
        const { question, at } = this.#table.state
        if (!question || !this.#mayPass || !this.#mayBePassed(this.#table.state)) break
        this.#table.set(this.beforePassing(this.#table.state))
        const vote = this.#repeatedVote(question)
        const value = vote ?? (await this.#passFor(question, told))
        // meanwhile another game may be on the table, or the question may be answered
        if (value === undefined || !this.#mayPass || this.#table.state.question !== question) break
        if (vote !== undefined) this.#vote?.given.add(question.who)
        await this.give([{ kind: 'answer', question: question.key, value }], 'pass on')
        if (this.#table.state.at === at) break
      }
    } finally {
      this.#ask()
    }
  }

  /** The answer that the settings give for the person, or undefined where the person is asked. @param told how much of the story was told when passing began */
  async #passFor(question: Question, told: number): Promise<Answer['value'] | undefined> {
    const { stops, view, story } = this.#table.state
    const { round, phase, step } = statusOf(view)
    const happened = stops.passing?.until === 'something-happens' ? happenings(story.slice(told), stops.passing.clockwork) : 0
    const offers = stops.stops === 'where-new' && isActionWindow(question) ? await this.#offers(question) : 'something'
    return answerForStops(question, stops, { round, phase, step, happened, offers })
  }

  /** Passes until something ends: the step, the phase, the round, or the quiet. @param clockwork kinds of story of the game that leave it quiet */
  async passUntil(
    until: 'next-step' | 'next-phase' | 'next-round' | 'something-happens',
    clockwork: readonly string[] = [],
  ): Promise<void> {
    const { view, stops } = this.#table.state
    const { round, phase, step } = statusOf(view)
    this.#table.set({ stops: { ...stops, passing: { until, from: { round, phase, step, happened: 0 }, clockwork } } })
    await this.passOn()
    const { passing: _, ...rest } = this.#table.state.stops
    this.#table.set({ stops: rest })
  }

  /** Takes and keeps other settings of where windows stop, and passes on if they say so. */
  async changeStops(stops: StopSettings): Promise<void> {
    this.#table.set({ stops })
    this.#table.ports.keepStops(stops)
    await this.passOn()
  }

  /**
   * Goes to the moment before an input, back or forth. While a walk is under way another wish takes its place: so one can scrub.
   * @param wish a player may go back as far as the rules let the seat that is asked; who holds the game, or has the consent of all, may go anywhere
   */
  goTo(input: number, wish: Wish = 'of a player'): Promise<void> {
    return this.#walkTo({ input, wish })
  }

  #walkTo(aim: Aim): Promise<void> {
    if (this.#walk) {
      this.#aim = aim
      return this.#walk
    }
    if (!this.#table.running || aim.input === this.#table.state.at || !this.#table.isFree) return Promise.resolve()
    // going back clears the passes: the same windows are asked again
    this.#given = { generation: -1, bySeat: new Map() }
    this.#aim = aim
    this.#walk = this.#walkOn().finally(() => {
      this.#walk = undefined
    })
    return this.#walk
  }

  /**
   * Plays again from the moment before an input: goes back to it and throws new dice there. The decisions after it are kept as a branch.
   * @param wish as of `goTo`
   */
  async againFrom(input: number, wish: Wish = 'of a player'): Promise<void> {
    if (!this.#table.isFree) return
    const mine = this.#table.generation
    await this.#walkTo({ input, wish, dice: 'new' })
    if (mine !== this.#table.generation) return
    const { takeBack, at } = this.#table.state
    if (takeBack === undefined && at <= input && this.#table.isFree) {
      if (wish === 'of a player') await this.give([{ kind: 'dice' }])
      else await this.replay([{ kind: 'dice', seed: this.#table.ports.freshSeed() }])
    }
    // what the rules refuse to one player is done with new dice once all agree
    const { refused, takeBack: asked } = this.#table.state
    if (refused && !asked) this.#table.set({ takeBack: { input, dice: 'new' } })
  }

  async #walkOn(): Promise<void> {
    const table = this.#table
    const mine = table.generation
    try {
      // a wish may also come while the game is being kept
      while (this.#aim !== undefined && mine === table.generation) {
        table.startThinking()
        for (let aim: Aim | undefined = this.#aim; aim !== undefined && mine === table.generation; aim = this.#aim) {
          this.#aim = undefined
          await this.#stepTo(aim)
        }
        if (mine !== table.generation) return
        await this.#hands.drawCurtain()
        table.set({ status: 'ready', saved: 'saving' })
        await this.#keeping.persist()
      }
      this.#keeping.recordEnding()
    } catch (error) {
      table.fail(error, mine)
    } finally {
      this.#aim = undefined
    }
  }

  async #stepTo({ input, wish, dice }: Aim): Promise<void> {
    const table = this.#table
    const now = table.running
    const { at, places, redo, redoPlaces } = table.state
    if (!now || input === at) return
    const holder = now.held?.holder
    if (!holder) return this.#takeBack(now, input)
    if (input < at) {
      const to = decisionAt(holder.standing.inputs, input)
      const refused = wish === 'of a player' ? await holder.refusesRewind(to) : undefined
      if (table.running !== now) return
      if (refused) return table.set({ refused, takeBack: { input, ...(dice ? { dice } : {}) } })
      const tail = await holder.rewind(to)
      if (table.running !== now) return
      table.applyNews(now, undefined, { redo: [...tail, ...redo], redoPlaces: [...places.slice(to), ...redoPlaces] })
      return
    }
    const again = redo.slice(0, input - at)
    const { refused } = await holder.replay(again)
    await now.table.look()
    if (table.running !== now) return
    // what no longer fits stays to be seen, and is not lost
    const done = refused ? Math.min(again.length, Math.max(0, holder.standing.inputs.length - at)) : again.length
    table.applyNews(now, refused, { redo: redo.slice(done), redoPlaces: redoPlaces.slice(done) })
  }

  /** Undoes at a table that another process holds; the undone inputs are not redone automatically. */
  async #takeBack(now: Running, input: number): Promise<void> {
    if (input > this.#table.state.at) return
    const { refused } = await now.table.takeBack(input)
    if (this.#table.running === now) this.#table.applyNews(now, refused)
  }

  /** Whether a decision that was taken back and is made again comes with new dice. */
  chooseDice(dice: 'same' | 'new'): void {
    this.#table.set({ dice })
  }
}
