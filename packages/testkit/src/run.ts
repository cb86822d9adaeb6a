import {
  type Engine,
  type Input,
  type Json,
  type JsonObject,
  readThrown,
  type Table,
  table,
  type WordsReference,
} from '@questwright/kernel'
import {
  answerCalls,
  currentEngine,
  type GameOptions,
  listenForDice,
  listenForFired,
  offerToScripts,
  Plays,
  stackOf,
  withDiceOf32Bits,
} from '@questwright/kernel/internal'
import { SceneFailure } from './failure.ts'
import { ScenePlay, type SceneRunWay, WAYS } from './play.ts'
import { collectScenes, type Scene } from './scene.ts'

/** Runs scene files inside a realm: the method `runScenes`, which the host calls. */

interface SceneResult {
  readonly module: string
  readonly title: string
  readonly status: 'passed' | 'failed'
  /** The way of playing it in which it failed. */
  readonly way?: SceneRunWay
  readonly message?: string
  readonly stack?: string
  readonly answers: number
  /** The events of a failed scene, a line each; of a long scene only the last ones. */
  readonly story?: readonly string[]
  /** The final state hash of a scene that passed. */
  readonly hash?: string
  /** The data with which a failed scene can be opened as a game: setup, seed and inputs. */
  readonly replay?: JsonObject
  /** The parts that had an effect, as `pack:slug#part`, if requested. */
  readonly fired?: readonly string[]
  /** Keys in scripts that were used in it, for which a text should have words. */
  readonly named?: readonly WordsReference[]
}

function optionsFor(scene: Scene, engine: Engine, home: string, plays: Plays | undefined): GameOptions & { readonly home: string } {
  const { rigs, faults: _faults, ...setup } = scene.setup
  const played = engine.sceneWords.setup(setup, engine, home)
  return {
    home,
    ruleset: engine.ruleset,
    library: engine.library,
    // the seed of a scene is public, so scenes may use the old dice, and scenes from before keyed dice rely on their results
    setup: withDiceOf32Bits({
      setup: (played ?? {
        kind: 'position',
        position: engine.sceneWords.position(setup, engine, home) as unknown as JsonObject,
      }) as GameOptions['setup'],
    }).setup,
    seed: 'scene',
    ...(rigs ? { rigs } : {}),
    ...(plays ? { plays } : {}),
  }
}

/** Plays a scene in one way. @throws SceneFailure, or what the engine threw */
function playScene(
  scene: Scene,
  options: GameOptions & { readonly home: string },
  engine: Engine,
  way: SceneRunWay,
  keep: (play: ScenePlay) => void,
): void {
  const play = new ScenePlay(options, engine.sceneWords, way)
  keep(play)
  scene.body(play)
  if (play.ended !== 'there')
    throw new SceneFailure(
      `the scene does not say where the game stands in the end; add t.isAt(…), t.offers(…), t.asks(…), t.isWon() or t.isLost() as its last call${play.ended === 'taken back' ? '; the answer after the last of these calls moved the game on' : ''}`,
    )
  const expected = scene.setup.faults ?? []
  const faults = play.game.table.record.inputs.flatMap((input) => (input.kind === 'fault' ? [input.ability] : []))
  for (const fault of faults)
    if (!expected.includes(fault))
      throw new SceneFailure(`the ability ${fault} failed: ${play.game.table.record.faults.map((one) => one.message).join('; ')}`)
  for (const fault of expected)
    if (!faults.includes(fault)) throw new SceneFailure(`the ability ${fault} was expected to fail, and did not`)
  for (const [die, results] of Object.entries(scene.setup.rigs ?? {}))
    results.forEach((_, nth) => {
      if (!play.usedRigs.has(`${die} ${nth}`)) throw new SceneFailure(`result ${nth + 1} of the rig "${die}" was not used`)
    })
  if (way === 'undo') play.replayEverything()
}

const MOST_LINES = 80

/** The story lines as authors write them in `t.tells`: the kind, and its parts; cards by their slugs. */
function storyLines(play: ScenePlay): readonly string[] {
  const said = (part: Json | undefined): string => {
    const code = typeof part === 'object' && part !== null && 'code' in part ? part.code : undefined
    return typeof code === 'string' ? code.slice(code.indexOf(':') + 1) : JSON.stringify(part)
  }
  return ScenePlay.storyOf(play)
    .slice(-MOST_LINES)
    .map(({ kind, parts }) => [kind, ...Object.entries(parts).map(([name, part]) => `${name}=${said(part)}`)].join(' '))
}

function runScene(
  module: string,
  scene: Scene,
  engine: Engine,
  ways: readonly SceneRunWay[],
  fired: 'told' | 'quiet',
  plays: Plays | undefined,
): SceneResult {
  let answers = 0
  const parts = new Set<string>()
  let named: readonly WordsReference[] = []
  const home = module.slice(0, module.indexOf('/'))
  let options: ReturnType<typeof optionsFor> | undefined
  let hash: string | undefined
  for (const way of ways) {
    let play: ScenePlay | undefined
    const keep = (one: ScenePlay): void => {
      play = one
    }
    try {
      // every way begins with the same board
      options ??= optionsFor(scene, engine, home, plays)
      const board = options
      if (fired === 'told' && way === 'straight')
        listening(
          (part) => void parts.add(part),
          engine,
          (heard) => playScene(scene, board, heard, way, keep),
        )
      else playScene(scene, board, engine, way, keep)
      answers = Math.max(answers, play?.game.table.record.consumed ?? 0)
      // only the first way records what the game does, since all ways play the same game
      if (way === ways[0]) {
        named = [...(play?.game.table.instruments.named.values() ?? [])]
        hash = play?.game.hash
      }
    } catch (thrown) {
      const stack = stackOf(thrown)
      const table = play?.game.table
      return {
        module,
        title: scene.title,
        status: 'failed',
        way,
        message: withFaults(thrown instanceof SceneFailure ? thrown.message : readThrown(thrown).message, table, scene.setup.faults),
        // if the board cannot be built, the stack has no line of the scene, so use the line that registers it
        ...(play ? (stack ? { stack } : {}) : scene.at ? { stack: scene.at } : {}),
        answers: table?.record.consumed ?? 0,
        ...(play ? { story: storyLines(play) } : {}),
        ...(table
          ? {
              replay: {
                setup: table.setup as unknown as JsonObject,
                seed: table.firstSeed,
                inputs: table.record.inputs as unknown as JsonObject[],
              },
            }
          : {}),
      }
    }
  }
  return {
    module,
    title: scene.title,
    status: 'passed',
    answers,
    ...(hash === undefined ? {} : { hash }),
    ...(fired === 'told' ? { fired: [...parts].sort() } : {}),
    ...(named.length > 0 ? { named } : {}),
  }
}

/** Adds to a message which abilities failed meanwhile: they may be the cause. */
function withFaults(message: string, table: Table | undefined, expected: readonly string[] = []): string {
  const others =
    table?.record.faults.filter(({ ability }) => ability === undefined || !(expected.includes(ability) || message.includes(ability))) ?? []
  return [message, ...others.map((fault) => `the ability ${fault.ability} failed: ${fault.message}`)].join('; ')
}

/**
 * Plays a scene and reports the parts that have an effect. Parts that only contribute to a value because an assertion reads it are not
 * reported.
 */
function listening(to: (part: string) => void, engine: Engine, playing: (engine: Engine) => void): void {
  const { sceneWords } = engine
  const value: typeof sceneWords.value = (t, path) => {
    listenForFired(undefined)
    try {
      return sceneWords.value(t, path)
    } finally {
      listenForFired(to)
    }
  }
  listenForFired(to)
  try {
    playing({ ...engine, sceneWords: { ...sceneWords, value } })
  } finally {
    listenForFired(undefined)
  }
}

/**
 * Runs the scenes of these modules in the given ways, by default in all four.
 * @returns one result for each scene; a file that does not load or registers nothing is a failed result of its own
 */
function runScenes({
  modules,
  ways = WAYS,
  only,
  fired = 'quiet',
  compare = 'off',
}: {
  readonly modules: readonly string[]
  readonly ways?: readonly SceneRunWay[]
  readonly only?: string
  /** `told`: each result lists the parts that had an effect. */
  readonly fired?: 'told' | 'quiet'
  /** `on`: each stretch is compared with the same stretch in the other ways, to name a script that keeps state. This takes time. */
  readonly compare?: 'on' | 'off'
}): SceneResult[] {
  const engine = currentEngine()
  return modules.flatMap((module) => {
    let scenes: Scene[]
    try {
      scenes = scenesOf(module, engine)
    } catch (thrown) {
      const stack = stackOf(thrown)
      return [
        {
          module,
          title: `${module} does not load`,
          status: 'failed' as const,
          message: readThrown(thrown).message,
          ...(stack ? { stack } : {}),
          answers: 0,
        },
      ]
    }
    if (scenes.length === 0)
      return [
        {
          module,
          title: `${module} has no scene`,
          status: 'failed' as const,
          message: 'a scene file registers at least one scene(…)',
          answers: 0,
        },
      ]
    return scenes
      .filter((scene) => only === undefined || scene.title.includes(only))
      .map((scene) => runScene(module, scene, engine, ways, fired, compare === 'on' ? new Plays() : undefined))
  })
}

const loaded = new Map<string, Scene[]>()

/** The scenes of a module, cached: a module runs only once in a realm. */
function scenesOf(module: string, engine: Engine): Scene[] {
  const before = loaded.get(module)
  if (before) return before
  const scenes = collectScenes(() => void engine.load(module))
  loaded.set(module, scenes)
  return scenes
}

/** The board of a scene, and what happens on it when the scene is played. */
interface SceneBoard {
  readonly module: string
  readonly words: JsonObject
  /** The scene's answers; empty if it fixes dice, or if it does not run to its end. */
  readonly inputs: readonly Input[]
  /** By part (`pack:slug#part`): how many answers had been given when it first had an effect. */
  readonly fires: { readonly [part: string]: number }
}

/**
 * Plays the scenes of these modules once, to get boards on which their cards can act, and the answers that lead there. Files that do not
 * load are left out.
 */
function sceneBoards({ modules }: { readonly modules: readonly string[] }): SceneBoard[] {
  const engine = currentEngine()
  return modules.flatMap((module) => {
    try {
      return scenesOf(module, engine).map((scene) => boardOf(module, scene, engine))
    } catch {
      // ignored: `runScenes` reports the error
      return []
    }
  })
}

function boardOf(module: string, scene: Scene, engine: Engine): SceneBoard {
  const { rigs, faults: _faults, ...words } = scene.setup
  const laid = { module, words: JSON.parse(JSON.stringify(words)) as JsonObject }
  const fires: { [part: string]: number } = {}
  if (rigs) return { ...laid, inputs: [], fires }
  let play: ScenePlay | undefined
  const note = (part: string): void => {
    fires[part] ??= table().record.consumed
  }
  try {
    listening(note, engine, (heard) =>
      playScene(scene, optionsFor(scene, engine, module.slice(0, module.indexOf('/')), undefined), heard, 'straight', (one) => {
        play = one
      }),
    )
    return { ...laid, inputs: play?.game.table.record.inputs.slice() ?? [], fires }
  } catch {
    return { ...laid, inputs: [], fires: {} }
  }
}

/** The setups of the scenes of a module, without playing them. @throws Error when the file does not load */
function sceneSetups({ module }: { readonly module: string }): { readonly title: string; readonly words: JsonObject }[] {
  return scenesOf(module, currentEngine()).map(({ title, setup }) => {
    const { rigs: _rigs, faults: _faults, ...words } = setup
    return { title, words: JSON.parse(JSON.stringify(words)) as JsonObject }
  })
}

const thrown = new Map<string, { readonly die: string; readonly nth: number; readonly result: number }>()

/** The dice rolls in the open game since the last call, in order; the first call starts recording. */
function diceThrown(): readonly { readonly die: string; readonly nth: number; readonly result: number }[] {
  const dice = [...thrown.values()]
  thrown.clear()
  listenForDice((die, nth, result) => void thrown.set(`${die} ${nth}`, { die, nth, result }))
  return dice
}

answerCalls({ runScenes, sceneBoards, sceneSetups, diceThrown })
offerToScripts('@questwright/testkit')
