/** Games of bots in a realm: the limits of one game, and calls that go on after a script has broken the realm. */
import type { PlayedGame, PlayRequest, SimulatedGame, SimulationRealm } from '@questwright/lab'
import { type Fault, MachineError, type SturdyRealm } from '@questwright/realm/web'

/** The limit of fuel for a game of a bot, which usually takes two or three hundred: more means an endless loop. */
export const fuelPerGame = 4_000
/** The time limit for the call of a game, in milliseconds: after it the watchdog ends the realm. */
export const patiencePerGame = 30_000
/** A call ends itself after this time, before the watchdog would end the whole worker: its own error is more precise. */
export const limitsPerGame = { milliseconds: 20_000 }

/** A game with the faults of abilities that broke its realm, and with the author's place for each fault. */
export function withFaults<Game extends { readonly faults: readonly Fault[] }>(realm: SturdyRealm, game: Game): Game {
  return { ...game, faults: [...realm.broke, ...game.faults.map(realm.placed)] }
}

/** Plays one game. If a script breaks the realm, its ability is muted and the game is played again. @throws Error where no ability can be blamed */
export async function playedGame(realm: SturdyRealm, request: PlayRequest): Promise<PlayedGame> {
  for (;;) {
    try {
      const muting = { ...request, muted: realm.muted }
      return withFaults(realm, await realm.call<PlayedGame>('playGame', muting, { fuel: fuelPerGame, patience: patiencePerGame }))
    } catch (error) {
      await realm.recover(error)
    }
  }
}

/** A realm for `runSimulation`. @param isStopped whether the realm was closed: it is not opened again then */
export function simulationRealm(realm: SturdyRealm, isStopped: () => boolean = () => false): SimulationRealm {
  return {
    play: async (part) => {
      const budget = { fuel: fuelPerGame * part.games, patience: patiencePerGame }
      const games = await realm.call<SimulatedGame[]>('simulate', { ...part, muted: realm.muted }, budget)
      return games.map((game) => withFaults(realm, game))
    },
    isBroken: (error) => error instanceof MachineError,
    renew: realm.renew,
    recover: (error) => (isStopped() ? Promise.reject(error) : realm.recover(error)),
  }
}
