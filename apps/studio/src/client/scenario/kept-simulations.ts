/** Figures of simulations, kept in this browser: those of the packs as they are, and beside them those of the version before. */
import type { BotKind, SimulationFigures } from '@questwright/lab'
import type { PackBundle } from '@questwright/packs/types'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What must be equal for two simulations to be compared: all but the packs, the seed and the number of games. */
export interface SimulationSubject {
  /** `pack:slug` */
  readonly scenario: string
  readonly mode: string
  /** Codes of the decks in their seats. */
  readonly decks: readonly string[]
  readonly bot: BotKind
}

export interface KeptResult {
  /** Of all packs that the games needed. */
  readonly packs: string
  readonly seed: string
  readonly figures: SimulationFigures
  readonly stopped: 'stopped' | 'finished'
  /** By this browser's clock, ISO 8601. */
  readonly at: string
}

export interface KeptSimulation {
  readonly format: 'questwright-simulation'
  readonly version: 1
  readonly subject: SimulationSubject
  /** The newest, under whatever packs. */
  readonly latest: KeptResult
  /** The newest of other packs than `latest`: the version before the last change that was played. */
  readonly before?: KeptResult
}

/** Names the packs as they stand: equal texts mean equal games. */
export function packsStamp(packs: readonly PackBundle[]): string {
  return packs
    .map(({ id, hash }) => `${id} ${hash}`)
    .sort()
    .join('\n')
}

/** The name under which figures are kept. */
export function subjectKey({ scenario, mode, decks, bot }: SimulationSubject): string {
  return JSON.stringify([scenario, mode, bot, ...decks])
}

/** Puts a new result in its place: under new packs the latest one becomes the one before. */
export function withResult(kept: KeptSimulation | undefined, subject: SimulationSubject, result: KeptResult): KeptSimulation {
  const before = kept === undefined ? undefined : kept.latest.packs === result.packs ? kept.before : kept.latest
  // going back to the version before makes that one the newest again
  const other = before?.packs === result.packs ? kept?.latest : before
  return { format: 'questwright-simulation', version: 1, subject, latest: result, ...(other ? { before: other } : {}) }
}

/** What is shown for the packs as they stand now. */
export interface Shown {
  /** Of these very packs; absent until they were played. */
  readonly now: KeptResult | undefined
  readonly before: KeptResult | undefined
}

/** @param packs the stamp of the packs as they stand */
export function shownFor(kept: KeptSimulation | undefined, packs: string): Shown {
  if (!kept) return { now: undefined, before: undefined }
  if (kept.latest.packs === packs) return { now: kept.latest, before: kept.before }
  // the author went back to what was played before
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

/** @returns what is kept of these; nothing for an entry that another version of the studio wrote, or where the browser keeps nothing */
export async function keptSimulations(subjects: readonly SimulationSubject[]): Promise<(KeptSimulation | undefined)[]> {
  try {
    const db = await database()
    const found = await Promise.all(subjects.map((subject) => db.get('simulations', subjectKey(subject))))
    return found.map((one) => (one?.format === 'questwright-simulation' && one.version === 1 ? one : undefined))
  } catch {
    return subjects.map(() => undefined)
  }
}

/** Keeps a result. @returns what is kept now, also where the browser refuses to keep it */
export async function keepResult(subject: SimulationSubject, result: KeptResult): Promise<KeptSimulation> {
  const [kept] = await keptSimulations([subject])
  const next = withResult(kept, subject, result)
  try {
    await (await database()).put('simulations', next, subjectKey(subject))
  } catch {
    // a private window: the figures live as long as the page
  }
  return next
}

/** What the newest simulation of each scenario says, by its code; nothing where the browser keeps none. */
export async function newestSimulations(): Promise<ReadonlyMap<string, KeptResult>> {
  const newest = new Map<string, KeptResult>()
  try {
    for (const { format, version, subject, latest } of await (await database()).getAll('simulations')) {
      if (format !== 'questwright-simulation' || version !== 1) continue
      const before = newest.get(subject.scenario)
      if (before === undefined || before.at < latest.at) newest.set(subject.scenario, latest)
    }
  } catch {
    // a private window keeps none
  }
  return newest
}
