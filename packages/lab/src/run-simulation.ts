import type { SimulatedGame, SimulateRequest } from './play-game.ts'

/** Plays the games of a simulation slice by slice over the door of a realm, so that progress is seen and a broken script costs one game's time. */

export interface SimulationRealm {
  /** Calls `simulate` inside for these games. Rejects when the realm broke. */
  readonly play: (part: SimulateRequest) => Promise<readonly SimulatedGame[]>
  /** Whether the error came from a realm that broke, and not from a setup that cannot be played. */
  readonly isBroken: (error: unknown) => boolean
  /** Opens the realm anew without blaming an ability. */
  readonly renew: () => Promise<void>
  /** Blames the ability that was running, and opens the realm anew. @throws the error when no ability was running */
  readonly recover: (error: unknown) => Promise<void>
}

export interface RunOptions {
  /** Games per call while no realm has broken. */
  readonly slice: number
  readonly onGames?: (games: readonly SimulatedGame[]) => void
  /** Called before each slice; finished games are kept. */
  readonly isStopped?: () => boolean
}

/** @returns the games in their order; fewer than asked for when it was stopped */
export async function runSimulation(realm: SimulationRealm, request: SimulateRequest, options: RunOptions): Promise<SimulatedGame[]> {
  const all: SimulatedGame[] = []
  let { slice } = options
  while (all.length < request.games && !options.isStopped?.()) {
    const part = { ...request, first: request.first + all.length, games: Math.min(slice, request.games - all.length) }
    let games: readonly SimulatedGame[]
    try {
      games = await realm.play(part)
    } catch (error) {
      // play the games of the slice one by one to find which one broke the realm
      if (part.games === 1 || !realm.isBroken(error)) await realm.recover(error)
      else await realm.renew()
      slice = 1
      continue
    }
    all.push(...games)
    options.onGames?.(games)
  }
  return all
}
