/** Simulation results stored in this browser, or kept in this page where the browser stores none. */
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

/** Results that the browser could not store, by subject: they stay for as long as the page is open. */
const ofThisPage = new Map<string, KeptSimulation>()

let opened: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('questwright-simulations', 1, { upgrade: (db) => void db.createObjectStore('simulations') })
  return opened
}

/** @returns the results of this browser, or of this page where the browser cannot store them; undefined for an entry of another version of the studio */
export async function keptSimulations(subjects: readonly SimulationSubject[]): Promise<(KeptSimulation | undefined)[]> {
  const keys = subjects.map(subjectKey)
  const stored = await storedSimulations(keys)
  return keys.map((key, nth) => ofThisPage.get(key) ?? stored[nth])
}

async function storedSimulations(keys: readonly string[]): Promise<(KeptSimulation | undefined)[]> {
  try {
    const db = await database()
    const found = await Promise.all(keys.map((key) => db.get('simulations', key)))
    return found.map((one) => (isKeptSimulation(one) ? one : undefined))
  } catch {
    return []
  }
}

/** Stores a result; where the browser cannot store it, keeps it for as long as the page is open. @returns the updated entry */
export async function keepResult(subject: SimulationSubject, result: KeptResult): Promise<KeptSimulation> {
  const key = subjectKey(subject)
  const [kept] = await keptSimulations([subject])
  const next = withResult(kept, subject, result)
  try {
    await (await database()).put('simulations', next, key)
    ofThisPage.delete(key)
  } catch {
    ofThisPage.set(key, next)
  }
  return next
}

/** The newest simulation of each scenario by its code; without storage, of those of this page. */
export async function newestSimulations(): Promise<ReadonlyMap<string, KeptResult>> {
  return newestResults([...(await allStored()), ...ofThisPage.values()])
}

async function allStored(): Promise<readonly KeptSimulation[]> {
  try {
    return (await (await database()).getAll('simulations')).filter(isKeptSimulation)
  } catch {
    return []
  }
}
