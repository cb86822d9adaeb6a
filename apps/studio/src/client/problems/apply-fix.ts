/** Repairs with one press: through the open files and their save, with a way back. */
import type { QuickFix } from '@questwright/packs/browser'
import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import type { PackState } from '../../api-types.ts'
import { filesOfCard } from '../card-entries.ts'
import { changeFile, fileKey, fileOf, openFile } from '../editor/files.ts'
import { save } from '../editor/save.ts'
import { textPath } from '../editor/text-json.ts'
import { bundlesOf, useLibrary } from '../library.ts'
import { addDependencies } from '../packs/dependencies.ts'
import { rulebookOfPack } from '../rulebook.ts'
import { withFactEdit, withTextEdit, withWordingEverywhere, withWordsEdit } from './edit-texts.ts'

/** Applies a repair and saves the file. What changed meanwhile stays as it is. */
export async function applyFix(pack: PackState, edit: QuickFix['edit']): Promise<void> {
  if (edit.kind === 'dependency') {
    const others = bundlesOf(useLibrary.getState().packs).filter(({ id }) => id === edit.pack)
    return addDependencies(pack.pack, others).catch(tellError)
  }
  const path = edit.kind === 'fact' ? filesOfCard(pack, edit.slug)?.facts : textPath
  if (path === undefined) return void toast.error(`The facts of ${edit.slug ?? ''} are gone: nothing was changed.`)
  const repaired = (text: string) =>
    edit.kind === 'text' ? withTextEdit(text, edit) : edit.kind === 'fact' ? withFactEdit(text, edit) : withWordsEdit(text, edit)
  const done = edit.kind === 'words' ? `The words “${edit.value}” stand in text/en.json: say there what it does.` : 'Repaired.'
  await change(pack.pack, path, repaired, done)
}

/** Applies a wording to all texts of these cards at once. */
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
  if (after === undefined) return void toast.error('Something else stands there now. Look at the problem again: nothing was changed.')
  if (after === before) return void toast('Nothing was left to repair.')
  changeFile(key, { text: after })
  if ((await save(key, 'by itself')) !== 'saved') return
  toast.success(typeof done === 'string' ? done : done(), {
    duration: 8000,
    action: { label: 'Undo', onClick: () => void back(key, after, before) },
  })
}

/** Writes what stood there before, unless something else was written since. */
async function back(key: string, after: string, before: string): Promise<void> {
  if (fileOf(key)?.text !== after) return void toast.error('The file was changed since then: nothing was taken back.')
  changeFile(key, { text: before })
  await save(key, 'by itself')
}
