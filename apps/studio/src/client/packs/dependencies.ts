/** The dependencies of a pack: packs whose cards it uses must be in its package.json. Changes can be undone. */

import { type Dependencies, rangesFor, withDependencies } from '@questwright/editing'
import { titleOfPack } from '@questwright/packs/browser'
import type { PackOutline } from '@questwright/packs/types'
import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import { getFile, saveFile } from '../api.ts'
import { inTurn } from '../game/put-under-game.ts'
import { refreshLibrary, useLibrary } from '../library.ts'
import { titleOf } from './title-of.ts'

/**
 * Adds dependencies to a pack. A notice tells the user and offers to undo it.
 * @throws ApiError when package.json changed in between or cannot be written
 */
export async function addDependencies(pack: string, others: readonly PackOutline[]): Promise<void> {
  if (others.length === 0) return
  const states = useLibrary.getState().packs?.packs ?? []
  const isOwn = (id: string) => states.some(({ kind, bundle }) => kind === 'own' && bundle?.id === id)
  const added = rangesFor(others, isOwn)
  const before = await changeDependencies(pack, (now) => ({ ...now, ...added }))
  if (!before) return
  const names = others.map(titleOfPack).join(' and ')
  toast.success(`${titleOf(pack)} now depends on ${names}.`, {
    description: 'Its cards can be used, and whoever installs your pack gets it, too.',
    duration: 12_000,
    action: { label: 'Undo', onClick: () => void changeDependencies(pack, () => before).catch(tellError) },
  })
}

/** Removes a dependency; a notice offers to undo it. @param name of the other pack, as in package.json */
export async function removeDependency(pack: string, name: string): Promise<void> {
  const before = await changeDependencies(pack, ({ [name]: _, ...rest }) => rest)
  if (!before) return
  const other = useLibrary.getState().packs?.packs.find(({ bundle }) => bundle?.name === name)?.bundle
  toast.success(`${titleOf(pack)} no longer depends on ${other ? titleOfPack(other) : name}.`, {
    description: 'Cards of that pack that it still uses are listed as problems.',
    duration: 12_000,
    action: { label: 'Undo', onClick: () => void changeDependencies(pack, () => before).catch(tellError) },
  })
}

/** @returns the dependencies before the change; undefined where package.json cannot be parsed */
function changeDependencies(pack: string, change: (now: Dependencies) => Dependencies): Promise<Dependencies | undefined> {
  return inTurn(async () => {
    const { text, hash } = await getFile(pack, 'package.json')
    const changed = withDependencies(text, change)
    if (changed === undefined) return undefined
    await saveFile(pack, 'package.json', changed.text, hash)
    await refreshLibrary()
    return changed.before
  })
}
