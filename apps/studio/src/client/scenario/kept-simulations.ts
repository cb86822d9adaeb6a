/** Simulation results stored in this browser: of the current packs, and of the version before. */
import type { BotKind, SimulationFigures } from '@questwright/lab'
import type { PackBundle } from '@questwright/packs/types'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** The parameters that must be equal for comparing two simulations: all but the packs, the seed and the number of games. */
export interface SimulationSubject {
  /** `pack:slug` */
  readonly scenario: string
  readonly mode: string
  /** Codes of the decks by seat. */
  readonly decks: readonly string[]
  readonly bot: BotKind
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
export function subjectKey({ scenario, mode, decks, bot }: SimulationSubject): string {
  return JSON.stringify([scenario, mode, bot, ...decks])
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

interface Schema extends DBSchema {
  simulations: { key: string; value: KeptSimulation }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('questwright-simulations', 1, { upgrade: (db) => void db.createObjectStore('simulations') })
  return opened
}

/** @returns the stored results; undefined for an entry of another version of the studio, or without storage */
export async function keptSimulations(subjects: readonly SimulationSubject[]): Promise<(KeptSimulation | undefined)[]> {
  try {
    const db = await database()
    const found = await Promise.all(subjects.map((subject) => db.get('simulations', subjectKey(subject))))
    return found.map((one) => (one?.format === 'questwright-simulation' && one.version === 1 ? one : undefined))
  } catch {
    return subjects.map(() => undefined)
  }
}

/** Stores a result. @returns the updated entry, also where the browser cannot store it */
export async function keepResult(subject: SimulationSubject, result: KeptResult): Promise<KeptSimulation> {
  const [kept] = await keptSimulations([subject])
  const next = withResult(kept, subject, result)
  try {
    await (await database()).put('simulations', next, subjectKey(subject))
  } catch {
    // in a private window the results live as long as the page
  }
  return next
}

/** The newest simulation of each scenario by its code; empty without storage. */
export async function newestSimulations(): Promise<ReadonlyMap<string, KeptResult>> {
  const newest = new Map<string, KeptResult>()
  try {
    for (const { format, version, subject, latest } of await (await database()).getAll('simulations')) {
      if (format !== 'questwright-simulation' || version !== 1) continue
      const before = newest.get(subject.scenario)
      if (before === undefined || before.at < latest.at) newest.set(subject.scenario, latest)
    }
  } catch {
    // a private window stores none
  }
  return newest
}
