/** Playing: answers, automatic passes, undo and redo. */
import {
  answerForStops,
  type GivenAway,
  givenWith,
  happenings,
  isActionWindow,
  isFor,
  isOver,
  type Now,
  offersNew,
  type StopSettings,
  statusOf,
  type Until,
  type UntilWhat,
} from '@questwright/board/view'
import type { Answer, Forecast, ForecastWish, Input, JsonObject, Question, SeatName, Sentence, View } from '@questwright/realm/web'
import type { Rulebook } from '@questwright/rulebook'
import type { BotKind, PlayerInput, Taken } from '@questwright/table'
import { decisionAt } from './branches.ts'
import type { GameState } from './game-state.ts'
import type { Hands } from './hands.ts'
import type { Keeping } from './keeping.ts'
import type { Lines } from './lines.ts'
import type { Running, RunningTable, Wish } from './running.ts'

/** Limit of automatic passes in one go; beyond it, the player is asked. */
const MOST_PASSES = 200

/** The key of the option that does nothing. */
const PASS = 'pass'

/** The losses in the forecast of a pass, as a list. The page provides this function, because it knows the rulebook. */
export type LossesIn = (forecast: Forecast, view: View) => readonly string[]

/** The words of a rulebook about passing, and its phases, whose names stops may contain. */
type WordsOfPassing = Pick<Rulebook, 'passing' | 'phases' | 'steps' | 'windows'>

/** A request of one seat to pass, in a game in which other seats act in between; `told`: the number of story lines when it was made. */
interface Request extends Until {
  readonly told: number
}

/** The goal of an undo or redo, and who wants it: a player, to whom the rules may refuse it, or the holder of the game. */
interface Aim {
  readonly input: number
  readonly wish: Wish
  /** `new`: new dice are thrown at the goal. */
  readonly dice?: 'new'
}

/** An undo or redo that is running, in the game with that generation. */
interface Walk {
  readonly generation: number
  /** The next goal; a newer one replaces it. */
  aim: Aim | undefined
  done: Promise<void>
}

/** A vote of one player that is repeated for the other hands of the same player, in the game with that generation. */
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
  #walk: Walk | undefined
  /** The options that players gave up by passing a window by hand, in the game with that generation. */
  #given: { readonly generation: number; readonly bySeat: Map<SeatName, GivenAway> } = { generation: -1, bySeat: new Map() }
  #lossesIn: LossesIn = () => []
  #clockwork: readonly string[] = []
  #words: WordsOfPassing | undefined
  /** Requests to pass that stay when other seats answer in between, in the game with that generation. */
  #requests: { readonly generation: number; readonly bySeat: Map<SeatName, Request> } = { generation: -1, bySeat: new Map() }
  /**
   * The generation of the game whose pending question may be passed automatically: until that is decided, the page ignores input for the
   * question.
   */
  #undecided: number | undefined
  /** A vote that was given for one hand, and the seats for which it was given. */
  #vote: Vote | undefined
  /** How many windows were passed one after the other for seats whose view is not on the screen. */
  #behindCurtain = 0
  /** The last of the calls of `passOn`, which run one after the other. */
  #passing: Promise<void> = Promise.resolve()

  constructor(table: RunningTable, keeping: Keeping, hands: Hands, lines: Lines) {
    this.#table = table
    this.#keeping = keeping
    this.#hands = hands
    this.#lines = lines
  }

  /** Answers the pending question in the name of the asked seat, if that is played at this screen. A refused answer changes nothing. */
  async answer(answer: Answer): Promise<void> {
    const { dice, redo, question } = this.#table.state
    // ignore a second key press while the first is being processed
    if (!this.#table.isFree || question?.key !== answer.question) return
    this.#requestsNow().delete(question.who)
    // send the answer at once, without waiting for the note: a waiting answer would be lost if the page is closed
    const noted = this.#noteGiven(question, answer)
    // if the user chose new dice, a repeated decision after an undo comes with them
    const before: readonly PlayerInput[] = dice === 'new' && redo.length > 0 ? [{ kind: 'dice' }] : []
    this.#noteVote(question, answer)
    await this.give([...before, answer], 'pass on')
    try {
      await noted
    } finally {
      // without this call, the page would ignore all further input
      await this.passOn()
    }
  }

  /**
   * The vote to repeat for another seat that is asked the same question, if one person plays all hands. Seats of other people are asked
   * themselves.
   */
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

  /**
   * Makes a manual move, outside the rules: it is logged, undoable and replayed like every input. An impossible move is refused with the
   * reason.
   */
  async moveByHand(move: JsonObject): Promise<void> {
    if (!this.#table.isFree) return
    if (this.#table.mayRefuse('of a player')) await this.give([{ kind: 'move', move }])
    else await this.replay([{ kind: 'move', move }])
  }

  /**
   * Concedes for a player of this screen, at any time: while the game computes, the concession waits, and a bot that thinks gives no answer any more.
   * The rules refuse it with a reason in a game without winners.
   */
  async concede(seat: SeatName): Promise<void> {
    const { generation } = this.#table
    const isGone = (): boolean => generation !== this.#table.generation || ['none', 'failed'].includes(this.#table.state.status)
    while (!isGone() && !this.#mayPass) await this.#table.change()
    if (!isGone()) await this.give([{ kind: 'move', move: { move: 'concede', card: seat } }])
  }

  /** Ends the game without a winner. To be called with the consent of all players, at the table that holds the game. */
  async voidGame(): Promise<void> {
    const seat = statusOf(this.#table.state.view).seats[0]?.seat
    if (this.#table.isFree && seat !== undefined) await this.replay([{ kind: 'move', move: { move: 'void', card: seat } }])
  }

  /** Rolls new dice: all later draws and the order of unknown piles are random again. */
  async throwNewDice(): Promise<void> {
    if (!this.#table.isFree) return
    if (this.#table.mayRefuse('of a player')) await this.give([{ kind: 'dice' }])
    else await this.replay([{ kind: 'dice', seed: this.#table.ports.freshSeed() }])
  }

  /**
   * Gives inputs in the name of a seat that is played here, shows the result, and saves it.
   * @param next `pass on`: the caller goes on with `passOn`, and until then the page ignores input for a question that may be passed
   */
  async give(inputs: readonly PlayerInput[], next: 'ask' | 'pass on' = 'ask'): Promise<void> {
    const now = this.#table.running
    if (now?.held) return this.replay(now.held.holder.recorded(inputs), next)
    if (now) await this.#advance(now, () => now.table.give(inputs), next)
  }

  /** As `give`, with recorded inputs, at a table that is held here. They are noted before the game accepts them. */
  async replay(inputs: readonly Input[], next: 'ask' | 'pass on' = 'ask'): Promise<void> {
    const now = this.#table.running
    const holder = now?.held?.holder
    if (!now || !holder) return
    const before = holder.standing.inputs.length
    const { pending } = this.#keeping
    const mine = this.#table.generation
    const { game } = this.#table.state
    pending.note({ game, at: before, inputs })
    const line = this.#lines.after(inputs)
    const call = async (): Promise<Taken & { readonly more: Partial<GameState> }> => {
      try {
        const { refused } = await holder.replay(inputs)
        const { length } = holder.standing.inputs
        // inputs before the refused one were accepted
        if (refused && mine === this.#table.generation) pending.withdraw(game, length)
        return refused ? { refused, more: length === before ? {} : line } : { more: line }
      } catch (error) {
        // remove the notes: inputs that the game cannot accept would stop it again each time it is loaded
        if (mine === this.#table.generation) pending.withdraw(game, before)
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

  /** Shows the inputs of other clients at a table in another process. */
  async takeNews(now: Running): Promise<void> {
    this.#undecided = undefined
    this.#table.applyNews(now, undefined, {}, (state) => this.beforePassing(state))
    await this.passOn()
  }

  /**
   * Shows the position and lets the game accept the next input. The same update sets `saving`, so that no page shows the new position as
   * saved.
   */
  async #show(now: Running, refused: Sentence | undefined, more: Partial<GameState>, next: 'ask' | 'pass on'): Promise<void> {
    const shown = { ...more, saved: 'saving' } as const
    const asks = (state: GameState): Partial<GameState> => (next === 'pass on' ? this.beforePassing(state) : { status: 'ready' })
    if (this.#table.state.hands === 'open') return this.#table.applyNews(now, refused, shown, asks)
    this.#table.applyNews(now, refused, shown)
    if (refused === undefined && next === 'pass on' && (await this.#passedBehindCurtain(now))) return
    await this.#hands.drawCurtain()
    this.#table.set(asks(this.#table.state))
  }

  /**
   * With hidden hands: passes a window of a seat that does not look, if its settings pass it, so that the device is not handed over for it.
   * @returns whether it was passed; then the next question is shown already
   */
  async #passedBehindCurtain(now: Running): Promise<boolean> {
    const { question, eyes, story } = this.#table.state
    const isWindow = question !== undefined && (isActionWindow(question) || this.#words?.windows.includes(question.name) === true)
    if (!isWindow || isFor(question, eyes) || this.#botFor(question) !== undefined || this.#behindCurtain >= MOST_PASSES) {
      this.#behindCurtain = 0
      return false
    }
    const pass = await this.#hands.asAsked(async (asked) => {
      const value = await this.#passFor(asked, story.length)
      return value === undefined ? undefined : now.held?.holder.recorded([{ kind: 'answer', question: asked.key, value }])
    })
    if (pass === undefined || this.#table.running !== now) return false
    this.#behindCurtain++
    await this.replay(pass, 'pass on')
    return true
  }

  /** Whether `passOn` may answer this question: then the player is asked only after it has decided. */
  #mayBePassed({ question, view, stops, eyes }: GameState): boolean {
    if (question === undefined) return false
    if (this.#botFor(question) !== undefined) return this.#table.state.botsPlay === 'on'
    if (!isFor(question, eyes)) return false
    if (this.#repeatedVote(question) !== undefined) return true
    const now = { ...pointOf(question, view), happened: stops.passing?.from.happened ?? 0, offers: 'nothing new' } as const
    return answerForStops(question, this.#stopsOf(question, stops), now) !== undefined
  }

  /**
   * Sets the words of the rulebook about passing. Without them, a pass gives up a window for the round, as in cooperative games.
   */
  passBy(words: WordsOfPassing): void {
    this.#words = words
  }

  /** The bot that answers a question; undefined if a person does, and at a table in another process. */
  #botFor({ who }: Question): BotKind | undefined {
    return this.#table.running?.held === undefined ? undefined : this.#table.state.bots[who]
  }

  /** Lets the bots pause after their next answer, or go on. */
  async letBots(botsPlay: 'on' | 'paused'): Promise<void> {
    this.#table.set({ botsPlay })
    await this.passOn()
  }

  /** Gives the answer of a bot to the pending question. */
  async #answerForBot(question: Question, bot: BotKind): Promise<void> {
    const { running, generation, ports, state } = this.#table
    const { viewer, bots } = state
    const isWatched = viewer.split('+').some((seat) => bots[seat] === undefined)
    await ports.beforeBot?.({ watched: isWatched ? 'by a player' : 'by nobody else' })
    const isStill = () => this.#table.generation === generation && this.#table.state.question === question && this.#mayPass
    if (!isStill() || this.#table.state.botsPlay === 'paused') return
    const input = await running?.held?.holder.botAnswer(bot)
    if (!isStill()) return
    if (input === undefined) this.#table.fail(new Error('The bot finds no answer that the rules allow.'), generation)
    else await this.replay([input], 'pass on')
  }

  /** The requests to pass in this game, by seat. */
  #requestsNow(): Map<SeatName, Request> {
    const { generation } = this.#table
    if (this.#requests.generation !== generation) this.#requests = { generation, bySeat: new Map() }
    return this.#requests.bySeat
  }

  /** The settings for a question: a list of stops that names no step of this game was made in another game, so the default is used. */
  #stopsOf({ who }: Question, given: StopSettings): StopSettings {
    const passing = given.passing ?? this.#requestsNow().get(who)
    const { stops } = given
    const isForeign = typeof stops !== 'string' && stops.length > 0 && !stops.some((stop) => this.#isStepHere(stop))
    return { ...given, ...(isForeign ? { stops: 'where-new' } : {}), passing }
  }

  #isStepHere(stop: string): boolean {
    if (this.#words === undefined) return true
    const { phases, steps } = this.#words
    const [step = ''] = stop.split(' ')
    return Object.hasOwn(phases, step) || Object.values(steps).some((some) => some.includes(step))
  }

  /**
   * The status with which a position is shown when `passOn` follows: until it has decided, the page ignores input for a question that it
   * may pass, because that input would reach another question.
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

  /** Asks the player the pending question. */
  #ask(): void {
    const isMine = this.#undecided === this.#table.generation
    this.#undecided = undefined
    if (isMine && this.#table.state.status === 'thinking') this.#table.set({ status: 'ready' })
  }

  /**
   * Sets the function that finds the losses of a pass, so that windows stop for new chances.
   * @param clockwork kinds of story lines that only advance the game
   */
  judgeLossesBy(lossesIn: LossesIn, clockwork: readonly string[] = []): void {
    this.#lossesIn = lossesIn
    this.#clockwork = clockwork
  }

  /** The chances that a seat passed by hand in this game. */
  #givenBy(seat: SeatName): GivenAway | undefined {
    return this.#given.generation === this.#table.generation ? this.#given.bySeat.get(seat) : undefined
  }

  /**
   * Notes the chances that a player gives up by passing a window by hand: later windows do not stop for them. Using an ability notes
   * nothing, so the others are offered again.
   */
  async #noteGiven(question: Question, answer: Answer): Promise<void> {
    if (this.#table.state.stops.stops !== 'where-new' || !isActionWindow(question) || this.#givesUp === 'window') return
    const { generation } = this.#table
    if (this.#given.generation !== generation) this.#given = { generation, bySeat: new Map() }
    if (!Array.isArray(answer.value) || answer.value[0] !== PASS) return
    const { round } = statusOf(this.#table.state.view)
    const losses = this.#lossesOf(await this.#afterPass(question))
    if (generation !== this.#table.generation) return
    this.#given.bySeat.set(question.who, givenWith(this.#givenBy(question.who), round, question, losses))
  }

  get #givesUp(): 'round' | 'window' {
    return this.#words?.passing.givesUp ?? 'round'
  }

  /** The forecast of passing a window, as far as its player may know. A forecast that fails changes nothing, and gives undefined. */
  async #afterPass(question: Question, asks?: ForecastWish['asks']): Promise<Forecast | undefined> {
    const wish = { question: question.key, chosen: [PASS], options: [], ...(asks ? { asks } : {}) }
    const told = await this.#table.running?.table.forecast(wish).catch(() => undefined)
    return told?.chosen
  }

  #lossesOf(forecast: Forecast | undefined): readonly string[] {
    return forecast === undefined ? [] : this.#lossesIn(forecast, this.#table.state.view)
  }

  /** Whether the next window offers the same again before anything happens: then passing this one gives nothing up. */
  #isOfferedAgain({ nextWindow }: Forecast): boolean {
    return nextWindow?.offers === 'as much' && happenings(nextWindow.follows, this.#clockwork) === 0
  }

  /**
   * Whether a window offers an ability that its player did not give up in this round and that the next window does not offer again, or
   * whether passing it has a new loss.
   */
  async #offers(question: Question): Promise<'nothing new' | 'something'> {
    if (this.#givesUp === 'window') return offersNew(question, undefined, 0) ? 'something' : 'nothing new'
    const given = this.#givenBy(question.who)
    const { round } = statusOf(this.#table.state.view)
    const isNew = offersNew(question, given, round)
    // defer a chance only if one person plays all hands: else another player may act before the next window
    const { hands, held } = this.#table.state
    if (isNew && (hands !== 'open' || held === undefined)) return 'something'
    const forecast = await this.#afterPass(question, isNew ? 'next window' : undefined)
    if (isNew && (forecast === undefined || !this.#isOfferedAgain(forecast))) return 'something'
    if (this.#lossesOf(forecast).every((loss) => given?.losses.has(loss))) return 'nothing new'
    // a loss that no ability can prevent is no reason to ask; with hidden hands this is not checked
    if (this.#table.state.hands !== 'open') return 'something'
    return (await this.#afterPass(question, 'what uses change'))?.uses === 'change nothing' ? 'nothing new' : 'something'
  }

  /** Passes windows that the settings do not stop at, after earlier calls have finished. */
  passOn(): Promise<void> {
    const passed = this.#passing.then(() => this.#passWhereSet())
    // a call that fails must not keep later ones from passing
    this.#passing = passed.catch(() => undefined)
    return passed
  }

  async #passWhereSet(): Promise<void> {
    // "until something happens" looks only at story lines that were added since passing began
    const told = this.#table.state.story.length
    try {
      for (let i = 0; i < MOST_PASSES; i++) {
        const { question, at } = this.#table.state
        if (!question || !this.#mayPass || !this.#mayBePassed(this.#table.state)) break
        this.#table.set(this.beforePassing(this.#table.state))
        const bot = this.#botFor(question)
        if (bot !== undefined) {
          await this.#answerForBot(question, bot)
          if (this.#table.state.at === at) break
          // people may watch bots for a whole game
          i = -1
          continue
        }
        const vote = this.#repeatedVote(question)
        const value = vote ?? (await this.#passFor(question, told))
        // meanwhile another game may have been opened, or the question may have been answered
        if (value === undefined || !this.#mayPass || this.#table.state.question !== question) break
        if (vote !== undefined) this.#vote?.given.add(question.who)
        await this.give([{ kind: 'answer', question: question.key, value }], 'pass on')
        if (this.#table.state.at === at) break
      }
    } finally {
      this.#ask()
    }
  }

  /**
   * The answer that the settings give for the player, or undefined if the player is asked. @param told the number of story lines when
   * passing began
   */
  async #passFor(question: Question, told: number): Promise<Answer['value'] | undefined> {
    const { stops: given, view, story } = this.#table.state
    const stops = this.#stopsOf(question, given)
    const request = given.passing === undefined ? this.#requestsNow().get(question.who) : undefined
    const since = request?.told ?? told
    const happened = stops.passing?.until === 'something-happens' ? happenings(story.slice(since), stops.passing.clockwork) : 0
    const now: Now = { ...pointOf(question, view), happened }
    if (request && isOver(request, now)) this.#requestsNow().delete(question.who)
    const offers = stops.stops === 'where-new' && isActionWindow(question) ? await this.#offers(question) : 'something'
    return answerForStops(question, stops, { ...now, offers })
  }

  /**
   * Passes until something ends: the step, the phase, the round, or the time in which nothing happens. In games in which players act in
   * turns within a window, the request stays while others answer.
   * @param clockwork kinds of story lines that only advance the game, so that they do not count as happening
   */
  async passUntil(until: UntilWhat, clockwork: readonly string[] = []): Promise<void> {
    const { view, stops, question, story } = this.#table.state
    const { round, phase, step, stretch } = statusOf(view)
    const passing: Until = { until, from: { round, phase, step, stretch, happened: 0 }, clockwork }
    if (this.#givesUp === 'window' && question !== undefined) {
      this.#requestsNow().set(question.who, { ...passing, told: story.length })
      return this.passOn()
    }
    this.#table.set({ stops: { ...stops, passing } })
    await this.passOn()
    const { passing: _, ...rest } = this.#table.state.stops
    this.#table.set({ stops: rest })
  }

  /** Saves new settings of where windows stop, and passes on if they say so. */
  async changeStops(stops: StopSettings): Promise<void> {
    this.#table.set({ stops })
    this.#table.ports.keepStops(stops)
    await this.passOn()
  }

  /**
   * Goes to the moment before an input, back or forth. A newer call replaces the goal of an undo or redo that is running, so that the user can scrub.
   * @param wish a player may go back as far as the rules allow the asked seat; the holder, or a player with the consent of all, may go
   * anywhere
   */
  async goTo(input: number, wish: Wish = 'of a player'): Promise<void> {
    const { bots, at, view } = this.#table.state
    const isWatched = Object.keys(bots).length > 0 && statusOf(view).seats.every(({ seat }) => bots[seat])
    // bots that play alone would go on from there at once
    if (isWatched) this.#table.set({ botsPlay: 'paused' })
    await this.#walkTo({ input: isWatched || input >= at ? input : this.#decisionOfPerson(input), wish })
    if (!isWatched && Object.keys(bots).length > 0) await this.passOn()
  }

  /** The last decision of a person up to an input: a bot would answer again at once. */
  #decisionOfPerson(input: number): number {
    const { bots } = this.#table.state
    const inputs = this.#table.running?.held?.holder.standing.inputs ?? []
    const isOfBot = (at: number) => bots[inputs[at]?.by ?? ''] !== undefined
    let at = input
    while (at > 0 && isOfBot(at)) at--
    return isOfBot(at) ? input : at
  }

  #walkTo(aim: Aim): Promise<void> {
    const { generation } = this.#table
    // an undo or redo of an earlier game may still wait for its save
    if (this.#walk?.generation === generation) {
      this.#walk.aim = aim
      return this.#walk.done
    }
    if (!this.#table.running || aim.input === this.#table.state.at || !this.#table.isFree) return Promise.resolve()
    // going back forgets the passed chances: the same windows are asked again
    this.#given = { generation: -1, bySeat: new Map() }
    this.#requestsNow().clear()
    const walk: Walk = { generation, aim, done: Promise.resolve() }
    this.#walk = walk
    walk.done = this.#walkOn(walk).finally(() => {
      if (this.#walk === walk) this.#walk = undefined
    })
    return walk.done
  }

  /**
   * Plays again from the moment before an input: goes back to it and rolls new dice there. The decisions after it are kept as a branch.
   * @param wish as for `goTo`
   */
  async againFrom(input: number, wish: Wish = 'of a player'): Promise<void> {
    if (!this.#table.isFree) return
    const mine = this.#table.generation
    await this.#walkTo({ input, wish, dice: 'new' })
    if (mine !== this.#table.generation) return
    const { takeBack, at } = this.#table.state
    if (takeBack === undefined && at <= input && this.#table.isFree) {
      if (this.#table.mayRefuse(wish)) await this.give([{ kind: 'dice' }])
      else await this.replay([{ kind: 'dice', seed: this.#table.ports.freshSeed() }])
    }
    // keep the refused request together with the wish for new dice, until all players agree
    const { refused, takeBack: asked } = this.#table.state
    if (refused && !asked) this.#table.set({ takeBack: { input, dice: 'new' } })
  }

  async #walkOn(walk: Walk): Promise<void> {
    const table = this.#table
    const mine = walk.generation
    try {
      // a new goal may also be set while the game is being saved
      while (walk.aim !== undefined && mine === table.generation) {
        table.startThinking()
        for (let aim: Aim | undefined = walk.aim; aim !== undefined && mine === table.generation; aim = walk.aim) {
          walk.aim = undefined
          await this.#stepTo(aim)
        }
        if (mine !== table.generation) return
        await this.#hands.drawCurtain()
        if (mine !== table.generation) return
        table.set({ status: 'ready', saved: 'saving' })
        await this.#keeping.persist()
      }
      if (mine === table.generation) this.#keeping.recordEnding()
    } catch (error) {
      table.fail(error, mine)
    } finally {
      walk.aim = undefined
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
      const refused = this.#table.mayRefuse(wish) ? await holder.refusesRewind(to, dice) : undefined
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
    // inputs that no longer fit stay visible in the redo list, so that they are not lost
    const done = refused ? Math.min(again.length, Math.max(0, holder.standing.inputs.length - at)) : again.length
    table.applyNews(now, refused, { redo: redo.slice(done), redoPlaces: redoPlaces.slice(done) })
  }

  /** Undoes at a table in another process; the undone inputs are not redone automatically. */
  async #takeBack(now: Running, input: number): Promise<void> {
    if (input > this.#table.state.at) return
    const { refused } = await now.table.takeBack(input)
    if (this.#table.running === now) this.#table.applyNews(now, refused)
  }

  /** Whether a decision that is repeated after an undo comes with new dice. */
  chooseDice(dice: 'same' | 'new'): void {
    this.#table.set({ dice })
  }
}

/** The point of the game at which a question is asked, as far as stops depend on it. */
function pointOf({ who }: Question, view: View): Omit<Now, 'happened' | 'offers'> {
  const { round, phase, step, stretch, activePlayer } = statusOf(view)
  return { round, phase, step, stretch, ...(activePlayer === undefined ? {} : { role: activePlayer === who ? 'active' : 'other' }) }
}
