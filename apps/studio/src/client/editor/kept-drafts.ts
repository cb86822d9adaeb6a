/** Unsaved texts, stored in this browser: in IndexedDB, and while a page closes in localStorage. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

export interface KeptDraft {
  /** The file, as `pack/path`. */
  readonly key: string
  readonly pack: string
  readonly path: string
  readonly text: string
  /** The hash of the text from which the user started, or `absent`. */
  readonly hash: string
  /** The id of the page in which it was typed. */
  readonly page: string
  /** When it was written, by this machine's clock. */
  readonly when: number
}

interface Schema extends DBSchema {
  drafts: { key: string; value: KeptDraft }
}

const lastWords = 'questwright-draft '
const idOf = ({ key, page }: Pick<KeptDraft, 'key' | 'page'>): string => `${page} ${key}`

let opened: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('questwright-drafts', 1, { upgrade: (db) => void db.createObjectStore('drafts') })
  return opened
}

/** Stores a draft. @throws where the browser cannot store it, for example in a private window that is full */
export async function keepDraft(draft: KeptDraft): Promise<void> {
  await (await database()).put('drafts', draft, idOf(draft))
}

/** Deletes a draft that was saved or dropped. */
export async function forgetDraft(draft: Pick<KeptDraft, 'key' | 'page'>): Promise<void> {
  localStorage.removeItem(lastWords + idOf(draft))
  await (await database()).delete('drafts', idOf(draft))
}

/** Stores a draft synchronously while a page closes: IndexedDB may be too slow for that. */
export function keepAtOnce(draft: KeptDraft): void {
  try {
    localStorage.setItem(lastWords + idOf(draft), JSON.stringify(draft))
  } catch {
    // localStorage is full: the database has an only slightly older text.
  }
}

/** All drafts in this browser, newest first; one for each page and file. */
export async function keptDrafts(): Promise<readonly KeptDraft[]> {
  const drafts = new Map<string, KeptDraft>()
  for (const draft of await (await database()).getAll('drafts')) drafts.set(idOf(draft), draft)
  for (const name of Object.keys(localStorage)) {
    if (!name.startsWith(lastWords)) continue
    const draft = readDraft(localStorage.getItem(name))
    const known = draft && drafts.get(idOf(draft))
    if (draft && (!known || known.when <= draft.when)) drafts.set(idOf(draft), draft)
  }
  return [...drafts.values()].sort((one, other) => other.when - one.when)
}

function readDraft(text: string | null): KeptDraft | undefined {
  try {
    const draft = JSON.parse(text ?? '') as KeptDraft
    return typeof draft.text === 'string' && typeof draft.key === 'string' ? draft : undefined
  } catch {
    return undefined
  }
}
