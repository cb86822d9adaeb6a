/** Simulation results stored in this browser. */
import {
  isKeptSimulation,
  type KeptResult,
  type KeptSimulation,
  newestResults,
  type SimulationSubject,
  subjectKey,
  withResult,
} from '@questwright/workshop/simulation-results'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

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
    return found.map((one) => (isKeptSimulation(one) ? one : undefined))
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
    // a browser without storage keeps no results
  }
  return next
}

/** The newest simulation of each scenario by its code; empty without storage. */
export async function newestSimulations(): Promise<ReadonlyMap<string, KeptResult>> {
  try {
    return newestResults((await (await database()).getAll('simulations')).filter(isKeptSimulation))
  } catch {
    // a private window stores none
    return new Map()
  }
}
