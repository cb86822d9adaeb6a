/** Opens realms for commands: the engine with the lab and the packs. A script that breaks its realm does not end the run. */
import { createRequire } from 'node:module'
import {
  type Asked,
  type AskedRequest,
  type PlayedGame,
  type PlayRequest,
  type ReplayReport,
  type ReplayRequest,
  runSimulation,
  type SimulatedGame,
  type SimulateRequest,
} from '@questwright/lab'
import { type PackBundle, scriptModuleOf } from '@questwright/packs'
import {
  engineModules,
  type GameFile,
  MachineError,
  type ModuleSource,
  openRealm,
  openSturdyRealm,
  type RealmKind,
  type ScriptProblem,
} from '@questwright/realm'
import { fuelPerGame, limitsPerGame, patiencePerGame, playedGame, simulationRealm, withFaults } from '../page/games-of-bots.ts'
import { Broken } from '../problems.ts'
import type { LoadedWorkspace } from '../workspace/local-pack.ts'
import { LAB } from './extra-modules.ts'
import { withLine, withPlace } from './fault-places.ts'
import { faultLine } from './fault-words.ts'
import { gameOf } from './games.ts'

const here = createRequire(import.meta.url)

/**
 * The paths of the declarations of the script API: those of a game, and those of the testkit for its scenes.
 * @param game the game of the packs that are checked; each game is checked separately
 */
export function declarations(game: string): { readonly [module: string]: string } {
  const names = [scriptModuleOf(game), '@questwright/testkit']
  return Object.fromEntries(names.map((name) => [name, here.resolve(name)]))
}

/**
 * The name of the engine for these packs, as saved games contain it: kernel, ruleset and interface, without the additional modules of a program.
 */
export async function engineIdentity(packs: readonly PackBundle[]): Promise<GameFile['engine']> {
  const { name, version, hash } = await engineModules(gameOf(packs))
  return { name, version, hash }
}

export interface Lab {
  readonly kind: RealmKind
  /** Scripts that were left out while loading. */
  readonly problems: readonly ScriptProblem[]
  /** Messages of the ruleset by their codes. */
  readonly catalogue: () => Promise<{ readonly [code: string]: string }>
  readonly play: (request: PlayRequest) => Promise<PlayedGame>
  /** Plays games one after the other, and reports each finished batch. */
  readonly simulate: (request: SimulateRequest, onGames?: (games: readonly SimulatedGame[]) => void) => Promise<SimulatedGame[]>
  readonly replay: (request: ReplayRequest) => Promise<ReplayReport>
  /** The question of a recorded game at a certain input. */
  readonly asked: (request: AskedRequest) => Promise<Asked>
  readonly close: () => void
}

/** The modules of the engine of packs, with the lab. */
export async function labEngine(packs: readonly PackBundle[]): Promise<readonly ModuleSource[]> {
  return (await engineModules(gameOf(packs), [LAB])).modules
}

/**
 * Opens a realm with packs in which bots play. A script that breaks the realm is left out, or its ability muted, and the game is played again.
 * @param workspace has the authors' sources, in which the lines of faults without a stack are searched
 * @throws MachineError when the engine itself does not start
 */
export async function openLab(kind: RealmKind, packs: readonly PackBundle[], workspace?: LoadedWorkspace): Promise<Lab> {
  const realm = await openRealm({
    kind,
    place: 'worker',
    engine: await labEngine(packs),
    limits: limitsPerGame,
    patience: patiencePerGame,
  })
  const sturdy = await openSturdyRealm(realm, packs, (fault) => (workspace ? withPlace(fault, workspace) : fault))
  const call = <T>(method: string, argument: unknown): Promise<T> =>
    sturdy.call<T>(method, argument, { fuel: fuelPerGame, patience: patiencePerGame })

  return {
    kind,
    get problems() {
      const { problems } = sturdy.booted
      return workspace ? problems.map((problem) => withLine(problem, workspace)) : problems
    },
    catalogue: () => sturdy.call<{ [code: string]: string }>('catalogue', {}),
    play: (request) => playedGame(sturdy, request),
    simulate: (request, onGames) =>
      runSimulation(simulationRealm(sturdy), request, { slice: kind === 'native' ? 10 : 1, ...(onGames ? { onGames } : {}) }),
    replay: async (request) => {
      try {
        return withFaults(sturdy, await call<ReplayReport>('replayGame', request))
      } catch (error) {
        if (!(error instanceof MachineError)) throw error
        const ability = sturdy.booted.abilities[error.running - 1]
        if (ability === undefined) throw new Broken(`The game cannot be played again: ${error.message}`)
        throw new Broken(
          faultLine(
            sturdy.placed({
              reason: error.reason,
              message: `it broke the realm while the game was replayed: ${error.message}`,
              ability,
              ...(error.inside ? { stack: error.inside } : {}),
            }),
            packs,
          ),
        )
      }
    },
    asked: (request) => call<Asked>('askedAt', request),
    close: () => sturdy.close(),
  }
}
