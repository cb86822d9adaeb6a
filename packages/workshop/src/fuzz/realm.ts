/** A realm in which the exhaustive bot plays. */
import type {
  ExamineRequest,
  Finding,
  FuzzBatchGame,
  FuzzBatchRequest,
  FuzzedGame,
  FuzzPart,
  FuzzRequest,
  LentBoard,
  ReplayReport,
  ReplayRequest,
} from '@questwright/lab'
import type { PackBundle } from '@questwright/packs'
import {
  authorPlace,
  bootPacks,
  engineModules,
  type Fault,
  type Input,
  MachineError,
  moduleName,
  openRealm,
  type RealmKind,
  type ScriptProblem,
  type Setup,
} from '@questwright/realm'
import { LAB, TESTKIT } from '../running/extra-modules.ts'
import { gameOf } from '../running/games.ts'

/**
 * Limits of a call: beyond them it counts as an endless loop. In quickjs the limit of fuel decides, because it is the same on every machine; the
 * limit in milliseconds is so high that a busy machine does not reach it in games that end. The native realm has only a watchdog, which counts
 * milliseconds.
 */
const FUEL = 20_000
const MILLISECONDS = 60_000
const PATIENCE = 65_000

/** A game that broke the realm. */
export interface Broke {
  readonly finding: Finding
  /** The ability that was running, if any: it is switched off in the rest of the game. */
  readonly ability: string | undefined
}

export interface FuzzRealm {
  readonly kind: RealmKind
  readonly problems: readonly ScriptProblem[]
  readonly parts: (packs: readonly string[]) => Promise<readonly FuzzPart[]>
  /** Tables that the scenes of these packs set up, with the inputs of the scenes; games start from them. */
  readonly lent: (packs: readonly string[]) => Promise<readonly LentBoard[]>
  readonly batch: (request: FuzzBatchRequest) => Promise<readonly FuzzBatchGame[] | Broke>
  /** The request with which game number `game` of a run is played. */
  readonly request: (request: Omit<FuzzBatchRequest, 'games' | 'share'>, game: number) => Promise<FuzzRequest | Broke>
  readonly play: (request: FuzzRequest) => Promise<FuzzedGame | Broke>
  readonly examine: (request: ExamineRequest) => Promise<readonly Finding[] | Broke>
  readonly replay: (request: ReplayRequest) => Promise<ReplayReport | Broke>
  /** The state of a game after at most `most` inputs, as a setup; null when no question was pending there. */
  readonly cut: (request: {
    readonly setup: Setup
    readonly seed: string
    readonly inputs: readonly Input[]
    readonly most: number
  }) => Promise<{ readonly setup: Setup; readonly inputs: readonly Input[] } | null | Broke>
  readonly close: () => void
}

export function hasBroken<T extends object>(answer: T | Broke | null): answer is Broke {
  return answer !== null && 'finding' in answer
}

/** Opens a realm. @throws MachineError when the engine itself does not start */
export async function openFuzzRealm(kind: RealmKind, packs: readonly PackBundle[]): Promise<FuzzRealm> {
  const realm = await openRealm({
    kind,
    place: 'worker',
    engine: (await engineModules(gameOf(packs), [LAB, TESTKIT])).modules,
    limits: { milliseconds: MILLISECONDS },
    patience: PATIENCE,
  })
  let booted = await bootPacks(realm, packs, 'defined').catch((error: unknown) => {
    realm.close()
    throw error
  })
  /** Adds to findings their places in the author's files. */
  const placed = <T extends { readonly findings: readonly Finding[] }>(game: T): T => ({
    ...game,
    findings: game.findings.map((finding) =>
      finding.fault ? { ...finding, fault: { ...finding.fault, ...authorPlace(finding.fault.stack, packs) } } : finding,
    ),
  })
  const call = async <T extends object | null>(method: string, argument: unknown): Promise<T | Broke> => {
    try {
      return JSON.parse(await realm.call(method, JSON.stringify(argument), { fuel: FUEL, patience: PATIENCE })) as T
    } catch (error) {
      if (!(error instanceof MachineError)) throw error
      const ability = error.machine === 'poisoned' ? booted.abilities[error.running - 1] : undefined
      if (error.machine === 'poisoned') {
        await realm.renew()
        booted = await bootPacks(realm, packs, 'defined')
      }
      const fault: Fault = {
        reason: error.reason,
        message: error.message,
        ...(ability ? { ability } : {}),
        ...authorPlace(error.inside, packs),
        ...(error.inside ? { stack: error.inside } : {}),
      }
      return {
        finding: {
          kind: 'realm',
          code: `${ability ?? method} ${error.reason}`,
          message: `${kind} gave no answer: ${error.message.replace(`${method}: `, '')}`,
          at: 0,
          fault,
        },
        ability,
      }
    }
  }
  return {
    kind,
    get problems() {
      return booted.problems
    },
    parts: async (names) => {
      const parts = await call<readonly FuzzPart[]>('fuzzParts', { packs: names })
      if (hasBroken(parts)) throw new Error(parts.finding.message)
      return parts
    },
    lent: async (names) => {
      const own = packs.filter(({ id }) => names.includes(id))
      const scenes = own.flatMap((pack) =>
        pack.scenes.map(({ path, slug }) => ({ module: moduleName(pack.id, path), code: `${pack.id}:${slug}`, home: pack.id })),
      )
      const lent: LentBoard[] = []
      for (const { module, code, home } of scenes) {
        const boards = await call<readonly Omit<LentBoard, 'home' | 'code'>[]>('sceneBoards', { modules: [module] })
        // skip a scene that breaks the realm
        if (!hasBroken(boards)) for (const { words, inputs, fires } of boards) lent.push({ home, code, words, inputs, fires })
      }
      return lent
    },
    batch: async (request) => {
      const games = await call<readonly FuzzBatchGame[]>('fuzzBatch', request)
      return hasBroken(games) ? games : games.map((game) => ({ ...game, played: placed(game.played) }))
    },
    request: (request, game) => call('fuzzRequest', { ...request, game }),
    play: async (request) => {
      const game = await call<FuzzedGame>('fuzzGame', request)
      return hasBroken(game) ? game : placed(game)
    },
    examine: async (request) => {
      const findings = await call<readonly Finding[]>('examineGame', request)
      return hasBroken(findings) ? findings : placed({ findings }).findings
    },
    replay: (request) => call('replayGame', request),
    cut: (request) => call('cutBefore', request),
    close: () => realm.close(),
  }
}
