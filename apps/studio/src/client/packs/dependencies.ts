/** The dependencies of a pack: packs whose cards it uses must be in its package.json. Changes can be undone. */

import { readFacts } from '@questwright/editing'
import { codesOfDeck, fullCode, titleOfPack, type Undeclared, undeclaredOf, usualRange } from '@questwright/packs/browser'
import type { DeckFacts, PackOutline } from '@questwright/packs/types'
import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import { getFile, saveFile } from '../api.ts'
import { inTurn } from '../game/put-under-game.ts'
import { refreshLibrary, useLibrary } from '../library.ts'
import { titleOf } from './title-of.ts'

/** Version ranges by the names of packs, as in package.json. */
type Dependencies = { readonly [name: string]: string }

/** The packs of a deck's cards that are missing among the dependencies. */
export function undeclared(deck: DeckFacts, pack: string, bundles: readonly PackOutline[]): Undeclared {
  const codes = codesOfDeck(deck, 'with')
  return undeclaredOf(
    codes.map((code) => fullCode(code, pack).split(':')[0] ?? ''),
    pack,
    bundles,
  )
}

/**
 * Adds dependencies to a pack. A notice tells the user and offers to undo it.
 * @throws ApiError when package.json changed in between or cannot be written
 */
export async function addDependencies(pack: string, others: readonly PackOutline[]): Promise<void> {
  if (others.length === 0) return
  const states = useLibrary.getState().packs?.packs ?? []
  const isOwn = (id: string) => states.some(({ kind, bundle }) => kind === 'own' && bundle?.id === id)
  const added = Object.fromEntries(others.map(({ id, name, packVersion }) => [name, isOwn(id) ? 'workspace:*' : usualRange(packVersion)]))
  const before = await changeDependencies(pack, (now) => ({ ...now, ...added }))
  if (!before) return
  const names = others.map(titleOfPack).join(' and ')
  toast.success(`${titleOf(pack)} stands on ${names} now.`, {
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
  toast.success(`${titleOf(pack)} no longer stands on ${other ? titleOfPack(other) : name}.`, {
    description: 'What it still uses of it is told among its problems.',
    duration: 12_000,
    action: { label: 'Undo', onClick: () => void changeDependencies(pack, () => before).catch(tellError) },
  })
}

/** @returns the dependencies before the change; undefined where package.json cannot be parsed */
function changeDependencies(pack: string, change: (now: Dependencies) => Dependencies): Promise<Dependencies | undefined> {
  return inTurn(async () => {
    const { text, hash } = await getFile(pack, 'package.json')
    const manifest = readFacts(text)
    if (manifest === undefined) return undefined
    const { dependencies } = manifest
    const before = (typeof dependencies === 'object' && dependencies !== null ? dependencies : {}) as Dependencies
    await saveFile(pack, 'package.json', `${JSON.stringify({ ...manifest, dependencies: change(before) }, null, 2)}\n`, hash)
    await refreshLibrary()
    return before
  })
}
