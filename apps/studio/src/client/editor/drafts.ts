/** Keeps unsaved texts in the browser while typing, and restores them in the editor after a reload or a crash. */
import { create } from 'zustand'
import { absent, getFile } from '../api.ts'
import { beginFile, changeFile, closeFile, type Files, fileKey, fileOf, isChanged, type OpenFile, openFile, useFiles } from './files.ts'
import { forgetDraft, type KeptDraft, keepAtOnce, keepDraft, keptDrafts } from './kept-drafts.ts'
import { joinTabs, livingPages, tellTabs, thisPage } from './tabs.ts'

/** Delay after the last key before a draft is written. */
const quietMilliseconds = 150

export interface Restored {
  /**
   * Files whose unsaved text was restored after a reload and has not been edited since; `changed on disk`: the file has changed since the text was
   * typed.
   */
  readonly files: { readonly [key: string]: 'as it was' | 'changed on disk' }
  /** Whether this browser can store drafts. */
  readonly keeping: 'yes' | 'no'
}

export const useRestored = create<Restored>(() => ({ files: {}, keeping: 'yes' }))

const kept = new Map<string, string>()
const waiting = new Map<string, ReturnType<typeof setTimeout>>()

const draftOf = (key: string, { pack, path, text, hash }: OpenFile): KeptDraft => ({
  key,
  pack,
  path,
  text,
  hash,
  page: thisPage,
  when: Date.now(),
})

function note(key: string): void {
  const file = fileOf(key)
  if (file?.status === 'loading' || file?.status === 'saving') return
  if (file && isChanged(file)) {
    if (kept.get(key) === file.text) return
    kept.set(key, file.text)
    keepDraft(draftOf(key, file)).catch(() => useRestored.setState({ keeping: 'no' }))
  } else if (kept.delete(key)) void forgetDraft({ key, page: thisPage }).catch(() => undefined)
}

function unrestore(key: string): void {
  const { [key]: gone, ...files } = useRestored.getState().files
  if (gone) useRestored.setState({ files })
}

function noteSoon(key: string): void {
  clearTimeout(waiting.get(key))
  waiting.set(
    key,
    setTimeout(() => {
      waiting.delete(key)
      note(key)
    }, quietMilliseconds),
  )
}

/**
 * Stores drafts of all open files, and restores those of closed pages, until the returned function is called.
 * @param since changes since this state are stored, too
 */
export function keepDrafts(since: Files = useFiles.getState()): () => void {
  const leaveTabs = joinTabs()
  const look = ({ files }: Files, before: Files): void => {
    for (const key of new Set([...Object.keys(files), ...Object.keys(before.files)])) {
      const [now, then] = [files[key], before.files[key]]
      if (now === then) continue
      if (then && now?.text !== then.text) unrestore(key)
      if (!now || !isChanged(now)) unrestore(key)
      noteSoon(key)
    }
    tellTabs(
      Object.keys(files)
        .filter((key) => isChanged(files[key]) && files[key]?.status !== 'loading')
        .sort(),
    )
  }
  look(useFiles.getState(), since)
  const stop = useFiles.subscribe(look)
  const atTheEnd = () => {
    for (const [key, file] of Object.entries(useFiles.getState().files))
      if (isChanged(file) && file.status !== 'loading') keepAtOnce(draftOf(key, file))
  }
  addEventListener('pagehide', atTheEnd)
  void restore().catch(() => useRestored.setState({ keeping: 'no' }))
  return () => {
    stop()
    removeEventListener('pagehide', atTheEnd)
    leaveTabs()
  }
}

async function restore(): Promise<void> {
  const drafts = await keptDrafts()
  if (drafts.length === 0) return
  // a page that was just closed may hold its lock for a moment longer
  await new Promise((resolve) => setTimeout(resolve, 60))
  const living = (await livingPages()) ?? new Set<string>()
  const met = new Set<string>()
  for (const draft of drafts) {
    if (draft.page === thisPage || living.has(draft.page)) continue
    // if two pages left a draft of the same file, the newer is restored now, the other one later
    if (met.has(draft.key) || isChanged(fileOf(draft.key))) continue
    met.add(draft.key)
    await bringBack(draft)
  }
}

async function bringBack(draft: KeptDraft): Promise<void> {
  const { pack, path, text, hash } = draft
  const key = fileKey(pack, path)
  await openFile(pack, path)
  const file = fileOf(key)
  if (!file || (file.status === 'failed' && file.error?.status !== 404)) return
  if (file.status === 'failed') {
    // the pack is missing: keep the draft until the pack is back
    if (file.error?.code === 'pack/unknown') return closeFile(key)
    beginFile(pack, path, text)
    if (hash !== absent) changeFile(key, { hash: absent })
  } else if (file.text === text) {
    await forgetDraft(draft)
    return
  } else if (isChanged(file)) return
  // keep the hash of the text from which the draft was typed: if the file on disk changed since, saving asks first
  else changeFile(key, { text, hash })
  await keepDraft({ ...draft, page: thisPage })
  kept.set(key, text)
  await forgetDraft(draft)
  useRestored.setState({ files: { ...useRestored.getState().files, [key]: file.hash === hash ? 'as it was' : 'changed on disk' } })
}

/** Accepts a restored text: removes the notice, writes nothing. */
export function keepTyping(key: string): void {
  unrestore(key)
}

/**
 * Replaces unsaved text by the file on disk; closes a file that is no longer there.
 * @throws ApiError when the file cannot be read for another reason
 */
export async function backToSaved(key: string): Promise<void> {
  const file = fileOf(key)
  if (!file) return
  try {
    const { text, hash } = await getFile(file.pack, file.path)
    changeFile(key, { text, saved: text, hash, theirs: undefined })
  } catch (error) {
    if ((error as { readonly status?: number }).status !== 404) throw error
    closeFile(key)
  }
}
