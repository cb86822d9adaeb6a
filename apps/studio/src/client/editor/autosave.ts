/** Autosave: facts and texts shortly after typing stops; scripts too if the user chose that, once they compile. */
import { toast } from '@questwright/table-page/parts/toast'
import { create } from 'zustand'
import { compileScript } from '../api.ts'
import { inTurn } from '../game/put-under-game.ts'
import { keep, readKept } from '../kept.ts'
import { isReadOnly } from '../packs/writing.ts'
import { useRestored } from './drafts.ts'
import { type Files, fileOf, isChanged, useFiles } from './files.ts'
import { save } from './save.ts'
import { isHeldElsewhere } from './tabs.ts'

/** `forms`: facts and texts; `all`: scripts too; `off`: nothing. */
export type Autosave = 'forms' | 'all' | 'off'

const setting = 'questwright-autosave'
const pauses = { json: 1200, script: 3000 }

export const useAutosave = create<{ readonly mode: Autosave }>(() => ({ mode: 'forms' }))

/** Changes the setting, for this browser. */
export function setAutosave(mode: Autosave): void {
  keep(setting, mode)
  useAutosave.setState({ mode })
}

const waiting = new Map<string, ReturnType<typeof setTimeout>>()

/** Autosaves files that changed since a state, until the returned function is called. */
export function startAutosave(since: Files = useFiles.getState()): () => void {
  useAutosave.setState({ mode: readKept<Autosave>(setting, ['forms', 'all', 'off']) })
  const look = ({ files }: Files, before: Files): void => {
    for (const [key, file] of Object.entries(files)) {
      const then = before.files[key]
      // a file that was just loaded, or whose draft was restored after a reload, is saved only after its next change
      if (!then || then.text === file.text || !isChanged(file)) continue
      warnOfOtherTab(key, file.path)
      saveSoon(key)
    }
  }
  look(useFiles.getState(), since)
  return useFiles.subscribe(look)
}

function saveSoon(key: string): void {
  clearTimeout(waiting.get(key))
  waiting.set(
    key,
    setTimeout(
      () => {
        waiting.delete(key)
        void saveByItself(key)
      },
      pauses[key.endsWith('.ts') ? 'script' : 'json'],
    ),
  )
}

/**
 * Saves at once all files with a pending autosave, except scripts. Call it before a change of several files: otherwise the page's own pending save
 * would later be reported as a conflict.
 */
export async function saveWhatWaits(): Promise<void> {
  // wait for a running save first: changes typed since then are still pending
  await inTurn(async () => {})
  for (const [key, timer] of [...waiting]) {
    if (key.endsWith('.ts')) continue
    clearTimeout(timer)
    waiting.delete(key)
    await saveByItself(key)
  }
}

async function saveByItself(key: string): Promise<void> {
  const { mode } = useAutosave.getState()
  const file = fileOf(key)
  if (mode === 'off' || !file || isReadOnly(file.pack) || file.theirs || !isChanged(file) || useRestored.getState().files[key]) return
  if (file.status === 'saving') return saveSoon(key)
  if (file.status !== 'ready') return
  const { pack, path, text } = file
  if (path.endsWith('.json')) {
    if (isJson(text)) await save(key, 'by itself')
    return
  }
  if (!path.endsWith('.ts')) return void (await save(key, 'by itself'))
  if (mode !== 'all') return
  const answer = await compileScript({ pack, path, source: text }).catch(() => undefined)
  if (answer?.problems.length === 0 && fileOf(key)?.text === text) await save(key, 'by itself')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const warned = new Set<string>()

function warnOfOtherTab(key: string, path: string): void {
  if (!isHeldElsewhere(key) || warned.has(key)) return
  warned.add(key)
  toast.warning(`Another tab has unsaved changes of ${path.split('/').at(-1)}.`, {
    description: 'Save there first, or go on: whoever saves second is asked which text to keep.',
    duration: 10_000,
  })
}
