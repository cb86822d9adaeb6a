import {
  type AnswerValue,
  atTable,
  type Input,
  type JsonObject,
  type Library,
  type Outcome,
  PASS,
  type Part,
  type Setup,
  type Table,
  table,
  type WordsReference,
} from '@questwright/kernel'
import {
  currentEngine,
  diceFrom,
  fingerprint,
  Game,
  judge,
  listenForFired,
  type PendingQuestion,
  type SeededDice,
  stateOf,
} from '@questwright/kernel/internal'
import { abilityOf, fuzzAnswer, hungerFor, idleAnswer } from './fuzz-bot.ts'
import { type Finding, oddQuestion, oddTokens, unsound } from './fuzz-findings.ts'

/** Games of the exhaustive bot, inside a realm: every step is checked, and fired parts are counted. */

interface FuzzBounds {
  readonly decisions: number
  readonly rounds: number
  /**
   * The game ends after this many answers of the bot in which no hungry part had an effect, since another board is more useful then.
   * Without it there is no such limit.
   */
  readonly idle?: number
}

/** Everything that determines a game of the exhaustive bot: equal requests give equal games. */
export interface FuzzRequest {
  readonly setup: Setup
  readonly seed: string
  /** Answers to give first. If none fits a question, the bot gives the minimal answer. */
  readonly script?: readonly Input[]
  /** The bot that continues after the script; without it the game ends with the script. */
  readonly bot?: { readonly seed: string; readonly hungry: readonly string[] }
  readonly bounds: FuzzBounds
  /** Abilities that broke a realm before: muted from the beginning. */
  readonly muted?: readonly { readonly ability: string; readonly reason: string }[]
  /** `lent`: its table is from a scene, so breaches that exist at the beginning are not reported. */
  readonly board?: 'lent'
}

export interface FuzzedGame {
  readonly ended: 'over' | 'bound' | 'script' | 'failed'
  readonly outcome?: Outcome
  readonly rounds: number
  readonly decisions: number
  readonly stateHash: string
  readonly hash: string
  readonly findings: readonly Finding[]
  /** How often each part fired. A constant part counts once per stretch between two steps. */
  readonly fired: { readonly [part: string]: number }
  /** How often each ability was among the options. */
  readonly offered: { readonly [part: string]: number }
  /** Codes of cards that were in a zone other than a deck. */
  readonly reached: readonly string[]
  /** Keys in scripts that were used in the game, for which a text should have words. */
  readonly named: readonly WordsReference[]
  readonly inputs: readonly Input[]
  /** The state before each input, and one after the last. */
  readonly hashes: readonly string[]
  /** All answers, including those that a fault rolled back: a script that leads to the same game. */
  readonly script: readonly Input[]
}

/** Limit of the decisions in one step of the round: with more, the game is reported as stuck. */
const MOST_STILL = 400
/** The same limit for the questions within one effect. */
const MOST_IN_EFFECT = 120
/** The interval, in checkpoints, at which the incremental state hash is compared with a hash computed from scratch. */
const HASH_EVERY = 24
/** How many answers of a script are searched for one that fits. */
const AHEAD = 6
/** After this many searches without success, the first answer of the script is dropped. */
const MOST_MISSES = 12

/** Plays one game and checks every step. Never throws: an exception of the engine is a finding. */
export function fuzzGame(request: FuzzRequest): FuzzedGame {
  const { ruleset, library, proving } = currentEngine()
  const watch = new Watch(request, library)
  const inputs: Input[] = (request.muted ?? []).map(({ ability, reason }) => ({ kind: 'fault', ability, reason }))
  let game: Game | undefined
  listenForFired((part) => watch.fire(part))
  try {
    game = new Game({
      ruleset,
      library,
      setup: request.setup,
      seed: request.seed,
      inputs,
      history: 'dropped',
      answerer: (question) => watch.answer(question, proving.breaches),
      atCheckpoint: (t) => watch.rest(t, proving.breaches),
    })
  } catch (thrown) {
    const error = thrown as { name?: string; message?: string; stack?: string }
    watch.note(
      'crash',
      `${error.name ?? 'Error'} ${(error.message ?? '').split('\n')[0]?.replace(/\d+/g, 'n').slice(0, 120)}`,
      error.message ?? String(thrown),
    )
  } finally {
    listenForFired(undefined)
  }
  const t = game?.table ?? watch.table
  if (t) watch.faults(t)
  if (game && !game.outcome && !game.question) watch.note('stuck', 'asks-nothing', 'the game is not over and asks nothing')
  return watch.report(t, game?.outcome)
}

/** Identifies a breach by its code and its card. */
function named(one: { readonly code: string; readonly message: string; readonly card?: string }): {
  readonly code: string
  readonly message: string
} {
  return { code: one.card ? `${one.code} ${one.card}` : one.code, message: one.message }
}

type Breaches = (moment: 'question' | 'rest') => readonly { readonly code: string; readonly message: string; readonly card?: string }[]

/** Checks one game while it is played, and answers its questions. */
class Watch {
  table: Table | undefined
  readonly #request: FuzzRequest
  readonly #kinds = new Map<string, Part['kind']>()
  readonly #hunger: ReturnType<typeof hungerFor>
  readonly #dice: SeededDice
  readonly #idle: SeededDice
  readonly #script: readonly Extract<Input, { kind: 'answer' }>[]
  readonly #findings: Finding[] = []
  readonly #fired = new Map<string, number>()
  readonly #offered = new Map<string, number>()
  readonly #reached = new Set<string>()
  /** Constant parts that were counted since the last step began. */
  readonly #counted = new Set<string>()
  /** The last answer to each question in each state, to find uses that change nothing. */
  readonly #before = new Map<string, { times: number; value: AnswerValue }>()
  #listening: 'yes' | 'no' = 'yes'
  #next = 0
  #misses = 0
  /** All answers in order. */
  readonly #given: Input[] = []
  /** Number of the bot's answers after the script. */
  #byBot = 0
  #faults = 0
  #rests = 0
  #cards = 0
  /** Breaches of a scene's board that exist from the beginning: they are not reported. */
  #odd: ReadonlySet<string> | undefined
  #firstRound: number | undefined
  #judged = ''
  /** The number of answers when a hungry part last had an effect, or when the bot took over from the script. */
  #fedAt = 0
  #still = { place: '', count: 0 }
  #ended: FuzzedGame['ended'] | undefined

  constructor(request: FuzzRequest, library: Library) {
    this.#request = request
    this.#hunger = hungerFor(request.bot?.hungry ?? [])
    this.#dice = diceFrom(request.bot?.seed ?? request.seed)
    this.#idle = diceFrom(`idle ${request.seed}`)
    this.#script = (request.script ?? []).flatMap((input) => (input.kind === 'answer' ? [input] : []))
    for (const definition of library.cards.values())
      for (const side of Object.values(definition.sides))
        for (const part of side?.parts ?? []) this.#kinds.set(`${definition.code}#${part.slug}`, part.kind)
    for (const keyword of library.keywords.values())
      for (const part of keyword.parts) this.#kinds.set(`${keyword.pack}:${keyword.slug}#${part.slug}`, part.kind)
  }

  fire(part: string): void {
    if (this.#listening === 'no') return
    const kind = this.#kinds.get(part)
    if (kind === undefined) return
    if (kind === 'modifier' || kind === 'lasting' || kind === 'check') {
      if (this.#counted.has(part)) return
      this.#counted.add(part)
    }
    this.#fired.set(part, (this.#fired.get(part) ?? 0) + 1)
    if (this.#hunger.parts.has(part)) this.#fedAt = this.#given.length
  }

  note(kind: Finding['kind'], code: string, message: string, more: { fault?: Finding['fault'] } = {}): void {
    const t = this.table
    const place = t ? atTable(t, () => t.ruleset.place()) : undefined
    if (this.#findings.some((one) => one.kind === kind && one.code === code)) return
    this.#findings.push({
      kind,
      code,
      message,
      at: this.#given.length,
      ...(place ? { place } : {}),
      ...(more.fault ? { fault: more.fault } : {}),
    })
  }

  /** Reads the table without counting the parts that contribute to a stat meanwhile. */
  #quietly<T>(look: () => T): T {
    const before = this.#listening
    this.#listening = 'no'
    try {
      return look()
    } finally {
      this.#listening = before
    }
  }

  #judge(t: Table, moment: 'question' | 'rest', breaches: Breaches): void {
    // skip a question right after a checkpoint: the table is the same
    if (moment === 'question' && t.state.hash === this.#judged) return
    this.#judged = t.state.hash
    this.#quietly(() => {
      const compared = moment === 'rest' && this.#rests % HASH_EVERY === 0 ? 'compared' : 'trusted'
      const found = atTable(t, () => [...unsound(t, this.#cards, compared), ...breaches(moment)])
      for (const card of t.cards) {
        const odd = oddTokens(stateOf(card).tokens)
        if (odd) found.push({ code: 'odd-tokens', message: `${card} has ${odd}` })
        const { name } = card.zone
        if (!name.endsWith('deck') && name !== 'kernel') this.#reached.add(card.code)
      }
      const coded = found.map(named)
      this.#odd ??= new Set(
        this.#request.board === 'lent' ? [...coded, ...atTable(t, () => breaches('rest')).map(named)].map(({ code }) => code) : [],
      )
      for (const { code, message } of coded) {
        if (this.#odd.has(code)) continue
        this.note('breach', code, message)
        this.#ended = 'failed'
      }
    })
  }

  rest(t: Table, breaches: Breaches): void {
    this.#meet(t)
    this.faults(t)
    this.#counted.clear()
    this.#rests++
    this.#judge(t, 'rest', breaches)
  }

  /** Records the faults since the last call. */
  faults(t: Table): void {
    for (const fault of t.record.faults.slice(this.#faults))
      this.note('fault', `${fault.ability ?? ''} ${fault.reason}`, fault.message, { fault })
    this.#faults = t.record.faults.length
  }

  #meet(t: Table): void {
    if (this.table) return
    this.table = t
    this.#cards = t.cards.length
  }

  answer(question: PendingQuestion, breaches: Breaches): AnswerValue | undefined {
    const t = table()
    this.#meet(t)
    this.faults(t)
    if (this.#ended) return undefined
    const { spec } = question
    const { round, phase, step } = t.ruleset.place()
    this.#firstRound ??= round
    if (this.#given.length >= this.#request.bounds.decisions || round - this.#firstRound >= this.#request.bounds.rounds)
      return this.#end('bound')
    const odd = oddQuestion(t, question)
    if (odd) {
      this.note('question', odd.code, odd.message)
      return this.#end('failed')
    }
    this.#judge(t, 'question', breaches)
    if (this.#ended) return undefined
    for (const option of question.options) {
      const ability = abilityOf(option)
      if (ability) this.#offered.set(ability, (this.#offered.get(ability) ?? 0) + 1)
    }
    const place = `${round} ${phase} ${step}`
    this.#still = this.#still.place === place ? { place, count: this.#still.count + 1 } : { place, count: 1 }
    const because = question.because.card
      ? `${question.because.card.code ?? ''}#${question.because.ability ?? ''}`
      : (question.because.step ?? '')
    if (this.#still.count > MOST_STILL || t.record.consumed - t.record.checkpoint.inputs > MOST_IN_EFFECT) {
      this.note('stuck', `${spec.name} ${because}`, `the game does not go on: "${spec.name}" was asked again and again at ${place}`)
      return this.#end('failed')
    }
    const value = this.#scripted(question) ?? this.#chosen(question, t.state.hash)
    if (value === undefined) {
      if (this.#ended) return undefined
      this.note('stuck', `no-answer ${spec.name} ${because}`, `no legal answer was found to "${spec.name}" for ${spec.who.id}`)
      return this.#end('failed')
    }
    this.#given.push({ kind: 'answer', question: question.key, value })
    return value
  }

  #end(how: FuzzedGame['ended']): undefined {
    this.#ended ??= how
    return undefined
  }

  /** The script's answer if it fits, else the minimal answer. */
  #scripted(question: PendingQuestion): AnswerValue | undefined {
    if (this.#next >= this.#script.length) return undefined
    for (let i = this.#next; i < Math.min(this.#next + AHEAD, this.#script.length); i++) {
      const given = this.#script[i] as Extract<Input, { kind: 'answer' }>
      if (given.question !== question.key || judge(question, given.value) !== undefined) continue
      this.#next = i + 1
      this.#misses = 0
      return given.value
    }
    if (++this.#misses > MOST_MISSES) {
      this.#misses = 0
      this.#next++
    }
    return idleAnswer(question, this.#idle)
  }

  #chosen(question: PendingQuestion, hash: string): AnswerValue | undefined {
    const { bot, bounds } = this.#request
    if (!bot) return this.#end('script')
    if (this.#byBot++ === 0) this.#fedAt = this.#given.length
    if (bounds.idle !== undefined && this.#given.length - this.#fedAt >= bounds.idle) return this.#end('bound')
    const key = `${hash} ${question.key}`
    const before = this.#before.get(key)
    if (before && question.spec.shape === 'choose' && currentEngine().ruleset.initiation !== 'costs-met') {
      // a game whose actions need only their costs may offer an action that changes nothing again and again; other games should not offer it.
      // same state, same question: the last answer changed nothing. Repeat it to see whether this can go on forever
      before.times++
      if (before.times < 4 && judge(question, before.value) === undefined) return before.value
      const used = question.options.find((option) => Array.isArray(before.value) && option.key === (before.value as readonly string[])[0])
      const ability = used ? (abilityOf(used) ?? used.key) : ''
      this.note(
        'endless',
        ability || question.spec.name,
        `${ability || `"${question.spec.name}"`} was used four times in a row, changed nothing and is offered again`,
      )
      return idleAnswer(question, this.#idle)
    }
    const value = fuzzAnswer(question, this.#hunger, this.#dice)
    if (value !== undefined && Array.isArray(value) && value[0] !== PASS && question.options.some(({ key: one }) => one === PASS))
      this.#before.set(key, { times: 1, value })
    return value
  }

  report(t: Table | undefined, outcome: Outcome | undefined): FuzzedGame {
    const hashes = t ? [...t.record.hashes.slice(0, t.record.consumed), t.state.hash] : []
    return {
      ended: outcome ? 'over' : this.#findings.length > 0 ? 'failed' : (this.#ended ?? 'failed'),
      ...(outcome ? { outcome } : {}),
      rounds: t ? atTable(t, () => t.ruleset.place()).round - (this.#firstRound ?? 0) : 0,
      decisions: this.#given.length,
      stateHash: t?.state.hash ?? '',
      hash: fingerprint(hashes.join(' ')),
      findings: this.#findings,
      fired: Object.fromEntries(this.#fired),
      offered: Object.fromEntries(this.#offered),
      reached: [...this.#reached].sort(),
      named: t ? [...t.instruments.named.values()] : [],
      inputs: t ? t.record.inputs.slice(0, t.record.consumed) : [],
      hashes,
      script: this.#given,
    }
  }
}

// ── boards and parts ────────────────────────────────────────

interface FuzzBoardRequest {
  readonly seed: string
  readonly packs: readonly string[]
  readonly hungry: readonly string[]
  readonly proposed?: readonly JsonObject[]
}

/** A board for hungry parts, as the setup of a game. Equal requests give equal boards. */
function fuzzBoard({ seed, packs, hungry, proposed = [] }: FuzzBoardRequest): { readonly words: JsonObject; readonly setup: Setup } {
  const engine = currentEngine()
  const words = engine.proving.board({ dice: diceFrom(`board ${seed}`), packs, hungry, proposed }, engine.library)
  const played = engine.sceneWords.setup(words, engine, '')
  const setup = (played ?? { kind: 'position', position: engine.sceneWords.position(words, engine, '') as unknown as JsonObject }) as Setup
  return { words, setup }
}

/** A part of a card, a keyword or a rule of the tested packs. */
export interface FuzzPart {
  /** `pack:slug#part` */
  readonly name: string
  readonly title: string
  readonly kind: Part['kind']
  /** The printed word of the ability, or the stat that it changes. */
  readonly what: string
}

/** All parts that can have an effect in games of their pack. */
export function fuzzParts({ packs }: { readonly packs: readonly string[] }): FuzzPart[] {
  const { library, proving } = currentEngine()
  const found = new Map<string, FuzzPart>()
  const add = (name: string, title: string, part: Part): void => {
    if (proving.isForOtherPacks?.(part)) return
    const what = part.kind === 'ability' ? part.word : 'stat' in part ? part.stat : part.kind
    if (!found.has(name)) found.set(name, { name, title, kind: part.kind, what })
  }
  for (const definition of library.cards.values())
    if (packs.includes(definition.pack))
      for (const side of Object.values(definition.sides))
        for (const part of side?.parts ?? [])
          add(`${definition.code}#${part.slug}`, String(definition.front.facts.title ?? definition.slug), part)
  for (const keyword of library.keywords.values())
    if (packs.includes(keyword.pack))
      for (const part of keyword.parts) add(`${keyword.pack}:${keyword.slug}#${part.slug}`, keyword.slug, part)
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

// ── many games ──────────────────────────────────────────────

export interface FuzzBatchRequest {
  readonly seed: string
  readonly packs: readonly string[]
  /** The numbers of the games to play. */
  readonly games: readonly number[]
  /** The parts that fired least often come first. */
  readonly hungry: readonly string[]
  readonly muted?: FuzzRequest['muted']
  /** Tables of scenes, and the answers of these scenes. */
  readonly lent?: readonly LentBoard[]
  /** Games that the packs propose in addition to their scenarios, as setups without decks. */
  readonly proposed?: readonly JsonObject[]
  /** Games whose number is divisible by this are returned with their inputs, for replays. */
  readonly share: number
}

export interface FuzzBatchGame {
  readonly game: number
  /** The request of the game; only for games with findings and games that will be replayed. */
  readonly request?: FuzzRequest
  readonly played: FuzzedGame
}

const WHOLE: FuzzBounds = { decisions: 900, rounds: 25 }
const POSITION: FuzzBounds = { decisions: 160, rounds: 2, idle: 24 }
/**
 * One of this many games is played from its beginning. Early in a run there are fewer of them, because a board that is built for hungry
 * parts tries more such parts with fewer answers.
 */
const WHOLE_EVERY = 10
const WHOLE_EVERY_AT_FIRST = 40
const AT_FIRST = 200

/** A table that a scene sets up, and the answers of the scene. */
export interface LentBoard {
  /** The pack to which slugs without a pack refer. */
  readonly home: string
  /** The card or keyword that the scene is about. */
  readonly code: string
  readonly words: JsonObject
  readonly inputs: readonly Input[]
  /** By part: how many answers had been given when it first had an effect. */
  readonly fires: { readonly [part: string]: number }
}

/**
 * Probability in percent of using a scene's board for a part, if there is one. Such a board serves a single part, so it is best when few
 * parts are still hungry.
 */
const LENT = 95
const LENT_WHERE_MANY_ARE_HUNGRY = 60
const MANY = 90
/** Each game is built for a part from the hungriest fraction of the list of hungry parts: a fifth of it. */
const HUNGRIEST = 5
/** Up to this many of the last answers of the scene before the effect of the part are left out, and the bot answers instead. */
const LEFT_TO_CHANCE = 3
/** Limit of the bot's own answers on a scene's board. */
const LENT_DECISIONS = 60
/** Limit of answers without effect of a hungry part, after the scene's answers. */
const LENT_IDLE = 16
/** Limit of rounds on a scene's board; long scenes take three. */
const LENT_ROUNDS = 4

/** A scene's board for a part, with the scene's answers until shortly before the part has an effect. */
function lentGame(
  dice: SeededDice,
  part: string,
  lent: readonly LentBoard[],
): Pick<FuzzRequest, 'setup' | 'script' | 'bounds'> | undefined {
  const showing = lent.filter(({ fires }) => fires[part] !== undefined)
  const boards = showing.length > 0 ? showing : lent.filter(({ code }) => code === part.slice(0, part.lastIndexOf('#')))
  if (boards.length === 0 || (showing.length === 0 && dice(4) > 0)) return undefined
  const { home, words, inputs, fires: moments } = boards[dice(boards.length)] as LentBoard
  const engine = currentEngine()
  const played = engine.sceneWords.setup(words, engine, home)
  // a game from the beginning is shuffled with another seed, so the scene's answers would not fit
  if (played) return { setup: played as unknown as Setup, bounds: WHOLE }
  const moment = moments[part]
  const answers = moment === undefined ? dice(inputs.length + 1) : Math.max(0, moment - dice(LEFT_TO_CHANCE + 1))
  const script = inputs.slice(0, answers)
  return {
    setup: { kind: 'position', position: engine.sceneWords.position(words, engine, home) as unknown as JsonObject } as Setup,
    script,
    bounds: { decisions: script.length + LENT_DECISIONS, rounds: LENT_ROUNDS, idle: LENT_IDLE },
  }
}

/** The request of game n of a seed, for these hungry parts. */
export function fuzzRequest(
  { seed, packs, hungry, muted, lent, proposed = [] }: Omit<FuzzBatchRequest, 'games' | 'share'>,
  game: number,
): FuzzRequest {
  const own = `${seed}/${game}`
  const whole = game % (game < AT_FIRST ? WHOLE_EVERY_AT_FIRST : WHOLE_EVERY) === 0 || hungry.length === 0
  const common = { seed: own, bot: { seed: own, hungry }, ...(muted && muted.length > 0 ? { muted } : {}) }
  const dice = diceFrom(`served ${own}`)
  const served = hungry[dice(Math.ceil(hungry.length / HUNGRIEST))]
  if (!whole && served !== undefined && dice(100) < (hungry.length > MANY ? LENT_WHERE_MANY_ARE_HUNGRY : LENT)) {
    const borrowed = lentGame(dice, served, lent ?? [])
    if (borrowed) return { ...common, ...borrowed, board: 'lent' }
  }
  const wanted = whole || served === undefined ? [] : [served, ...hungry.filter((part) => part !== served)]
  const { setup } = fuzzBoard({ seed: own, packs, hungry: wanted, proposed })
  return { ...common, setup, bounds: setup.kind === 'position' ? POSITION : WHOLE }
}

/** Plays some games of a run. */
export function fuzzBatch(batch: FuzzBatchRequest): FuzzBatchGame[] {
  return batch.games.map((game) => {
    const request = fuzzRequest(batch, game)
    const played = fuzzGame(request)
    if (played.findings.length > 0 || game % batch.share === 0) return { game, request, played }
    return { game, played: { ...played, inputs: [], hashes: [], script: [] } }
  })
}
