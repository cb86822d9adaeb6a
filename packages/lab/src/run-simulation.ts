import type { SimulatedGame, SimulateRequest } from './play-game.ts'

/**
 * Plays the games of a simulation in slices, each with one call to a realm, so that progress is visible and a script that breaks the realm
 * affects only one game.
 */

export interface SimulationRealm {
  /** Calls `simulate` inside for these games. Rejects when the realm broke. */
  readonly play: (part: SimulateRequest) => Promise<readonly SimulatedGame[]>
  /** Whether an error comes from a broken realm, and not from a setup that cannot be played. */
  readonly isBroken: (error: unknown) => boolean
  /** Renews the realm without muting an ability. */
  readonly renew: () => Promise<void>
  /** Mutes the ability that was running, and renews the realm. @throws the error when no ability was running */
  readonly recover: (error: unknown) => Promise<void>
}

export interface RunOptions {
  /** Games per call, as long as the realm does not break. */
  readonly slice: number
  readonly onGames?: (games: readonly SimulatedGame[]) => void
  /** Called before each slice; `true` stops the simulation and keeps the finished games. */
  readonly isStopped?: () => boolean
}

/** @returns the games in order; fewer than requested if it was stopped */
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
