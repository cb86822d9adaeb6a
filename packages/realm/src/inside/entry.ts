/** The methods of a realm that the host can call. It runs inside the machine, with kernel and ruleset, and receives and returns JSON. */
import {
  DefinitionError,
  type ForecastWish,
  type Input,
  type JsonObject,
  keywordCode,
  type PackContent,
  readThrown,
  type SeatName,
  type Setup,
  type ViewerName,
} from '@questwright/kernel'
import {
  answerCalls,
  type BotKind,
  currentEngine,
  doorMethod,
  type FatalAbility,
  Game,
  type GameOptions,
  isFault,
  isUnwinding,
  type Keyframe,
  listenForCheckpoints,
  listenForRunning,
  modulesForScripts,
  nameAbilities,
  readErrorsWith,
  useEngine,
  writtenAt,
} from '@questwright/kernel/internal'
import { game as played, scriptModule } from '@questwright/realm/game'
import { load, messageOf, noteCheckpoint, noteRunning, offer, openDoor, stackOf, takeOverflow } from '@questwright/realm/inside'

/** A pack as the host sends it: its facts, and the names of the modules that hold its scripts. */
export interface BootPack extends Omit<PackContent, 'scripts'> {
  readonly modules: readonly string[]
}

export interface BootProblem {
  readonly pack: string
  readonly module?: string
  readonly message: string
  readonly stack?: string
  /** `wrong-name`: the script uses an unknown name, and the part of it that does so is left out. */
  readonly reason?: 'wrong-name'
  /** The system whose chapter declares it, and where in that chapter. */
  readonly declared?: { readonly system: string; readonly path: readonly string[] }
}

export interface BootReply {
  /** Scripts that failed while loading, and parts that were left out. */
  readonly problems: readonly BootProblem[]
  /** The names of abilities (`pack:slug#ability`): `running` is the index here plus 1. */
  readonly abilities: readonly string[]
  /** Exports of the script API that are deprecated, each with its replacement. */
  readonly deprecated?: { readonly [name: string]: string }
  /** The words and titles of the game by which scripts may describe cards. */
  readonly describes?: { readonly words: readonly string[]; readonly titles: readonly string[] }
  /** Set if the rules decide which inputs a player may give: then each input of a player names the player. */
  readonly rights?: 'by-seat'
}

/** A `running` number above this is the number of a module that was being loaded, plus this constant. */
const LOADING = 1_000_000

readErrorsWith({ stackOf, messageOf, takeOverflow })

const { ruleset, sceneWords, heuristic, proving, courseOf } = played

/** A game that is open in this realm. */
interface OpenGame {
  readonly game: Game
  /** Identifies the keyframe that was sent to the host last. */
  given: string
}

/** The table of a call in a realm with a single table. */
const ONLY_TABLE = ''

/** A call about a table: its name, in a realm that tables share. */
interface TableCall {
  readonly table?: string
}

const games = new Map<string, OpenGame>()

function openAt({ table = ONLY_TABLE }: TableCall): OpenGame {
  const open = games.get(table)
  if (!open) throw new Error('no game is open in this realm')
  return open
}

const gameAt = (call: TableCall): Game => openAt(call).game

type Script = ReturnType<typeof played.scriptIn>

/** The exports of modules that were loaded before packs were booted, by module name. */
const loadedAhead = new Map<string, Script>()

/** Loads modules ahead in a realm that is not booted yet. The failure of a module is reported when the realm is booted. */
function loadAhead({ modules }: { readonly modules: readonly string[] }): void {
  for (const module of modules) {
    try {
      loadedAhead.set(module, played.scriptIn(load(module)))
    } catch {
      // it will fail again, and be reported, when the realm is booted
    }
  }
}

function boot({ packs }: { readonly packs: readonly BootPack[] }): BootReply {
  const problems: BootProblem[] = []
  let count = 0
  const contents = packs.map((pack): PackContent => {
    const scripts: unknown[] = []
    for (const module of pack.modules) {
      noteRunning(LOADING + count++)
      try {
        // reading an export may run code of the script, so the script is noted as running meanwhile
        const script = loadedAhead.has(module) ? loadedAhead.get(module) : played.scriptIn(load(module))
        if (script) scripts.push(script)
      } catch (thrown) {
        const { message, stack } = readThrown(thrown)
        const at = thrown instanceof DefinitionError ? thrown.at : stack
        problems.push({
          pack: pack.id,
          module,
          message: thrown instanceof DefinitionError ? message.replace('DefinitionError: ', '') : message,
          ...(typeof at === 'string' ? { stack: at } : {}),
        })
      }
      noteRunning(0)
    }
    return { ...pack, scripts }
  })
  const library = played.buildLibrary(contents, ({ pack, weight, message, at, declared }) => {
    const problem: BootProblem = { pack, message, ...(at === undefined ? {} : { stack: at }), ...(declared ? { declared } : {}) }
    problems.push(weight === 'wrong' ? { ...problem, reason: 'wrong-name' } : problem)
  })
  const abilities: string[] = []
  for (const definition of library.cards.values())
    for (const side of Object.values(definition.sides))
      for (const part of side?.parts ?? []) abilities.push(`${definition.code}#${part.slug}`)
  for (const keyword of library.keywords.values()) for (const part of keyword.parts) abilities.push(`${keywordCode(keyword)}#${part.slug}`)
  for (const { code, events, answers } of library.systems?.values() ?? [])
    for (const part of [...Object.keys(events), ...Object.keys(answers)]) abilities.push(`${code}#${part}`)
  nameAbilities(abilities)
  listenForRunning(noteRunning)
  listenForCheckpoints(noteCheckpoint)
  useEngine({ ruleset, library, sceneWords, heuristic, proving, courseOf, load })
  libraryNow = library
  return {
    problems,
    abilities,
    ...(played.deprecated ? { deprecated: played.deprecated } : {}),
    ...(played.describes ? { describes: played.describes } : {}),
    ...(ruleset.refusesInput ? { rights: 'by-seat' } : {}),
  }
}

let libraryNow: GameOptions['library'] | undefined

interface OpenRequest extends TableCall {
  readonly setup: Setup
  readonly seed: string
  readonly inputs?: readonly Input[]
  readonly keyframe?: Keyframe
  readonly fatal?: readonly FatalAbility[]
  readonly strict?: 'on' | 'off'
  readonly viewers: readonly ViewerName[]
}

/** The line because of which the last game of a table could not be opened. */
const unopened = new Map<string, string>()

/**
 * The newest keyframe, unless the host has it already. It is sent with the reply, because a separate call costs more time than its text.
 * `past` is left out, since the host has it already.
 */
function newKeyframe(open: OpenGame): { readonly keyframe?: Omit<Keyframe, 'past'> & { readonly storyLength: number } } {
  const newest = open.game.keyframe()
  const name = newest ? `${newest.inputs} ${newest.hash}` : ''
  if (name === open.given) return {}
  open.given = name
  if (!newest) return {}
  const { inputs, hash, position, past } = newest
  return { keyframe: { inputs, hash, position, storyLength: past.storyLength } }
}

/**
 * The reply of every call about the open game, besides the data for viewers: with the inputs and the keyframe that the host does not know
 * yet.
 */
function standing(call: TableCall & { readonly viewers: readonly ViewerName[] }, refused?: ReturnType<Game['advance']>): JsonObject {
  const { viewers } = call
  const open = gameAt(call)
  const { mismatch, table } = open
  const reply = open.reply(viewers, refused)
  const from = open.takeChangedFrom()
  const told = {
    ...reply,
    places: reply.places.slice(from),
    news: {
      from,
      inputs: table.record.inputs.slice(from),
      hashes: table.record.hashes.slice(from, table.record.consumed),
      ...newKeyframe(openAt(call)),
    },
    checkpoint: { inputs: table.record.checkpoint.inputs, hash: open.checkpointHash },
    storyLength: open.storyLength,
    storyBefore: open.storyBefore,
    waiting: open.waiting.length,
    ...(mismatch ? { mismatch } : {}),
  }
  return told as unknown as JsonObject
}

answerCalls({
  /**
   * Ids of the packs from which a game is dealt, or null if the rules do not name any. It is called before packs are booted, because only
   * these need to be.
   */
  packsIn: ({ setup }: { readonly setup: JsonObject }) => {
    const packs = ruleset.packsIn?.(setup)
    return packs ? [...packs] : null
  },
  boot,
  loadAhead,
  catalogue: () => played.catalogue,
  /** The position that a scene's words describe. */
  layBoard: ({ words, home }: { readonly words: JsonObject; readonly home: string }) => sceneWords.position(words, currentEngine(), home),
  open: ({ table = ONLY_TABLE, setup, seed, inputs, keyframe, fatal, strict, viewers }: OpenRequest) => {
    if (!libraryNow) throw new Error('boot packs before opening a game')
    unopened.delete(table)
    try {
      const game = new Game({
        ruleset,
        library: libraryNow,
        setup,
        seed,
        ...(inputs ? { inputs } : {}),
        ...(keyframe ? { keyframe } : {}),
        ...(fatal ? { fatal } : {}),
        ...(strict ? { strict } : {}),
      })
      games.set(table, { game, given: '' })
    } catch (thrown) {
      if (thrown instanceof DefinitionError && thrown.at !== undefined) unopened.set(table, thrown.at)
      throw thrown
    }
    return standing({ table, viewers })
  },
  /** The stack of the script line because of which the last game could not be opened. */
  unopenedAt: ({ table = ONLY_TABLE }: TableCall) => unopened.get(table) ?? null,
  /** Ends a table, so that the realm keeps nothing of it. */
  closeTable: ({ table = ONLY_TABLE }: TableCall) => {
    games.delete(table)
    unopened.delete(table)
    return null
  },
  advance: ({ inputs, ...call }: TableCall & { inputs: readonly Input[]; viewers: readonly ViewerName[] }) =>
    standing(call, gameAt(call).advance(inputs)),
  rewind: ({ to, ...call }: TableCall & { to: number; viewers: readonly ViewerName[] }) => {
    const open = gameAt(call)
    for (const viewer of call.viewers) open.forgetViewer(viewer)
    const tail = open.rewind(to)
    return { tail, ...standing(call) }
  },
  /** Why a player may not rewind the game to this input; null if the player may. */
  refusesRewind: ({ by, to, dice, ...call }: TableCall & { readonly by: SeatName; readonly to: number; readonly dice?: 'new' }) =>
    gameAt(call).refusesRewind(by, to, dice) ?? null,
  /** The answer of a bot to the pending question, and its key; null if nothing is asked or no legal answer was found. */
  botAnswer: ({ bot, seed, ...call }: TableCall & { readonly bot: BotKind; readonly seed: string }) => {
    const open = gameAt(call)
    const value = open.botAnswer(bot, heuristic, `${seed} ${open.table.record.inputs.length}`)
    const question = open.question
    return value === undefined || question === undefined ? null : { question: question.key, by: question.spec.who.id, value }
  },
  /** Sends viewers a complete view instead of changes. */
  look: (call: TableCall & { viewers: readonly ViewerName[] }) => {
    const open = gameAt(call)
    for (const viewer of call.viewers) open.forgetViewer(viewer)
    return standing(call)
  },
  dropWaiting: ({ keep, ...call }: TableCall & { viewers: readonly ViewerName[]; keep?: number }) => {
    gameAt(call).dropWaiting(keep)
    return standing(call)
  },
  save: (call: TableCall) => {
    const { table, waiting } = gameAt(call)
    return {
      setup: table.setup,
      seed: table.firstSeed,
      inputs: table.record.inputs,
      hashes: [...table.record.hashes.slice(0, table.record.consumed), table.state.hash],
      places: table.record.places.slice(0, table.record.consumed),
      ...(waiting.length > 0 ? { waiting } : {}),
    }
  },
  /** The stack of the line that wrote an ability: for faults that ended the machine before they could be reported. */
  writtenAt: ({ ability }: { readonly ability: string }) => (libraryNow && writtenAt(libraryNow, ability)) ?? null,
  keyframes: (call: TableCall) => gameAt(call).keyframes.map(({ inputs, hash }) => ({ inputs, hash })),
  keyframe: ({ most, ...call }: TableCall & { most?: number }) => gameAt(call).keyframe(most) ?? null,
  keyframeNow: (call: TableCall) => gameAt(call).keyframeNow(),
  /** Repaired rules that affected the open game. */
  repaired: (call: TableCall) => gameAt(call).table.record.repaired,
  counters: (call: TableCall) => gameAt(call).table.instruments.counters,
  why: ({ card, viewer, ...call }: TableCall & { card: string; viewer?: ViewerName }) => gameAt(call).why.explain(card, viewer),
  coming: ({ viewer, ...call }: TableCall & { viewer?: ViewerName }) => gameAt(call).why.coming(viewer),
  forecast: ({ viewer, wish, ...call }: TableCall & { viewer: ViewerName; wish: ForecastWish }) =>
    gameAt(call).forecast(viewer, wish) ?? null,
  heard: ({ answers, viewer, ...call }: TableCall & { answers: number; viewer?: ViewerName }) => gameAt(call).why.heard(answers, viewer),
})

offer([scriptModule, ...modulesForScripts()])
openDoor((method, argument) => {
  const answer = doorMethod(method)
  if (!answer) throw new Error(`the door has no method called ${method}`)
  try {
    return JSON.stringify(answer(JSON.parse(argument) as never) ?? null)
  } catch (thrown) {
    // exceptions that the kernel uses internally mean nothing to the host; only faults of scripts get this far, during an explanation
    if (isFault(thrown)) throw new Error(`${thrown.ability === undefined ? '' : `${thrown.ability}: `}${thrown.message}`)
    if (isUnwinding(thrown)) throw new Error('the game waits for an answer, and cannot be read meanwhile')
    throw thrown
  }
})
