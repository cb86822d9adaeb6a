/** Applies quick fixes: changes the open files, saves them, and offers to undo it. */
import '@questwright/workshop/authoring'
import { repairOf, textPath, withWordingEverywhere } from '@questwright/editing'
import { filesOfCard, filesOfWords, type QuickFix, titleOfState, withWordsAdded } from '@questwright/packs/browser'
import type { Problem } from '@questwright/packs/types'
import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import { absent, type PackState } from '../../api-types.ts'
import { getFile } from '../api.ts'
import { saveWhatWaits } from '../editor/autosave.ts'
import { changeFile, fileKey, fileOf, openFile } from '../editor/files.ts'
import { save } from '../editor/save.ts'
import { bundlesOf, useLibrary } from '../library.ts'
import { addDependencies } from '../packs/dependencies.ts'
import { rulebookOfPack } from '../rulebook.ts'
import { applyChanges, offerUndoOfChange } from '../workspace.ts'

/** Applies a fix and saves the file. Parts that changed in between are left alone. */
export async function applyFix(pack: PackState, edit: QuickFix['edit']): Promise<void> {
  if (edit.kind === 'dependency') {
    const others = bundlesOf(useLibrary.getState().packs).filter(({ id }) => id === edit.pack)
    return addDependencies(pack.pack, others).catch(tellError)
  }
  const found = repairOf(edit, (slug) => filesOfCard(pack, slug)?.facts)
  if (!found) return void toast.error(`The facts of ${edit.kind === 'fact' ? edit.slug : ''} are gone: nothing was changed.`)
  await change(pack.pack, found.path, found.repair, found.done)
}

/**
 * Adds the missing words of all these problems, each derived from its name, in one step that can be undone.
 * @throws ApiError when a file changed in between; nothing is written then
 */
export async function addMissingWords(pack: PackState, problems: readonly Problem[]): Promise<void> {
  const before: { [path: string]: { readonly text: string; readonly hash: string } } = {}
  await saveWhatWaits()
  for (const path of filesOfWords(problems))
    before[path] = pack.files.some((file) => file.path === path) ? await getFile(pack.pack, path) : { text: '{}', hash: absent }
  const texts = Object.fromEntries(Object.entries(before).map(([path, { text }]) => [path, text]))
  const { files, done } = withWordsAdded(texts, problems)
  const changes = Object.entries(files).map(
    ([path, text]) => ({ do: 'write', pack: pack.pack, path, text: String(text), expected: before[path]?.hash ?? absent }) as const,
  )
  if (changes.length === 0) return void toast('Nothing was left to repair.')
  const title = `Words of ${titleOfState(pack)}`
  const answer = await applyChanges(changes, { kind: 'pack', pack: pack.pack, slug: pack.pack, title })
  offerUndoOfChange(`${done.length} ${done.length === 1 ? 'text is' : 'texts are'} added: improve their wording.`, answer)
}

/** Applies a wording fix to all texts of these cards at once. */
export async function applyWording(pack: PackState, slugs: readonly string[], code: string): Promise<void> {
  let cards = 0
  const repair = (text: string) => {
    const done = withWordingEverywhere(text, slugs, code, rulebookOfPack(pack.pack))
    cards = done.cards
    return done.text
  }
  await change(pack.pack, textPath, repair, () => `Repaired in ${cards} ${cards === 1 ? 'card' : 'cards'}.`)
}

async function change(
  pack: string,
  path: string,
  repair: (text: string) => string | undefined,
  done: string | (() => string),
): Promise<void> {
  const key = fileKey(pack, path)
  await openFile(pack, path)
  const file = fileOf(key)
  if (file?.status !== 'ready') return void toast.error(`${path} cannot be read: nothing was changed.`)
  const before = file.text
  const after = repair(before)
  if (after === undefined) return void toast.error('The text at that place has changed. Look at the problem again: nothing was repaired.')
  if (after === before) return void toast('Nothing was left to repair.')
  changeFile(key, { text: after })
  if ((await save(key, 'by itself')) !== 'saved') return
  toast.success(typeof done === 'string' ? done : done(), {
    duration: 8000,
    action: { label: 'Undo', onClick: () => void back(key, after, before) },
  })
}

/** Restores the text from before a fix, unless the file changed since. */
async function back(key: string, after: string, before: string): Promise<void> {
  if (fileOf(key)?.text !== after) return void toast.error('The file has changed since then: nothing was undone.')
  changeFile(key, { text: before })
  await save(key, 'by itself')
}
