/**
 * Plays a number of random games with packs, for tests: like `qw fuzz`, but without a time limit and without writing files. The games are played
 * natively, also those of untrusted packs; some are replayed in quickjs.
 */
import type { PackBundle } from '@questwright/packs'
import { proposedGames } from './proposed-games.ts'
import { openFuzzRealm } from './realm.ts'
import { runFuzz, unwordedIn } from './run.ts'

export interface FuzzedPacks {
  readonly games: number
  readonly choices: number
  /** The failures, in words. */
  readonly found: readonly string[]
}

/**
 * Plays the games.
 * @param packs the packs with all their dependencies
 * @param tested ids of the packs whose abilities should fire
 */
export async function fuzzBundles(
  packs: readonly PackBundle[],
  tested: readonly string[],
  { seed, games }: { readonly seed: string; readonly games: number },
): Promise<FuzzedPacks> {
  const native = await openFuzzRealm('native', packs)
  const quickjs = await openFuzzRealm('quickjs', packs)
  try {
    const report = await runFuzz(
      { native, quickjs: async () => quickjs },
      {
        packs: tested,
        proposed: proposedGames(packs, tested),
        seed,
        times: 20,
        games,
        share: 10,
        shrinks: 0,
        enough: () => false,
        patience: () => () => true,
        onProgress: () => undefined,
      },
    )
    return {
      games: report.games,
      choices: report.choices,
      found: [
        ...report.failures.map(({ finding, game }) => `game ${game}: ${finding.kind} ${finding.code}: ${finding.message}`),
        ...unwordedIn(report, packs, tested).map(({ message }) => message),
      ],
    }
  } finally {
    native.close()
    quickjs.close()
  }
}
