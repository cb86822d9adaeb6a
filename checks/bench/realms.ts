/** Realms with the lab's methods, for benchmarks and parity tests. */
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { PackBundle } from '@questwright/packs'
import { bootPacks, type EngineModules, engineModules, openRealm, type Realm, type RealmKind } from '@questwright/realm'
import { games } from '@questwright/workshop/games'

const resolveFrom = createRequire(import.meta.url)

type GameName = keyof typeof games

const engines = new Map<GameName, Promise<EngineModules>>()

/** The modules of a game's engine with the lab; those of the cooperative game have the boards of the benchmarks as well. */
export function engineWithLab(game: GameName = 'lcg'): Promise<EngineModules> {
  const known = engines.get(game)
  if (known) return known
  const made = engineModules(games[game], [
    { name: '@questwright/lab', entry: resolveFrom.resolve('@questwright/lab/inside') },
    ...(game === 'lcg' ? [{ name: '@questwright/bench', entry: fileURLToPath(new URL('./inside/boards.ts', import.meta.url)) }] : []),
  ])
  engines.set(game, made)
  return made
}

/** A realm in this thread with packs of one game loaded, so that its CPU time counts as that of this process. */
export async function realmWith(kind: RealmKind, packs: readonly PackBundle[]): Promise<Realm> {
  const { modules } = await engineWithLab(packs[0]?.game as GameName | undefined)
  const realm = await openRealm({ kind, place: 'in-thread', engine: modules, limits: { milliseconds: 600_000, fuel: 10_000_000 } })
  const { problems } = await bootPacks(realm, packs)
  if (problems.length > 0)
    throw new Error(
      `scripts do not load: ${problems.map((problem) => `${problem.pack}/${problem.file ?? ''}: ${problem.message}`).join('; ')}`,
    )
  return realm
}

/** The result of the lab's `playGame`. */
export interface PlayedGame {
  readonly outcome?: { readonly result: string; readonly why: { readonly code: string } }
  readonly rounds: number
  readonly decisions: number
  readonly stateHash: string
  readonly hash: string
  readonly stuck?: string
  readonly faults: readonly { readonly ability?: string; readonly message: string }[]
  readonly slips: readonly string[]
  readonly counters: { readonly [counter: string]: number }
}

export async function playGame(realm: Realm, setup: unknown, seed: string, bot: 'random' | 'greedy'): Promise<PlayedGame> {
  return JSON.parse(await realm.call('playGame', JSON.stringify({ setup, seed, bot, record: 'none' }))) as PlayedGame
}
