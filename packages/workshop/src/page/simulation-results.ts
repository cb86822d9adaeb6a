/** Results of simulations that are kept: of the current packs, and of the version before. */
import type { Bots, SimulationFigures } from '@questwright/lab'
import type { PackBundle } from '@questwright/packs/types'

/** The parameters that must be equal for comparing two simulations: all but the packs, the seed and the number of games. */
export interface SimulationSubject {
  /** `pack:slug` */
  readonly scenario: string
  readonly mode: string
  /** Codes of the decks by seat. */
  readonly decks: readonly string[]
  /** One bot for all seats, or one for each. */
  readonly bot: Bots
  /** Whether decks, with their bots, move to the next seat from game to game. */
  readonly seating?: 'swapped'
}

export interface KeptResult {
  /** The stamp of all packs used by the games. */
  readonly packs: string
  readonly seed: string
  readonly figures: SimulationFigures
  readonly stopped: 'stopped' | 'finished'
  /** Time by this browser's clock, ISO 8601. */
  readonly at: string
}

export interface KeptSimulation {
  readonly format: 'questwright-simulation'
  readonly version: 1
  readonly subject: SimulationSubject
  /** The newest result, for any packs. */
  readonly latest: KeptResult
  /** The newest result of packs other than those of `latest`: the last simulated version before. */
  readonly before?: KeptResult
}

/** A stamp of packs: equal stamps mean equal games. */
export function packsStamp(packs: readonly PackBundle[]): string {
  return packs
    .map(({ id, hash }) => `${id} ${hash}`)
    .sort()
    .join('\n')
}

/** The key under which results are stored. */
export function subjectKey({ scenario, mode, decks, bot, seating }: SimulationSubject): string {
  return JSON.stringify([scenario, mode, bot, ...decks, ...(seating ? [seating] : [])])
}

/** Adds a new result: with new packs the latest one becomes `before`. */
export function withResult(kept: KeptSimulation | undefined, subject: SimulationSubject, result: KeptResult): KeptSimulation {
  const before = kept === undefined ? undefined : kept.latest.packs === result.packs ? kept.before : kept.latest
  // the author went back to the version before: swap the two results
  const other = before?.packs === result.packs ? kept?.latest : before
  return { format: 'questwright-simulation', version: 1, subject, latest: result, ...(other ? { before: other } : {}) }
}

/** The results to show for the current packs. */
export interface Shown {
  /** The result for exactly these packs; undefined until they are simulated. */
  readonly now: KeptResult | undefined
  readonly before: KeptResult | undefined
}

/** @param packs the stamp of the current packs */
export function shownFor(kept: KeptSimulation | undefined, packs: string): Shown {
  if (!kept) return { now: undefined, before: undefined }
  if (kept.latest.packs === packs) return { now: kept.latest, before: kept.before }
  // the author went back to the version before: swap the two results
  if (kept.before?.packs === packs) return { now: kept.before, before: kept.latest }
  return { now: undefined, before: kept.latest }
}

/** The newest result of each scenario, by its code. */
export function newestResults(kept: readonly KeptSimulation[]): ReadonlyMap<string, KeptResult> {
  const newest = new Map<string, KeptResult>()
  for (const { subject, latest } of kept) {
    const before = newest.get(subject.scenario)
    if (before === undefined || before.at < latest.at) newest.set(subject.scenario, latest)
  }
  return newest
}

/** Whether a stored entry has the current format; entries of other versions of the program are left alone. */
export const isKeptSimulation = (entry: Pick<KeptSimulation, 'format' | 'version'> | undefined): boolean =>
  entry?.format === 'questwright-simulation' && entry.version === 1
